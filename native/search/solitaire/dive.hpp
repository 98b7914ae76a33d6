#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "search/chance.hpp"
#include "search/solitaire/line.hpp"

namespace tilewright {

// What a dive goes by.
struct Taste {
    int width = 1;             // lines that are followed side by side
    int family = 1;            // lines that may come of one
    Millipoints tile = 0;      // what a tile is worth that is kept
    Millipoints triple = 0;    // what is lost with a triple word that is used by itself
    std::uint32_t noise = 1;   // less than so much is added at random
    std::int64_t promise = 0;  // thousandths of a goal that count when all but its last play is there
    int patience = 12;         // plays after which goals are given up
    std::vector<Goal> goals;
};

// A beam search: from each of some lines every play is looked at, and the best lines that come of it go on. It can be
// left after any step, and taken up again.
class Dive {
public:
    // From the end of a line on, which the game allows.
    Dive(const SolitaireGame& game, const Line& from, Taste taste, Chance chance);

    bool is_over() const { return spots_.empty(); }

    // Looks at every play of one line. Not after the end.
    void step();

    const Line& best() const { return best_; }
    std::uint64_t plays() const { return seen_; }

    // Whether it left nothing out, so that there is no better line.
    bool is_exhaustive() const { return is_exhaustive_; }

private:
    struct Spot {
        Position position;
        Counts tiles;
        Points total;
        std::vector<Play> plays;
        std::vector<Goal> goals;  // those that are still open
        Millipoints worth;
    };
    struct Candidate {
        Millipoints worth;
        std::uint64_t number;  // of those that are worth the same, the first that was found
        Play play;

        bool operator<(const Candidate& other) const {
            return worth != other.worth ? worth > other.worth : number < other.number;
        }
    };
    struct Sprout {  // a line one play longer, not worth a board of its own yet
        std::size_t parent;
        Play play;
        Points total;
        Millipoints worth;
        std::string cells;
    };
    class Judge;

    void look(const Spot& spot);
    void look(const Spot& spot, const Counts& tiles);
    bool is_too_bad(Millipoints worth) const;
    std::size_t tries() const;
    Millipoints some_noise();
    void leave_out() { is_exhaustive_ = false; }
    void add(Millipoints worth, const Play& play);
    void grow(const Spot& spot);
    void descend();
    bool measure(Spot& spot) const;
    static Counts spare(const Spot& spot);
    static Counts free_tiles(const Spot& spot);
    static void lay(Spot& spot, const Play& play);

    const SolitaireGame* game_;
    Taste taste_;
    Chance chance_;
    Line best_;
    std::vector<Spot> spots_;
    std::vector<Sprout> sprouts_;
    std::vector<Candidate> candidates_;  // a heap, the worst first
    std::size_t at_ = 0;
    std::uint64_t seen_ = 0;
    bool is_exhaustive_ = true;
};

}  // namespace tilewright
