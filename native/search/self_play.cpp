#include "search/self_play.hpp"

#include <memory>
#include <stdexcept>

#include "search/share_out.hpp"
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
    std::vector<std::unique_ptr<Table>> tables(static_cast<std::size_t>(threads));
    share_out(games, threads, [&](std::size_t worker, std::size_t game) {
        if (!tables[worker]) tables[worker] = std::make_unique<Table>(match);
        const std::uint64_t number = first + game;
        outcomes[game] = tables[worker]->play(Chance{seed, in_pairs ? number / seats : number}, number % seats);
    });
    return outcomes;
}

}  // namespace tilewright
