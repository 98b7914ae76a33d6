#include "search/batch.hpp"

#include <nanobind/stl/vector.h>

#include "bind/convert.hpp"

namespace tilewright::bind {
namespace {

// Plays that become Python's one by one, when they are looked at.
struct Plays {
    std::vector<Play> plays;
};

struct Boards {
    std::vector<Question> questions;
};

Plays ranked(const Position& position, const nb::bytes& tiles, int most, const std::vector<Points>& bonuses,
             const nb::bytes& order) {
    const Counts counts = counts_of(span_of(tiles));
    return {without_gil([&] {
        return ranked_plays(position, counts, most, table_of<Bonuses>(bonuses), table_of<TileOrder>(span_of(order)));
    })};
}

Plays first(const Position& position, const nb::bytes& tiles, int most, const std::vector<Points>& bonuses,
            const nb::bytes& order, const WordMap* map) {
    const Counts counts = counts_of(span_of(tiles));
    return {without_gil([&] {
        return first_play(position, counts, most, table_of<Bonuses>(bonuses), table_of<TileOrder>(span_of(order)), map);
    })};
}

std::vector<Points> points(const Plays& plays) {
    std::vector<Points> each(plays.plays.size());
    std::ranges::transform(plays.plays, each.begin(), &Play::points);
    return each;
}

void make_boards(Boards* boards, const std::vector<nb::bytes>& cells, const std::vector<nb::bytes>& racks,
                 const std::vector<int>& in_bag, const std::vector<Points>& others) {
    new (boards) Boards{std::vector<Question>(cells.size())};
    for (std::size_t number = 0; number < cells.size(); ++number) {
        boards->questions[number] = {span_of(cells[number]), counts_of(span_of(racks.at(number))), in_bag.at(number),
                                     others.at(number)};
    }
}

std::vector<Plays> ranked_many(const Position& empty, const Boards& boards, int most,
                               const std::vector<Points>& bonuses, const nb::bytes& order, int threads) {
    std::vector<std::vector<Play>> found = without_gil([&] {
        return ranked_plays(empty, boards.questions, most, table_of<Bonuses>(bonuses),
                            table_of<TileOrder>(span_of(order)), threads);
    });
    std::vector<Plays> answers;
    answers.reserve(found.size());
    for (std::vector<Play>& plays : found) answers.push_back({std::move(plays)});
    return answers;
}

std::vector<Choice> best_many(const Position& empty, const Boards& boards, const Terms& terms, const Leaves* leaves,
                              const WordMap* map, int threads) {
    return without_gil([&] { return best_choices(empty, boards.questions, terms, leaves, map, threads); });
}

}  // namespace

void add_batch(nb::module_& module) {
    using namespace nb::literals;
    nb::class_<Plays>(module, "Plays", "Plays by points, the most first.")
        .def("__len__", [](const Plays& plays) { return plays.plays.size(); })
        .def("points", &points, "What each of them scores.")
        .def("__getitem__", [](const Plays& plays, std::size_t number) { return plays.plays.at(number); }, "number"_a);
    nb::class_<Boards>(module, "Boards", "Boards, and what the player to move has and knows on each of them.")
        .def("__init__", &make_boards, "cells"_a, "racks"_a, "in_bag"_a, "others"_a, nb::keep_alive<1, 2>());
    module.def("ranked_plays", &ranked, "position"_a, "tiles"_a, "most"_a, "bonuses"_a, "order"_a,
               "Each legal play once, by points and then by its place.");
    module.def("first_play", &first, "position"_a, "tiles"_a, "most"_a, "bonuses"_a, "order"_a, "word_map"_a.none(),
               "The first of these, found without the others, if there is one.");
    module.def("ranked_plays_many", &ranked_many, "empty"_a, "boards"_a, "most"_a, "bonuses"_a, "order"_a, "threads"_a,
               "The same on many boards, each a copy of the empty one with its tiles.");
    module.def("best_choices", &best_many, "empty"_a, "boards"_a, "terms"_a, "leaves"_a.none(), "word_map"_a.none(),
               "threads"_a, "What a static player would do on each of many boards.");
}

}  // namespace tilewright::bind
