#include "training/win_games.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <stdexcept>

#include "core/helpers.hpp"
#include "search/game.hpp"

namespace tilewright {
namespace {

constexpr std::int64_t million = 1'000'000;
constexpr Millipoints tenth = one_point / 10;

// Before a turn.
struct Seen {
    Standings standings;
    int in_bag;
    int turn;
};

class WinGame {
public:
    explicit WinGame(const Match& match)
        : match_{match},
          game_{Position{*match.graph, *match.layout, match.values, match.alphabet}, match.terms, seats_of(match)},
          player_{match.leaves.front(), match.map} {}

    static int seats_of(const Match& match) { return static_cast<int>(match.leaves.size()); }

    // All turns of a game at which there was something to draw.
    const std::vector<Seen>& play(Chance chance) {
        seen_.clear();
        game_.begin(match_.tiles, chance);
        Standings leaves{};
        while (!game_.is_over()) {
            const int seat = game_.turn();
            const int in_bag = game_.bag().size();
            if (in_bag > 0) note(leaves, in_bag);
            const Choice choice = game_.choice_of(player_);
            leaves[at(seat)] = choice.leave();
            game_.commit(choice, chance);
        }
        return seen_;
    }

    const Game& game() const { return game_; }

private:
    static constexpr std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

    void note(const Standings& leaves, int in_bag) {
        Seen seen{leaves, in_bag, game_.turn()};
        for (int seat = 0; seat < game_.seats(); ++seat) seen.standings[at(seat)] += game_.score(seat) * one_point;
        seen_.push_back(seen);
    }

    const Match& match_;
    Game game_;
    StaticPlayer player_;
    std::vector<Seen> seen_;
};

void add(std::vector<WinSums>& sums, const Seen& seen, const Game& game) {
    const int seats = game.seats();
    std::array<std::int64_t, most_seats> gains{};
    std::int64_t all = 0;
    for (int away = 0; away < seats; ++away) {
        const int seat = (seen.turn + away) % seats;
        const Millipoints gained = game.total(seat) * one_point - seen.standings[static_cast<std::size_t>(seat)];
        all += gains[static_cast<std::size_t>(away)] = gained / tenth;
    }
    const auto place = static_cast<std::size_t>(seen.in_bag);
    if (sums.size() <= place) sums.resize(place + 1);
    WinSums& sum = sums[place];
    ++sum.turns;
    for (int one = 0; one < seats; ++one) {
        const std::int64_t gain = gains[static_cast<std::size_t>(one)];
        sum.gains[static_cast<std::size_t>(one)] += gain - all / seats;
        for (int other = 0; other < one; ++other) {
            const std::int64_t difference = gain - gains[static_cast<std::size_t>(other)];
            sum.squares += difference * difference;
        }
    }
}

void add(std::array<WinClass, win_classes>& classes, const WinTable& table, const Seen& seen, const Game& game) {
    const unsigned winners = game.winners();
    for (int seat = 0; seat < game.seats(); ++seat) {
        const double chance = table.chance(seen.standings, seen.in_bag, seen.turn, seat);
        const auto number = static_cast<std::size_t>(chance * win_classes);
        WinClass& one = classes[std::min(number, win_classes - 1)];
        ++one.turns;
        one.expected += std::llround(chance * million);
        one.won += (winners >> seat & 1U) != 0 ? million / std::popcount(winners) : 0;
    }
}

// Each thread adds up for itself; whole numbers come to the same in any order.
template <class Sums, class Add, class Join>
Sums summed(const Match& match, std::uint64_t seed, std::uint64_t first, std::size_t games, int threads, Add add,
            Join join) {
    check(match, threads);
    std::atomic<std::size_t> next{0};
    std::vector<Sums> parts(static_cast<std::size_t>(threads));
    const auto work = [&](Sums& sums) {
        WinGame table{match};
        for (std::size_t number = next++; number < games; number = next++) {
            for (const Seen& seen : table.play(Chance{seed, first + number})) add(sums, seen, table.game());
        }
    };
    {
        Helpers helpers;
        for (std::size_t helper = 1; helper < parts.size(); ++helper)
            helpers.emplace_back(work, std::ref(parts[helper]));
        work(parts[0]);
    }
    for (std::size_t part = 1; part < parts.size(); ++part) join(parts[0], parts[part]);
    return std::move(parts[0]);
}

}  // namespace

std::vector<WinSums> win_sums(const Match& match, std::uint64_t seed, std::uint64_t first, std::size_t games,
                              int threads) {
    const auto join = [](std::vector<WinSums>& all, const std::vector<WinSums>& more) {
        all.resize(std::max(all.size(), more.size()));
        for (std::size_t place = 0; place < more.size(); ++place) {
            all[place].turns += more[place].turns;
            all[place].squares += more[place].squares;
            for (std::size_t seat = 0; seat < most_seats; ++seat) all[place].gains[seat] += more[place].gains[seat];
        }
    };
    return summed<std::vector<WinSums>>(
        match, seed, first, games, threads,
        [](std::vector<WinSums>& sums, const Seen& seen, const Game& game) { add(sums, seen, game); }, join);
}

std::array<WinClass, win_classes> win_classes_of(const WinTable& table, const Match& match, std::uint64_t seed,
                                                 std::uint64_t first, std::size_t games, int threads) {
    using Classes = std::array<WinClass, win_classes>;
    if (table.seats() != WinGame::seats_of(match)) throw std::invalid_argument("the win table is for other seats");
    const auto join = [](Classes& all, const Classes& more) {
        for (std::size_t number = 0; number < win_classes; ++number) {
            all[number].turns += more[number].turns;
            all[number].expected += more[number].expected;
            all[number].won += more[number].won;
        }
    };
    return summed<Classes>(
        match, seed, first, games, threads,
        [&](Classes& classes, const Seen& seen, const Game& game) { add(classes, table, seen, game); }, join);
}

}  // namespace tilewright
