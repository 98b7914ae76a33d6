#include "movegen/leave_table.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <limits>
#include <stdexcept>

#include "movegen/parts.hpp"

namespace tilewright {
namespace {

// A turn more for the other side, once the bag is empty, costs about as much.
constexpr Millipoints price_of_staying_in = 10 * one_point;

}  // namespace

void LeaveTable::reset(const Hand& hand) {
    if (hand.size() > longest_rack) throw std::invalid_argument("a rack has at most 15 tiles");
    whole_ = (std::uint32_t{1} << hand.size()) - 1;
    if (values_.size() <= whole_) values_.resize(whole_ + std::size_t{1});
    parts_.clear();
    best_.fill(std::numeric_limits<Millipoints>::min() / 4);
}

void LeaveTable::set(std::uint32_t kept, Millipoints value) {
    values_[kept] = value;
    parts_.push_back(kept);
    Millipoints& best = best_[static_cast<std::size_t>(std::popcount(kept))];
    best = std::max(best, value);
}

Millipoints LeaveTable::mean_of_parts(const Hand& hand, std::uint32_t kept) const {
    Millipoints sum = 0;
    std::uint32_t left = kept;
    for (std::size_t face = 0; left != 0; ++face) {
        const std::uint32_t kind = (std::uint32_t{1} << hand.tiles()[face]) - 1;
        const std::uint32_t held = kept & kind * hand.first_bit(static_cast<Letter>(face));
        if (held != 0) sum += std::popcount(held) * values_[kept ^ std::bit_floor(held)];
        left &= ~held;
    }
    return sum / std::max(std::popcount(kept), 1);
}

void LeaveTable::value(const Hand& hand, const Leaves* leaves) {
    reset(hand);
    if (leaves == nullptr) {
        for_each_part(hand, 0, [](int, Letter) { return 0; }, [&](std::uint32_t kept, int) { set(kept, 0); });
        return;
    }
    find_places(hand, *leaves);
    for_each_part(
        hand, 0, [](int, Letter) { return 0; },
        [&](std::uint32_t kept, int) {
            const Leaves::Place& at = places_[kept];
            set(kept, at.is_leave ? at.value : mean_of_parts(hand, kept));
        });
}

// Tile by tile, for all parts of those before it: what one part waits for from memory the others do not wait for.
void LeaveTable::find_places(const Hand& hand, const Leaves& leaves) {
    places_.assign(whole_ + std::size_t{1}, {});  // from parts that keep a later tile of a kind alone nothing goes on
    places_[0] = leaves.start();
    std::uint32_t bit = 1;
    for (int face = 0; face < letter_kinds; ++face) {
        const auto letter = static_cast<Letter>(face);
        const std::uint32_t first = bit;
        for (int one = 0; one < hand.tiles()[letter]; ++one, bit <<= 1) {
            // Of tiles of a kind this one is kept after those before it.
            const std::uint32_t needed = (bit - 1) & ~(first - 1);
            for (std::uint32_t others = 0; others < first; ++others) {
                places_[others | needed | bit] = leaves.on(places_[others | needed], letter);
            }
        }
    }
}

void LeaveTable::settle(const Hand& hand, const Values& values, Points others) {
    reset(hand);
    for_each_part(
        hand, Points{0}, [&](Points kept, Letter face) { return kept + values[face]; },
        [&](std::uint32_t kept, Points points) {
            set(kept, kept == 0 ? 2 * others * one_point : -2 * points * one_point - price_of_staying_in);
        });
}

void LeaveTable::rank(const Hand& hand, const Values& values, LetterMask vowels, int tilt) {
    struct Kept {
        int blanks, easy, repeats, tilt;
        Letter last;
    };
    const int letters = hand.size() - hand.tiles()[blank];
    const int price_of_a_blank = 4 * letters + 1;  // the letters kept never make up for one
    const auto with = [&](Kept kept, Letter face) {
        if (face == blank) {
            ++kept.blanks;
        } else {
            ++(face == kept.last ? kept.repeats : kept.easy);
            if (face != kept.last && values[face] > 1) --kept.easy;
            kept.tilt += holds(vowels, face) ? -1 : 1;
        }
        kept.last = face;
        return kept;
    };
    reset(hand);
    for_each_part(hand, Kept{0, 0, 0, tilt, blank}, with, [&](std::uint32_t bits, const Kept& kept) {
        const int leave = 2 * kept.easy - kept.repeats - std::max(0, std::abs(kept.tilt) - 1);
        set(bits, Millipoints{kept.blanks} * price_of_a_blank + leave);
    });
}

std::uint32_t LeaveTable::best_part(int fewest_left_out, int most_left_out) const {
    const int tiles = std::popcount(whole_);
    std::uint32_t best = whole_;
    for (const std::uint32_t kept : parts_) {
        const int left_out = tiles - std::popcount(kept);
        if (left_out < fewest_left_out || left_out > most_left_out) continue;
        // Of equals the one that changes more: parts come with the smallest first.
        if (best == whole_ || values_[kept] > values_[best]) best = kept;
    }
    return best;
}

}  // namespace tilewright
