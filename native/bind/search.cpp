#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

#include "bind/convert.hpp"
#include "search/self_play.hpp"
#include "search/solitaire/solitaire.hpp"
#include "search/static_player.hpp"

namespace tilewright::bind {
namespace {

void make_terms(Terms* terms, int rack_size, int exchange_least, int most_scoreless, const std::vector<Points>& bonuses,
                int passes_each) {
    new (terms) Terms{rack_size, exchange_least, most_scoreless, table_of<Bonuses>(bonuses), passes_each};
}

nb::bytes exchanged(const Choice& choice) {
    Word faces;
    for (std::size_t face = 0; face < choice.exchanged.size(); ++face) {
        faces.insert(faces.end(), choice.exchanged[face], static_cast<Letter>(face));
    }
    return bytes_from(faces);
}

Choice best(const Position& position, const nb::bytes& rack, int in_bag, Points others, const Terms& terms,
            const Leaves* leaves, const WordMap* map) {
    const Counts tiles = counts_of(span_of(rack));
    return without_gil([&] { return StaticPlayer{leaves, map}.choose(position, tiles, in_bag, others, terms); });
}

std::vector<Choice> choices(const Position& position, const nb::bytes& rack, int in_bag, Points others,
                            const Terms& terms, const Leaves* leaves) {
    const Counts tiles = counts_of(span_of(rack));
    return without_gil(
        [&] { return StaticPlayer{leaves, nullptr}.all_choices(position, tiles, in_bag, others, terms); });
}

using EachLeaves = nb::typed<nb::list, std::optional<Leaves>>;

std::vector<const Leaves*> leaves_of(const EachLeaves& each) {
    std::vector<const Leaves*> leaves(each.size());
    std::ranges::transform(each, leaves.begin(), [](nb::handle one) { return nb::cast<const Leaves*>(one); });
    return leaves;
}

std::vector<Outcome> played(const WordGraph& graph, const WordMap* map, const Layout& layout,
                            const std::vector<std::uint16_t>& values, LetterMask alphabet, const nb::bytes& tiles,
                            const Terms& terms, const EachLeaves& leaves, std::uint64_t seed, std::uint64_t first,
                            std::size_t games, bool pairs, int threads, bool looks_at_all) {
    const Match match{&graph,      map,
                      &layout,     table_of<Values>(values),
                      alphabet,    counts_of(span_of(tiles)),
                      terms,       leaves_of(leaves),
                      looks_at_all};
    return without_gil([&] { return self_play(match, seed, first, games, pairs, threads); });
}

void make_solitaire(Solitaire* solitaire, const Position& position, const nb::bytes& tiles, int most,
                    const std::vector<Points>& bonuses, std::uint64_t seed) {
    const SolitaireGame game{position, counts_of(span_of(tiles)), most, table_of<Bonuses>(bonuses)};
    without_gil([&] { return new (solitaire) Solitaire{game, seed}; });
}

void work(Solitaire& solitaire, int positions, int threads) {
    without_gil([&] { solitaire.work(positions, threads); });
}

}  // namespace

void add_search(nb::module_& module) {
    using namespace nb::literals;
    nb::class_<Terms>(module, "Terms", "What a game is played by, as far as an engine has to know.")
        .def("__init__", &make_terms, "rack_size"_a, "exchange_least"_a, "most_scoreless"_a, "bonuses"_a,
             "passes_each"_a);
    nb::class_<Choice>(module, "Choice", "A play, or tiles to exchange, or a pass.")
        .def_prop_ro("is_play", [](const Choice& choice) { return choice.kind == Choice::Kind::play; })
        .def_prop_ro("is_exchange", [](const Choice& choice) { return choice.kind == Choice::Kind::exchange; })
        .def_ro("play", &Choice::play)
        .def_ro("equity", &Choice::equity, "In thousandths of a point.")
        .def_prop_ro("exchanged", &exchanged);
    nb::class_<Outcome>(module, "Outcome", "What came of a game, player by player.")
        .def_ro("points", &Outcome::points)
        .def_ro("earned", &Outcome::earned, "Before what was left on the racks.")
        .def_ro("turns", &Outcome::turns)
        .def_ro("bonuses", &Outcome::bonuses)
        .def_ro("exchanges", &Outcome::exchanges)
        .def_ro("passes", &Outcome::passes)
        .def_ro("starter", &Outcome::starter);
    module.def("best_choice", &best, "position"_a, "rack"_a, "in_bag"_a, "others"_a, "terms"_a,
               "leaves"_a.none() = nb::none(), "word_map"_a.none() = nb::none(),
               "The best by points and by what is kept; `others` counts with no bag.");
    module.def("all_choices", &choices, "position"_a, "rack"_a, "in_bag"_a, "others"_a, "terms"_a,
               "leaves"_a.none() = nb::none(), "Everything that can be done, the best first.");
    module.def("self_play", &played, "graph"_a, "word_map"_a.none(), "layout"_a, "values"_a, "alphabet"_a, "tiles"_a,
               "terms"_a, "leaves"_a, "seed"_a, "first"_a, "games"_a, "pairs"_a, "threads"_a, "looks_at_all"_a,
               "Games of static players; game n depends on the seed and n alone.");
    nb::class_<Solitaire>(module, "Solitaire", "A search for the highest total with all tiles face up.")
        .def("__init__", &make_solitaire, "position"_a, "tiles"_a, "most"_a, "bonuses"_a, "seed"_a,
             nb::keep_alive<1, 2>())
        .def("work", &work, "positions"_a, "threads"_a, "Looks at so many positions more.")
        .def_prop_ro("total", [](const Solitaire& solitaire) { return solitaire.best().total; })
        .def_prop_ro(
            "line", [](const Solitaire& solitaire) { return solitaire.best().plays; }, "Of plays, the best.")
        .def_prop_ro("positions", &Solitaire::positions, "How many were looked at.")
        .def_prop_ro("plays", &Solitaire::plays, "How many were found in them.")
        .def_prop_ro("is_solved", &Solitaire::is_solved, "Whether there is certainly no better line.");
}

}  // namespace tilewright::bind
