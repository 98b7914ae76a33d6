#pragma once

#include <array>
#include <span>
#include <vector>

#include "lexicon/counts.hpp"
#include "search/chance.hpp"

namespace tilewright {

inline constexpr int most_seats = 4;

// Tiles in an order that chance made, dealt to a pile for each seat. Every seat draws from its own pile while that
// lasts, so games from the same order deal the same tiles to the same seats, whoever sits there.
class Bag {
public:
    void fill(const Counts& tiles, int seats, Chance& chance);

    // These tiles for all seats alike, the last first.
    void fill(std::span<const Letter> tiles);

    // What each seat draws from while it lasts, the last tile first.
    const std::array<std::vector<Letter>, most_seats>& piles() const { return piles_; }

    int size() const { return size_; }

    // Up to so many tiles, added to a rack.
    void draw(int seat, int many, Counts& rack);

    // Mix tiles in, after the new ones were drawn.
    void put_back(int seat, const Counts& tiles, Chance& chance);

    // What was drawn and put back since the bag was filled is written down, so that it can be undone.
    std::size_t steps() const { return steps_.size(); }
    void undo(std::size_t steps);  // until so many are left
    void forget() { steps_.clear(); }

    bool operator==(const Bag&) const = default;

private:
    using Pile = std::vector<Letter>;
    struct Step {
        bool is_drawn;  // else put back
        std::uint8_t pile;
        std::uint32_t what;  // the tile that was drawn, or the place in the bag that the tile put back was given

        bool operator==(const Step&) const = default;
    };

    Pile& pile(int seat) { return piles_[static_cast<std::size_t>(seat)]; }
    void clear();
    std::size_t from(int seat) const;  // the pile that a seat draws from
    Letter& nth(std::size_t place);

    std::array<Pile, most_seats> piles_;  // those of seats that nobody has stay empty
    std::vector<Step> steps_;
    int size_ = 0;
};

}  // namespace tilewright
