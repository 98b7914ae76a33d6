#pragma once

#include <array>
#include <cstdint>

#include "movegen/hand.hpp"

namespace tilewright {

// Calls `found` for each part of a hand, once, with its bits (of tiles of a kind the lowest) and with what `step` has
// made of its tiles, taken in order, the blank first. A part comes after all of its own parts.
template <class State, class Step, class Found>
class Parts {
public:
    Parts(const Hand& hand, Step step, Found found) : step_{step}, found_{found} {
        for (int face = 0; face < letter_kinds; ++face) {
            const auto letter = static_cast<Letter>(face);
            if (hand.tiles()[letter] > 0) kinds_[many_++] = {letter, hand.tiles()[letter], hand.first_bit(letter)};
        }
    }

    void each(const State& start) { choose(0, 0, start); }

private:
    struct Kind {
        Letter face;
        int held;
        std::uint32_t bit;
    };

    void choose(std::size_t at, std::uint32_t kept, State state) {
        if (at == many_) return found_(kept, state);
        const Kind& kind = kinds_[at];
        for (int count = 0;; ++count) {
            choose(at + 1, kept, state);
            if (count == kind.held) break;
            kept |= kind.bit << count;
            state = step_(state, kind.face);
        }
    }

    Step step_;
    Found found_;
    std::array<Kind, letter_kinds> kinds_;
    std::size_t many_ = 0;
};

template <class State, class Step, class Found>
void for_each_part(const Hand& hand, const State& start, Step step, Found found) {
    Parts<State, Step, Found>{hand, step, found}.each(start);
}

}  // namespace tilewright
