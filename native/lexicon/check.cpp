#include "lexicon/check.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "lexicon/letters.hpp"

namespace tilewright {
namespace {

[[noreturn]] void refuse(const std::string& why) { throw std::invalid_argument("not a sound word graph: " + why); }

[[noreturn]] void refuse(std::size_t node, const std::string& why) { refuse("node " + std::to_string(node) + why); }

void check_each(std::span<const std::uint32_t> nodes) {
    if (nodes.size() < 2) refuse("it has no roots");
    if (nodes.size() > Node::most_nodes) refuse("it has more nodes than an arc can reach");
    if (!Node{nodes.back()}.is_last()) refuse("its last list of siblings has no end");
    for (std::size_t at = 0; at < nodes.size(); ++at) {
        const Node node{nodes[at]};
        if (node.next() >= nodes.size()) refuse(at, " leads out of the graph");
        if (at < 2) continue;
        if (node.next() == 1) refuse(at, " leads back to a root");
        if (node.letter() >= letter_kinds) refuse(at, " has no letter that we can number");
        if (!node.is_last() && Node{nodes[at + 1]}.letter() <= node.letter()) refuse(at, " is out of order");
    }
}

// Visits what a node leads to before the node itself, without recursion: a broken file may be very deep.
template <class Settle>
void visit_by_search(std::span<const std::uint32_t> nodes, Settle settle) {
    enum class Seen : std::uint8_t { no, open, done };
    std::vector<Seen> seen(nodes.size(), Seen::no);
    std::vector<Siblings> path;
    const auto wanted = [&](Siblings at) {
        if (seen[at] == Seen::open) refuse(at, " leads back to itself");
        return seen[at] == Seen::no;
    };
    for (Siblings start = static_cast<Siblings>(nodes.size()); start-- > 2;) {
        if (seen[start] == Seen::no) path.push_back(start);
        while (!path.empty()) {
            const Siblings at = path.back();
            const Node node{nodes[at]};
            seen[at] = Seen::open;
            if (node.next() != nowhere && wanted(node.next())) {
                path.push_back(node.next());
            } else if (!node.is_last() && wanted(at + 1)) {
                path.push_back(at + 1);
            } else {
                settle(at, node);
                seen[at] = Seen::done;
                path.pop_back();
            }
        }
    }
}

// The same for a file in which every arc leads to an earlier list, as in those that we build: one sweep does it.
template <class Settle>
void visit_by_sweep(std::span<const std::uint32_t> nodes, Settle settle) {
    for (std::size_t start = 2, end = 2; start < nodes.size(); start = ++end) {
        while (!Node{nodes[end]}.is_last()) ++end;
        for (std::size_t at = end + 1; at-- > start;) settle(static_cast<Siblings>(at), Node{nodes[at]});
    }
}

bool leads_back_only(std::span<const std::uint32_t> nodes) {
    std::size_t start = 2;
    for (std::size_t at = 2; at < nodes.size(); ++at) {
        const Node node{nodes[at]};
        if (node.next() >= start) return false;
        if (node.is_last()) start = at + 1;
    }
    return true;
}

template <class Settle>
void visit_from_below(std::span<const std::uint32_t> nodes, Settle settle) {
    if (leads_back_only(nodes)) return visit_by_sweep(nodes, settle);
    visit_by_search(nodes, settle);
}

}  // namespace

std::vector<std::uint32_t> check_nodes(std::span<const std::uint32_t> nodes, int longest) {
    check_each(nodes);
    std::vector<std::uint8_t> height(nodes.size(), 0);
    std::vector<std::uint32_t> words(nodes.size(), 0);
    visit_from_below(nodes, [&](Siblings at, Node node) {
        const int below = height[node.next()];
        if (below >= longest) refuse(at, " starts a word that fits on no board");
        const Siblings later = node.is_last() ? nowhere : at + 1;
        height[at] = std::max(static_cast<std::uint8_t>(below + 1), height[later]);
        const std::uint64_t many = std::uint64_t{words[node.next()]} + words[later] + (node.accepts() ? 1 : 0);
        words[at] = static_cast<std::uint32_t>(std::min<std::uint64_t>(many, too_many_words));
    });
    return words;
}

}  // namespace tilewright
