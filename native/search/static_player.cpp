#include "search/static_player.hpp"

#include <algorithm>
#include <bit>

#include "movegen/plays.hpp"

namespace tilewright {
namespace {

// A choice is large, so they are put in order by what little decides it, and moved once.
std::vector<Choice> best_first(const std::vector<Choice>& choices) {
    struct Ranked {
        Millipoints equity;
        std::uint32_t at;
    };
    std::vector<Ranked> order(choices.size());
    for (std::uint32_t at = 0; at < order.size(); ++at) order[at] = {choices[at].equity, at};
    std::ranges::sort(order, [](const Ranked& one, const Ranked& two) {
        return one.equity != two.equity ? one.equity > two.equity : one.at < two.at;
    });
    std::vector<Choice> sorted;
    sorted.reserve(order.size());
    for (const Ranked& next : order) sorted.push_back(choices[next.at]);
    return sorted;
}

}  // namespace

Choice StaticPlayer::choose(const Position& position, const Counts& rack, int in_bag, Points others,
                            const Terms& terms) {
    Hand hand{rack};
    value(position, hand, in_bag, others);
    const Choice choice = without_playing(hand, in_bag, terms);
    const Play best = best_play(position, hand, terms, choice.equity);
    return best.laid > 0 ? Choice{Choice::Kind::play, best.equity, best, {}} : choice;
}

Play StaticPlayer::best_play(const Position& position, Hand& hand, const Terms& terms, Millipoints floor) {
    if (map_ != nullptr && Subracks::suit(hand.tiles(), hand.size())) {
        return map_search_.find(*map_, position, hand, terms.rack_size, terms.bonuses, table_, floor);
    }
    return search_.find(position, hand, terms.rack_size, terms.bonuses, table_, floor);
}

std::vector<Choice> StaticPlayer::all_choices(const Position& position, const Counts& rack, int in_bag, Points others,
                                              const Terms& terms) {
    Hand hand{rack};
    value(position, hand, in_bag, others);
    const std::vector<Play> plays = all_plays(position, hand, terms.rack_size, terms.bonuses, table_);
    std::vector<Choice> choices;
    choices.reserve(plays.size() + table_.parts().size() + 1);
    for (const Play& play : plays) {
        choices.push_back({Choice::Kind::play, play.equity, play, {}});
    }
    if (in_bag >= std::max(terms.exchange_least, 1)) {
        for (const std::uint32_t kept : table_.parts()) {
            const int exchanged = hand.size() - std::popcount(kept);
            if (exchanged > 0 && exchanged <= in_bag) choices.push_back(exchange(hand, kept));
        }
    }
    choices.push_back({Choice::Kind::pass, table_[table_.whole()], {}, {}});
    return best_first(choices);
}

void StaticPlayer::value(const Position& position, const Hand& hand, int in_bag, Points others) {
    if (in_bag > 0) {
        table_.value(hand, leaves_);
    } else {
        table_.settle(hand, position.values(), others);
    }
}

Choice StaticPlayer::without_playing(const Hand& hand, int in_bag, const Terms& terms) const {
    if (in_bag < std::max(terms.exchange_least, 1) || hand.size() == 0) {
        return {Choice::Kind::pass, table_[table_.whole()], {}, {}};
    }
    return exchange(hand, table_.best_part(1, std::min(hand.size(), in_bag)));
}

Choice StaticPlayer::exchange(const Hand& hand, std::uint32_t kept) const {
    Choice choice{Choice::Kind::exchange, table_[kept], {}, {}};
    int bit = 0;
    for (std::size_t face = 0; face < hand.tiles().size(); ++face) {
        for (int one = 0; one < hand.tiles()[face]; ++one, ++bit) {
            if ((kept >> bit & 1U) == 0) ++choice.exchanged[face];
        }
    }
    return choice;
}

}  // namespace tilewright
