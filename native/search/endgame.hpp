#pragma once

#include <deque>

#include "search/game.hpp"
#include "search/known_values.hpp"

namespace tilewright {

struct EndgameBudget {
    int plies = 40;  // the deepest that is looked
    std::uint64_t nodes = 1'000'000;
};

struct EndgameAnswer {
    Points spread = 0;  // what the seat to move gains on the other from here to the end, with what is left on the racks
    std::vector<Choice> line;  // if it is solved, best play by both to the end; else the first move alone
    int depth = 0;             // of the last search that was finished
    bool is_solved = false;    // whether both can do no better
    std::uint64_t nodes = 0;
};

// Best play by two who know each other's tiles, as the bag is empty: alpha-beta with a window around the last value,
// one ply deeper each time. Where a search ends before the game does, both go on greedily, so that what tiles that
// nobody can play cost is seen from the start. Values are points to come, whatever the score. Everything depends on the
// game and the budget alone.
class Endgame {
public:
    // Throws std::invalid_argument unless two play, the bag is empty and the game is not over.
    explicit Endgame(const Game& game);
    Endgame(const Endgame&) = delete;  // the game points to the words
    Endgame& operator=(const Endgame&) = delete;

    // Throws std::invalid_argument for a budget that allows nothing.
    EndgameAnswer solve(const EndgameBudget& budget);

private:
    struct OutOfNodes {};
    struct Window {
        Points low;
        Points high;
    };
    struct Verdict {
        Points value = 0;
        bool is_proven = false;  // as a bound or exactly: no line that counts was cut short
    };
    struct Ranked {
        Millipoints equity;
        std::uint32_t move;  // the number of a play; one more than the last: a pass
    };
    // What a node needs, kept for the next node of the same ply.
    struct Ply {
        LeaveTable leaves;
        std::vector<Play> plays;
        std::vector<Ranked> order;
        std::uint32_t best = 0;
    };

    Verdict search(int depth, Window window, std::size_t ply, std::uint64_t board);
    Verdict search_moves(int depth, Window window, std::size_t ply, std::uint64_t board);
    Verdict after(const Choice& move, int depth, Window window, std::size_t ply, std::uint64_t board);
    Verdict deepen(int depth, Points expected);
    void rank_moves(Ply& here, std::uint32_t first);
    Choice choice(const Ply& here, std::uint32_t move) const;
    Points settled() const;
    Points play_out();
    void count_node();
    std::uint64_t key(std::uint64_t board) const;
    std::vector<Choice> line(const Choice& first, int depth);

    WordGraph words_;
    Game game_;
    StaticPlayer greedy_{nullptr, nullptr};
    Chance chance_{0, 0};  // nothing is left to it
    KnownValues known_;
    std::deque<Ply> plies_;
    std::uint64_t nodes_ = 0;
    std::uint64_t most_nodes_ = 0;
};

}  // namespace tilewright
