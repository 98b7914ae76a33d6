#include "search/endgame.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <limits>
#include <stdexcept>

#include "movegen/plays.hpp"
#include "search/board_key.hpp"
#include "search/prune.hpp"

namespace tilewright {
namespace {

using Bound = KnownValues::Bound;

constexpr Points without_end = Points{1} << 60;
constexpr Points half_points = 2;             // of a point: there is room for a tie-break
constexpr Points around = 25 * half_points;   // how far the value of one depth may lie from that of the next, usually
constexpr Points close = 60;                  // totals that lie no further apart may still change their order
constexpr double nodes_per_second = 100'000;  // about
constexpr double nodes_that_pay = 50'000;     // for a graph of the words that can still be made
constexpr double share_before_winning = 0.6;
constexpr double share_for_winning = 0.8;
constexpr std::uint64_t nodes_between_looks = 128;  // at the clock
constexpr int most_plies = 100;
constexpr std::uint64_t most_entries = std::uint64_t{1} << 22;

void check_endgame(const Game& game) {
    if (game.seats() != 2) throw std::invalid_argument("an endgame is for two");
    if (game.bag().size() > 0) throw std::invalid_argument("an endgame begins when the bag is empty");
    if (game.is_over()) throw std::invalid_argument("the game is over");
}

std::vector<std::uint32_t> nodes_for(const Game& game) {
    check_endgame(game);
    return build_nodes(words_within_reach(game.position(), both(game.rack(0), game.rack(1))));
}

Setup setup_of(const Game& game) {
    return {
        {game.rack(0), game.rack(1)}, {game.score(0), game.score(1)}, {}, game.turn(), game.scoreless(), game.passes()};
}

}  // namespace

Endgame::Endgame(const Game& game)
    : words_{nodes_for(game)}, game_{game.position().with_words(*words_), game.terms(), game.seats()} {
    game_.begin(game.position().with_words(*words_), setup_of(game));
}

void Endgame::take_over(const Game& game) {
    check_endgame(game);
    game_.begin(game.position(), setup_of(game));
}

EndgameAnswer solve_endgame(const Game& game, const EndgameBudget& budget) {
    const double in_time = budget.seconds > 0 ? budget.seconds * nodes_per_second : static_cast<double>(budget.nodes);
    if (std::min(in_time, static_cast<double>(budget.nodes)) >= nodes_that_pay) return Endgame{game}.solve(budget);
    Endgame endgame{game.position(), game.terms()};
    endgame.take_over(game);
    return endgame.solve(budget);
}

EndgameAnswer Endgame::solve(const EndgameBudget& budget) {
    if (budget.plies < 1 || budget.plies > most_plies) throw std::invalid_argument("1 to 100 plies are possible");
    if (budget.nodes < 1) throw std::invalid_argument("a search needs at least one node");
    if (budget.seconds < 0) throw std::invalid_argument("a search needs some time");
    known_.reset(std::bit_ceil(std::clamp<std::uint64_t>(budget.nodes, 1024, most_entries)));
    began_ = Clock::now();
    most_nodes_ = std::numeric_limits<std::uint64_t>::max();  // there is always an answer
    until_ = Clock::time_point::max();
    breaks_ties_ = false;
    const int seat = game_.turn();
    EndgameAnswer answer;
    answer.line = {greedy_.choose(game_.position(), game_.rack(seat), 0, game_.held_by_others(seat), game_.terms())};
    answer.spread = play_out() / half_points;
    nodes_ = 0;
    allow(budget, share_before_winning);
    search_spread(answer, budget.plies);
    if (!answer.is_solved && std::abs(lead() + answer.spread) <= close) {
        allow(budget, share_for_winning);
        search_win(answer, budget.plies);
    }
    allow(budget, 1);
    const bool was_won = answer.is_won;
    const Choice winning = answer.line.front();
    if (!answer.is_solved) search_spread(answer, budget.plies);
    if (answer.is_solved && answer.spread == -lead()) break_tie(answer, budget.plies);
    if (!answer.is_solved && was_won) answer.line = {winning};
    answer.is_won = answer.is_solved ? answer.spread > -lead() : was_won;
    answer.nodes = nodes_;
    if (answer.is_solved) answer.line = line(answer.line.front(), answer.depth);
    return answer;
}

// So much of the budget may be used from the beginning on.
void Endgame::allow(const EndgameBudget& budget, double share) {
    most_nodes_ = std::max<std::uint64_t>(static_cast<std::uint64_t>(static_cast<double>(budget.nodes) * share), 1);
    if (budget.seconds <= 0) return;
    const std::chrono::duration<double> allowed{budget.seconds * share};
    until_ = began_ + std::chrono::duration_cast<Clock::duration>(allowed);
}

void Endgame::search_spread(EndgameAnswer& answer, int plies) {
    try {
        for (int depth = answer.depth + 1; depth <= plies && !answer.is_solved; ++depth) {
            const Verdict verdict = deepen(depth, answer.spread * half_points);
            answer.spread = verdict.value / half_points;
            answer.line = {choice(plies_[0], plies_[0].best)};
            answer.depth = depth;
            answer.is_solved = verdict.is_proven;
        }
    } catch (const OutOfNodes&) {
        while (game_.made() > 0) game_.unmake();
    }
}

// Whether the game is won takes less than by how much: every line is compared with what a win needs, and no more.
void Endgame::search_win(EndgameAnswer& answer, int plies) {
    const Points needed = -lead() * half_points;
    try {
        for (int depth = 1; depth <= plies; ++depth) {
            const Verdict verdict = search_moves(depth, {needed, needed + 1}, 0, 0);
            if (!verdict.is_proven) continue;
            answer.is_won = verdict.value > needed;
            if (answer.is_won) answer.line = {choice(plies_[0], plies_[0].best)};
            return;
        }
    } catch (const OutOfNodes&) {
        while (game_.made() > 0) game_.unmake();
    }
}

//
void Endgame::break_tie(EndgameAnswer& answer, int plies) {
    known_.reset(known_.size());
    breaks_ties_ = true;
    EndgameAnswer again{answer.spread, answer.line, 0, false, false, 0};
    search_spread(again, plies);
    breaks_ties_ = again.is_solved;
    if (again.is_solved) answer = {answer.spread, again.line, again.depth, true, false, 0};
}

Points Endgame::lead() const { return game_.score(game_.turn()) - game_.score(1 - game_.turn()); }

// The values are known by now, so this looks at little that is new.
std::vector<Choice> Endgame::line(const Choice& first, int depth) {
    std::vector<Choice> line{first};
    most_nodes_ = nodes_ + std::max<std::uint64_t>(most_nodes_, 10'000);
    try {
        std::uint64_t board = with(0, first.play);
        for (game_.make(first, chance_); !game_.is_over(); game_.make(line.back(), chance_)) {
            search_moves(depth, {-without_end, without_end}, 0, board);
            line.push_back(choice(plies_[0], plies_[0].best));
            board = with(board, line.back().play);  // a pass lays nothing
        }
    } catch (const OutOfNodes&) {
        line.resize(1);
    }
    while (game_.made() > 0) game_.unmake();
    return line;
}

Endgame::Verdict Endgame::deepen(int depth, Points expected) {
    const Window window{expected - around, expected + around};
    const Verdict verdict = search_moves(depth, window, 0, 0);
    if (verdict.value > window.low && verdict.value < window.high) return verdict;
    return search_moves(depth, {-without_end, without_end}, 0, 0);
}

Endgame::Verdict Endgame::search(int depth, Window window, std::size_t ply, std::uint64_t board) {
    if (game_.is_over()) return {settled(), true};
    if (const KnownValues::Entry* known = known_.find(key(board)); known != nullptr) {
        const bool is_deep = known->is_proven || known->depth >= depth;
        const bool is_enough = known->bound == Bound::exact ||
                               (known->bound == Bound::at_least && known->value >= window.high) ||
                               (known->bound == Bound::at_most && known->value <= window.low);
        if (is_deep && is_enough) return {known->value, known->is_proven};
    }
    if (depth == 0) return {play_out(), false};
    return search_moves(depth, window, ply, board);
}

Endgame::Verdict Endgame::search_moves(int depth, Window window, std::size_t ply, std::uint64_t board) {
    count_node();
    if (plies_.size() <= ply) plies_.resize(ply + 1);
    Ply& here = plies_[ply];
    const std::uint64_t key = this->key(board);
    const KnownValues::Entry* known = known_.find(key);
    rank_moves(here, known != nullptr ? known->move : KnownValues::no_move);
    const Points low = window.low;
    const int left = here.plays.empty() ? depth : depth - 1;  // a pass that nobody chose costs no depth
    Verdict best{-without_end, true};
    bool are_proven = true;
    for (const Ranked& next : here.order) {
        const Choice move = choice(here, next.move);
        const bool is_first = best.value == -without_end;
        Verdict verdict = after(move, left, is_first ? window : Window{window.low, window.low + 1}, ply, board);
        const bool is_between = verdict.value > window.low && verdict.value < window.high;
        if (!is_first && is_between) verdict = after(move, left, window, ply, board);
        are_proven = are_proven && verdict.is_proven;
        if (verdict.value <= best.value) continue;
        best = verdict;
        here.best = next.move;
        window.low = std::max(window.low, best.value);
        if (best.value >= window.high) break;
    }
    const bool is_cut = best.value >= window.high;
    const Verdict verdict{best.value, is_cut ? best.is_proven : are_proven};
    const Bound bound = is_cut ? Bound::at_least : best.value <= low ? Bound::at_most : Bound::exact;
    known_.keep(key, verdict.value, bound, depth, verdict.is_proven, here.best);
    return verdict;
}

// Of the side that moves.
Endgame::Verdict Endgame::after(const Choice& move, int depth, Window window, std::size_t ply, std::uint64_t board) {
    const Points gained = move.points() * half_points;
    game_.make(move, chance_);
    const Window of_other{gained - window.high, gained - window.low};
    const Verdict verdict = search(depth, of_other, ply + 1, with(board, move.play));
    game_.unmake();
    return {gained - verdict.value, verdict.is_proven};
}

// The move that was best here before first, then by points and what is left on the racks.
void Endgame::rank_moves(Ply& here, std::uint32_t first) {
    const int seat = game_.turn();
    Hand hand{game_.rack(seat)};
    here.leaves.settle(hand, game_.position().values(), game_.held_by_others(seat));
    here.plays = all_plays(game_.position(), hand, game_.terms().rack_size, game_.terms().bonuses, here.leaves,
                           std::move(here.plays));
    here.order.clear();
    const auto passing = static_cast<std::uint32_t>(here.plays.size());
    for (std::uint32_t move = 0; move < passing; ++move) here.order.push_back({here.plays[move].equity, move});
    here.order.push_back({here.leaves[here.leaves.whole()], passing});
    const std::uint32_t favourite = first == KnownValues::no_move ? passing + 1 : std::min(first, passing);
    std::ranges::sort(here.order, [&](const Ranked& one, const Ranked& two) {
        if ((one.move == favourite) != (two.move == favourite)) return one.move == favourite;
        return one.equity != two.equity ? one.equity > two.equity : one.move < two.move;
    });
}

Choice Endgame::choice(const Ply& here, std::uint32_t move) const {
    if (move >= here.plays.size()) return {};
    return {Choice::Kind::play, here.plays[move].equity, here.plays[move], {}};
}

Points Endgame::settled() const {
    const int seat = game_.turn();
    const auto left = [&](int one) { return game_.total(one) - game_.score(one); };
    const Points value = half_points * (left(seat) - left(1 - seat));
    if (!breaks_ties_ || game_.total(seat) != game_.total(1 - seat)) return value;
    return value + std::clamp<Points>(lead(), -1, 1);
}

Points Endgame::play_out() {
    const int before = game_.made();
    const int first = game_.turn();
    Points gained = 0;
    while (!game_.is_over()) {
        count_node();
        const int seat = game_.turn();
        const Points others = game_.held_by_others(seat);
        const Choice move = greedy_.choose(game_.position(), game_.rack(seat), 0, others, game_.terms());
        const Points points = half_points * move.points();
        gained += seat == first ? points : -points;
        game_.make(move, chance_);
    }
    gained += game_.turn() == first ? settled() : -settled();
    while (game_.made() > before) game_.unmake();
    return gained;
}

void Endgame::count_node() {
    const bool is_look = nodes_ % nodes_between_looks == 0 && until_ < Clock::time_point::max();
    if (nodes_ >= most_nodes_ || (is_look && Clock::now() > until_)) throw OutOfNodes{};
    ++nodes_;
}

std::uint64_t Endgame::key(std::uint64_t board) const {
    std::uint64_t key = board;
    for (int seat = 0; seat < 2; ++seat) {
        const Counts& rack = game_.rack(seat);
        for (std::uint64_t face = 0; face < rack.size(); ++face) {
            const auto held = static_cast<std::uint64_t>(rack[face] << 1 | seat);
            if (rack[face] > 0) key ^= mixed(std::uint64_t{1} << 32 | face << 16 | held);
        }
    }
    if (breaks_ties_)
        key ^= mixed(std::uint64_t{1} << 56 ^ static_cast<std::uint64_t>(game_.score(0) - game_.score(1)));
    const auto row = static_cast<std::uint64_t>(game_.scoreless()) << 20 | static_cast<std::uint64_t>(game_.passes());
    return key ^ mixed(std::uint64_t{1} << 48 | row << 1 | static_cast<unsigned>(game_.turn()));
}

}  // namespace tilewright
