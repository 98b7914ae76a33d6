#include "lexicon/check.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>

#include "lexicon/letters.hpp"

namespace tilewright {
namespace {

using WordCounts = std::vector<std::uint32_t>;

[[noreturn]] void refuse(const std::string& why) { throw std::invalid_argument("not a sound word graph: " + why); }

[[noreturn]] void refuse(std::size_t node, const std::string& why) { refuse("node " + std::to_string(node) + why); }

void check_next(std::span<const Node> nodes, Siblings at, Siblings roots) {
    const Siblings next = nodes[at].next();
    if (next >= nodes.size()) refuse(at, " leads out of the graph");
    if (next != nowhere && next < roots) refuse(at, " leads back to a root");
}

void count_words(std::span<const Node> nodes, WordCounts& words, Siblings at) {
    const Node node = nodes[at];
    const std::uint64_t later = node.is_last() ? 0 : words[at + 1];
    const std::uint64_t many = words[node.next()] + later + (node.accepts() ? 1 : 0);
    words[at] = static_cast<std::uint32_t>(std::min<std::uint64_t>(many, too_many_words));
}

// One pass for files in which every arc leads to the start of an earlier list, as in those that we build: without a
// branch that would have to be guessed, since a graph is opened whenever a command starts. It notes the letters of each
// list at its start. False if something is not as it should be, or perhaps only in another order.
bool is_sound_in_order(std::span<const Node> nodes, std::span<Arc> arcs, int longest, Siblings roots) {
    // Of a list, at its start, and one more; 0 where none starts, as in the place after the last node.
    std::vector<std::uint8_t> heights(nodes.size() + 1, 0);
    heights[nowhere] = 1;
    bool sound = nodes.back().is_last();
    Siblings start = roots;
    LetterMask letters = 0;
    int height = 0;
    for (Siblings at = roots; at < nodes.size(); ++at) {
        const Node node = nodes[at];
        const LetterMask letter = mask_of(known_or_none(node.letter()));
        const int below = heights[node.next() < start ? node.next() : nodes.size()];
        sound &= (0 < below) & (below <= longest) & (node.letter() < letter_kinds) & (letters < letter);
        letters |= letter;
        height = std::max(height, below + 1);
        arcs[start] = Arc{nowhere, false, letters};
        heights[start] = static_cast<std::uint8_t>(height);
        start = node.is_last() ? at + 1 : start;
        letters = node.is_last() ? 0 : letters;
        height = node.is_last() ? 0 : height;
    }
    const auto is_list = [&](Node root) { return heights[root.next()] > 0; };
    return sound && std::ranges::all_of(nodes.first(roots), is_list);
}

// From the letters of each list to those that a node leads to, last to first: nobody needs what is overwritten.
void look_ahead(std::span<const Node> nodes, std::span<Arc> arcs, Siblings roots) {
    const auto ahead = [&](Node node) { return Arc{node.next(), node.accepts(), arcs[node.next()].letters()}; };
    std::array<Arc, 2> from_roots{};
    for (Siblings at = 0; at < roots; ++at) from_roots[at] = ahead(nodes[at]);
    for (std::size_t at = nodes.size(); at-- > roots;) arcs[at] = ahead(nodes[at]);
    for (Siblings at = 0; at < roots; ++at) arcs[at] = from_roots[at];
}

WordCounts words_in_order(std::span<const Node> nodes, Siblings roots) {
    const auto end_of_list = [&](Siblings at) {
        while (!nodes[at].is_last()) ++at;
        return at + 1;
    };
    // Nothing that the first root leads to comes later than its list.
    WordCounts words(end_of_list(nodes[0].next()), 0);
    for (Siblings start = roots, end = roots; start < words.size(); start = end) {
        end = end_of_list(start);
        for (Siblings at = end; at-- > start;) count_words(nodes, words, at);
    }
    return words;
}

void check_node(std::span<const Node> nodes, Siblings at, Siblings roots) {
    check_next(nodes, at, roots);
    const Node node = nodes[at];
    if (node.letter() >= letter_kinds) refuse(at, " has no letter that we can number");
    if (node.is_last()) return;
    if (at + 1 == nodes.size()) refuse("its last list of siblings has no end");
    if (nodes[at + 1].letter() <= node.letter()) refuse(at, " is out of order");
}

// Visits what a node leads to before the node itself, without recursion: a broken file may be very deep.
template <class Settle>
void visit_from_below(std::span<const Node> nodes, Siblings roots, Settle settle) {
    enum class Seen : std::uint8_t { no, open, done };
    std::vector<Seen> seen(nodes.size(), Seen::no);
    std::vector<Siblings> path;
    const auto wanted = [&](Siblings at) {
        if (seen[at] == Seen::open) refuse(at, " leads back to itself");
        return seen[at] == Seen::no;
    };
    for (const Node root : nodes.first(roots)) {
        const Siblings start = root.next();
        if (start != nowhere && seen[start] == Seen::no) path.push_back(start);
        while (!path.empty()) {
            const Siblings at = path.back();
            const Node node = nodes[at];
            if (seen[at] == Seen::no) check_node(nodes, at, roots);
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

WordCounts check_in_any_order(std::span<const Node> nodes, std::span<Arc> arcs, int longest, Siblings roots) {
    WordCounts words(nodes.size(), 0);
    std::vector<std::uint8_t> heights(nodes.size(), 0);
    std::vector<LetterMask> letters(nodes.size(), 0);  // of each node and its later siblings
    visit_from_below(nodes, roots, [&](Siblings at, Node node) {
        const int below = heights[node.next()];
        if (below >= longest) refuse(at, " starts a word that fits on no board");
        const Siblings later = node.is_last() ? nowhere : at + 1;
        heights[at] = std::max(static_cast<std::uint8_t>(below + 1), heights[later]);
        letters[at] = mask_of(node.letter()) | letters[later];
        count_words(nodes, words, at);
    });
    std::ranges::transform(nodes, arcs.begin(), [&](Node node) {
        return Arc{node.next(), node.accepts(), node.next() < nodes.size() ? letters[node.next()] : 0};
    });
    return words;
}

}  // namespace

CheckedArcs checked_arcs(std::span<const Node> nodes, int longest, Siblings roots) {
    if (nodes.size() < roots) refuse("it has no roots");
    if (nodes.size() > Node::most_nodes) refuse("it has more nodes than an arc can reach");
    for (Siblings root = 0; root < roots; ++root) check_next(nodes, root, roots);
    CheckedArcs checked{Arcs(nodes.size()), {}};
    if (!is_sound_in_order(nodes, checked.arcs, longest, roots)) {
        checked.words = check_in_any_order(nodes, checked.arcs, longest, roots);
        return checked;
    }
    look_ahead(nodes, checked.arcs, roots);
    checked.words = words_in_order(nodes, roots);
    return checked;
}

}  // namespace tilewright
