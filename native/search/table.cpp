#include "search/table.hpp"

namespace tilewright {

Table::Table(const Match& match)
    : match_{match},
      game_{Position{*match.graph, *match.layout, match.values, match.alphabet}, match.terms,
            static_cast<int>(match.leaves.size())} {
    for (const Leaves* leaves : match.leaves) players_.emplace_back(leaves, match.map);
}

void Table::begin(Chance& chance, std::size_t starter) {
    outcome_ = Outcome{match_.leaves.size(), static_cast<int>(starter)};
    game_.begin(match_.tiles, chance);
}

Choice Table::choose(int seat) {
    StaticPlayer& player = players_[this->player(seat)];
    if (!match_.looks_at_all) return game_.choice_of(player);
    const int in_bag = game_.bag().size();
    const Points others = in_bag == 0 ? game_.held_by_others(seat) : 0;
    return player.all_choices(game_.position(), game_.rack(seat), in_bag, others, game_.terms_of_turn()).front();
}

void Table::count(std::size_t player, const Choice& choice) {
    ++outcome_.turns[player];
    switch (choice.kind) {
        case Choice::Kind::play: outcome_.bonuses[player] += match_.terms.bonuses[choice.play.laid] > 0 ? 1 : 0; break;
        case Choice::Kind::exchange: ++outcome_.exchanges[player]; break;
        case Choice::Kind::pass: ++outcome_.passes[player]; break;
    }
}

void Table::settle() {
    for (int seat = 0; seat < game_.seats(); ++seat) {
        outcome_.earned[player(seat)] = game_.score(seat);
        outcome_.points[player(seat)] = game_.total(seat);
    }
}

}  // namespace tilewright
