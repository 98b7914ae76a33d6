#include "search/reply.hpp"

#include <algorithm>

#include "search/draws.hpp"

namespace tilewright {
namespace {

constexpr std::size_t most_draws = 8;  // that are looked at, evenly spread over all there are

// What the player to move knows: neither what the other holds nor what the bag does, but both together.
Outlook seen_by_mover(const Game& game) {
    const int seat = game.turn();
    const int other = 1 - seat;
    Counts unseen = game.rack(other);
    for (const std::vector<Letter>& pile : game.bag().piles()) unseen = both(unseen, counts_of(pile));
    return {game.position(),
            game.terms(),
            {game.rack(seat), {}},
            {size_of(game.rack(seat)), size_of(game.rack(other))},
            {game.score(seat), game.score(other)},
            unseen,
            game.scoreless(),
            game.passes()};
}

}  // namespace

Choice Reply::choose(const Game& game, int many, std::uint32_t& nodes) {
    const Outlook outlook = seen_by_mover(game);
    const int in_bag = game.bag().size();
    std::vector<Choice> choices =
        player_.all_choices(outlook.position, outlook.known[0], in_bag, 0, game.terms_of_turn());
    choices.resize(std::min(choices.size(), static_cast<std::size_t>(many)));
    const std::vector<Draw> draws = draws_of(outlook.unseen, in_bag);
    const std::size_t looked_at = std::min(draws.size(), most_draws);
    Rollout rollout{outlook, guides_, 0};
    const Choice* best = nullptr;
    double worth_of_best = 0;
    for (const Choice& choice : choices) {
        double worth = 0;
        for (std::size_t number = 0; number < looked_at; ++number) {
            const Draw& draw = draws[number * draws.size() / looked_at];
            const Fate fate = rollout.play(choice, draw.tiles);
            worth += draw.ways * fate.worth;
            nodes += fate.nodes;
        }
        if (best != nullptr && worth <= worth_of_best) continue;
        best = &choice;
        worth_of_best = worth;
    }
    return *best;
}

}  // namespace tilewright
