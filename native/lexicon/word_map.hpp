#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "lexicon/graph.hpp"

namespace tilewright {

// A multiset of letters as a sum of one large number for each letter: putting two together is adding. Two multisets may
// have the same sum by a chance of one in billions of billions, so what is found by it is checked before it is used.
using LetterSum = std::uint64_t;

// From the letters of a word, in no order, to the words made of exactly these.
class WordMap {
public:
    // Throws std::invalid_argument for more words than any language has.
    explicit WordMap(const WordGraph& graph);

    static LetterSum sum_of(Letter letter) { return sums[letter]; }

    // The words with this sum, one after the other; all have the same length.
    struct Words {
        const Letter* letters = nullptr;
        std::uint32_t count = 0;
    };
    Words find(LetterSum sum) const {
        if (!holds(exact_, sum)) return {};
        return look_up(sum);
    }

    // Whether one letter more may make a word of these. Not always true when it says so; always false when it says no.
    bool may_complete(LetterSum sum) const { return holds(missing_one_, sum); }

private:
    struct Entry {
        LetterSum sum = 0;
        std::uint32_t first = 0;
        std::uint32_t count = 0;  // none: nothing is here
    };
    using Bits = std::vector<std::uint64_t>;  // a power of two of them

    static const std::array<LetterSum, letter_kinds> sums;

    static bool holds(const Bits& bits, LetterSum sum) {
        return (bits[sum >> 6 & (bits.size() - 1)] >> (sum & 63U) & 1U) != 0;
    }
    static void add(Bits& bits, LetterSum sum) { bits[sum >> 6 & (bits.size() - 1)] |= std::uint64_t{1} << (sum & 63U); }

    Words look_up(LetterSum sum) const;

    std::vector<Letter> letters_;
    std::vector<Entry> entries_;  // a power of two of them, at most half full
    Bits exact_;
    Bits missing_one_;
};

}  // namespace tilewright
