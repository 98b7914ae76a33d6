#pragma once

#include <optional>

#include "search/solitaire/dive.hpp"
#include "search/solitaire/revision.hpp"

namespace tilewright {

// Looks for the line with the highest total, for as long as it is asked to. Several searchers plan lines backwards from
// the plays that are to bring most, dive from the start or from part of a good line, and revise the best lines; they
// tell each other of what they found after every round. What they find depends on the seed and the sizes of the rounds
// alone, whatever the number of threads.
class Solitaire {
public:
    Solitaire(const SolitaireGame& game, std::uint64_t seed);
    Solitaire(const Solitaire&) = delete;  // dives point to the game
    Solitaire& operator=(const Solitaire&) = delete;

    // Looks at so many positions.
    void work(int positions, int threads);

    const Line& best() const { return best_; }
    std::uint64_t positions() const { return positions_; }
    std::uint64_t plays() const;

    // Whether nothing is left to look for.
    bool is_solved() const { return is_solved_; }

private:
    struct Searcher {
        Chance chance;
        bool is_thorough;
        std::optional<Dive> dive;
        std::optional<Revision> revision;
        std::vector<Temper> then;  // how the line that comes of the revision is revised again, the last first
        int dives = 0;
        std::uint64_t plays = 0;
        std::vector<Line> found;
        bool is_solved = false;
    };

    void search(Searcher& searcher, int positions) const;
    void step(Searcher& searcher) const;
    void start(Searcher& searcher) const;
    void plan(Searcher& searcher) const;
    void revise(Searcher& searcher, const Line& line) const;
    void dive(Searcher& searcher) const;
    std::vector<Goal> more_goals(Chance& chance, const Line& from, std::vector<Goal> goals) const;
    void share();

    SolitaireGame game_;
    std::vector<Goal> goals_;
    std::vector<Searcher> searchers_;
    std::vector<Line> elite_;  // the best first
    Line best_;
    std::uint64_t positions_ = 0;
    bool is_solved_ = false;
};

}  // namespace tilewright
