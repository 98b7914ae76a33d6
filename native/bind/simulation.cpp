#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cmath>

#include "bind/convert.hpp"
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

void make_simulation(Simulation* simulation, const Position& position, const Terms& terms,
                     const std::vector<nb::bytes>& known, const std::vector<int>& held,
                     const std::vector<Points>& scores, const nb::bytes& unseen, int scoreless, int passes,
                     const Leaves* leaves, const WordMap* map, const WinTable& wins,
                     const std::vector<Choice>& candidates, int plies, int floor, std::uint64_t seed,
                     std::uint64_t endgame_nodes) {
    std::vector<Counts> racks(known.size());
    std::ranges::transform(known, racks.begin(), [](const nb::bytes& rack) { return counts_of(span_of(rack)); });
    Outlook outlook{position, terms, std::move(racks), held, scores, counts_of(span_of(unseen)), scoreless, passes};
    new (simulation)
        Simulation{std::move(outlook), {leaves, map, &wins, endgame_nodes}, candidates, plies, floor, seed};
}

double mean_of(const Arm& arm, double sum) { return sum / std::max(static_cast<double>(arm.samples()), 1.0); }

double win(const Arm& arm) { return mean_of(arm, static_cast<double>(arm.wins)) / 1'000'000; }

double deviation(const Arm& arm) { return std::sqrt(std::max(mean_of(arm, arm.squares) - win(arm) * win(arm), 0.0)); }

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
    nb::class_<Arm>(module, "Arm", "What the rollouts of a candidate came to.")
        .def_ro("move", &Arm::move)
        .def_prop_ro("samples", &Arm::samples)
        .def_prop_ro("win", &win, "From 0 to 1, on average.")
        .def_prop_ro("deviation", &deviation, "Of the wins of single rollouts.")
        .def_prop_ro("spread", &spread, "Points above the best of the others, on average.")
        .def_prop_ro("worth", &worth, "The wins, and a little for the spread: what decides.");
    nb::class_<Simulation>(module, "Simulation", "Which candidate does best when everybody plays on.")
        .def("__init__", &make_simulation, "position"_a, "terms"_a, "known"_a, "held"_a, "scores"_a, "unseen"_a,
             "scoreless"_a, "passes"_a, "leaves"_a.none(), "word_map"_a.none(), "wins"_a, "candidates"_a, "plies"_a,
             "floor"_a, "seed"_a, "endgame_nodes"_a = 0, nb::keep_alive<1, 2>(), nb::keep_alive<1, 10>(),
             nb::keep_alive<1, 11>(), nb::keep_alive<1, 12>(),
             "The seat to move is the first; 0 plies are all to the end.")
        .def("work", &Simulation::work, "threads"_a, nb::call_guard<nb::gil_scoped_release>(), "One round more.")
        .def_prop_ro("is_settled", &Simulation::is_settled, "Whether the leader is certain enough.")
        .def_prop_ro("has_floor", &Simulation::has_floor, "Whether each candidate has had its first samples.")
        .def_prop_ro("nodes", &Simulation::nodes, "How many moves were looked for.")
        .def_prop_ro("ratings", &Simulation::ratings,
                     "What counts for each: its worth, with what was foreseen at once.")
        .def_prop_ro("leader", &Simulation::leader, "The number of the candidate that did best.")
        .def_prop_ro("arms", &Simulation::arms, nb::rv_policy::copy, "In the order of the candidates.");
    module.def("win_sums", &sums, "graph"_a, "word_map"_a.none(), "layout"_a, "values"_a, "alphabet"_a, "tiles"_a,
               "terms"_a, "leaves"_a.none(), "seats"_a, "seed"_a, "first"_a, "games"_a, "threads"_a,
               "By the size of the bag: turns, gains by turns away, squared differences; in tenths of a point.");
    module.def("win_classes", &classes, "graph"_a, "word_map"_a.none(), "layout"_a, "values"_a, "alphabet"_a, "tiles"_a,
               "terms"_a, "leaves"_a.none(), "table"_a, "seed"_a, "first"_a, "games"_a, "threads"_a,
               "Of classes of chances: how many, and the expected and the true wins in millionths.");
}

}  // namespace tilewright::bind
