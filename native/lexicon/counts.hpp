#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "lexicon/letters.hpp"

namespace tilewright {

// Tiles as a multiset: how many of each letter, and of blanks at 0.
using Counts = std::array<std::uint8_t, letter_kinds>;

// Counts tiles that are named one by one, up to 255 of a kind: no play takes more. Throws std::invalid_argument for
// what is no face of a tile.
Counts counts_of(std::span<const Letter> faces);

// All of both, up to 255 of a kind.
Counts both(const Counts& one, const Counts& other);

bool holds(const Counts& all, const Counts& some);

// Some are among all.
Counts without(const Counts& all, const Counts& some);

}  // namespace tilewright
