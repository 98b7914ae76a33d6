#pragma once

#include <algorithm>
#include <vector>

#include "search/solitaire/goal.hpp"

namespace tilewright {

// All tiles face up: a position, the tiles to choose from, how many a play may take, and what that earns.
struct SolitaireGame {
    Position position;
    Counts tiles{};
    int most = 0;
    Bonuses bonuses{};
};

inline constexpr std::size_t most_goals_at_a_time = 4;

// Plays one after another, what they come to, and what they were made for.
struct Line {
    std::vector<Play> plays;
    Points total = 0;
    std::vector<Goal> goals;

    bool reaches_its_goals() const {
        return std::ranges::all_of(goals, [&](const Goal& goal) {
            return std::ranges::any_of(plays, [&](const Play& play) { return goal.is_reached_by(play); });
        });
    }
};

}  // namespace tilewright
