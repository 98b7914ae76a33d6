#pragma once

#include <array>
#include <vector>

#include "lexicon/counts.hpp"
#include "search/chance.hpp"

namespace tilewright {

inline constexpr int most_seats = 4;

// Tiles in an order that chance made, dealt to a pile for each seat. Every seat draws from its own pile while that lasts,
// so games from the same order deal the same tiles to the same seats, whoever sits there.
class Bag {
public:
    void fill(const Counts& tiles, int seats, Chance& chance);

    int size() const { return size_; }

    // Up to so many tiles, added to a rack.
    void draw(int seat, int many, Counts& rack);

    // Mix tiles in, after the new ones were drawn.
    void put_back(int seat, const Counts& tiles, Chance& chance);

private:
    using Pile = std::vector<Letter>;

    Pile& pile(int seat) { return piles_[static_cast<std::size_t>(seat)]; }
    Pile& largest();
    Letter& nth(std::size_t place);

    std::array<Pile, most_seats> piles_;  // those of seats that nobody has stay empty
    int size_ = 0;
};

}  // namespace tilewright
