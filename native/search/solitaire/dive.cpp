#include "search/solitaire/dive.hpp"

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <utility>

#include "search/solitaire/tile_counts.hpp"

namespace tilewright {
namespace {

constexpr int most_with_blanks = 22;               // with more tiles to choose from, blanks make too many plays
constexpr Millipoints crossing_ceiling = 150'000;  // a word that leads up to a goal hardly brings more

constexpr std::size_t at(int number) { return static_cast<std::size_t>(number); }

int open_triples(const Position& position) {
    int open = 0;
    for (int row = 1; row <= position.lanes(Direction::across); ++row) {
        for (const Square& square : position.lane(Direction::across, row)) {
            open += square.is_empty() && square.word_times >= 3 ? 1 : 0;
        }
    }
    return open;
}

std::string cells_of(const Position& position) {
    std::string cells;
    for (int row = 1; row <= position.lanes(Direction::across); ++row) {
        for (int col = 1; col <= position.places(Direction::across); ++col) {
            cells.push_back(static_cast<char>(position.lane(Direction::across, row)[at(col)].tile));
        }
    }
    return cells;
}

}  // namespace

// Keeps the plays that promise most and stand in no goal's way.
class Dive::Judge {
public:
    Judge(Dive& dive, const Spot& spot) : dive_{dive}, spot_{spot} {
        for (const Goal& goal : spot.goals) {
            goal.count_missing(spot.position, needed_);
            for (int step = 0; step < goal.size; ++step) {
                if (goal.lays(step)) ++needed_[goal.letters[at(step)]];
            }
        }
        lacking_ = lacking(spot.tiles, needed_);
    }

    bool hopes_left(int) const { return true; }
    bool hopes_right(int, int) const { return true; }

    void see(const Found& found) {
        ++dive_.seen_;
        const Taste& taste = dive_.taste_;
        const Tally& tally = found.tally;
        const Points points = tally.points() + dive_.game_->bonuses[at(tally.laid)];
        Millipoints worth = points * one_point - taste.tile * tally.laid;
        if (tally.factor >= 3 && tally.factor < 9) worth -= taste.triple;
        for (const Goal& goal : spot_.goals) {
            const std::optional<int> more = goal.added_by(found);
            if (!more) return;
            worth += *more * goal.points * taste.promise / goal.standing;
        }
        if (dive_.is_too_bad(worth + crossing_ceiling)) return dive_.leave_out();
        for (const Goal& goal : spot_.goals) {
            const std::optional<Points> more = goal.crossing_by(found, spot_.position);
            if (!more) return;
            worth += *more * one_point;
        }
        worth += dive_.some_noise();
        if (dive_.is_too_bad(worth)) return dive_.leave_out();
        if (!leaves_enough(found)) return;
        dive_.add(worth, found.play(points, 0));
    }

private:
    bool leaves_enough(const Found& found) const {
        if (spot_.goals.empty()) return true;
        Counts left = spot_.tiles;
        Counts needed = needed_;
        const bool across = found.anchor.direction == Direction::across;
        for (int place = found.start; place <= found.end; ++place) {
            const Tile tile = found.tiles[at(place)];
            if (tile == no_tile) continue;
            --left[face_of(tile)];
            const int row = across ? found.anchor.lane : place;
            const int col = across ? place : found.anchor.lane;
            for (const Goal& goal : spot_.goals) {
                const bool along = goal.direction == Direction::across;
                const int step = (along ? col : row) - goal.start;
                if ((along ? row : col) == goal.lane && step >= 0 && step < goal.size) --needed[letter_of(tile)];
            }
        }
        return lacking(left, needed) <= lacking_ && left[blank] >= lacking_;
    }

