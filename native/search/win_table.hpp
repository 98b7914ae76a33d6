#pragma once

#include <array>
#include <span>
#include <vector>

#include "movegen/tile.hpp"
#include "search/bag.hpp"

namespace tilewright {

// Points with what the tiles kept are worth, seat by seat.
using Standings = std::array<Millipoints, most_seats>;

// How likely each seat is to win, by the standings and by how many tiles the bag holds. What a seat still gains is
// taken to be normally distributed around a mean that depends on the bag and on how soon the seat moves.
class WinTable {
public:
    // For a bag of one size, in points.
    struct Row {
        std::array<double, most_seats> gains{};  // beside the others, by how many turns away a seat is
        double deviation = 0;
    };

    // Row n is for n tiles, and the last for all larger bags. Throws std::invalid_argument if that is no table.
    WinTable(int seats, std::vector<Row> rows);

    int seats() const { return seats_; }

    // Of one seat, from 0 to 1, when it is the turn of `turn`.
    double chance(const Standings& standings, int in_bag, int turn, int seat) const;

    // By how much a seat can expect to end above the best of the others, in points.
    double margin(const Standings& standings, int in_bag, int turn, int seat) const;

private:
    std::array<double, most_seats> expected(const Standings& standings, int in_bag, int turn) const;
    const Row& row(int in_bag) const;

    int seats_;
    std::vector<Row> rows_;
};

}  // namespace tilewright
