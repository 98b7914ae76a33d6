#include "search/endgame.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <limits>
#include <stdexcept>

#include "search/prune.hpp"

namespace tilewright {
namespace {

constexpr Points around = 50;  // half points // how far the value of one depth may lie from that of the next, usually
constexpr Points close = 60;   // totals that lie no further apart may still change their order
constexpr double nodes_per_second = 100'000;  // about
constexpr double nodes_that_pay = 50'000;     // for a graph of the words that can still be made
constexpr double share_before_winning = 0.6;
constexpr double share_for_winning = 0.8;
constexpr int depth_before_proof = 2;
constexpr std::uint64_t times_for_proof = 30;  // as many nodes as so far
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

// A word has two letters or more, so with one tile in the game that is worth nothing every play scores.
bool always_scores(const Game& game) {
    const Position& position = game.position();
    int held = 0;
    for (int seat = 0; seat < 2; ++seat) {
        for (std::size_t face = 0; face < letter_kinds; ++face) {
            if (face == blank || position.values()[face] == 0) held += game.rack(seat)[face];
        }
    }
    int worthless = held;
    for (int row = 1; row <= position.lanes(Direction::across); ++row) {
        for (const Square& square : position.lane(Direction::across, row)) {
            worthless += !square.is_empty() && position.value(square.tile) == 0 ? 1 : 0;
        }
    }
    return held == 0 || worthless == 1;
}

}  // namespace

Endgame::Endgame(const Game& game)
    : words_{nodes_for(game)}, game_{game.position().with_words(*words_), game.terms(), game.seats()} {
    begin(game, game.position().with_words(*words_));
}

void Endgame::take_over(const Game& game) {
    check_endgame(game);
    begin(game, game.position());
}

// Let P be what the seat to move gets by its best play, Q what the best play of the other leaves it, and E what it gets
// if the game ends here. By passes, of which n more end the game, it gets max(P, E) with n = 1, and max(P, min(Q, E))
// with any other n. So two are as good as any number, as long as every play begins the row anew.
void Endgame::begin(const Game& game, const Position& position) {
    const Terms& terms = game.terms();
    const int most_passes = terms.passes_each > 0 ? 2 * terms.passes_each : std::numeric_limits<int>::max();
    passes_later_ = std::min(most_passes, terms.most_scoreless);
    passes_now_ = std::min(most_passes - game.passes(), terms.most_scoreless - game.scoreless());
    passes_are_few_ = passes_later_ >= 2 && always_scores(game);
    Setup setup{
        {game.rack(0), game.rack(1)}, {game.score(0), game.score(1)}, {}, game.turn(), game.scoreless(), game.passes()};
    if (passes_are_few_) {
        setup.scoreless = 0;
        setup.passes = passes_now_ == 1 ? 1 : 0;
    }
    game_.begin(position, setup);
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
    meter_.begin();
    breaks_ties_ = false;
    EndgameAnswer answer;
    answer.line = {greedy_move(game_.turn())};
    answer.spread = play_out() / half_points;
    meter_.forget_nodes();
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
    answer.nodes = meter_.nodes();
    if (answer.is_solved) finish(answer, budget.plies);
    return answer;
}

// So much of the budget may be used from the beginning on.
void Endgame::allow(const EndgameBudget& budget, double share) {
    const auto nodes = static_cast<std::uint64_t>(static_cast<double>(budget.nodes) * share);
    meter_.limit(std::max<std::uint64_t>(nodes, 1), budget.seconds * share, budget.stop);
}

void Endgame::search_spread(EndgameAnswer& answer, int plies) {
    try {
        while (answer.depth < plies && !answer.is_solved) {
            const Verdict verdict = deepen(answer.depth + 1, answer.spread * half_points);
            ++answer.depth;
            note(answer, verdict);
            answer.is_solved = verdict.is_proven;
            if (!answer.is_solved && answer.depth >= depth_before_proof) prove(answer, plies);
        }
    } catch (const Meter::RanOut&) {
        take_back_all();
    }
}

void Endgame::note(EndgameAnswer& answer, const Verdict& verdict) {
    value_ = verdict.value;
    answer.spread = verdict.value / half_points;
    answer.line = {choice(plies_[0], plies_[0].best)};
}

// Every line to its end, for many times as many nodes as were used before: it mostly succeeds soon.
void Endgame::prove(EndgameAnswer& answer, int plies) {
    const std::uint64_t most = meter_.most();
    meter_.allow(std::min(most, (1 + times_for_proof) * meter_.nodes()));
    try {
        for (Points expected = value_; !answer.is_solved;) {
            const Verdict verdict = search_moves(plies, {expected - 1, expected + 1}, 0, {});
            if (!verdict.is_proven) break;
            if (verdict.value >= expected) note(answer, verdict);
            answer.is_solved = verdict.value == expected;
            expected = verdict.value;
        }
    } catch (const Meter::RanOut&) {
        take_back_all();
    }
    meter_.allow(most);
}

// Whether the game is won takes less than by how much: every line is compared with what a win needs, and no more.
void Endgame::search_win(EndgameAnswer& answer, int plies) {
    const Points needed = -lead() * half_points;
    try {
        const Verdict verdict = search_moves(plies, {needed, needed + 1}, 0, {});
        answer.is_won = verdict.is_proven && verdict.value > needed;
        if (answer.is_won) answer.line = {choice(plies_[0], plies_[0].best)};
    } catch (const Meter::RanOut&) {
        take_back_all();
    }
}

//
void Endgame::break_tie(EndgameAnswer& answer, int plies) {
    known_.reset(known_.size());
    breaks_ties_ = true;
    const Points value = value_;
    EndgameAnswer again{answer.spread, answer.line, 0, false, false, 0};
    search_spread(again, plies);
    breaks_ties_ = again.is_solved;
    if (again.is_solved) {
        answer.line = again.line;
        answer.depth = again.depth;
    } else {
        value_ = value;
    }
}

Points Endgame::lead() const { return game_.score(game_.turn()) - game_.score(1 - game_.turn()); }

// The line, move by move. The values are known by now, so this looks at little that is new.
void Endgame::finish(EndgameAnswer& answer, int plies) {
    std::vector<Choice>& line = answer.line;
    meter_.allow(meter_.nodes() + std::max<std::uint64_t>(meter_.most(), 10'000));
    int passes = 0;
    try {
        Place place;
        for (Points value = value_;;) {
            const Choice& move = line.back();
            value = half_points * move.points() - value;
            place = beyond(place, move);
            passes = move.kind == Choice::Kind::pass ? passes + 1 : 0;
            game_.make(move, chance_);
            if (is_over()) break;
            search_moves(plies, {value - 1, value + 1}, 0, place);
            line.push_back(choice(plies_[0], plies_[0].best));
        }
        const bool are_all = passes == std::ssize(line);
        const int wanted = are_all ? passes_now_ : passes_later_;
        if (passes_are_few_ && passes > 0) line.resize(line.size() + static_cast<std::size_t>(wanted - passes));
        answer.depth = static_cast<int>(line.size());
    } catch (const Meter::RanOut&) {
        line.resize(1);
    }
    take_back_all();
}

Endgame::Verdict Endgame::deepen(int depth, Points expected) {
    const Window window{expected - around, expected + around};
    const Verdict verdict = search_moves(depth, window, 0, {});
    if (verdict.value <= window.low) return search_moves(depth, {-without_end, window.low + 1}, 0, {});
    if (verdict.value >= window.high) return search_moves(depth, {window.high - 1, without_end}, 0, {});
    return verdict;
}

void Endgame::take_back_all() {
    while (game_.made() > 0) game_.unmake();
}

}  // namespace tilewright
