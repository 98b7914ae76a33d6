#pragma once

#include <cstdint>
#include <vector>

#include "search/solitaire/line_board.hpp"

namespace tilewright {

// Plays in order and the tiles that they leave. A play that is not legal where it stands waits: it counts nothing, but
// keeps its squares and its tiles, since another play may yet lead up to it.
struct Draft {
    std::vector<Play> plays;
    Counts left{};
    Points total = 0;
    Points credit = 0;  // for goals that wait
    Counts needed{};    // the letters that are to stand for them
    int waiting = 0;    // how many goals do
};

// Says what a draft is worth.
class DraftScorer {
public:
    static constexpr Points lacking_tile = 60;  // what it costs to use a tile that a goal needs

    // Of a goal that waits, so many thousandths count when all but its last play is there.
    DraftScorer(const SolitaireGame& game, std::vector<Goal> goals, std::int64_t promise)
        : game_{&game}, start_{game}, goals_{std::move(goals)}, promise_{promise} {}

    const SolitaireGame& game() const { return *game_; }
    const LineBoard& start() const { return start_; }
    const std::vector<Goal>& goals() const { return goals_; }

    // The goal that a play is to reach, if any.
    const Goal* goal_of(const Play& play) const;

    // Counts the draft anew.
    void score(Draft& draft) const;

    // Leaves out the plays that wait, except goals.
    void settle(Draft& draft) const;

    // Only the plays that are legal.
    std::vector<Play> legal_plays(const Draft& draft) const;

    // What the plays from a time on come to on a board, with the credit for goals.
    Points worth_from(LineBoard board, const std::vector<Play>& plays, std::size_t time) const;

    std::vector<const Goal*> waiting(const Draft& draft) const;

private:
    Points credit(const Goal& goal, const LineBoard& board) const;

    const SolitaireGame* game_;
    LineBoard start_;
    std::vector<Goal> goals_;
    std::int64_t promise_;
};

}  // namespace tilewright
