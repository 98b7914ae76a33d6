#pragma once

#include <vector>

#include "lexicon/counts.hpp"
#include "search/chance.hpp"

namespace tilewright {

enum class Seat : std::uint8_t { first, second };

constexpr Seat other(Seat seat) { return seat == Seat::first ? Seat::second : Seat::first; }

// Tiles in an order that chance made. One seat draws at the front and the other at the back, so that two games from the
// same order with the seats changed over deal the same tiles for as long as there are enough.
class Bag {
public:
    void fill(const Counts& tiles, Chance& chance);

    int size() const { return static_cast<int>(back_ - front_); }

    // Up to so many tiles, added to a rack.
    void draw(Seat seat, int many, Counts& rack);

    // Mix tiles in, after the new ones were drawn.
    void put_back(Seat seat, const Counts& tiles, Chance& chance);

private:
    std::vector<Letter> tiles_;
    std::size_t front_ = 0;
    std::size_t back_ = 0;
};

}  // namespace tilewright
