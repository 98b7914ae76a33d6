#include "search/self_play.hpp"

#include <atomic>
#include <stdexcept>
#include <thread>

#include "search/table.hpp"

namespace tilewright {
void check(const Match& match, int threads) {
    const int seats = static_cast<int>(match.leaves.size());
    check(match.terms, seats);
    if (size_of(match.tiles) < seats * match.terms.rack_size)
        throw std::invalid_argument("too few tiles for all racks");
    if (threads < 1 || threads > 1024) throw std::invalid_argument("1 to 1024 threads are possible");
}

std::vector<Outcome> self_play(const Match& match, std::uint64_t seed, std::uint64_t first, std::size_t games,
                               bool in_pairs, int threads) {
    check(match, threads);
    const std::size_t seats = match.leaves.size();
    std::vector<Outcome> outcomes(games, Outcome{0, 0});
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        Table table{match};
        for (std::size_t game = next++; game < games; game = next++) {
            const std::uint64_t number = first + game;
            outcomes[game] = table.play(Chance{seed, in_pairs ? number / seats : number}, number % seats);
        }
    };
    std::vector<std::jthread> helpers;
    for (int helper = 1; helper < threads; ++helper) helpers.emplace_back(work);
    work();
    helpers.clear();
    return outcomes;
}

}  // namespace tilewright
