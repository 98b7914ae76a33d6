#pragma once

#include <array>
#include <cstdint>

#include "lexicon/letters.hpp"

namespace tilewright {

// What stands on a square: nothing, a letter, or a blank as a letter. A letter that the word graph does not know is
// `unknown_letter`: no word goes through it.
using Tile = std::uint8_t;

inline constexpr Tile no_tile = 0;
inline constexpr Tile unknown_letter = letter_kinds;
inline constexpr Tile blank_flag = 64;

constexpr Tile blank_as(Letter letter) { return static_cast<Tile>(letter | blank_flag); }
constexpr std::uint8_t letter_of(Tile tile) { return tile & (blank_flag - 1); }  // or `unknown_letter`
constexpr bool is_blank(Tile tile) { return (tile & blank_flag) != 0; }
constexpr Letter face_of(Tile tile) { return is_blank(tile) ? blank : letter_of(tile); }

// Wide, since no layout is too wild: on a board of quadruple words alone 21 tiles multiply by 4 to the 21st.
using Points = std::int64_t;

// Equity is counted in thousandths of a point, so that it adds up exactly.
using Millipoints = std::int64_t;
inline constexpr Millipoints one_point = 1000;

// What each letter is worth; the blank, at 0, is worth nothing.
using Values = std::array<std::uint16_t, letter_kinds>;

inline constexpr int longest_rack = 15;

// What laying a number of tiles earns on top.
using Bonuses = std::array<Points, longest_word + 1>;

}  // namespace tilewright
