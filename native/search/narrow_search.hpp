#pragma once

#include <deque>
#include <vector>

#include "search/game.hpp"

namespace tilewright {

// The endgame of two by a few of the best moves of each, after which both go on greedily: quick, and seldom far off.
class NarrowSearch {
public:
    explicit NarrowSearch(const WordMap* map) : player_{nullptr, map} {}

    // What the seat to move gains on the other from here to the end, with what is left on the racks. So many moves of
    // each are looked at, for so many plies. The nodes are added.
    Points to_come(Game& game, int plies, int width, std::uint32_t& nodes);

private:
    static constexpr Points without_end = Points{1} << 60;

    struct Window {
        Points low = -without_end;
        Points high = without_end;
    };
    struct Ply {
        LeaveTable leaves;
        std::vector<Play> plays;
        std::vector<Choice> best;
    };

    Points search(Game& game, int plies, Window window);
    Points play_out(Game& game);
    void rank(Ply& here, const Game& game);

    StaticPlayer player_;
    Chance chance_{0, 0};  // nothing is left to it
    std::deque<Ply> plies_;
    std::size_t width_ = 0;
    std::uint32_t nodes_ = 0;
};

}  // namespace tilewright
