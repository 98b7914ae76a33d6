#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "lexicon/bytes.hpp"
#include "lexicon/node.hpp"

namespace tilewright {

// The words of a list: forwards (the DAWG), and from every letter of them outwards (the GADDAG, in which the letters
// before a place come first, reversed, then the separator, then the letters after it).
class WordGraph {
public:
    // What a KWG file holds, or the nodes of a fresh build. Throws std::invalid_argument if they are no sound graph:
    // past this point every index is good and every walk ends.
    explicit WordGraph(const Numbers& file);
    explicit WordGraph(std::span<const std::uint32_t> nodes);

    Reach forwards() const { return forwards_; }
    Reach outwards() const { return outwards_; }

    // The letters that end a word there.
    LetterMask accepted(Reach from) const;

    // The arc of a letter which must be among the siblings.
    const Arc& arc(Reach from, Letter letter) const {
        const LetterMask lower = from.letters & (mask_of(letter) - 1);
        return arcs_[from.first + static_cast<Siblings>(std::popcount(lower))];
    }

    // The arc of a letter, or one that leads nowhere and ends nothing.
    Arc find(Reach from, std::uint32_t letter) const {
        if (letter >= letter_kinds || !holds(from.letters, static_cast<Letter>(letter))) return Arc{};
        return arc(from, static_cast<Letter>(letter));
    }

    bool contains(std::span<const Letter> word) const;
    bool has_prefix(std::span<const Letter> prefix) const;

    // Where the letters lead from some siblings on; the arc of the last one, or one that leads nowhere.
    Arc walk(Reach from, std::span<const Letter> letters) const;

    // The letters that some word has right after this one.
    LetterMask followers(std::uint32_t letter) const { return letter < letter_kinds ? followers_[letter] : 0; }

    std::uint32_t words() const { return words_; }
    LetterMask alphabet() const { return alphabet_; }

    // What a file holds.
    std::vector<std::uint32_t> nodes() const;

private:
    void settle();
    bool has_one_root() const;
    void note_followers();

    Nodes nodes_;  // what a file holds
    Arcs arcs_;    // what walks need of them; the first two are the roots
    Reach forwards_;
    Reach outwards_;
    std::array<LetterMask, letter_kinds> followers_{};
    std::uint32_t words_ = 0;
    LetterMask alphabet_ = 0;
};

}  // namespace tilewright
