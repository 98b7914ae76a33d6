#include "movegen/leave_table.hpp"

#include <algorithm>
#include <bit>
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

template <class Value>
void LeaveTable::fill(const Hand& hand, Value value) {
    reset(hand);
    Parts parts{hand, [&](std::uint32_t kept, std::span<const Letter> tiles) { set(kept, value(tiles)); }};
    parts.each();
}

void LeaveTable::value(const Hand& hand, const Leaves* leaves) {
    if (leaves == nullptr) return fill(hand, [](std::span<const Letter>) { return Millipoints{0}; });
    fill(hand, [&](std::span<const Letter> tiles) { return leaves->value(tiles); });
}

void LeaveTable::settle(const Hand& hand, const Values& values, Points others) {
    fill(hand, [&](std::span<const Letter> tiles) {
        if (tiles.empty()) return 2 * others * one_point;
        Points kept = 0;
        for (const Letter face : tiles) kept += values[face];
        return -2 * kept * one_point - price_of_staying_in;
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
