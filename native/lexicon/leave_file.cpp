#include "lexicon/leave_file.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <stdexcept>
#include <tuple>

#include "lexicon/bytes.hpp"
#include "lexicon/check.hpp"
#include "lexicon/node.hpp"

namespace tilewright {
namespace {

// The graph of all leaves. What may follow some tiles depends on the last of them, how many more there are of its kind,
// and how many may follow at all, so each such list of siblings is there once.
class LeaveGraph {
public:
    LeaveGraph(const Counts& tiles, int longest) : tiles_{tiles}, nodes_(2) {
        const Siblings first = after(0, tiles[0], longest);
        nodes_[0] = Node{separator, false, first}.as_last().bits();
        nodes_[1] = Node{separator, false, nowhere}.as_last().bits();
    }

    const std::vector<std::uint32_t>& nodes() const { return nodes_; }

    std::uint32_t leaves() const {
        const CheckedArcs checked = checked_arcs(nodes_of(nodes_), longest_word);
        return checked.words[checked.arcs[0].next().first];
    }

private:
    Siblings after(int face, int left, int longest) {
        if (longest == 0) return nowhere;
        const auto [place, is_new] = known_.try_emplace({face, std::min(left, longest), longest}, nowhere);
        if (!is_new) return place->second;
        std::vector<Node> siblings;
        for (int next = face; next < letter_kinds; ++next) {
            const int more = next == face ? left : tiles_[static_cast<std::size_t>(next)];
            if (more > 0) siblings.emplace_back(static_cast<Letter>(next), true, after(next, more - 1, longest - 1));
        }
        if (siblings.empty()) return nowhere;
        siblings.back() = siblings.back().as_last();
        place->second = static_cast<Siblings>(nodes_.size());
        std::ranges::transform(siblings, std::back_inserter(nodes_), &Node::bits);
        return place->second;
    }

    const Counts& tiles_;
    std::vector<std::uint32_t> nodes_;
    std::map<std::tuple<int, int, int>, Siblings> known_;
};

}  // namespace

std::string leave_file(const Counts& tiles, int longest, std::span<const float> values) {
    const LeaveGraph graph{tiles, std::min(longest, longest_word)};
    if (graph.leaves() != values.size()) throw std::invalid_argument("every leave has one value");
    std::vector<std::uint32_t> numbers{static_cast<std::uint32_t>(graph.nodes().size())};
    numbers.insert(numbers.end(), graph.nodes().begin(), graph.nodes().end());
    numbers.push_back(static_cast<std::uint32_t>(values.size()));
    std::ranges::transform(values, std::back_inserter(numbers),
                           [](float value) { return std::bit_cast<std::uint32_t>(value); });
    return bytes_of(numbers);
}

}  // namespace tilewright
