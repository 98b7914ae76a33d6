#pragma once

#include <deque>
#include <optional>

#include "search/game.hpp"
#include "search/known_values.hpp"
#include "search/meter.hpp"

namespace tilewright {

struct EndgameBudget {
    int plies = 40;  // the deepest that is looked
    std::uint64_t nodes = 1'000'000;
    double seconds = 0;  // 0: however long it takes. With a clock the answer may differ from one time to the next
    const std::atomic<bool>* stop = nullptr;  // once it is true the search ends with what it has found
};

struct EndgameAnswer {
    Points spread = 0;  // what the seat to move gains on the other from here to the end, with what is left on the racks
    std::vector<Choice> line;  // if it is solved, best play by both to the end; else the first move alone
    int depth = 0;             // of the last search that was finished; if it is solved, of the line
    bool is_solved = false;    // whether both can do no better
    bool is_won = false;       // whether the first move certainly wins
    std::uint64_t nodes = 0;
};

// Best play by two who know each other's tiles, as the bag is empty: alpha-beta with a window around the last value,
// one ply deeper each time. Where a search ends before the game does, both go on greedily, so that what tiles that
// nobody can play cost is seen from the start. From the second depth on it tries to prove the value: every line is
// followed to its end, and compared with that value alone. Values are half points to come, whatever the score. If best
// play leads to equal totals, it looks again for the higher score before leftovers. A game that is close and
// too long to be solved is searched for a certain win as well. Without a clock everything depends on the game and the
// budget alone.
class Endgame {
public:
    // Throws std::invalid_argument unless two play, the bag is empty and the game is not over.
    explicit Endgame(const Game& game);

    // By the words of the position as they are, which must outlive it. Nothing can be solved before `take_over`.
    Endgame(const Position& position, const Terms& terms) : game_{position, terms, 2} {}

    // Go on from another game on the same words. Throws as above.
    void take_over(const Game& game);

    Endgame(const Endgame&) = delete;  // the game points to the words
    Endgame& operator=(const Endgame&) = delete;

    // Throws std::invalid_argument for a budget that allows nothing.
    EndgameAnswer solve(const EndgameBudget& budget);

private:
    static constexpr Points without_end = Points{1} << 60;
    static constexpr Points half_points = 2;  // of a point: there is room for a tie-break
    struct Window {
        Points low;
        Points high;
    };
    struct Verdict {
        Points value = 0;
        bool is_proven = false;  // as a bound or exactly: no line that counts was cut short
    };
    // Which tiles were laid where, and which of them by the first seat.
    struct Place {
        std::uint64_t board = 0;
        std::uint64_t rack = 0;
    };
    struct Ranked {
        Millipoints equity;
        std::uint32_t move;  // the number of a play; one more than the last: a pass
    };
    // What a node needs, kept for the next node of the same ply.
    struct Ply {
        LeaveTable leaves;
        std::vector<Play> plays;
        std::vector<Ranked> order;  // of what does not end the game by going out
        std::uint32_t best = 0;
        std::uint32_t out = 0;  // the best play of all tiles, or as a pass
        Points others = 0;      // what the other's tiles are worth
    };

    void begin(const Game& game, const Position& position);
    void search_spread(EndgameAnswer& answer, int plies);
    void search_win(EndgameAnswer& answer, int plies);
    void break_tie(EndgameAnswer& answer, int plies);
    void prove(EndgameAnswer& answer, int plies);
    void note(EndgameAnswer& answer, const Verdict& verdict);
    void allow(const EndgameBudget& budget, double share);
    Points lead() const;
    bool is_over() const { return game_.is_over() || (passes_are_few_ && game_.passes() >= 2); }
    Verdict search(int depth, Window window, std::size_t ply, const Place& place);
    Verdict search_moves(int depth, Window window, std::size_t ply, const Place& place);
    Verdict after(const Choice& move, int depth, Window window, std::size_t ply, const Place& place);
    Verdict deepen(int depth, Points expected);
    void find_moves(Ply& here);
    std::uint32_t pick(Ply& here, std::size_t number, std::uint32_t favourite) const;
    Points by_going_out(const Ply& here) const;
    Choice choice(const Ply& here, std::uint32_t move) const;
    Choice greedy_move(int seat);
    Points settled() const;
    Points play_out();
    void take_back_all();
    Place beyond(const Place& place, const Choice& move) const;
    std::uint64_t key(const Place& place) const;
    void finish(EndgameAnswer& answer, int plies);

    std::optional<WordGraph> words_;  // those that can still be made, if they were looked for
    Game game_;
    StaticPlayer greedy_{nullptr, nullptr};
    Chance chance_{0, 0};  // nothing is left to it
    KnownValues known_;
    std::deque<Ply> plies_;
    Points value_ = 0;  // of the last search
    Meter meter_;
    bool breaks_ties_ = false;
    bool passes_are_few_ = false;  // two in a row end the game, as more change nothing
    int passes_now_ = 0;           // that end it in truth, from here on
    int passes_later_ = 0;         // and after a play
};

// The same as the class does, with the words that can still be made, if the budget is large enough for them to pay.
EndgameAnswer solve_endgame(const Game& game, const EndgameBudget& budget);

}  // namespace tilewright
