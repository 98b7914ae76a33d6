#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cmath>

#include "bind/convert.hpp"
#include "search/preendgame.hpp"
#include "search/simulation.hpp"
#include "training/win_games.hpp"

namespace tilewright::bind {
namespace {

using Row = std::pair<std::array<double, most_seats>, double>;

void make_table(WinTable* table, int seats, const std::vector<Row>& rows) {
    std::vector<WinTable::Row> made(rows.size());
    std::ranges::transform(rows, made.begin(), [](const Row& row) { return WinTable::Row{row.first, row.second}; });
    new (table) WinTable{seats, std::move(made)};
}

Standings standings_of(const std::vector<Millipoints>& points) { return table_of<Standings>(points); }

void make_outlook(Outlook* outlook, const Position& position, const Terms& terms, const std::vector<nb::bytes>& known,
                  const std::vector<int>& held, const std::vector<Points>& scores, const nb::bytes& unseen,
                  int scoreless, int passes, const nb::bytes& returned, const std::vector<int>& kept) {
    std::vector<Counts> racks(known.size());
    std::ranges::transform(known, racks.begin(), [](const nb::bytes& rack) { return counts_of(span_of(rack)); });
    const Counts hidden = counts_of(span_of(unseen));
    const Counts back = counts_of(span_of(returned));
    new (outlook) Outlook{position, terms, std::move(racks), held, scores, hidden, scoreless, passes, back, kept};
}

void make_simulation(Simulation* simulation, const Outlook& outlook, const Leaves* leaves, const WordMap* map,
                     const WinTable& wins, const std::vector<Choice>& candidates, int plies, int floor,
                     std::uint64_t seed) {
    new (simulation) Simulation{outlook, {leaves, map, &wins}, candidates, plies, floor, seed};
}

void make_pre_endgame(PreEndgame* search, const Outlook& outlook, const Leaves* leaves, const WordMap* map,
                      const std::vector<Choice>& candidates, const std::vector<PreEndgame::Stage>& stages,
                      std::uint64_t seed) {
    new (search) PreEndgame{outlook, {leaves, map, nullptr}, candidates, stages, seed};
}

double mean_of(const Arm& arm, double sum) { return sum / std::max(static_cast<double>(arm.samples()), 1.0); }

double win(const Arm& arm) { return mean_of(arm, static_cast<double>(arm.wins)) / 1'000'000; }

double error(const Arm& arm) {
    return std::sqrt(mean_of(arm, std::max(mean_of(arm, arm.squares) - win(arm) * win(arm), 0.0)));
}

double spread(const Arm& arm) { return mean_of(arm, static_cast<double>(arm.spreads)) / one_point; }

double worth(const Arm& arm) { return mean_of(arm, static_cast<double>(arm.worth)) / 1'000'000; }

Match match_of(const WordGraph& graph, const WordMap* map, const Layout& layout,
               const std::vector<std::uint16_t>& values, LetterMask alphabet, const nb::bytes& tiles,
               const Terms& terms, const Leaves* leaves, int seats) {
    return {&graph,   map,
            &layout,  table_of<Values>(values),
            alphabet, counts_of(span_of(tiles)),
            terms,    std::vector<const Leaves*>(static_cast<std::size_t>(seats), leaves)};
}

using Sums = std::tuple<std::int64_t, std::array<std::int64_t, most_seats>, std::int64_t>;

std::vector<Sums> sums(const WordGraph& graph, const WordMap* map, const Layout& layout,
                       const std::vector<std::uint16_t>& values, LetterMask alphabet, const nb::bytes& tiles,
                       const Terms& terms, const Leaves* leaves, int seats, std::uint64_t seed, std::uint64_t first,
                       std::size_t games, int threads) {
    const Match match = match_of(graph, map, layout, values, alphabet, tiles, terms, leaves, seats);
    const std::vector<WinSums> found = without_gil([&] { return win_sums(match, seed, first, games, threads); });
    std::vector<Sums> told(found.size());
    std::ranges::transform(found, told.begin(),
                           [](const WinSums& one) { return Sums{one.turns, one.gains, one.squares}; });
    return told;
}

using Class = std::tuple<std::int64_t, std::int64_t, std::int64_t>;

std::vector<Class> classes(const WordGraph& graph, const WordMap* map, const Layout& layout,
                           const std::vector<std::uint16_t>& values, LetterMask alphabet, const nb::bytes& tiles,
                           const Terms& terms, const Leaves* leaves, const WinTable& table, std::uint64_t seed,
                           std::uint64_t first, std::size_t games, int threads) {
    const Match match = match_of(graph, map, layout, values, alphabet, tiles, terms, leaves, table.seats());
    const auto found = without_gil([&] { return win_classes_of(table, match, seed, first, games, threads); });
    std::vector<Class> told(found.size());
    std::ranges::transform(found, told.begin(),
                           [](const WinClass& one) { return Class{one.turns, one.expected, one.won}; });
    return told;
}

}  // namespace

void add_simulation(nb::module_& module) {
    using namespace nb::literals;
    nb::class_<WinTable>(module, "WinTable", "How likely each seat is to win, by points, leaves and the bag.")
        .def("__init__", &make_table, "seats"_a, "rows"_a,
             "Row n is for a bag of n tiles: what each seat gains, by its turns away, and the deviation.")
        .def_prop_ro("seats", &WinTable::seats)
        .def(
            "chance",
            [](const WinTable& table, const std::vector<Millipoints>& standings, int in_bag, int turn, int seat) {
                return table.chance(standings_of(standings), in_bag, turn, seat);
            },
            "standings"_a, "in_bag"_a, "turn"_a, "seat"_a, "Standings are in thousandths of a point.")
        .def(
            "margin",
            [](const WinTable& table, const std::vector<Millipoints>& standings, int in_bag, int turn, int seat) {
                return table.margin(standings_of(standings), in_bag, turn, seat);
            },
            "standings"_a, "in_bag"_a, "turn"_a, "seat"_a, "Points above the best of the others at the end.");
    nb::class_<Outlook>(module, "Outlook", "What the seat to move knows; it is the first.")
        .def("__init__", &make_outlook, "position"_a, "terms"_a, "known"_a, "held"_a, "scores"_a, "unseen"_a,
             "scoreless"_a, "passes"_a, "returned"_a = nb::bytes("", 0), "kept"_a = std::vector<int>{},
             nb::keep_alive<1, 2>(),
             "Of the unseen, some were put back into the bag; hidden tiles that each seat has kept since are others.");
    nb::class_<Foresight>(module, "Foresight", "How well two play in a rollout.")
        .def(nb::init<int, int, std::uint64_t, int>(), "plies"_a = 0, "width"_a = 0, "nodes"_a = 0, "replies"_a = 0,
             "Endgames by so many moves in each turn, with nodes by all; replies that are weighed before that.");
    nb::class_<Arm>(module, "Arm", "What the rollouts of a candidate came to.")
        .def_ro("move", &Arm::move)
        .def_prop_ro("samples", &Arm::samples)
        .def_prop_ro("win", &win, "From 0 to 1, on average.")
        .def_prop_ro("error", &error, "Of the wins, one standard deviation.")
        .def_prop_ro("spread", &spread, "Points above the best of the others, on average.")
        .def_prop_ro("worth", &worth, "The wins, and a little for the spread: what decides.");
    nb::class_<Simulation>(module, "Simulation", "Which candidate does best when everybody plays on.")
        .def("__init__", &make_simulation, "outlook"_a, "leaves"_a.none(), "word_map"_a.none(), "wins"_a,
             "candidates"_a, "plies"_a, "floor"_a, "seed"_a, nb::keep_alive<1, 2>(), nb::keep_alive<1, 3>(),
             nb::keep_alive<1, 4>(), nb::keep_alive<1, 5>(), "0 plies are all to the end.")
        .def("work", &Simulation::work, "threads"_a, nb::call_guard<nb::gil_scoped_release>(), "One round more.")
        .def_prop_ro("is_settled", &Simulation::is_settled, "Whether the leader is certain enough.")
        .def_prop_ro("has_floor", &Simulation::has_floor, "Whether each candidate has had its first samples.")
        .def_prop_ro("nodes", &Simulation::nodes, "How many moves were looked for.")
        .def_prop_ro("ratings", &Simulation::ratings,
                     "What counts for each: its worth, with what was foreseen at once.")
        .def_prop_ro("leader", &Simulation::leader, "The number of the candidate that did best.")
        .def_prop_ro("arms", &Simulation::arms, nb::rv_policy::copy, "In the order of the candidates.");
    nb::class_<Finding>(module, "Finding", "What a pre-endgame has found out about a candidate.")
        .def_ro("move", &Finding::move)
        .def_ro("samples", &Finding::samples)
        .def_ro("win", &Finding::win, "From 0 to 1.")
        .def_ro("error", &Finding::error, "Of the wins, one standard deviation; 0 once everything was looked at.")
        .def_ro("spread", &Finding::spread, "In points.")
        .def_ro("worth", &Finding::worth, "The wins, and a little for the spread: what decides.");
    nb::class_<PreEndgame::Stage>(module, "Stage", "Of a pre-endgame.")
        .def(nb::init<std::size_t, Foresight, std::uint64_t, double>(), "candidates"_a, "foresight"_a, "nodes"_a,
             "doubt"_a, "Nodes are those of all stages so far; doubt is how wrong its values may be, from 0 to 1.")
        .def_ro("candidates", &PreEndgame::Stage::candidates);
    nb::class_<PreEndgame>(module, "PreEndgame", "Which candidate wins most often over all that a small bag may hold.")
        .def("__init__", &make_pre_endgame, "outlook"_a, "leaves"_a.none(), "word_map"_a.none(), "candidates"_a,
             "stages"_a, "seed"_a, nb::keep_alive<1, 2>(), nb::keep_alive<1, 3>())
        .def("work", &PreEndgame::work, "threads"_a, nb::call_guard<nb::gil_scoped_release>(), "One round more.")
        .def_prop_ro("is_settled", &PreEndgame::is_settled, "Whether there is nothing more to find out.")
        .def_prop_ro("nodes", &PreEndgame::nodes, "How many moves were looked for.")
        .def_prop_ro("findings", &PreEndgame::findings, "The best first.");
    module.def("win_sums", &sums, "graph"_a, "word_map"_a.none(), "layout"_a, "values"_a, "alphabet"_a, "tiles"_a,
               "terms"_a, "leaves"_a.none(), "seats"_a, "seed"_a, "first"_a, "games"_a, "threads"_a,
               "By the size of the bag: turns, gains by turns away, squared differences; in tenths of a point.");
    module.def("win_classes", &classes, "graph"_a, "word_map"_a.none(), "layout"_a, "values"_a, "alphabet"_a, "tiles"_a,
               "terms"_a, "leaves"_a.none(), "table"_a, "seed"_a, "first"_a, "games"_a, "threads"_a,
               "Of classes of chances: how many, and the expected and the true wins in millionths.");
}

}  // namespace tilewright::bind
