#include "lexicon/counts.hpp"

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

}  // namespace tilewright
