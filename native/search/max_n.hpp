#pragma once

#include "search/game.hpp"
#include "search/meter.hpp"

namespace tilewright {

// How a game ended for a seat, or would end.
struct Ending {
    int win = 0;        // in twelfths, as up to four may share it
    Points margin = 0;  // above the best of the others

    auto operator<=>(const Ending&) const = default;
};

using Endings = std::array<Ending, most_seats>;

struct MaxNBudget {
    int plies = 2;     // the deepest that is looked
    int width = 1000;  // moves that are looked at in each position, the best by points and what is left on the racks
    std::uint64_t nodes = 10'000;
    double seconds = 0;                       // 0: however long it takes
    const std::atomic<bool>* stop = nullptr;  // once it is true the search ends with what it has found
};

struct MaxNAnswer {
    Endings endings;
    Choice best;
    int depth = 0;           // of the last search that was finished
    bool is_solved = false;  // whether everything was tried to the end
    std::uint64_t nodes = 0;
};

// Play by two to four who know all tiles, with an empty bag: every seat takes the move that is best for itself, by its
// share of the win and then by its margin (max^n). Of moves that are as good for it, it takes the one that is worst for
// the next seat, then for the one after it, and so on. It looks one ply deeper each time; where a search ends before
// the game does, all go on greedily. Without a clock everything depends on the game and the budget alone.
class MaxN {
public:
    MaxN(const Position& position, const Terms& terms, int seats) : game_{position, terms, seats} {}

    // Throws std::invalid_argument unless the bag is empty and the game is not over, and for a budget that allows
    // nothing.
    MaxNAnswer solve(const Game& game, const MaxNBudget& budget);

private:
    Endings search(int depth, Choice* best);
    Endings play_out();
    Endings ended() const;
    bool is_better(const Endings& one, const Endings& two, int seat) const;
    Points others(int seat) const { return game_.held_by_others(seat); }

    Game game_;
    StaticPlayer greedy_{nullptr, nullptr};
    Chance chance_{0, 0};  // nothing is left to it
    int width_ = 1;
    Meter meter_;
    bool is_cut_short_ = false;
};

}  // namespace tilewright
