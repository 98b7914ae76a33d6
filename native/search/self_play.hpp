#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "search/bag.hpp"
#include "search/static_player.hpp"

namespace tilewright {

// What two players need to play against each other. All that is pointed to outlives the games.
struct Match {
    const WordGraph* graph = nullptr;
    const WordMap* map = nullptr;  // of the graph; nothing: the graph alone will do
    const Layout* layout = nullptr;
    Values values{};
    LetterMask alphabet = 0;
    Counts tiles{};  // of the whole set
    Terms terms;
    std::array<const Leaves*, 2> leaves{};  // of each player; nothing: all leaves are worth nothing
};

// What came of a game, player by player.
struct Outcome {
    std::array<Points, 2> points{};
    std::array<int, 2> turns{};
    std::array<int, 2> bonuses{};  // plays that earned one
    std::array<int, 2> exchanges{};
    std::array<int, 2> passes{};
    int starter = 0;  // the player who had the first turn
};

// Throws std::invalid_argument if a game by these terms cannot begin, or would not end.
void check(const Match& match, int threads);

// Games of static players from one number on. Game n depends on the seed and n alone, whatever the number of threads.
// In pairs, games 2n and 2n+1 deal the same tiles and the players change seats; else they take turns at starting.
std::vector<Outcome> self_play(const Match& match, std::uint64_t seed, std::uint64_t first, std::size_t games,
                               bool in_pairs, int threads);

}  // namespace tilewright
