#pragma once

// What Python hands over, and what it gets back. Letters and tiles travel as bytes.
#include <nanobind/nanobind.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "lexicon/build.hpp"

namespace tilewright::bind {

namespace nb = nanobind;

inline std::span<const std::uint8_t> span_of(const nb::bytes& bytes) {
    return {static_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
}

inline std::string_view view_of(const nb::bytes& bytes) { return {bytes.c_str(), bytes.size()}; }

template <class Bytes>
nb::bytes bytes_from(const Bytes& bytes) {
    return nb::bytes(bytes.data(), bytes.size());
}

inline std::vector<nb::bytes> words_from(const std::vector<Word>& words) {
    std::vector<nb::bytes> told(words.size());
    std::ranges::transform(words, told.begin(), [](const Word& word) { return bytes_from(word); });
    return told;
}

// The first numbers of a table that may be longer; the rest are zero.
template <class Table, class Numbers>
Table table_of(const Numbers& numbers) {
    Table table{};
    std::copy_n(numbers.begin(), std::min(numbers.size(), table.size()), table.begin());
    return table;
}

// Other Python threads run while this does.
template <class Work>
auto without_gil(Work work) {
    const nb::gil_scoped_release release;
    return work();
}

void add_batch(nb::module_& module);
void add_game(nb::module_& module);
void add_lexicon(nb::module_& module);
void add_movegen(nb::module_& module);
void add_search(nb::module_& module);
void add_simulation(nb::module_& module);
void add_training(nb::module_& module);

}  // namespace tilewright::bind
