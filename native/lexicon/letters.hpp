#pragma once

#include <cstdint>

namespace tilewright {

// A letter of the alphabet in use, from 1 to 31. In a word graph 0 is the separator, on a rack it is the blank.
using Letter = std::uint8_t;

// A set of letters: bit n stands for letter n.
using LetterMask = std::uint32_t;

inline constexpr int letter_kinds = 32;  // with the separator, or the blank
inline constexpr Letter separator = 0;
inline constexpr Letter blank = 0;
inline constexpr LetterMask any_letter = ~LetterMask{1};

inline constexpr int longest_word = 21;  // a longer one fits on no board

constexpr LetterMask mask_of(Letter letter) { return LetterMask{1} << letter; }
constexpr bool holds(LetterMask mask, Letter letter) { return (mask >> letter & 1U) != 0; }

}  // namespace tilewright
