#include "search/solitaire/solitaire.hpp"

#include <algorithm>
#include <atomic>
#include <functional>
#include <iterator>
#include <stdexcept>
#include <utility>

#include "core/helpers.hpp"
#include "search/solitaire/scaffold.hpp"

namespace tilewright {
namespace {

constexpr std::uint64_t searchers = 8;
constexpr std::size_t most_elite = 12;
constexpr int most_kin = 3;  // of the best lines: others have to have a chance to become better
constexpr int widest = 24;
constexpr int most_doublings = 5;  // of the width and again, where there are no goals and one searcher tries everything
constexpr int narrow = 6;          // enough to see whether new goals are any good
constexpr int attempts_each = 8;   // of a revision, which take about as long as a position of a dive
constexpr int first_widths = 5;    // 1, 2, 4 and so on: something is soon there

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

// What goals bring together; nothing if they cannot be reached together.
Points points_of(const std::vector<Goal>& goals, const SolitaireGame& game) {
    std::optional<Counts> spare = spare_tiles(goals, game.position, game.tiles);
    Points points = 0;
    for (const Goal& goal : goals) {
        if (!spare) return 0;
        points += goal.play_on(game.position, *spare, game.bonuses).points;
        if (!goal.reserve(*spare)) return 0;
    }
    return points;
}

// Goals that can be reached together, beside those that there are. The first is one of the best, and each of the others
// the best of some that go with it.
std::vector<Goal> some_goals(Chance& chance, const std::vector<Goal>& possible, std::vector<Goal> chosen,
                             const SolitaireGame& game, std::size_t wanted) {
    constexpr int attempts = 400;
    while (!possible.empty() && chosen.size() < std::min(wanted, most_goals_at_a_time)) {
        std::vector<Goal> best;
        Points most = 0;
        const int tries = chosen.empty() ? 1 : static_cast<int>(between(chance, 1, attempts));
        for (int attempt = 0; attempt < tries; ++attempt) {
            const Goal& goal = possible[early(chance, possible.size())];
            const auto is_in_the_way = [&](const Goal& other) { return goal.shares_a_square(other); };
            if (std::ranges::any_of(chosen, is_in_the_way)) continue;
            std::vector<Goal> with = chosen;
            with.push_back(goal);
            const Points points = points_of(with, game);
            if (points <= most) continue;
            most = points;
            best = std::move(with);
        }
        if (best.empty()) break;
        chosen = std::move(best);
    }
    return chosen;
}

Temper some_temper(Chance& chance) {
    return {static_cast<int>(between(chance, 500, 4'000)), between(chance, 5, 80), between(chance, 500, 900), 0};
}

// The same while tiles are dear, so that less is left of what brings little.
Temper dear_temper(Chance& chance) {
    return {static_cast<int>(between(chance, 1'000, 5'000)), between(chance, 40, 120), 700, between(chance, 11, 17)};
}

Temper planning_temper(Chance& chance) {
    const int steps = static_cast<int>(between(chance, 3'000, 7'000));
    return {steps, between(chance, 80, 160), between(chance, 500, 800), between(chance, 5, 10)};
}

}  // namespace

Solitaire::Solitaire(const SolitaireGame& game, std::uint64_t seed) : game_{game} {
    if (game.most < 1 || game.most > longest_rack) throw std::invalid_argument("a play may take up to 1 to 15 tiles");
    goals_ = goals_on(game_.position, game_.tiles, game_.most, game_.bonuses);
    for (std::uint64_t number = 0; number < searchers; ++number) {
        searchers_.push_back({Chance{seed, number}, number == 0, {}, {}, {}, 0, 0, {}, false});
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
    Helpers helpers;
    for (int helper = 1; helper < std::min(threads, many); ++helper) helpers.emplace_back(help);
    help();
    helpers.join();
    positions_ += static_cast<std::uint64_t>(positions);
    share();
}

std::uint64_t Solitaire::plays() const {
    std::uint64_t plays = 0;
    for (const Searcher& searcher : searchers_) {
        plays += searcher.plays + (searcher.dive ? searcher.dive->plays() : 0);
        plays += searcher.revision ? searcher.revision->plays() : 0;
    }
    return plays;
}

void Solitaire::search(Searcher& searcher, int positions) const {
    for (; positions > 0 && !searcher.is_solved; --positions) {
        if (!searcher.dive && !searcher.revision) start(searcher);
        step(searcher);
    }
}

void Solitaire::step(Searcher& searcher) const {
    if (searcher.dive) {
        searcher.dive->step();
        if (!searcher.dive->is_over()) return;
        searcher.found.push_back(searcher.dive->best());
        searcher.plays += searcher.dive->plays();
        searcher.is_solved = searcher.dive->is_exhaustive();
        searcher.dive.reset();
        return;
    }
    for (int attempt = 0; attempt < attempts_each && !searcher.revision->is_over(); ++attempt)
        searcher.revision->step();
    if (!searcher.revision->is_over()) return;
    const Line line = searcher.revision->best();
    searcher.plays += searcher.revision->plays();
    searcher.revision.reset();
    if (!line.reaches_its_goals()) searcher.then.clear();
    if (!searcher.then.empty()) return revise(searcher, line);
    searcher.found.push_back(line);
}

// Dives at first. Then a plan for new goals, or one of the best lines anew, or again a dive.
void Solitaire::start(Searcher& searcher) const {
    constexpr int first_dives = 3;
    Chance& chance = searcher.chance;
    const bool is_early = elite_.empty() || searcher.dives < first_dives;
    const std::uint32_t way = is_early || (goals_.empty() && searcher.is_thorough) ? 9 : chance.below(10);
    if (way < 4 && !goals_.empty()) return plan(searcher);
    if (way >= 8) return dive(searcher);
    const Line& good = elite_[early(chance, elite_.size())];
    searcher.then = {some_temper(chance)};
    if (way == 7) searcher.then.push_back(dear_temper(chance));
    revise(searcher, good);
}

// Backwards from what is to be reached: the last plays are there from the beginning, and wait for the others. Tiles are
// cheap as long as they do, then dear, and in the end all are played.
void Solitaire::plan(Searcher& searcher) const {
    Chance& chance = searcher.chance;
    searcher.then = {some_temper(chance), dear_temper(chance), planning_temper(chance)};
    const std::size_t wanted = chance.below(8) == 0 ? 1 : most_goals_at_a_time;
    revise(searcher, {{}, 0, some_goals(chance, goals_, {}, game_, wanted)});
}

void Solitaire::revise(Searcher& searcher, const Line& line) const {
    const Temper temper = searcher.then.back();
    searcher.then.pop_back();
    searcher.revision.emplace(game_, line, temper, Chance{searcher.chance.next(), 0});
}

// From the start with new goals, or with those of a good line; or from part of a good line, perhaps with more.
void Solitaire::dive(Searcher& searcher) const {
    Chance& chance = searcher.chance;
    Taste taste = some_taste(chance, searcher.dives);
    Line from;
    const bool is_early = elite_.empty() || searcher.dives < 2;
    const std::uint32_t way = is_early ? 9 : chance.below(10);
    if (goals_.empty() && searcher.is_thorough) {
        taste.width = taste.family = 1 << 2 * std::min(searcher.dives, most_doublings);
    } else if (way < 8) {
        const Line& good = elite_[early(chance, elite_.size())];
        if (way < 4) from = part_of(good, chance);
        if (way >= 4 && way < 7) from = scaffold_of(game_, good, between(chance, 6, 20));
        taste.goals = way < 2 ? more_goals(chance, from, good.goals) : good.goals;
        taste.patience += static_cast<int>(from.plays.size());
    } else if (searcher.dives > 0) {
        taste.goals = some_goals(chance, goals_, {}, game_, between(chance, 1, 2));
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
    const std::size_t wanted = goals.size() + between(chance, 1, 2);
    goals = some_goals(chance, possible, std::move(goals), there, wanted);
    known.insert(known.end(), goals.begin(), goals.end());
    return known;
}

// In the order of the searchers, so that it does not matter which was first.
void Solitaire::share() {
    for (Searcher& searcher : searchers_) {
        if (searcher.dive && searcher.dive->best().total > best_.total) best_ = searcher.dive->best();
        if (searcher.revision && searcher.revision->best().total > best_.total) best_ = searcher.revision->best();
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
