#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "lexicon/build.hpp"
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
    Words find(LetterSum sum, int length) const {
        if (!may_make(sum, length)) return {};
        return look_up(sum, length);
    }

    // The same where it is likely that there are some.
    Words look_up(LetterSum sum, int length) const;

    // Whether there may be words with this sum. Not always true when it says so; always false when it says no.
    bool may_make(LetterSum sum, int length) const { return exact_.may_hold(sum, length); }

    // The same with one letter more.
    bool may_complete(LetterSum sum, int length) const { return missing_one_.may_hold(sum, length); }

private:
    struct Entry {
        LetterSum sum = 0;
        std::uint32_t first = 0;
        std::uint32_t count = 0;  // none: nothing is here
    };
    using Sum = std::pair<LetterSum, std::uint32_t>;  // and which word has it
    using Sizes = std::array<std::size_t, longest_word + 1>;

    // Numbers for the words of each length, which lie together: one search asks for few lengths, and those stay in the
    // cache.
    class Regions {
    public:
        // At least so many for each length. Returns how many there are in all.
        std::size_t set(const Sizes& sizes);
        std::size_t place(LetterSum number, int length) const {
            const Region& region = regions_[static_cast<std::size_t>(length)];
            return region.first + (number & region.mask);
        }

    private:
        struct Region {
            std::size_t first = 0;
            LetterSum mask = 0;  // there is a power of two of them
        };
        std::array<Region, longest_word + 1> regions_;
    };

    // Says no to most sums that no word has, by two bits for each that some word has.
    class Filter {
    public:
        void make_room(const Sizes& sums);
        void add(LetterSum sum, int length) { bits_[regions_.place(sum >> 12, length)] |= mask(sum); }
        bool may_hold(LetterSum sum, int length) const {
            return (~bits_[regions_.place(sum >> 12, length)] & mask(sum)) == 0;
        }

    private:
        static std::uint64_t mask(LetterSum sum) {
            return std::uint64_t{1} << (sum & 63U) | std::uint64_t{1} << (sum >> 6 & 63U);
        }

        Regions regions_;
        std::vector<std::uint64_t> bits_;
    };

    static const std::array<LetterSum, letter_kinds> sums;

    std::size_t enter(const std::vector<Word>& words, const std::vector<Sum>& order, std::size_t at);

    std::vector<Letter> letters_;
    Regions regions_;
    std::vector<Entry> entries_;  // at most two thirds full
    Filter exact_;
    Filter missing_one_;
};

}  // namespace tilewright
