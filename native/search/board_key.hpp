#pragma once

#include <cstdint>

#include "movegen/play.hpp"

namespace tilewright {

inline std::uint64_t mixed(std::uint64_t bits) {
    bits += 0x9E3779B97F4A7C15ULL;
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9ULL;
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EBULL;
    return bits ^ bits >> 31;
}

// Which tiles lie where, whatever the order in which they were laid.
inline std::uint64_t with(std::uint64_t board, const Play& play) {
    for (int step = 0; step < play.size; ++step) {
        const Tile tile = play.tiles[static_cast<std::size_t>(step)];
        if (tile == no_tile) continue;
        const bool across = play.direction == Direction::across;
        const auto row = static_cast<std::uint64_t>(across ? play.lane : play.start + step);
        const auto col = static_cast<std::uint64_t>(across ? play.start + step : play.lane);
        board ^= mixed(row << 16 | col << 8 | tile);
    }
    return board;
}

}  // namespace tilewright
