#include "lexicon/graph.hpp"

#include <algorithm>
#include <utility>

#include "lexicon/check.hpp"

namespace tilewright {

WordGraph::WordGraph(const Numbers& file) : nodes_{nodes_of(file)} { settle(); }

WordGraph::WordGraph(std::span<const std::uint32_t> nodes) : nodes_{nodes_of(nodes)} { settle(); }

void WordGraph::settle() {
    const bool is_dawg = has_one_root();
    // In the GADDAG the separator takes a place of its own.
    auto [arcs, words] = checked_arcs(nodes_, longest_word + 1, is_dawg ? 1 : 2);
    arcs_ = std::move(arcs);
    for (const Arc& arc : arcs_) alphabet_ |= arc.letters();
    alphabet_ &= any_letter;
    forwards_ = arcs_[0].next();
    outwards_ = is_dawg ? Reach{} : arcs_[1].next();
    note_followers();
    words_ = words[forwards_.first];
}

// Some programs write files with the DAWG alone, in which the second node is one like any other.
bool WordGraph::has_one_root() const {
    if (nodes_.size() < 2 || nodes_[1].letter() == separator) return false;
    return std::ranges::any_of(nodes_, [](Node node) { return node.next() == 1; });
}

void WordGraph::note_followers() {
    for (LetterMask left = outwards_.letters & any_letter; left != 0; left &= left - 1) {
        const auto letter = static_cast<Letter>(std::countr_zero(left));
        const LetterMask before = arc(outwards_, letter).letters();
        for (std::size_t other = 1; other < letter_kinds; ++other) {
            if (holds(before, static_cast<Letter>(other))) followers_[other] |= mask_of(letter);
        }
    }
}

LetterMask WordGraph::accepted(Reach from) const {
    LetterMask ends = 0;
    for (LetterMask left = from.letters; left != 0; left &= left - 1) {
        const auto letter = static_cast<Letter>(std::countr_zero(left));
        if (arc(from, letter).accepts()) ends |= mask_of(letter);
    }
    return ends;
}

Arc WordGraph::walk(Reach from, std::span<const Letter> letters) const {
    Arc arc{from.first, false, from.letters};
    for (const Letter letter : letters) {
        if (letter == separator) return Arc{};
        arc = find(arc.next(), letter);
    }
    return arc;
}

bool WordGraph::contains(std::span<const Letter> word) const {
    return !word.empty() && walk(forwards_, word).accepts();
}

bool WordGraph::has_prefix(std::span<const Letter> prefix) const {
    const Arc end = walk(forwards_, prefix);
    return end.accepts() || end.next().leads_on();
}

std::vector<std::uint32_t> WordGraph::nodes() const {
    std::vector<std::uint32_t> bits(nodes_.size());
    std::ranges::transform(nodes_, bits.begin(), &Node::bits);
    return bits;
}

}  // namespace tilewright
