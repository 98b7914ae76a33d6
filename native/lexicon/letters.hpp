#pragma once

#include <cstdint>

namespace tilewright {

// A letter of the alphabet in use, from 1 to 39. In a word graph 0 is the separator, on a rack it is the blank.
using Letter = std::uint8_t;

// A set of letters: bit n stands for letter n.
using LetterMask = std::uint64_t;

inline constexpr int letter_kinds = 40;  // with the separator, or the blank; as many as fit into an arc
inline constexpr Letter separator = 0;
inline constexpr Letter blank = 0;
inline constexpr LetterMask any_letter = (LetterMask{1} << letter_kinds) - 2;

inline constexpr int longest_word = 21;  // a longer one fits on no board

constexpr LetterMask mask_of(Letter letter) { return LetterMask{1} << letter; }
constexpr bool holds(LetterMask mask, Letter letter) { return (mask >> letter & 1U) != 0; }

// A letter that no graph knows becomes 0, for which every table has a place.
constexpr Letter known_or_none(std::uint8_t letter) { return letter < letter_kinds ? letter : Letter{0}; }

}  // namespace tilewright
