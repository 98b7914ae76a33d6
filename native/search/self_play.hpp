#pragma once

#include <cstdint>
#include <vector>

#include "search/bag.hpp"
#include "search/static_player.hpp"

namespace tilewright {

// What two to four players need to play against each other. All that is pointed to outlives the games.
struct Match {
    const WordGraph* graph = nullptr;
    const WordMap* map = nullptr;  // of the graph; nothing: the graph alone will do
    const Layout* layout = nullptr;
    Values values{};
    LetterMask alphabet = 0;
    Counts tiles{};  // of the whole set
    Terms terms;
    std::vector<const Leaves*> leaves;  // of each player; nothing: all leaves are worth nothing
    bool looks_at_all = false;  // every turn goes through all that can be done, which takes longer and plays as well
};

// What came of a game, player by player.
struct Outcome {
    Outcome(std::size_t players, int starter)
        : points(players),
          earned(players),
          turns(players),
          bonuses(players),
          exchanges(players),
          passes(players),
          starter{starter} {}

    std::vector<Points> points;
    std::vector<Points> earned;  // before what was left on the racks
    std::vector<int> turns;
    std::vector<int> bonuses;  // plays that earned one
    std::vector<int> exchanges;
    std::vector<int> passes;
    int starter;  // the player who had the first turn; the others follow in their order
};

// Throws std::invalid_argument if a game by these terms cannot begin, or would not end.
void check(const Match& match, int threads);

// Games of static players from one number on. Game n depends on the seed and n alone, whatever the number of threads.
// Players take turns at starting. In pairs, as many games as there are players deal the same tiles to the same seats,
// and each player has each seat once.
std::vector<Outcome> self_play(const Match& match, std::uint64_t seed, std::uint64_t first, std::size_t games,
                               bool in_pairs, int threads);

}  // namespace tilewright
