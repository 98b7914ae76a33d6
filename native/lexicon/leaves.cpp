#include "lexicon/leaves.hpp"

#include <bit>
#include <cmath>
#include <stdexcept>
#include <string>
#include <utility>

#include "lexicon/bytes.hpp"
#include "lexicon/check.hpp"

namespace tilewright {
namespace {

constexpr int longest_leave = 32;
constexpr float most_points = 10'000;

[[noreturn]] void refuse(const char* why) { throw std::invalid_argument(std::string("not leave values: ") + why); }

std::int32_t millipoints(std::uint32_t bits) {
    const auto points = std::bit_cast<float>(bits);
    if (!std::isfinite(points) || std::abs(points) > most_points) refuse("a value is out of all bounds");
    return static_cast<std::int32_t>(std::lround(points * 1000));
}

}  // namespace

Leaves::Leaves(std::string_view file) {
    const Numbers numbers{file};
    if (numbers.size() == 0 || numbers[0] >= numbers.size() - 1) refuse("the file is too short for its graph");
    const std::size_t nodes = numbers[0];
    const Numbers values = numbers.part(nodes + 2, numbers.size() - nodes - 2);
    if (numbers[nodes + 1] != values.size()) refuse("the file has another number of values than it says");
    // A second root would be for words read outwards: leaves have none.
    auto [arcs, words] = checked_arcs(nodes_of(numbers.part(1, nodes)), longest_leave, 1);
    arcs_ = std::move(arcs);
    words_ = std::move(words);
    if (words_[arcs_[0].next().first] != values.size()) refuse("it has another number of leaves than of values");
    values_.reserve(values.size());
    for (std::size_t at = 0; at < values.size(); ++at) values_.push_back(millipoints(values[at]));
}

std::int64_t Leaves::value(std::span<const Letter> tiles) const {
    Place place = start();
    for (const Letter face : tiles) place = on(place, face);
    return place.value;
}

}  // namespace tilewright
