#pragma once

// What trials share: chance in a range, claims that must hold, and tiles.
#include <cstdio>
#include <cstdlib>

#include "lexicon/build.hpp"
#include "lexicon/counts.hpp"
#include "movegen/position.hpp"
#include "search/chance.hpp"

namespace tilewright {

inline int between(Chance& chance, int low, int high) {
    return low + static_cast<int>(chance.below(static_cast<std::uint32_t>(high - low + 1)));
}

inline void require(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "not so: %s\n", what);
    std::abort();
}

inline Counts random_rack(Chance& chance, int letters, int most) {
    Word faces(static_cast<std::size_t>(between(chance, 0, most)));
    for (Letter& face : faces) face = static_cast<Letter>(between(chance, 0, letters));
    return counts_of(faces);
}

// Moves on any board, made and taken back in any order.
void try_game(Chance& chance, const Position& position, int letters);

}  // namespace tilewright
