#pragma once

#include <span>
#include <vector>

#include "search/static_player.hpp"

namespace tilewright {

// A board and what the player to move has and knows.
struct Question {
    std::span<const Tile> cells;  // row after row
    Counts rack{};
    int in_bag = 0;
    Points others = 0;  // what the others' tiles count, once the bag is empty
};

// Everything that can be laid: by points, and where they are equal by `comes_before`.
std::vector<Play> ranked_plays(const Position& position, const Counts& rack, int most, const Bonuses& bonuses,
                               const TileOrder& order);

// The first of them, found without the others; none if nothing can be laid. The rack has at most `longest_rack` tiles.
// With a word map it is found sooner if the rack has no blank.
std::vector<Play> first_play(const Position& position, const Counts& rack, int most, const Bonuses& bonuses,
                             const TileOrder& order, const WordMap* map);

// All of them on many boards at once. `empty` is a board without tiles, of which each question's is a copy. Throws
// std::invalid_argument if one of them is no board.
std::vector<std::vector<Play>> ranked_plays(const Position& empty, std::span<const Question> questions, int most,
                                            const Bonuses& bonuses, const TileOrder& order, int threads);

// What a static player would do on each board; see `StaticPlayer`.
std::vector<Choice> best_choices(const Position& empty, std::span<const Question> questions, const Terms& terms,
                                 const Leaves* leaves, const WordMap* map, int threads);

}  // namespace tilewright
