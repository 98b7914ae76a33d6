#pragma once

#include <algorithm>
#include <numeric>

#include "lexicon/counts.hpp"
#include "movegen/play.hpp"

namespace tilewright {

inline int size_of(const Counts& tiles) { return std::accumulate(tiles.begin(), tiles.end(), 0); }

// How many letters are needed that are not there, so that blanks have to stand in.
inline int lacking(const Counts& tiles, const Counts& needed) {
    int lacking = 0;
    for (std::size_t face = 1; face < tiles.size(); ++face) lacking += std::max(needed[face] - tiles[face], 0);
    return lacking;
}

// Calls `each` with the place and the tile.
template <class Each>
void for_each_laid(const Play& play, Each each) {
    for (int step = 0; step < play.size; ++step) {
        const Tile tile = play.tiles[static_cast<std::size_t>(step)];
        if (tile != no_tile) each(play.start + step, tile);
    }
}

inline void take(Counts& tiles, const Play& play) {
    for_each_laid(play, [&](int, Tile tile) { --tiles[face_of(tile)]; });
}

inline void give_back(Counts& tiles, const Play& play) {
    for_each_laid(play, [&](int, Tile tile) { ++tiles[face_of(tile)]; });
}

}  // namespace tilewright
