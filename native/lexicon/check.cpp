#include "lexicon/check.hpp"

#include <algorithm>
#include <array>
#include <ranges>
#include <stdexcept>
#include <string>

#include "lexicon/letters.hpp"

namespace tilewright {
namespace {

using WordCounts = std::vector<std::uint32_t>;

[[noreturn]] void refuse(const std::string& why) { throw std::invalid_argument("not a sound word graph: " + why); }

[[noreturn]] void refuse(std::size_t node, const std::string& why) { refuse("node " + std::to_string(node) + why); }

void check_next(std::span<const Arc> arcs, std::size_t at) {
    if (arcs[at].node.next() >= arcs.size()) refuse(at, " leads out of the graph");
    if (arcs[at].node.next() == 1) refuse(at, " leads back to a root");
}

void count_words(std::span<const Arc> arcs, WordCounts& words, Siblings at) {
    const Node node = arcs[at].node;
    const std::uint64_t later = node.is_last() ? 0 : words[at + 1];
    const std::uint64_t many = words[node.next()] + later + (node.accepts() ? 1 : 0);
    words[at] = static_cast<std::uint32_t>(std::min<std::uint64_t>(many, too_many_words));
}

// One pass for files in which every arc leads to the start of an earlier list, as in those that we build: without a
// branch that would have to be guessed, since a graph is opened whenever a command starts. It notes the letters of each
// list at its start. False if something is not as it should be, or perhaps only in another order.
bool is_sound_in_order(std::span<Arc> arcs, int longest) {
    std::vector<std::uint8_t> heights(arcs.size(), 0);  // of a list, at its start, and one more; 0 where none starts
    heights[nowhere] = 1;
    bool sound = true;
    Siblings start = 2;
    LetterMask letters = 0;
    int height = 0;
    for (Siblings at = 2; at < arcs.size(); ++at) {
        const Node node = arcs[at].node;
        const LetterMask letter = mask_of(node.letter() % letter_kinds);
        const int below = heights[node.next() < start ? node.next() : 1];
        sound &= (0 < below) & (below <= longest) & (node.letter() < letter_kinds) & (letters < letter);
        letters |= letter;
        height = std::max(height, below + 1);
        arcs[start].letters = letters;
        heights[start] = static_cast<std::uint8_t>(height);
        start = node.is_last() ? at + 1 : start;
        letters = node.is_last() ? 0 : letters;
        height = node.is_last() ? 0 : height;
    }
    const auto is_list = [&](Arc root) { return heights[root.node.next()] > 0; };
    return sound && std::ranges::all_of(arcs.first(2), is_list);
}

// From the letters of each list to those that a node leads to, last to first: nobody needs what is overwritten.
void look_ahead(std::span<Arc> arcs) {
    const auto ahead = [&](const Arc& arc) { return arcs[arc.node.next()].letters; };
    const std::array roots{ahead(arcs[0]), ahead(arcs[1])};
    for (Arc& arc : std::views::reverse(arcs.subspan(2))) arc.letters = ahead(arc);
    for (std::size_t at = 0; at < roots.size(); ++at) arcs[at].letters = roots[at];
}

WordCounts words_in_order(std::span<const Arc> arcs) {
    const auto end_of_list = [&](Siblings at) {
        while (!arcs[at].node.is_last()) ++at;
        return at + 1;
    };
    // Nothing that the first root leads to comes later than its list.
    WordCounts words(end_of_list(arcs[0].node.next()), 0);
    for (Siblings start = 2, end = 2; start < words.size(); start = end) {
        end = end_of_list(start);
        for (Siblings at = end; at-- > start;) count_words(arcs, words, at);
    }
    return words;
}

void check_each(std::span<const Arc> arcs) {
    for (std::size_t at = 2; at < arcs.size(); ++at) {
        check_next(arcs, at);
        const Node node = arcs[at].node;
        if (node.letter() >= letter_kinds) refuse(at, " has no letter that we can number");
        if (!node.is_last() && arcs[at + 1].node.letter() <= node.letter()) refuse(at, " is out of order");
    }
}

// Visits what a node leads to before the node itself, without recursion: a broken file may be very deep.
template <class Settle>
void visit_from_below(std::span<const Arc> arcs, Settle settle) {
    enum class Seen : std::uint8_t { no, open, done };
    std::vector<Seen> seen(arcs.size(), Seen::no);
    std::vector<Siblings> path;
    const auto wanted = [&](Siblings at) {
        if (seen[at] == Seen::open) refuse(at, " leads back to itself");
        return seen[at] == Seen::no;
    };
    for (Siblings start = static_cast<Siblings>(arcs.size()); start-- > 2;) {
        if (seen[start] == Seen::no) path.push_back(start);
        while (!path.empty()) {
            const Siblings at = path.back();
            const Node node = arcs[at].node;
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

WordCounts check_in_any_order(std::span<Arc> arcs, int longest) {
    check_each(arcs);
    WordCounts words(arcs.size(), 0);
    std::vector<std::uint8_t> heights(arcs.size(), 0);
    std::vector<LetterMask> letters(arcs.size(), 0);  // of each node and its later siblings
    visit_from_below(arcs, [&](Siblings at, Node node) {
        const int below = heights[node.next()];
        if (below >= longest) refuse(at, " starts a word that fits on no board");
        const Siblings later = node.is_last() ? nowhere : at + 1;
        heights[at] = std::max(static_cast<std::uint8_t>(below + 1), heights[later]);
        letters[at] = mask_of(node.letter()) | letters[later];
        count_words(arcs, words, at);
    });
    for (Arc& arc : arcs) arc.letters = letters[arc.node.next()];
    return words;
}

}  // namespace

WordCounts check_arcs(std::span<Arc> arcs, int longest) {
    if (arcs.size() < 2) refuse("it has no roots");
    if (arcs.size() > Node::most_nodes) refuse("it has more nodes than an arc can reach");
    if (!arcs.back().node.is_last()) refuse("its last list of siblings has no end");
    for (std::size_t root = 0; root < 2; ++root) check_next(arcs, root);
    if (!is_sound_in_order(arcs, longest)) return check_in_any_order(arcs, longest);
    look_ahead(arcs);
    return words_in_order(arcs);
}

}  // namespace tilewright
