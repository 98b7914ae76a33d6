#include "search/narrow_search.hpp"

#include <algorithm>

#include "movegen/plays.hpp"

namespace tilewright {

Points NarrowSearch::to_come(Game& game, int plies, int width, std::uint32_t& nodes) {
    width_ = static_cast<std::size_t>(width);
    nodes_ = 0;
    while (plies_.size() <= static_cast<std::size_t>(plies)) plies_.emplace_back();
    const Points value = search(game, plies, {});
    nodes += nodes_;
    return value;
}

Points NarrowSearch::search(Game& game, int plies, Window window) {
    if (game.is_over() || plies == 0) return play_out(game);
    Ply& here = plies_[static_cast<std::size_t>(plies)];
    rank(here, game);
    nodes_ += 2;  // all moves take longer than the best
    Points best = -without_end;
    for (const Choice& move : here.best) {
        game.make(move, chance_);
        const Points value =
            move.points() - search(game, plies - 1, {move.points() - window.high, move.points() - window.low});
        game.unmake();
        best = std::max(best, value);
        window.low = std::max(window.low, best);
        if (best >= window.high) break;
    }
    return best;
}

void NarrowSearch::rank(Ply& here, const Game& game) {
    const int seat = game.turn();
    Hand hand{game.rack(seat)};
    here.leaves.settle(hand, game.position().values(), game.held_by_others(seat));
    here.plays = all_plays(game.position(), hand, game.terms().rack_size, game.terms().bonuses, here.leaves,
                           std::move(here.plays));
    const std::size_t many = std::min(width_, here.plays.size());
    const auto end = here.plays.begin() + static_cast<std::ptrdiff_t>(many);
    std::ranges::partial_sort(here.plays, end, std::greater{}, &Play::equity);
    here.best.clear();
    for (std::size_t play = 0; play < many; ++play) {
        here.best.push_back({Choice::Kind::play, here.plays[play].equity, here.plays[play], {}});
    }
    if (here.best.empty()) here.best.push_back({});
}

Points NarrowSearch::play_out(Game& game) {
    const int before = game.made();
    const int first = game.turn();
    while (!game.is_over()) {
        ++nodes_;
        game.make(game.choice_of(player_), chance_);
    }
    const Points ahead = game.total(first) - game.total(1 - first);
    while (game.made() > before) game.unmake();
    return ahead - (game.score(first) - game.score(1 - first));
}

}  // namespace tilewright
