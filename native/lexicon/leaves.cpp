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

}  // namespace

Leaves::Leaves(std::string_view file) {
    const std::vector<std::uint32_t> numbers = numbers_of(file);
    if (numbers.empty() || numbers[0] >= numbers.size() - 1) refuse("the file is too short for its graph");
    const std::span<const std::uint32_t> nodes{numbers.data() + 1, numbers[0]};
    const std::span<const std::uint32_t> values{nodes.data() + nodes.size() + 1, numbers.data() + numbers.size()};
    if (numbers[1 + nodes.size()] != values.size()) refuse("the file has another number of values than it says");
    words_ = check_nodes(nodes, longest_leave);
    if (words_[Node{nodes[0]}.next()] != values.size()) refuse("it has another number of leaves than of values");
    std::ranges::transform(nodes, std::back_inserter(nodes_), [](std::uint32_t bits) { return Node{bits}; });
    std::ranges::transform(values, std::back_inserter(values_), millipoints);
}

std::int64_t Leaves::value(std::span<const Letter> tiles) const {
    Siblings at = nodes_[0].next();
    std::uint32_t before = 0;  // how many leaves come before this one
    for (std::size_t place = 0; place < tiles.size(); ++place) {
        if (at == nowhere) return 0;
        while (nodes_[at].letter() != tiles[place]) {
            if (nodes_[at].is_last()) return 0;
            before += words_[at] - words_[at + 1];
            ++at;
        }
        const Node node = nodes_[at];
        if (place + 1 == tiles.size()) return node.accepts() ? values_[before] : 0;
        before += node.accepts() ? 1 : 0;
        at = node.next();
    }
    return 0;
}

}  // namespace tilewright