    Dive& dive_;
    const Spot& spot_;
    Counts needed_{};
    int lacking_ = 0;
};

Dive::Dive(const SolitaireGame& game, const Line& from, Taste taste, Chance chance)
    : game_{&game}, taste_{std::move(taste)}, chance_{chance}, best_{from} {
    best_.goals = taste_.goals;
    Spot spot{game.position, game.tiles, 0, {}, taste_.goals, 0};
    for (const Play& play : from.plays) lay(spot, play);
    is_exhaustive_ = from.plays.empty() && taste_.goals.empty();
    const auto is_lost = [&](const Goal& goal) { return !goal.standing_on(spot.position).has_value(); };
    std::erase_if(spot.goals, is_lost);
    if (!has_tiles_for(spot.goals, spot.position, spot.tiles)) spot.goals.clear();
    measure(spot);
    spots_.push_back(std::move(spot));
}

Millipoints Dive::some_noise() { return chance_.below(taste_.noise); }

void Dive::step() {
    look(spots_[at_]);
    grow(spots_[at_]);
    if (++at_ == spots_.size()) descend();
}

bool Dive::is_too_bad(Millipoints worth) const {
    return candidates_.size() == tries() && worth <= candidates_.front().worth;
}

// Five times as many plays are kept as may go on from one line, since some of them spoil a goal.
std::size_t Dive::tries() const { return at(taste_.family) * 5; }

void Dive::add(Millipoints worth, const Play& play) {
    if (candidates_.size() == tries()) {
        leave_out();
        std::pop_heap(candidates_.begin(), candidates_.end());
        candidates_.pop_back();
    }
    candidates_.push_back({worth, seen_, play});
    std::push_heap(candidates_.begin(), candidates_.end());
}

void Dive::look(const Spot& spot) {
    candidates_.clear();
    for (const Goal& goal : spot.goals) {
        if (goal.standing_on(spot.position) != goal.standing) continue;
        const Play play = goal.play_on(spot.position, spare(spot), game_->bonuses);
        add(play.points * one_point, play);
    }
    if (!candidates_.empty() && spot.plays.size() + 1 >= at(taste_.patience)) return;
    Counts free = free_tiles(spot);
    const std::uint8_t blanks = free[blank];
    const bool saves_blanks = blanks > 0 && size_of(free) > most_with_blanks;
    if (saves_blanks) free[blank] = 0;
    look(spot, free);
    if (saves_blanks && !candidates_.empty()) leave_out();
    if (saves_blanks && candidates_.empty()) {
        free[blank] = blanks;
        look(spot, free);
    }
    std::sort(candidates_.begin(), candidates_.end());
}

void Dive::look(const Spot& spot, const Counts& tiles) {
    Hand hand{tiles};
    Judge judge{*this, spot};
    Walk walk{spot.position, hand, game_->most, judge};
    for_each_anchor(spot.position, [&](const Anchor& anchor) { walk.from(anchor, 0); });
}

// What a last play may take: a blank rather than a letter that another goal wants to stand first. There are always
// tiles for all goals of a spot, since `measure` sees to it.
Counts Dive::spare(const Spot& spot) { return spare_tiles(spot.goals, spot.position, spot.tiles).value(); }

// All but what the last plays of goals need; what they want to stand first is put there by plays like others.
Counts Dive::free_tiles(const Spot& spot) {
    Counts free = spare(spot);
    for (const Goal& goal : spot.goals) goal.reserve(free);
    Counts needed{};
    for (const Goal& goal : spot.goals) goal.count_missing(spot.position, needed);
    const auto more = [](int one, int two) { return static_cast<std::uint8_t>(one + two); };
    std::ranges::transform(free, needed, free.begin(), more);
    return free;
}

// The lines that the best candidates lead to, measured with the goals as they then stand.
void Dive::grow(const Spot& spot) {
    int grown = 0;
    for (const Candidate& candidate : candidates_) {
        if (grown == taste_.family) return leave_out();
        Spot after = spot;
        lay(after, candidate.play);
        if (!measure(after)) continue;
        if (after.total > best_.total) best_ = {after.plays, after.total, taste_.goals};
        sprouts_.push_back({at_, candidate.play, after.total, after.worth + some_noise(), cells_of(after.position)});
        ++grown;
    }
}

// The best of the new lines go on: of those that lead to the same board the one with the highest total.
void Dive::descend() {
    std::ranges::stable_sort(sprouts_, std::greater<>{}, &Sprout::total);
    std::set<std::string> boards;
    std::erase_if(sprouts_, [&](const Sprout& sprout) { return !boards.insert(sprout.cells).second; });
    std::ranges::stable_sort(sprouts_, std::greater<>{}, &Sprout::worth);
    if (sprouts_.size() > at(taste_.width)) {
        leave_out();
        sprouts_.resize(at(taste_.width));
    }
    std::vector<Spot> next;
    for (const Sprout& sprout : sprouts_) {
        Spot& spot = next.emplace_back(spots_[sprout.parent]);
        lay(spot, sprout.play);
        if (spot.plays.size() >= at(taste_.patience)) spot.goals.clear();
    }
    spots_ = std::move(next);
    sprouts_.clear();
    at_ = 0;
}

void Dive::lay(Spot& spot, const Play& play) {
    spot.position.lay(play);
    take(spot.tiles, play);
    spot.total += play.points;
    spot.plays.push_back(play);
    std::erase_if(spot.goals, [&](const Goal& goal) { return goal.is_reached_by(play); });
}

// What a line is worth: its points, the tiles kept, and as much of each goal as stands. False if one cannot be reached.
bool Dive::measure(Spot& spot) const {
    if (!has_tiles_for(spot.goals, spot.position, spot.tiles)) return false;
    const int left = size_of(spot.tiles);
    spot.worth = spot.total * one_point + left * taste_.tile + open_triples(spot.position) * taste_.triple * left / 100;
    for (const Goal& goal : spot.goals) {
        const std::optional<int> standing = goal.standing_on(spot.position);
        if (!standing) return false;
        const Points points = goal.play_on(spot.position, spare(spot), game_->bonuses).points;
        const bool is_ready = *standing == goal.standing;
        spot.worth += is_ready ? points * one_point : points * taste_.promise * *standing / goal.standing;
    }
    return true;
}

}  // namespace tilewright
