#pragma once

#include <vector>

#include "movegen/hand.hpp"
#include "movegen/leave_table.hpp"
#include "movegen/play.hpp"
#include "movegen/position.hpp"

namespace tilewright {

// Each legal play of at most `most` of these tiles, once, with its points. Phoneys on the board are no hindrance where
// a play leaves them as they are. There may be more tiles than a rack holds, and what is kept counts nothing.
std::vector<Play> all_plays(const Position& position, const Counts& tiles, int most, const Bonuses& bonuses);

// The same with what is kept valued by the table of the hand.
std::vector<Play> all_plays(const Position& position, Hand& hand, int most, const Bonuses& bonuses,
                            const LeaveTable& leaves);

// Whether there is one.
bool any_play(const Position& position, const Counts& tiles, int most);

}  // namespace tilewright
