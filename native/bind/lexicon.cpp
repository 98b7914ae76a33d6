#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include "bind/convert.hpp"
#include "lexicon/bytes.hpp"
#include "lexicon/graph.hpp"
#include "lexicon/leaves.hpp"
#include "lexicon/lookup.hpp"
#include "lexicon/word_map.hpp"

namespace tilewright::bind {
namespace {

WordGraph built(const std::vector<nb::bytes>& words) {
    std::vector<Word> letters;
    letters.reserve(words.size());
    for (const nb::bytes& word : words) letters.emplace_back(span_of(word).begin(), span_of(word).end());
    return without_gil([&] { return WordGraph{build_nodes(letters)}; });
}

WordGraph loaded(const nb::bytes& file) {
    return without_gil([&] { return WordGraph{Numbers{view_of(file)}}; });
}

void make_map(WordMap* map, const WordGraph& graph) {
    without_gil([&] { new (map) WordMap{graph}; });
}

nb::bytes saved(const WordGraph& graph) { return bytes_from(bytes_of(graph.nodes())); }

std::pair<LetterMask, LetterMask> hooks(const WordGraph& graph, const nb::bytes& word) {
    const Hooks found = hooks_of(graph, span_of(word));
    return {found.front, found.back};
}

std::vector<nb::bytes> words(const WordGraph& graph, std::size_t most) {
    return words_from(without_gil([&] { return words_of(graph, most); }));
}

std::vector<nb::bytes> anagrams(const WordGraph& graph, const nb::bytes& tiles, bool partial, std::size_t most) {
    const Using used = partial ? Using::any : Using::all;
    return words_from(without_gil([&] { return anagrams_of(graph, counts_of(span_of(tiles)), used, most); }));
}

std::vector<nb::bytes> matches(const WordGraph& graph, const std::vector<LetterMask>& places,
                               const std::vector<bool>& gaps, std::size_t most) {
    return words_from(without_gil([&] { return matches_of(graph, {places, gaps}, most); }));
}

}  // namespace

void add_lexicon(nb::module_& module) {
    using namespace nb::literals;
    nb::class_<WordGraph>(module, "Graph",
                          "The words of a list as a graph. Letters are numbers from 1 to 39, in bytes.")
        .def_static("build", &built, "words"_a, "The smallest graph of these words.")
        .def_static("load", &loaded, "file"_a, "What a KWG file holds; a ValueError if it is broken.")
        .def("save", &saved, "What a KWG file holds.")
        .def("__len__", &WordGraph::words)
        .def(
            "contains", [](const WordGraph& graph, const nb::bytes& word) { return graph.contains(span_of(word)); },
            "word"_a)
        .def(
            "has_prefix",
            [](const WordGraph& graph, const nb::bytes& prefix) { return graph.has_prefix(span_of(prefix)); },
            "prefix"_a)
        .def("hooks", &hooks, "word"_a, "The letters that can be put before a word, and after, as bits.")
        .def("words", &words, "most"_a)
        .def("anagrams", &anagrams, "tiles"_a, "partial"_a, "most"_a, "Words of these tiles; 0 is a blank.")
        .def("matches", &matches, "places"_a, "gaps"_a, "most"_a,
             "Words with a letter of each place, as bits, and any letters where there is a gap.")
        .def_prop_ro("alphabet", &WordGraph::alphabet, "The letters of all words, as bits.")
        .def_prop_ro(
            "has_gaddag", [](const WordGraph& graph) { return graph.outwards().leads_on(); },
            "Whether plays can be found with it: some files have the DAWG alone.");
    nb::class_<WordMap>(module, "WordMap", "From letters in no order to the words of them.")
        .def("__init__", &make_map, "graph"_a);
    nb::class_<Leaves>(module, "Leaves", "What tiles are worth when they are kept.")
        .def(
            "__init__", [](Leaves* leaves, const nb::bytes& file) { new (leaves) Leaves{view_of(file)}; }, "file"_a,
            "What a KLV2 file holds; a ValueError if it is broken.")
        .def("__len__", &Leaves::size)
        .def(
            "value", [](const Leaves& leaves, const nb::bytes& tiles) { return leaves.value(span_of(tiles)); },
            "tiles"_a, "In thousandths of a point; tiles in order, the blank first.");
}

}  // namespace tilewright::bind
