#pragma once

#include <array>
#include <cstdint>

#include "movegen/layout.hpp"

namespace tilewright {

// Tiles laid in a lane, one on each empty square from `start` on; `tiles` has nothing where a tile stands already.
struct Play {
    Direction direction = Direction::across;
    std::uint8_t lane = 0;   // the row or the column, from 1
    std::uint8_t start = 0;  // the place of the word's first letter, from 1
    std::uint8_t size = 0;   // of the word
    std::uint8_t laid = 0;   // how many tiles it takes
    Points points = 0;       // with the bonus
    Millipoints equity = 0;  // the points, and what the tiles kept are worth
    std::array<Tile, longest_side> tiles{};
};

}  // namespace tilewright
