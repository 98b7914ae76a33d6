#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

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

// The place of each tile in the order in which words are told apart.
using TileOrder = std::array<std::uint8_t, 128>;

// Of plays of several tiles: across before down, by row, by column, and by the word.
inline bool comes_before(const Play& one, const Play& other, const TileOrder& order) {
    if (one.direction != other.direction) return one.direction == Direction::across;
    const auto place = [](const Play& play) {
        const bool across = play.direction == Direction::across;
        return std::pair{across ? play.lane : play.start, across ? play.start : play.lane};
    };
    if (place(one) != place(other)) return place(one) < place(other);
    for (std::size_t at = 0; at < one.size && at < other.size; ++at) {
        if (one.tiles[at] != other.tiles[at]) return order[one.tiles[at] & 127U] < order[other.tiles[at] & 127U];
    }
    return one.size < other.size;
}

}  // namespace tilewright
