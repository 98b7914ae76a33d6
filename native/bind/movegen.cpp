#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

#include "bind/convert.hpp"
#include "movegen/plays.hpp"
#include "movegen/position.hpp"

namespace tilewright::bind {
namespace {

void make_layout(Layout* layout, int height, int width, const nb::bytes& letters, const nb::bytes& words, int centre) {
    new (layout) Layout{height, width, span_of(letters), span_of(words), centre};
}

void make_position(Position* position, const WordGraph& graph, const Layout& layout,
                   const std::vector<std::uint16_t>& values, LetterMask alphabet, const nb::bytes& cells) {
    new (position) Position{graph, layout, table_of<Values>(values), alphabet};
    position->set(span_of(cells));
}

std::vector<Play> plays(const Position& position, const nb::bytes& tiles, int most,
                        const std::vector<Points>& bonuses) {
    const Counts counts = counts_of(span_of(tiles));
    return without_gil([&] { return all_plays(position, counts, most, table_of<Bonuses>(bonuses)); });
}

std::vector<Play> best_plays(const Position& position, const nb::bytes& tiles, int most,
                             const std::vector<Points>& bonuses, LetterMask vowels, int tilt, Millipoints ceiling,
                             const nb::bytes& order) {
    const Counts counts = counts_of(span_of(tiles));
    const auto places = table_of<TileOrder>(span_of(order));
    return without_gil([&] {
        return top_plays(position, counts, most, table_of<Bonuses>(bonuses), vowels, tilt, ceiling,
                         order.size() == 0 ? nullptr : &places);
    });
}

bool some_play(const Position& position, const nb::bytes& tiles, int most) {
    const Counts counts = counts_of(span_of(tiles));
    return without_gil([&] { return any_play(position, counts, most); });
}

nb::bytes tiles_of(const Play& play) { return nb::bytes(play.tiles.data(), play.size); }

}  // namespace

void add_movegen(nb::module_& module) {
    using namespace nb::literals;
    nb::class_<Layout>(module, "Layout", "A board without tiles, row after row.")
        .def("__init__", &make_layout, "height"_a, "width"_a, "letter_times"_a, "word_times"_a, "centre"_a);
    nb::class_<Play>(module, "Play", "Tiles laid in one lane; 0 where a tile stands already, plus 64 for a blank.")
        .def_prop_ro("down", [](const Play& play) { return play.direction == Direction::down; })
        .def_ro("lane", &Play::lane)
        .def_ro("start", &Play::start)
        .def_ro("laid", &Play::laid)
        .def_ro("points", &Play::points)
        .def_ro("equity", &Play::equity, "In thousandths of a point, with what is kept.")
        .def_prop_ro("tiles", &tiles_of);
    nb::class_<Position>(module, "Position", "A board with tiles: a letter's number, plus 64 for a blank, 0 for none.")
        .def("__init__", &make_position, "graph"_a, "layout"_a, "values"_a, "alphabet"_a, "cells"_a,
             nb::keep_alive<1, 2>(), nb::keep_alive<1, 3>())
        .def(
            "grown",
            [](const Position& position, const nb::bytes& cells, const Position&) {
                return position.grown(span_of(cells));
            },
            "cells"_a, "base"_a, nb::keep_alive<0, 3>(),
            "With these cells; None where a tile is gone or has changed. It lives by the words and layout of the base.")
        .def("plays", &plays, "tiles"_a, "most"_a, "bonuses"_a, "Each legal play once; tiles are letters, 0 a blank.")
        .def("top_plays", &best_plays, "tiles"_a, "most"_a, "bonuses"_a, "vowels"_a, "tilt"_a, "ceiling"_a, "order"_a,
             "The first of those that score the most and keep the best tiles, with an equity below the ceiling.")
        .def("any_play", &some_play, "tiles"_a, "most"_a, "Whether there is a legal play.");
}

}  // namespace tilewright::bind
