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

// The same in memory that was used before.
std::vector<Play> all_plays(const Position& position, Hand& hand, int most, const Bonuses& bonuses,
                            const LeaveTable& leaves, std::vector<Play> memory);

// The same for a hand of one tile, in another order: what fits where is known without looking for words.
std::vector<Play> single_plays(const Position& position, const Hand& hand, const Bonuses& bonuses,
                               const LeaveTable& leaves, std::vector<Play> memory);

// The one that scores the most; of several, the one that keeps the most blanks and then the best letters, and then the
// first; and those of one tile that are as good. Without an order, all that are as good. Only plays of an
// equity below `ceiling` count, so the next best can be asked for. See `LeaveTable::rank` and `comes_before`.
std::vector<Play> top_plays(const Position& position, const Counts& tiles, int most, const Bonuses& bonuses,
                            LetterMask vowels, int tilt, Millipoints ceiling, const TileOrder* order);

// Whether there is one.
bool any_play(const Position& position, const Counts& tiles, int most);

}  // namespace tilewright
