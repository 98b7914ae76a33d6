#pragma once

#include <array>
#include <cstdint>

#include "lexicon/word_map.hpp"
#include "movegen/layout.hpp"

namespace tilewright {

// A square as one direction sees it.
struct Square {
    LetterMask fits = 0;            // letters that make a word of the crossing run; all where there is none
    LetterMask near = 0;            // letters that some word has next to the runs beside the square
    std::int16_t cross_points = 0;  // what the crossing run counts
    bool is_crossed = false;        // whether there is a crossing run
    Tile tile = no_tile;
    std::uint8_t letter_times = 1;
    std::uint8_t word_times = 1;

    bool operator==(const Square&) const = default;
    bool is_empty() const { return tile == no_tile; }
    LetterMask may() const { return fits & near; }
};

// An unbroken run of tiles, and how words go on around it. Kept where the run ends.
struct Run {
    Reach before;                   // what may come before it, read leftwards; then the separator
    Reach after;                    // what may come after it, if nothing comes before
    LetterMask letters_before = 0;  // letters that some word has right before it
    LetterMask letters_after = 0;   // and right after, whatever else the word has
    LetterMask front = 0;           // letters that make a word of it, put before
    LetterMask back = 0;            // and after
    LetterSum sum = 0;              // of its letters
    std::int16_t points = 0;
    std::uint8_t start = 0;

    bool operator==(const Run&) const = default;
};

// A row or a column. Places count from 1; at both ends there is a wall: a square that no letter fits.
inline constexpr int lane_size = longest_side + 2;
using Lane = std::array<Square, lane_size>;
using Runs = std::array<Run, lane_size>;

}  // namespace tilewright
