#include "lexicon/counts.hpp"

#include <algorithm>
#include <stdexcept>

namespace tilewright {

Counts counts_of(std::span<const Letter> faces) {
    Counts counts{};
    for (const Letter face : faces) {
        if (face >= letter_kinds) throw std::invalid_argument("there are at most 39 letters");
        counts[face] += counts[face] < 255 ? 1 : 0;
    }
    return counts;
}

Counts both(const Counts& one, const Counts& other) {
    Counts counts{};
    for (std::size_t face = 0; face < counts.size(); ++face) {
        counts[face] = static_cast<std::uint8_t>(std::min(one[face] + other[face], 255));
    }
    return counts;
}

bool holds(const Counts& all, const Counts& some) {
    return std::ranges::equal(all, some, [](std::uint8_t one, std::uint8_t other) { return one >= other; });
}

Counts without(const Counts& all, const Counts& some) {
    Counts counts{};
    for (std::size_t face = 0; face < counts.size(); ++face) {
        counts[face] = static_cast<std::uint8_t>(all[face] - some[face]);
    }
    return counts;
}

}  // namespace tilewright
