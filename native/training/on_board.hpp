#pragma once

#include <vector>

#include "lexicon/build.hpp"
#include "lexicon/leaves.hpp"
#include "movegen/position.hpp"
#include "search/static_player.hpp"

namespace tilewright {

// A leave, its tiles in order and the blank first, and what it is worth in points beside the empty one.
struct LeaveWorth {
    Word tiles;
    float points = 0;
};

// What each leave is worth on a board to a player who draws the rest of a rack from the unseen tiles, all that are not
// on the board. Tiles kept after that are worth what `leaves` say; without any, nothing. Throws std::invalid_argument
// if the tiles are too few for a rack, or too many to go through all racks.
std::vector<LeaveWorth> leaves_on_board(const Position& position, const Counts& unseen, const Terms& terms,
                                        const Leaves* leaves, bool may_exchange);

}  // namespace tilewright
