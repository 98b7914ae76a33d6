#pragma once

#include <cstdint>
#include <vector>

#include "movegen/best.hpp"
#include "movegen/map_search.hpp"

namespace tilewright {

// What a game is played by, as far as an engine has to know.
struct Terms {
    int rack_size = 7;
    int exchange_least = 7;  // tiles that the bag must hold for an exchange
    int most_scoreless = 0;  // turns in a row without points that end the game; 0: no number does
    Bonuses bonuses{};
    int passes_each = 2;  // in a row that end the game; 0: they do not

    bool operator==(const Terms&) const = default;
};

struct Choice {
    enum class Kind : std::uint8_t { play, exchange, pass };
    Kind kind = Kind::pass;
    Millipoints equity = 0;
    Play play;
    Counts exchanged{};

    Points points() const { return kind == Kind::play ? play.points : 0; }

    // What the tiles kept are worth, as long as there is something to draw.
    Millipoints leave() const { return equity - points() * one_point; }
};

// Plays the move with the most points and the best tiles kept, and looks no further.
class StaticPlayer {
public:
    // With a map of the words of the position's graph it is faster; it plays as well without.
    StaticPlayer(const Leaves* leaves, const WordMap* map) : leaves_{leaves}, map_{map} {}

    // With an empty bag the other's tiles are known, and so is what they count.
    Choice choose(const Position& position, const Counts& rack, int in_bag, Points others, const Terms& terms);

    // Everything that can be done, the best first.
    std::vector<Choice> all_choices(const Position& position, const Counts& rack, int in_bag, Points others,
                                    const Terms& terms);

private:
    void value(const Position& position, const Hand& hand, int in_bag, Points others);
    Choice exchange(const Hand& hand, std::uint32_t kept) const;
    Choice without_playing(const Hand& hand, int in_bag, const Terms& terms) const;

    Play best_play(const Position& position, Hand& hand, const Terms& terms, Millipoints floor);

    const Leaves* leaves_;
    const WordMap* map_;
    LeaveTable table_;
    BestSearch search_;
    MapSearch map_search_;
};

}  // namespace tilewright
