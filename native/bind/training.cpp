#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include "bind/convert.hpp"
#include "training/leave_trainer.hpp"
#include "training/on_board.hpp"

namespace tilewright::bind {
namespace {

void make_trainer(LeaveTrainer* trainer, const WordGraph& graph, const WordMap* map, const Layout& layout,
                  const std::vector<std::uint16_t>& values, LetterMask alphabet, const nb::bytes& tiles,
                  const Terms& terms) {
    const Match match{&graph, map, &layout, table_of<Values>(values), alphabet, counts_of(span_of(tiles)), terms, {}};
    without_gil([&] { new (trainer) LeaveTrainer{match}; });
}

void learn(LeaveTrainer& trainer, std::uint64_t seed, std::uint64_t first, std::size_t boards, int threads) {
    without_gil([&] { trainer.learn(seed, first, boards, threads); });
}

std::vector<std::pair<nb::bytes, float>> on_board(const Position& position, const nb::bytes& unseen, const Terms& terms,
                                                  const Leaves* leaves, bool may_exchange) {
    const Counts tiles = counts_of(span_of(unseen));
    const std::vector<LeaveWorth> found =
        without_gil([&] { return leaves_on_board(position, tiles, terms, leaves, may_exchange); });
    std::vector<std::pair<nb::bytes, float>> told;
    for (const LeaveWorth& leave : found) told.emplace_back(bytes_from(leave.tiles), leave.points);
    return told;
}

}  // namespace

void add_training(nb::module_& module) {
    using namespace nb::literals;
    nb::class_<Change>(module, "Change", "What a generation of leave values has changed.")
        .def_ro("mean", &Change::mean, "In points, of the leaves kept in its games, each as often as it was kept.")
        .def_ro("kept", &Change::kept)
        .def_ro("boards", &Change::boards);
    nb::class_<LeaveTrainer>(module, "LeaveTrainer", "Makes leave values from games of a player against itself.")
        .def("__init__", &make_trainer, "graph"_a, "word_map"_a.none(), "layout"_a, "values"_a, "alphabet"_a, "tiles"_a,
             "terms"_a, nb::keep_alive<1, 2>(), nb::keep_alive<1, 3>(), nb::keep_alive<1, 4>())
        .def("__len__", &LeaveTrainer::size, "How many leaves there are.")
        .def("learn", &learn, "seed"_a, "first"_a, "boards"_a, "threads"_a,
             "Value boards; board n depends on the seed, on n and on the values so far alone.")
        .def("settle", &LeaveTrainer::settle, nb::call_guard<nb::gil_scoped_release>(), "End the generation.")
        .def(
            "file", [](const LeaveTrainer& trainer) { return bytes_from(trainer.file()); },
            "The values of the last generation as a KLV2 file.")
        .def(
            "state", [](const LeaveTrainer& trainer) { return bytes_from(trainer.state()); },
            "All that has been learnt.")
        .def(
            "restore", [](LeaveTrainer& trainer, const nb::bytes& state) { trainer.restore(view_of(state)); },
            "state"_a, "Go on from there; a ValueError if it is not of these tiles.");
    module.def("leaves_on_board", &on_board, "position"_a, "unseen"_a, "terms"_a, "leaves"_a.none(), "may_exchange"_a,
               "What each leave is worth on a board, in points, beside the empty one.");
}

}  // namespace tilewright::bind
