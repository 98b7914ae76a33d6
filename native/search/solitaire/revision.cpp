#include "search/solitaire/revision.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "search/solitaire/insertion.hpp"
#include "search/solitaire/tile_counts.hpp"

namespace tilewright {
namespace {

constexpr Points large = 300;            // plays worth as much are seldom taken out
constexpr std::uint32_t large_out = 16;  // once in so many times
constexpr std::uint32_t most_out = 4;    // plays at a time
constexpr int most_tiles_out = 24;       // tiles of them
constexpr int most_in_hand = 9;          // tiles: with more of them there are too many plays to look at
constexpr int most_wanted_in_hand = 4;   // of these, tiles that goals need
constexpr int most_failures = 3;         // times of the line at which nothing fits
constexpr std::uint32_t few = 4;         // plays that are put in at a time while tiles are kept
constexpr std::uint32_t dearest_tile = 9'000;

std::uint32_t many(std::size_t size) { return static_cast<std::uint32_t>(size); }

// Whether two plays have squares side by side.
bool touch(const Play& one, const Play& two) {
    const auto row_and_column = [](const Play& play, int place) {
        return play.direction == Direction::across ? std::pair<int, int>{play.lane, place}
                                                   : std::pair<int, int>{place, play.lane};
    };
    bool is_near = false;
    for_each_laid(one, [&](int here, Tile) {
        for_each_laid(two, [&](int there, Tile) {
            const auto [row, col] = row_and_column(one, here);
            const auto [other_row, other_col] = row_and_column(two, there);
            is_near = is_near || std::abs(row - other_row) + std::abs(col - other_col) == 1;
        });
    });
    return is_near;
}

}  // namespace

Revision::Revision(const SolitaireGame& game, const Line& line, Temper temper, Chance chance)
    : scorer_{game, line.goals, temper.promise}, temper_{temper}, chance_{chance}, best_{line} {
    now_.plays = line.plays;
    now_.left = game.tiles;
    for (const Play& play : line.plays) take(now_.left, play);
    await_goals(line);
    scorer_.score(now_);
    best_worth_ = worth(now_);
}

// Puts the last play of each goal that is not reached at the end.
void Revision::await_goals(const Line& line) {
    const SolitaireGame& game = scorer_.game();
    std::vector<Goal> open = line.goals;
    std::erase_if(open, [&](const Goal& goal) {
        return std::ranges::any_of(line.plays, [&](const Play& play) { return goal.is_reached_by(play); });
    });
    Position position = game.position;
    for (const Play& play : line.plays) position.lay(play);
    for (const Goal& goal : open) {
        // A blank rather than a letter that is to stand elsewhere.
        const std::optional<Counts> spare = spare_tiles(open, position, now_.left);
        Counts enough = spare.value_or(Counts{});
        if (!goal.reserve(enough)) continue;
        now_.plays.push_back(goal.play_on(position, *spare, game.bonuses));
        take(now_.left, now_.plays.back());
    }
}

void Revision::step() {
    Draft draft = thinned();
    fill(draft);
    const Points heat = temper_.heat * (temper_.steps - steps_) / temper_.steps;
    ++steps_;
    const Points loss = worth(now_) - worth(draft);
    if (loss > chance_.below(static_cast<std::uint32_t>(heat) + 1)) return;
    now_ = std::move(draft);
    if (worth(now_) <= best_worth_) return;
    best_worth_ = worth(now_);
    best_ = {scorer_.legal_plays(now_), now_.total, best_.goals};
}

Points Revision::worth(const Draft& draft) const {
    return draft.total + draft.credit + temper_.tile * size_of(draft.left);
}

// The line without some of its plays. What they led up to waits.
Draft Revision::thinned() {
    Draft draft = now_;
    draft.plays.clear();
    const std::vector<bool> out = taken_out(now_.plays);
    for (std::size_t play = 0; play < now_.plays.size(); ++play) {
        if (out[play]) {
            give_back(draft.left, now_.plays[play]);
        } else {
            draft.plays.push_back(now_.plays[play]);
        }
    }
    scorer_.score(draft);
    return draft;
}

// Some plays that reach no goal: one after another, side by side on the board, or anywhere.
std::vector<bool> Revision::taken_out(const std::vector<Play>& plays) {
    enum Way : std::uint8_t { one_after_another, side_by_side, anywhere, ways };
    std::vector<bool> out(plays.size(), false);
    if (plays.empty()) return out;
    const std::size_t first = chance_.below(many(plays.size()));
    std::uint32_t wanted = 1 + chance_.below(most_out);
    const std::uint32_t way = chance_.below(ways);
    int tiles = 0;
    for (std::size_t step = 0; step < plays.size() && wanted > 0; ++step) {
        const std::size_t number =
            way == anywhere && step > 0 ? chance_.below(many(plays.size())) : (first + step) % plays.size();
        const Play& play = plays[number];
        if (out[number] || (way == side_by_side && step > 0 && !touch(plays[first], play))) continue;
        if (scorer_.goal_of(play) != nullptr) continue;
        if (play.points >= large && chance_.below(large_out) > 0) continue;
        if (tiles + play.laid > most_tiles_out) continue;
        out[number] = true;
        tiles += play.laid;
        --wanted;
    }
    return out;
}

// Puts in plays wherever they bring something; then, unless tiles are kept, plays what is left.
void Revision::fill(Draft& draft) {
    fill_anywhere(draft);
    scorer_.settle(draft);
    scorer_.score(draft);
    if (draft.waiting > 0 || temper_.tile > 0) return;
    while (size_of(draft.left) > 0 && insert(draft, draft.plays.size(), 0)) continue;
    scorer_.settle(draft);
    scorer_.score(draft);
}

void Revision::fill_anywhere(Draft& draft) {
    const Millipoints kept = temper_.tile * one_point;
    const Millipoints tile_cost =
        kept > 0 ? kept / 2 + chance_.below(static_cast<std::uint32_t>(kept)) : chance_.below(dearest_tile);
    const bool is_sparing = draft.waiting > 0 || kept > 0;
    int most = is_sparing ? static_cast<int>(1 + chance_.below(few)) : size_of(draft.left);
    for (int failures = 0; most > 0 && failures < most_failures && size_of(draft.left) > 0;) {
        const std::size_t time = chance_.below(many(draft.plays.size()) + 1);
        if (insert(draft, time, tile_cost)) {
            scorer_.score(draft);
            --most;
        } else {
            ++failures;
        }
    }
}

bool Revision::insert(Draft& draft, std::size_t time, Millipoints tile_cost) {
    const Play play = best_insertion(scorer_, draft, time, handful(draft), tile_cost, seen_);
    if (play.laid == 0) return false;
    take(draft.left, play);
    draft.plays.insert(draft.plays.begin() + static_cast<std::ptrdiff_t>(time), play);
    return true;
}

// Some of the tiles that are left, first of all those that goals need.
Counts Revision::handful(const Draft& draft) {
    if (size_of(draft.left) <= most_in_hand) return draft.left;
    std::vector<Letter> wanted;
    std::vector<Letter> others;
    for (std::size_t face = 0; face < draft.left.size(); ++face) {
        for (int number = 0; number < draft.left[face]; ++number) {
            (number < draft.needed[face] ? wanted : others).push_back(static_cast<Letter>(face));
        }
    }
    Counts tiles{};
    const auto draw = [&](std::vector<Letter>& from) {
        const std::size_t one = chance_.below(many(from.size()));
        ++tiles[from[one]];
        from.erase(from.begin() + static_cast<std::ptrdiff_t>(one));
    };
    int held = 0;
    for (; held < most_wanted_in_hand && !wanted.empty(); ++held) draw(wanted);
    for (; held < most_in_hand && !others.empty(); ++held) draw(others);
    if (tiles[blank] > 0 && chance_.below(2) > 0) tiles[blank] = 0;
    return tiles;
}

}  // namespace tilewright
