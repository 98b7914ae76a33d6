#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "lexicon/node.hpp"

namespace tilewright {

// A crafted graph may hold more words than can be counted.
inline constexpr std::uint32_t too_many_words = ~std::uint32_t{0};

// The facts that make a graph safe to walk. Throws std::invalid_argument, naming the node, where one does not hold:
// every list of siblings ends and is in the order of its letters, every arc leads into the graph, no walk comes back to
// where it was, and no word is longer than `longest`. Other programs leave gaps between their lists: what no root leads
// to is not looked at. The first `roots` nodes, one or two, are roots. Notes for each node the letters that it leads
// to, and tells how many words there are from each node on, itself and its later siblings included, as far as the first
// root leads.
struct CheckedArcs {
    Arcs arcs;
    std::vector<std::uint32_t> words;
};
CheckedArcs checked_arcs(std::span<const Node> nodes, int longest, Siblings roots = 2);

}  // namespace tilewright
