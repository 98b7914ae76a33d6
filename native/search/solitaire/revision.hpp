#pragma once

#include <cstdint>
#include <vector>

#include "search/chance.hpp"
#include "search/solitaire/draft.hpp"

namespace tilewright {

// What a revision goes by.
struct Temper {
    int steps = 0;             // how many attempts it has
    Points heat = 0;           // it may lose less than so much in an attempt at first, and nothing in the end
    std::int64_t promise = 0;  // thousandths of a goal that count when all but its last play is there
    Points tile = 0;           // what a tile kept is worth; if nothing, all are to be played
};

// Makes a line better little by little: takes out some plays, wherever they are, puts others in, at any time of the
// line, and plays all the rest as before. Goals that are not reached yet are last plays that wait for the others. Most
// that is gained comes from plays that make later ones possible or worth more, so each is judged by the whole line with
// it. It can be left after any step, and taken up again.
class Revision {
public:
    // A line that the game allows, and its goals.
    Revision(const SolitaireGame& game, const Line& line, Temper temper, Chance chance);

    bool is_over() const { return steps_ >= temper_.steps; }

    // One attempt. Not after the end.
    void step();

    const Line& best() const { return best_; }
    std::uint64_t plays() const { return seen_; }

private:
    void await_goals(const Line& line);
    Points worth(const Draft& draft) const;
    Draft thinned();
    std::vector<bool> taken_out(const std::vector<Play>& plays);
    Counts handful(const Draft& draft);
    void fill(Draft& draft);
    void fill_anywhere(Draft& draft);
    bool insert(Draft& draft, std::size_t time, Millipoints tile_cost);

    DraftScorer scorer_;
    Temper temper_;
    Chance chance_;
    Draft now_;
    Line best_;
    Points best_worth_ = 0;
    int steps_ = 0;
    std::uint64_t seen_ = 0;
};

}  // namespace tilewright
