#include "search/solitaire/scaffold.hpp"

#include <algorithm>
#include <utility>

#include "search/solitaire/line_board.hpp"

namespace tilewright {
namespace {

bool is_goal(const Line& line, const Play& play) {
    return std::ranges::any_of(line.goals, [&](const Goal& goal) { return goal.is_reached_by(play); });
}

// The plays that are legal one after another, as they then are.
Line legal_part(const LineBoard& start, const Line& line) {
    LineBoard board = start;
    Line legal{{}, 0, line.goals};
    for (const Play& play : line.plays) {
        const std::optional<Play> here = board.judged(play);
        if (!here) continue;
        board.lay(*here);
        legal.plays.push_back(*here);
        legal.total += here->points;
    }
    return legal;
}

int tiles_of(const Line& line) {
    int tiles = 0;
    for (const Play& play : line.plays) tiles += play.laid;
    return tiles;
}

}  // namespace

Line scaffold_of(const SolitaireGame& game, const Line& line, Points least_per_tile) {
    const LineBoard start{game};
    Line kept = line;
    for (std::size_t number = kept.plays.size(); number-- > 0;) {
        if (number >= kept.plays.size() || is_goal(kept, kept.plays[number])) continue;
        Line without = kept;
        without.plays.erase(without.plays.begin() + static_cast<std::ptrdiff_t>(number));
        without = legal_part(start, without);
        const int freed = tiles_of(kept) - tiles_of(without);
        if (kept.total - without.total < least_per_tile * freed) kept = std::move(without);
    }
    std::erase_if(kept.plays, [&](const Play& play) { return is_goal(kept, play); });
    return legal_part(start, kept);
}

}  // namespace tilewright
