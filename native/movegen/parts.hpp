#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "movegen/hand.hpp"

namespace tilewright {

// Calls `found` for each part of a hand, once: its bits (of tiles of a kind the lowest), and its tiles in order, the
// blank first.
template <class Found>
class Parts {
public:
    Parts(const Hand& hand, Found found) : hand_{hand}, found_{found} {}

    void each() { choose(0, 0); }

private:
    void choose(int face, std::uint32_t kept) {
        while (face < letter_kinds && hand_.tiles()[static_cast<std::size_t>(face)] == 0) ++face;
        if (face == letter_kinds) return found_(kept, std::span<const Letter>{tiles_.data(), size_});
        const int held = hand_.tiles()[static_cast<std::size_t>(face)];
        const std::size_t size = size_;
        for (int count = 0;; ++count) {
            choose(face + 1, kept);
            if (count == held) break;
            kept |= hand_.first_bit(static_cast<Letter>(face)) << count;
            tiles_[size_++] = static_cast<Letter>(face);
        }
        size_ = size;
    }

    const Hand& hand_;
    Found found_;
    std::array<Letter, longest_rack> tiles_{};
    std::size_t size_ = 0;
};

}  // namespace tilewright
