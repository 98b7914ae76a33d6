#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "lexicon/large_pages.hpp"
#include "lexicon/letters.hpp"

namespace tilewright {

// Where a list of siblings starts in a graph. Nothing is at 0: the first node is a root.
using Siblings = std::uint32_t;
inline constexpr Siblings nowhere = 0;

// One arc of a word graph as KWG files have it: where the letters that may follow are, whether this is the last of its
// siblings, whether a word ends here, and the letter.
class Node {
public:
    static constexpr Siblings most_nodes = 1U << 22;

    constexpr Node() = default;
    constexpr explicit Node(std::uint32_t bits) : bits_{bits} {}
    constexpr Node(Letter letter, bool accepts, Siblings next)
        : bits_{next | (accepts ? accepts_bit : 0) | static_cast<std::uint32_t>(letter) << 24} {}

    constexpr Siblings next() const { return bits_ & (most_nodes - 1); }
    constexpr bool is_last() const { return (bits_ & last_bit) != 0; }
    constexpr bool accepts() const { return (bits_ & accepts_bit) != 0; }
    constexpr Letter letter() const { return static_cast<Letter>(bits_ >> 24); }
    constexpr std::uint32_t bits() const { return bits_; }
    constexpr Node as_last() const { return Node{bits_ | last_bit}; }

private:
    static constexpr std::uint32_t last_bit = 1U << 22;
    static constexpr std::uint32_t accepts_bit = 1U << 23;

    std::uint32_t bits_ = 0;
};

// Where a walk through a graph stands: a list of siblings, and their letters, so that finding one of them is a matter
// of counting bits.
struct Reach {
    Siblings first = nowhere;
    LetterMask letters = 0;

    constexpr bool operator==(const Reach&) const = default;
    constexpr bool leads_on() const { return letters != 0; }
};

// A node, and the letters of the siblings that it leads to: whether going there is of any use is known without going
// there, and that is what a walk waits for longest. It has no letter of its own: one more byte would not fit, and the
// letters that led here tell it.
class Arc {
public:
    constexpr Arc() = default;
    constexpr Arc(Siblings next, bool accepts, LetterMask letters)
        : bits_{next | (accepts ? accepts_bit : 0) | letters << first_letter} {}

    constexpr bool accepts() const { return (bits_ & accepts_bit) != 0; }
    constexpr LetterMask letters() const { return bits_ >> first_letter; }
    constexpr Reach next() const { return {static_cast<Siblings>(bits_ & (Node::most_nodes - 1)), letters()}; }

private:
    static constexpr int first_letter = 24;
    static_assert(letter_kinds <= 64 - first_letter);
    static constexpr std::uint64_t accepts_bit = std::uint64_t{1} << 23;

    std::uint64_t bits_ = 0;
};

using Arcs = std::vector<Arc, LargePages<Arc>>;
using Nodes = std::vector<Node, LargePages<Node>>;

// What a file or a build holds.
template <class Numbers>
Nodes nodes_of(const Numbers& numbers) {
    Nodes nodes;
    nodes.reserve(numbers.size());
    for (std::size_t at = 0; at < numbers.size(); ++at) nodes.emplace_back(numbers[at]);
    return nodes;
}

}  // namespace tilewright
