#include "search/game.hpp"

#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <bit>
#include <utility>

#include "bind/convert.hpp"
#include "search/endgame.hpp"
#include "search/max_n.hpp"

namespace tilewright::bind {
namespace {

// A game and its chance, which goes on when moves are taken back.
struct Dealt {
    Game game;
    Chance chance{0, 0};
};

void make_game(Dealt* dealt, const WordGraph& graph, const Layout& layout, const std::vector<std::uint16_t>& values,
               LetterMask alphabet, const Terms& terms, int seats) {
    new (dealt) Dealt{Game{Position{graph, layout, table_of<Values>(values), alphabet}, terms, seats}};
}

void deal(Dealt& dealt, const nb::bytes& tiles, std::uint64_t seed, std::uint64_t number) {
    dealt.chance = Chance{seed, number};
    dealt.game.begin(counts_of(span_of(tiles)), dealt.chance);
}

void set_up(Dealt& dealt, const Position& position, const std::vector<nb::bytes>& racks, const nb::bytes& bag,
            const std::vector<Points>& scores, int turn, int scoreless, int passes) {
    std::vector<Counts> counts(racks.size());
    std::ranges::transform(racks, counts.begin(), [](const nb::bytes& rack) { return counts_of(span_of(rack)); });
    const auto order = span_of(bag);
    dealt.game.begin(position, {counts, scores, Word{order.begin(), order.end()}, turn, scoreless, passes});
}

void make(Dealt& dealt, const Choice& move) {
    check(dealt.game, move);
    dealt.game.make(move, dealt.chance);
}

// What each seat has.
template <class Ask>
auto by_seat(const Dealt& dealt, Ask ask) {
    std::vector<decltype(ask(0))> answers;
    for (int seat = 0; seat < dealt.game.seats(); ++seat) answers.push_back(ask(seat));
    return answers;
}

nb::bytes faces_of(const Counts& tiles) {
    Word faces;
    for (std::size_t face = 0; face < tiles.size(); ++face) {
        faces.insert(faces.end(), tiles[face], static_cast<Letter>(face));
    }
    return bytes_from(faces);
}

std::vector<nb::bytes> racks(const Dealt& dealt) {
    return by_seat(dealt, [&](int seat) { return faces_of(dealt.game.rack(seat)); });
}

std::vector<nb::bytes> piles(const Dealt& dealt) {
    return by_seat(dealt,
                   [&](int seat) { return bytes_from(dealt.game.bag().piles()[static_cast<std::size_t>(seat)]); });
}

std::vector<Points> scores(const Dealt& dealt) {
    return by_seat(dealt, [&](int seat) { return dealt.game.score(seat); });
}

std::vector<Points> totals(const Dealt& dealt) {
    return by_seat(dealt, [&](int seat) { return dealt.game.total(seat); });
}

std::vector<int> winners(const Dealt& dealt) {
    std::vector<int> seats;
    for (unsigned left = dealt.game.winners(); left != 0; left &= left - 1) seats.push_back(std::countr_zero(left));
    return seats;
}

// One thread asks, another heeds.
struct Stop {
    std::atomic<bool> is_set{false};
};

EndgameAnswer solve(const Dealt& dealt, int plies, std::uint64_t nodes, double seconds, const Stop* stop) {
    const EndgameBudget budget{plies, nodes, seconds, stop != nullptr ? &stop->is_set : nullptr};
    return without_gil([&] { return solve_endgame(dealt.game, budget); });
}

MaxNAnswer solve_max_n(const Dealt& dealt, int plies, int width, std::uint64_t nodes, double seconds,
                       const Stop* stop) {
    const MaxNBudget budget{plies, width, nodes, seconds, stop != nullptr ? &stop->is_set : nullptr};
    const Game& game = dealt.game;
    return without_gil([&] { return MaxN{game.position(), game.terms(), game.seats()}.solve(game, budget); });
}

std::vector<std::pair<int, Points>> endings(const MaxNAnswer& answer) {
    std::vector<std::pair<int, Points>> told;
    for (const Ending& ending : answer.endings) told.emplace_back(ending.win, ending.margin);
    return told;
}

}  // namespace

void add_game(nb::module_& module) {
    using namespace nb::literals;
    nb::class_<EndgameAnswer>(module, "EndgameAnswer", "What two who know each other's tiles can reach.")
        .def_ro("spread", &EndgameAnswer::spread, "What the seat to move gains on the other until the end.")
        .def_ro("line", &EndgameAnswer::line, "If solved, best play by both to the end; else the first move alone.")
        .def_ro("depth", &EndgameAnswer::depth, "Of the last search that was finished; if solved, of the line.")
        .def_ro("is_solved", &EndgameAnswer::is_solved, "Whether both can do no better.")
        .def_ro("is_won", &EndgameAnswer::is_won, "Whether the first move certainly wins.")
        .def_ro("nodes", &EndgameAnswer::nodes);
    nb::class_<MaxNAnswer>(module, "MaxNAnswer", "What each can reach who know all tiles, and play for themselves.")
        .def_prop_ro("endings", &endings, "For each seat: twelfths of the win, and the margin above the best other.")
        .def_ro("best", &MaxNAnswer::best)
        .def_ro("depth", &MaxNAnswer::depth, "Of the last search that was finished.")
        .def_ro("is_solved", &MaxNAnswer::is_solved, "Whether everything was tried to the end.")
        .def_ro("nodes", &MaxNAnswer::nodes);
    nb::class_<Stop>(module, "Stop", "Ends a search, from another thread.")
        .def(nb::init<>())
        .def(
            "set", [](Stop& stop) { stop.is_set = true; }, "Ends it with what it has found.")
        .def_prop_ro("is_set", [](const Stop& stop) { return stop.is_set.load(); });
    nb::class_<Dealt>(module, "Game", "A game as searches play it: moves are made and taken back.")
        .def("__init__", &make_game, "graph"_a, "layout"_a, "values"_a, "alphabet"_a, "terms"_a, "seats"_a,
             nb::keep_alive<1, 2>(), nb::keep_alive<1, 3>())
        .def("deal", &deal, "tiles"_a, "seed"_a, "number"_a, "Begins on the empty board, mixed by seed and number.")
        .def("set_up", &set_up, "position"_a, "racks"_a, "bag"_a, "scores"_a, "turn"_a, "scoreless"_a, "passes"_a,
             nb::keep_alive<1, 2>(), "Goes on from a board; the last tile of the bag is drawn first, by whoever draws.")
        .def("make", &make, "move"_a, "The seat whose turn it is moves, and draws.")
        .def(
            "unmake", [](Dealt& dealt) { dealt.game.unmake(); }, "Takes the last move back.")
        .def("solve_endgame", &solve, "plies"_a, "nodes"_a, "seconds"_a = 0.0, "stop"_a = nb::none(),
             "For two with an empty bag: exact, if the budget suffices; 0 seconds are without end.")
        .def("solve_max_n", &solve_max_n, "plies"_a, "width"_a, "nodes"_a, "seconds"_a = 0.0, "stop"_a = nb::none(),
             "With an empty bag and all racks known, each for itself: exact, if the budget suffices.")
        .def_prop_ro(
            "made", [](const Dealt& dealt) { return dealt.game.made(); }, "How many moves can be taken back.")
        .def_prop_ro(
            "position", [](const Dealt& dealt) { return dealt.game.position(); }, "A copy of the board.",
            nb::keep_alive<0, 1>())
        .def_prop_ro("turn", [](const Dealt& dealt) { return dealt.game.turn(); })
        .def_prop_ro(
            "scoreless", [](const Dealt& dealt) { return dealt.game.scoreless(); }, "Turns in a row.")
        .def_prop_ro(
            "passes", [](const Dealt& dealt) { return dealt.game.passes(); }, "In a row.")
        .def_prop_ro("is_over", [](const Dealt& dealt) { return dealt.game.is_over(); })
        .def_prop_ro("racks", &racks)
        .def_prop_ro("piles", &piles, "What each seat draws from while it lasts, the last tile first.")
        .def_prop_ro("scores", &scores)
        .def_prop_ro("totals", &totals, "With what is left on the racks.")
        .def_prop_ro("winners", &winners, "The seats that would win here.");
}

}  // namespace tilewright::bind
