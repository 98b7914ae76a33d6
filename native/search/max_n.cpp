#include "search/max_n.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace tilewright {
namespace {

constexpr int whole = 12;  // twelfths
constexpr int most_plies = 100;

}  // namespace

MaxNAnswer MaxN::solve(const Game& game, const MaxNBudget& budget) {
    if (game.seats() != game_.seats()) throw std::invalid_argument("another number of seats was announced");
    if (game.bag().size() > 0) throw std::invalid_argument("an endgame begins when the bag is empty");
    if (game.is_over()) throw std::invalid_argument("the game is over");
    if (budget.plies < 1 || budget.plies > most_plies) throw std::invalid_argument("1 to 100 plies are possible");
    if (budget.nodes < 1 || budget.width < 1) throw std::invalid_argument("a search needs at least one node");
    if (budget.seconds < 0) throw std::invalid_argument("a search needs some time");
    Setup setup{{}, {}, {}, game.turn(), game.scoreless(), game.passes()};
    for (int seat = 0; seat < game.seats(); ++seat) {
        setup.racks.push_back(game.rack(seat));
        setup.scores.push_back(game.score(seat));
    }
    game_.begin(game.position(), setup);
    meter_.begin();
    MaxNAnswer answer;
    answer.endings = play_out();
    meter_.forget_nodes();
    meter_.limit(budget.nodes, budget.seconds, budget.stop);
    width_ = budget.width;
    const int seat = game_.turn();
    answer.best = greedy_.choose(game_.position(), game_.rack(seat), 0, others(seat), game_.terms());
    try {
        while (answer.depth < budget.plies && !answer.is_solved) {
            is_cut_short_ = false;
            Choice best;
            answer.endings = search(answer.depth + 1, &best);
            answer.best = best;
            answer.is_solved = !is_cut_short_;
            ++answer.depth;
        }
    } catch (const Meter::RanOut&) {
        while (game_.made() > 0) game_.unmake();
    }
    answer.nodes = meter_.nodes();
    return answer;
}

Endings MaxN::search(int depth, Choice* best) {
    if (game_.is_over()) return ended();
    if (depth == 0) {
        is_cut_short_ = true;
        return play_out();
    }
    meter_.count();
    const int seat = game_.turn();
    const std::vector<Choice> moves =
        greedy_.all_choices(game_.position(), game_.rack(seat), 0, others(seat), game_.terms());
    const std::size_t many = std::min(moves.size(), static_cast<std::size_t>(width_));
    is_cut_short_ |= many < moves.size();
    Endings endings{};
    for (std::size_t number = 0; number < many; ++number) {
        game_.make(moves[number], chance_);
        const Endings found = search(depth - 1, nullptr);
        game_.unmake();
        if (number > 0 && !is_better(found, endings, seat)) continue;
        endings = found;
        if (best != nullptr) *best = moves[number];
    }
    return endings;
}

bool MaxN::is_better(const Endings& one, const Endings& two, int seat) const {
    const auto at = [&](int after) { return static_cast<std::size_t>((seat + after) % game_.seats()); };
    if (one[at(0)] != two[at(0)]) return one[at(0)] > two[at(0)];
    for (int after = 1; after < game_.seats(); ++after) {
        if (one[at(after)] != two[at(after)]) return one[at(after)] < two[at(after)];
    }
    return false;
}

Endings MaxN::play_out() {
    const int before = game_.made();
    while (!game_.is_over()) {
        meter_.count();
        const int seat = game_.turn();
        game_.make(greedy_.choose(game_.position(), game_.rack(seat), 0, others(seat), game_.terms()), chance_);
    }
    const Endings endings = ended();
    while (game_.made() > before) game_.unmake();
    return endings;
}

Endings MaxN::ended() const {
    const unsigned winners = game_.winners();
    Endings endings{};
    for (int seat = 0; seat < game_.seats(); ++seat) {
        Ending& ending = endings[static_cast<std::size_t>(seat)];
        if ((winners >> seat & 1U) != 0) ending.win = whole / std::popcount(winners);
        bool has_rival = false;
        for (int other = 0; other < game_.seats(); ++other) {
            if (other == seat) continue;
            const Points margin = game_.total(seat) - game_.total(other);
            ending.margin = has_rival ? std::min(ending.margin, margin) : margin;
            has_rival = true;
        }
    }
    return endings;
}

}  // namespace tilewright
