#include "search/solitaire.hpp"

#include <algorithm>
#include <atomic>
#include <functional>
#include <iterator>
#include <stdexcept>
#include <thread>

namespace tilewright {
namespace {

constexpr std::uint64_t searchers = 8;
constexpr std::size_t most_elite = 12;
constexpr int most_kin = 3;  // of the best lines: others have to have a chance to become better
constexpr int widest = 24;
constexpr int most_doublings = 5;  // of the width and again, where there are no goals and one searcher tries everything
constexpr int narrow = 6;          // enough to see whether new goals are any good
constexpr std::size_t most_at_a_time = 2;
constexpr int first_widths = 5;  // 1, 2, 4 and so on: something is soon there

std::uint32_t between(Chance& chance, std::uint32_t low, std::uint32_t high) {
    return low + chance.below(high - low + 1);
}

// One of so many, the first ones more often.
std::size_t early(Chance& chance, std::size_t many) {
    const auto first = chance.below(static_cast<std::uint32_t>(many));
    return chance.below(first + 1);
}

constexpr int family_of(int width) { return width / 2 + 4; }

Taste some_taste(Chance& chance, int dives) {
    Taste taste;
    const int width = static_cast<int>(between(chance, 4, widest));
    taste.width = dives < first_widths ? 1 << dives : width;
    taste.family = family_of(taste.width);
    taste.tile = between(chance, 5'000, 14'000);
    taste.triple = between(chance, 0, 40'000);
    taste.noise = between(chance, 1, 12'000);
    taste.promise = between(chance, 500, 950);
    taste.patience = static_cast<int>(between(chance, 9, 18));
    return taste;
}

// Whether two lines are made for the same goal in the first place.
bool is_kin(const Line& one, const Line& two) {
    const bool has_goals = !one.goals.empty() && !two.goals.empty();
    return has_goals ? one.goals.front() == two.goals.front() : one.goals.empty() && two.goals.empty();
}

// Some of the plays of a line: one at least, and not the last.
Line part_of(const Line& whole, Chance& chance) {
    Line part;
    if (whole.plays.size() < 2) return part;
    const std::size_t plays = between(chance, 1, static_cast<std::uint32_t>(whole.plays.size() - 1));
    part.plays.assign(whole.plays.begin(), whole.plays.begin() + static_cast<std::ptrdiff_t>(plays));
    for (const Play& play : part.plays) part.total += play.points;
    return part;
}

// One or two that can be reached together, the best more often, beside those that there are.
std::vector<Goal> some_goals(Chance& chance, const std::vector<Goal>& possible, std::vector<Goal> chosen,
                             const Position& position, const Counts& tiles) {
    constexpr int attempts = 64;
    const std::size_t wanted = std::min<std::size_t>(chosen.size() + 1 + chance.below(2), most_at_a_time);
    for (int attempt = 0; !possible.empty() && attempt < attempts && chosen.size() < wanted; ++attempt) {
        const Goal& goal = possible[early(chance, possible.size())];
        const auto is_in_the_way = [&](const Goal& other) { return goal.shares_a_square(other); };
        if (std::ranges::any_of(chosen, is_in_the_way)) continue;
        chosen.push_back(goal);
        if (!has_tiles_for(chosen, position, tiles)) chosen.pop_back();
    }
    return chosen;
}

}  // namespace

Solitaire::Solitaire(const SolitaireGame& game, std::uint64_t seed) : game_{game} {
    if (game.most < 1 || game.most > longest_rack) throw std::invalid_argument("a play may take up to 1 to 15 tiles");
    goals_ = goals_on(game_.position, game_.tiles, game_.most, game_.bonuses);
    for (std::uint64_t number = 0; number < searchers; ++number) {
        searchers_.push_back({Chance{seed, number}, number == 0, {}, 0, 0, {}, false});
    }
}

void Solitaire::work(int positions, int threads) {
    if (positions < 0) throw std::invalid_argument("no search looks at fewer positions than none");
    if (threads < 1 || threads > 1024) throw std::invalid_argument("1 to 1024 threads are possible");
    std::atomic<int> next{0};
    const int many = static_cast<int>(searchers);
    const auto help = [&] {
        for (int number = next++; number < many; number = next++) {
            const int share = positions / many + (number < positions % many ? 1 : 0);
            search(searchers_[static_cast<std::size_t>(number)], share);
        }
    };
    std::vector<std::jthread> helpers;
    for (int helper = 1; helper < std::min(threads, many); ++helper) helpers.emplace_back(help);
    help();
    helpers.clear();
    positions_ += static_cast<std::uint64_t>(positions);
    share();
}

std::uint64_t Solitaire::plays() const {
    std::uint64_t plays = 0;
    for (const Searcher& searcher : searchers_) plays += searcher.plays + (searcher.dive ? searcher.dive->plays() : 0);
    return plays;
}

void Solitaire::search(Searcher& searcher, int positions) const {
    for (; positions > 0 && !searcher.is_solved; --positions) {
        if (!searcher.dive) start(searcher);
        searcher.dive->step();
        if (!searcher.dive->is_over()) continue;
        searcher.found.push_back(searcher.dive->best());
        searcher.plays += searcher.dive->plays();
        searcher.is_solved = searcher.dive->is_exhaustive();
        searcher.dive.reset();
    }
}

// From the start with new goals, or with those of a good line; or from some way along a good line, perhaps with more.
void Solitaire::start(Searcher& searcher) const {
    Chance& chance = searcher.chance;
    Taste taste = some_taste(chance, searcher.dives);
    Line from;
    const bool is_early = elite_.empty() || searcher.dives < 2;
    const std::uint32_t way = is_early ? 9 : chance.below(10);
    if (goals_.empty() && searcher.is_thorough) {
        taste.width = taste.family = 1 << 2 * std::min(searcher.dives, most_doublings);
    } else if (way < 8) {
        const Line& good = elite_[early(chance, elite_.size())];
        if (way < 7) from = part_of(good, chance);
        taste.goals = way < 3 ? more_goals(chance, from, good.goals) : good.goals;
    } else if (searcher.dives > 0) {
        taste.goals = some_goals(chance, goals_, {}, game_.position, game_.tiles);
        taste.width = std::min(taste.width, narrow);
        taste.family = family_of(taste.width);
    }
    ++searcher.dives;
    searcher.dive.emplace(game_, from, std::move(taste), Chance{chance.next(), 0});
}

// Goals that can be reached from where a line stands, beside those that it has reached or still has.
std::vector<Goal> Solitaire::more_goals(Chance& chance, const Line& from, std::vector<Goal> goals) const {
    SolitaireGame there = game_;
    std::vector<Goal> known;
    for (const Play& play : from.plays) {
        there.position.lay(play);
        for (const Tile tile : play.tiles) there.tiles[face_of(tile)] -= tile != no_tile ? 1 : 0;
        std::ranges::copy_if(goals, std::back_inserter(known),
                             [&](const Goal& goal) { return goal.is_reached_by(play); });
    }
    std::erase_if(goals, [&](const Goal& goal) { return !goal.standing_on(there.position).has_value(); });
    if (!has_tiles_for(goals, there.position, there.tiles)) goals.clear();
    const std::vector<Goal> possible = goals_on(there.position, there.tiles, there.most, there.bonuses);
    goals = some_goals(chance, possible, std::move(goals), there.position, there.tiles);
    known.insert(known.end(), goals.begin(), goals.end());
    return known;
}

// In the order of the searchers, so that it does not matter which was first.
void Solitaire::share() {
    for (Searcher& searcher : searchers_) {
        if (searcher.dive && searcher.dive->best().total > best_.total) best_ = searcher.dive->best();
        for (Line& line : searcher.found) {
            if (line.total > best_.total) best_ = line;
            elite_.push_back(std::move(line));
        }
        searcher.found.clear();
        is_solved_ = is_solved_ || searcher.is_solved;
    }
    std::ranges::stable_sort(elite_, std::greater<>{}, &Line::total);
    std::vector<Line> chosen;
    for (Line& line : elite_) {
        const auto is_alike = [&](const Line& other) { return is_kin(line, other); };
        const auto is_same = [&](const Line& other) { return line.total == other.total; };
        if (chosen.size() == most_elite) break;
        if (std::ranges::any_of(chosen, is_same) || std::ranges::count_if(chosen, is_alike) >= most_kin) continue;
        chosen.push_back(std::move(line));
    }
    elite_ = std::move(chosen);
}

}  // namespace tilewright
