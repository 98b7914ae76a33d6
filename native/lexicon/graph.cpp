#include "lexicon/graph.hpp"

#include <algorithm>

#include "lexicon/check.hpp"

namespace tilewright {

WordGraph::WordGraph(const Numbers& file) : arcs_{arcs_of(file)} { settle(); }

WordGraph::WordGraph(std::span<const std::uint32_t> nodes) : arcs_{arcs_of(nodes)} { settle(); }

void WordGraph::settle() {
    const std::vector<std::uint32_t> words =
        check_arcs(arcs_, longest_word + 1);  // in the GADDAG the separator takes a place of its own
    for (const Arc& arc : arcs_) alphabet_ |= arc.letters;
    alphabet_ &= any_letter;
    forwards_ = arcs_[0].next();
    outwards_ = arcs_[1].next();
    note_followers();
    words_ = words[forwards_.first];
}

void WordGraph::note_followers() {
    for (LetterMask left = outwards_.letters & any_letter; left != 0; left &= left - 1) {
        const auto letter = static_cast<Letter>(std::countr_zero(left));
        const LetterMask before = arc(outwards_, letter).letters;
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
    Arc arc{Node{separator, false, from.first}, from.letters};
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
    std::vector<std::uint32_t> bits(arcs_.size());
    std::ranges::transform(arcs_, bits.begin(), [](const Arc& arc) { return arc.node.bits(); });
    return bits;
}

}  // namespace tilewright
