#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "search/self_play.hpp"
#include "search/win_table.hpp"

namespace tilewright {

// What was seen before turns at which the bag held so many tiles, added up in tenths of a point, so that sums are exact
// and do not depend on their order. A seat's gain is what it adds until the end to its points and its leave.
struct WinSums {
    std::int64_t turns = 0;
    std::array<std::int64_t, most_seats> gains{};  // less the mean of all seats, by how many turns away a seat is
    std::int64_t squares = 0;                      // of the difference of each two seats
};

// How often seats of which a table expected so much have won.
struct WinClass {
    std::int64_t turns = 0;
    std::int64_t expected = 0;  // wins, in millionths
    std::int64_t won = 0;       // the same
};

inline constexpr std::size_t win_classes = 20;

// Games of the static player against itself, from one number on. Sums by the size of the bag; all players have the
// leaves of the match.
std::vector<WinSums> win_sums(const Match& match, std::uint64_t seed, std::uint64_t first, std::size_t games,
                              int threads);

// The same games, and how well a table of as many seats foresaw who won: classes of equal width, from 0 to 1.
std::array<WinClass, win_classes> win_classes_of(const WinTable& table, const Match& match, std::uint64_t seed,
                                                 std::uint64_t first, std::size_t games, int threads);

}  // namespace tilewright
