#include "lexicon/counts.hpp"

#include <algorithm>
#include <stdexcept>

namespace tilewright {

Counts counts_of(std::span<const Letter> faces) {
    Counts counts{};
    for (const Letter face : faces) {
        if (face >= letter_kinds) throw std::invalid_argument("there are at most 31 letters");
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

}  // namespace tilewright
