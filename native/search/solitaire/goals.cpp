#include <algorithm>
#include <functional>
#include <span>

#include "search/solitaire/goal.hpp"

namespace tilewright {
namespace {

constexpr Points least_factor = 27;
constexpr std::size_t most_goals = 20'000;
constexpr int most_splits = 20'000'000;  // on a board of premiums alone there is no end of them

constexpr std::size_t at(int number) { return static_cast<std::size_t>(number); }

// Finds the words for a stretch of a lane, and for each of them which of its letters can stand first.
class Stretch {
public:
    Stretch(const Position& position, const Counts& tiles, int most, const Bonuses& bonuses, std::vector<Goal>& found)
        : position_{position}, tiles_{tiles}, most_{most}, bonuses_{bonuses}, found_{found} {}

    void look(Direction direction, int lane, int start, int size) {
        goal_ = Goal{};
        goal_.direction = direction;
        goal_.lane = static_cast<std::uint8_t>(lane);
        goal_.start = static_cast<std::uint8_t>(start);
        goal_.size = static_cast<std::uint8_t>(size);
        squares_ = std::span{position_.lane(direction, lane)}.subspan(at(start), at(size));
        const Lane& whole = position_.lane(direction, lane);
        const bool is_free = whole[at(start - 1)].is_empty() && whole[at(start + size)].is_empty();
        if (is_free && factor_from(0) >= least_factor) spell(0, position_.graph().forwards());
    }

private:
    // What the empty squares from here on multiply by.
    Points factor_from(int step) const {
        Points factor = 1;
        for (; step < goal_.size; ++step) factor *= squares_[at(step)].is_empty() ? squares_[at(step)].word_times : 1;
        return factor;
    }

    void spell(int step, Reach from) {
        const Square& square = squares_[at(step)];
        const Letter there = known_or_none(letter_of(square.tile));  // an unknown letter fits nothing
        LetterMask left = from.letters & any_letter & (square.is_empty() ? square.fits : mask_of(there));
        for (; left != 0 && splits_ < most_splits; left &= left - 1) {
            const auto letter = static_cast<Letter>(std::countr_zero(left));
            const Arc& arc = position_.graph().arc(from, letter);
            goal_.letters[at(step)] = letter;
            if (step + 1 < goal_.size) {
                spell(step + 1, arc.next());
            } else if (arc.accepts()) {
                split(0, 0, 1, 0);
            }
        }
    }

    // `run` is where the letters that stand side by side before this step begin.
    void split(int step, int run, Points factor, int laid) {
        if (factor * factor_from(step) < least_factor || ++splits_ > most_splits) return;
        if (step == goal_.size) {
            if (is_word(run, step)) add(laid);
            return;
        }
        split(step + 1, run, factor, laid);
        if (!squares_[at(step)].is_empty() || laid == most_ || !is_word(run, step)) return;
        goal_.laid |= 1U << step;
        split(step + 1, step + 1, factor * squares_[at(step)].word_times, laid + 1);
        goal_.laid &= ~(1U << step);
    }

    bool is_word(int from, int to) const {
        return to - from < 2 || position_.graph().contains(std::span{goal_.letters}.subspan(at(from), at(to - from)));
    }

    void add(int laid) {
        const std::vector<Goal> alone{goal_};
        if (laid == 0 || !has_tiles_for(alone, position_, tiles_)) return;
        goal_.standing = static_cast<std::uint8_t>(goal_.size - laid);
        goal_.points = goal_.play_on(position_, tiles_, bonuses_).points;
        found_.push_back(goal_);
    }

    const Position& position_;
    const Counts& tiles_;
    int most_;
    const Bonuses& bonuses_;
    std::vector<Goal>& found_;
    std::span<const Square> squares_;
    Goal goal_;
    int splits_ = 0;
};

}  // namespace

std::vector<Goal> goals_on(const Position& position, const Counts& tiles, int most, const Bonuses& bonuses) {
    std::vector<Goal> found;
    Stretch stretch{position, tiles, most, bonuses, found};
    for (const Direction direction : {Direction::across, Direction::down}) {
        const int places = position.places(direction);
        for (int lane = 1; lane <= position.lanes(direction); ++lane) {
            for (int start = 1; start <= places; ++start) {
                for (int end = start + most; end <= places; ++end)
                    stretch.look(direction, lane, start, end - start + 1);
            }
        }
    }
    std::ranges::stable_sort(found, std::greater<>{}, &Goal::points);
    if (found.size() > most_goals) found.resize(most_goals);
    return found;
}

}  // namespace tilewright
