#include "search/solitaire/draft.hpp"

#include <algorithm>
#include <utility>

#include "search/solitaire/tile_counts.hpp"

namespace tilewright {
namespace {

constexpr int spoilt_square = 4;  // as bad as so many letters that do not stand

constexpr std::size_t at(int number) { return static_cast<std::size_t>(number); }

}  // namespace

const Goal* DraftScorer::goal_of(const Play& play) const {
    const auto is_it = [&](const Goal& goal) { return goal.is_reached_by(play); };
    const auto found = std::ranges::find_if(goals_, is_it);
    return found == goals_.end() ? nullptr : &*found;
}

void DraftScorer::score(Draft& draft) const {
    LineBoard board = start_;
    draft.total = draft.credit = 0;
    draft.waiting = 0;
    draft.needed = {};
    std::vector<const Goal*> waiting;
    for (const Play& play : draft.plays) {
        const Goal* goal = goal_of(play);
        if (const std::optional<Play> here = board.judged(play)) {
            board.lay(*here);
            draft.total += here->points;
        } else if (goal != nullptr) {
            waiting.push_back(goal);
        }
    }
    for (const Goal* goal : waiting) {
        draft.credit += credit(*goal, board);
        ++draft.waiting;
        for (int step = 0; step < goal->size; ++step) {
            const bool is_missing = board.is_empty(goal->direction, goal->lane, goal->start + step);
            if (!goal->lays(step) && is_missing) ++draft.needed[goal->letters[at(step)]];
        }
    }
    draft.credit -= lacking_tile * lacking(draft.left, draft.needed);
}

void DraftScorer::settle(Draft& draft) const {
    LineBoard board = start_;
    std::vector<Play> kept;
    for (const Play& play : draft.plays) {
        if (const std::optional<Play> here = board.judged(play)) {
            board.lay(*here);
            kept.push_back(*here);
        } else if (goal_of(play) != nullptr) {
            kept.push_back(play);
        } else {
            give_back(draft.left, play);
        }
    }
    draft.plays = std::move(kept);
}

std::vector<Play> DraftScorer::legal_plays(const Draft& draft) const {
    LineBoard board = start_;
    std::vector<Play> legal;
    for (const Play& play : draft.plays) {
        const std::optional<Play> here = board.judged(play);
        if (!here) continue;
        board.lay(*here);
        legal.push_back(*here);
    }
    return legal;
}

std::vector<const Goal*> DraftScorer::waiting(const Draft& draft) const {
    LineBoard board = start_;
    std::vector<const Goal*> waiting;
    for (const Play& play : draft.plays) {
        if (const std::optional<Play> here = board.judged(play)) {
            board.lay(*here);
        } else if (const Goal* goal = goal_of(play)) {
            waiting.push_back(goal);
        }
    }
    return waiting;
}

Points DraftScorer::worth_from(LineBoard board, const std::vector<Play>& plays, std::size_t time) const {
    Points worth = 0;
    std::array<const Goal*, most_goals_at_a_time> waiting{};
    std::size_t many = 0;
    for (; time < plays.size(); ++time) {
        if (const std::optional<Play> here = board.judged(plays[time])) {
            board.lay(*here);
            worth += here->points;
        } else if (const Goal* goal = goal_of(plays[time]); goal != nullptr && many < waiting.size()) {
            waiting[many++] = goal;
        }
    }
    for (std::size_t goal = 0; goal < many; ++goal) worth += credit(*waiting[goal], board);
    return worth;
}

// As much of a goal as stands, less what spoils it.
Points DraftScorer::credit(const Goal& goal, const LineBoard& board) const {
    int good = 0;
    Points factor = 1;
    Points dull = 0;  // what the letters would count that blanks stand for
    for (int step = 0; step < goal.size; ++step) {
        const int place = goal.start + step;
        const Letter letter = goal.letters[at(step)];
        if (goal.lays(step)) factor *= game_->position.lane(goal.direction, goal.lane)[at(place)].word_times;
        const Tile there = board.tile(goal.direction, goal.lane, place);
        if (there == no_tile) {
            good -= board.fits(goal.direction, goal.lane, place, letter) ? 0 : 1;
        } else if (!goal.lays(step) && letter_of(there) == letter) {
            ++good;
            if (is_blank(there)) dull += game_->position.value(letter);
        } else {
            good -= spoilt_square;
        }
    }
    return (goal.points * good / std::max<int>(goal.standing, 1) - dull * factor) * promise_ / 1000;
}

}  // namespace tilewright
