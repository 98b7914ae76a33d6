#include "lexicon/leaves.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <iterator>
#include <stdexcept>
#include <string>

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

LetterMask letters_at(std::span<const std::uint32_t> nodes, Siblings first) {
    LetterMask letters = 0;
    for (Siblings at = first; at != nowhere; at = Node{nodes[at]}.is_last() ? nowhere : at + 1) {
        letters |= mask_of(Node{nodes[at]}.letter());
    }
    return letters;
}

}  // namespace

Leaves::Leaves(std::string_view file) {
    const std::vector<std::uint32_t> numbers = numbers_of(file);
    if (numbers.empty() || numbers[0] >= numbers.size() - 1) refuse("the file is too short for its graph");
    const std::span<const std::uint32_t> nodes{numbers.data() + 1, numbers[0]};
    const std::span<const std::uint32_t> values{nodes.data() + nodes.size() + 1, numbers.data() + numbers.size()};
    if (numbers[1 + nodes.size()] != values.size()) refuse("the file has another number of values than it says");
    words_ = check_nodes(nodes, longest_leave);
    if (words_[Node{nodes[0]}.next()] != values.size()) refuse("it has another number of leaves than of values");
    arcs_.reserve(nodes.size());
    for (const std::uint32_t bits : nodes) arcs_.push_back({Node{bits}, letters_at(nodes, Node{bits}.next())});
    values_.reserve(values.size());
    std::ranges::transform(values, std::back_inserter(values_), millipoints);
}

std::int64_t Leaves::value(std::span<const Letter> tiles) const {
    Place place = start();
    for (const Letter face : tiles) place = on(place, face);
    return place.value;
}

}  // namespace tilewright
