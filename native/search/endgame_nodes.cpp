#include <algorithm>

#include "movegen/plays.hpp"
#include "search/board_key.hpp"
#include "search/endgame.hpp"

namespace tilewright {
namespace {

using Bound = KnownValues::Bound;

bool is_enough(const KnownValues::Entry& known, Points low, Points high) {
    return known.bound == Bound::exact || (known.bound == Bound::at_least && known.value >= high) ||
           (known.bound == Bound::at_most && known.value <= low);
}

}  // namespace

Endgame::Verdict Endgame::search(int depth, Window window, std::size_t ply, const Place& place) {
    if (is_over()) return {settled(), true};
    const std::uint64_t key = this->key(place);
    if (const KnownValues::Entry* known = known_.find(key); known != nullptr) {
        const bool is_deep = known->is_proven || known->depth >= depth;
        if (is_deep && is_enough(*known, window.low, window.high)) return {known->value, known->is_proven};
    }
    if (depth > 0) return search_moves(depth, window, ply, place);
    const Verdict verdict{play_out(), false};
    known_.keep(key, verdict.value, Bound::exact, 0, false, KnownValues::no_move);
    return verdict;
}

Endgame::Verdict Endgame::search_moves(int depth, Window window, std::size_t ply, const Place& place) {
    meter_.count();
    if (plies_.size() <= ply) plies_.resize(ply + 1);
    Ply& here = plies_[ply];
    const std::uint64_t key = this->key(place);
    const KnownValues::Entry* known = known_.find(key);
    const std::uint32_t favourite = known != nullptr ? known->move : KnownValues::no_move;
    find_moves(here);
    const auto passing = static_cast<std::uint32_t>(here.plays.size());
    const Points low = window.low;
    const int left = here.plays.empty() ? depth : depth - 1;  // a pass that nobody chose costs no depth
    Verdict best{-without_end, true};
    bool are_proven = true;
    if (here.out < passing) {  // the game ends, so its value is known
        best.value = by_going_out(here);
        here.best = here.out;
        window.low = std::max(window.low, best.value);
    }
    for (std::size_t number = 0; number < here.order.size() && best.value < window.high; ++number) {
        const std::uint32_t next = pick(here, number, favourite);
        const Choice move = choice(here, next);
        const bool is_first = best.value == -without_end;
        Verdict verdict = after(move, left, is_first ? window : Window{window.low, window.low + 1}, ply, place);
        const bool is_between = verdict.value > window.low && verdict.value < window.high;
        if (!is_first && is_between) verdict = after(move, left, window, ply, place);
        are_proven = are_proven && verdict.is_proven;
        if (verdict.value <= best.value) continue;
        best = verdict;
        here.best = next;
        window.low = std::max(window.low, best.value);
    }
    const bool is_cut = best.value >= window.high;
    const Verdict verdict{best.value, is_cut ? best.is_proven : are_proven};
    const Bound bound = is_cut ? Bound::at_least : best.value <= low ? Bound::at_most : Bound::exact;
    known_.keep(key, verdict.value, bound, depth, verdict.is_proven, here.best);
    return verdict;
}

// Of the side that moves.
Endgame::Verdict Endgame::after(const Choice& move, int depth, Window window, std::size_t ply, const Place& place) {
    const Points gained = move.points() * half_points;
    const Place next = beyond(place, move);
    game_.make(move, chance_);
    const Verdict verdict = search(depth, {gained - window.high, gained - window.low}, ply + 1, next);
    game_.unmake();
    return {gained - verdict.value, verdict.is_proven};
}

void Endgame::find_moves(Ply& here) {
    const int seat = game_.turn();
    Hand hand{game_.rack(seat)};
    here.others = game_.held_by_others(seat);
    here.leaves.settle(hand, game_.position().values(), here.others);
    const Bonuses& bonuses = game_.terms().bonuses;
    here.plays = hand.size() == 1 ? single_plays(game_.position(), hand, bonuses, here.leaves, std::move(here.plays))
                                  : all_plays(game_.position(), hand, game_.terms().rack_size, bonuses, here.leaves,
                                              std::move(here.plays));
    here.order.clear();
    const auto passing = static_cast<std::uint32_t>(here.plays.size());
    here.out = passing;
    for (std::uint32_t move = 0; move < passing; ++move) {
        const Play& play = here.plays[move];
        if (play.laid < hand.size()) {
            here.order.push_back({play.equity, move});
        } else if (here.out == passing || play.points > here.plays[here.out].points) {
            here.out = move;
        }
    }
    here.order.push_back({here.leaves[here.leaves.whole()], passing});
}

// The move that was best here before first, then by points and what is left on the racks. Often the first is enough,
// so the others wait until they are asked for.
std::uint32_t Endgame::pick(Ply& here, std::size_t number, std::uint32_t favourite) const {
    const auto comes_first = [&](const Ranked& one, const Ranked& two) {
        if ((one.move == favourite) != (two.move == favourite)) return one.move == favourite;
        return one.equity != two.equity ? one.equity > two.equity : one.move < two.move;
    };
    if (number == 0) std::iter_swap(here.order.begin(), std::ranges::min_element(here.order, comes_first));
    if (number == 1) std::sort(here.order.begin() + 1, here.order.end(), comes_first);
    return here.order[number].move;
}

Choice Endgame::choice(const Ply& here, std::uint32_t move) const {
    if (move >= here.plays.size()) return {};
    return {Choice::Kind::play, here.plays[move].equity, here.plays[move], {}};
}

Points Endgame::by_going_out(const Ply& here) const {
    const Points gained = here.plays[here.out].points + 2 * here.others;
    const Points before = lead() + here.plays[here.out].points;
    const bool is_tie = breaks_ties_ && lead() + gained == 0;
    return half_points * gained + (is_tie ? std::clamp<Points>(before, -1, 1) : 0);
}

Points Endgame::settled() const {
    const int seat = game_.turn();
    const auto left = [&](int one) { return game_.total(one) - game_.score(one); };
    const Points value = half_points * (left(seat) - left(1 - seat));
    if (!breaks_ties_ || game_.total(seat) != game_.total(1 - seat)) return value;
    return value + std::clamp<Points>(lead(), -1, 1);
}

Choice Endgame::greedy_move(int seat) {
    return greedy_.choose(game_.position(), game_.rack(seat), 0, game_.held_by_others(seat), game_.terms());
}

Points Endgame::play_out() {
    const int before = game_.made();
    const int first = game_.turn();
    Points gained = 0;
    while (!is_over()) {
        meter_.count();
        const int seat = game_.turn();
        const Choice move = greedy_move(seat);
        const Points points = half_points * move.points();
        gained += seat == first ? points : -points;
        game_.make(move, chance_);
    }
    gained += game_.turn() == first ? settled() : -settled();
    while (game_.made() > before) game_.unmake();
    return gained;
}

Endgame::Place Endgame::beyond(const Place& place, const Choice& move) const {
    if (move.kind != Choice::Kind::play) return place;
    Place next{with(place.board, move.play), place.rack};
    if (game_.turn() == 0) {
        for (int step = 0; step < move.play.size; ++step) {
            const Tile tile = move.play.tiles[static_cast<std::size_t>(step)];
            if (tile != no_tile) next.rack += mixed(std::uint64_t{1} << 32 | face_of(tile));
        }
    }
    return next;
}

// What the first seat has laid and the board say what both hold.
std::uint64_t Endgame::key(const Place& place) const {
    std::uint64_t key = place.board ^ mixed(place.rack);
    if (breaks_ties_)
        key ^= mixed(std::uint64_t{1} << 56 ^ static_cast<std::uint64_t>(game_.score(0) - game_.score(1)));
    const auto row = static_cast<std::uint64_t>(game_.scoreless()) << 20 | static_cast<std::uint64_t>(game_.passes());
    return key ^ mixed(std::uint64_t{1} << 48 | row << 1 | static_cast<unsigned>(game_.turn()));
}

}  // namespace tilewright
