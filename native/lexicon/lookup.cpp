#include "lexicon/lookup.hpp"

#include <algorithm>
#include <stdexcept>

namespace tilewright {
namespace {

// Calls `found` for each letter of a set, in order.
template <class Found>
void for_each_letter(LetterMask letters, Found found) {
    for (; letters != 0; letters &= letters - 1) found(static_cast<Letter>(std::countr_zero(letters)));
}

// What all searches share: the word spelt so far, and the words found.
class Search {
public:
    Search(const WordGraph& graph, std::size_t most) : graph_{graph}, most_{most} {}
    std::vector<Word> take() { return std::move(found_); }

protected:
    void spell(Letter letter) { word_.push_back(letter); }
    void unspell() { word_.pop_back(); }
    void keep() { found_.push_back(word_); }
    bool is_full() const { return found_.size() >= most_; }
    const WordGraph& graph() const { return graph_; }

private:
    const WordGraph& graph_;
    std::size_t most_;
    Word word_;
    std::vector<Word> found_;
};

class Anagrams : Search {
public:
    Anagrams(const WordGraph& graph, const Counts& tiles, Using used, std::size_t most)
        : Search{graph, most}, tiles_{tiles}, used_{used} {
        for (const std::uint8_t count : tiles) left_ += count;
    }

    std::vector<Word> all() {
        grow(graph().forwards());
        return take();
    }

private:
    void grow(Reach from) {
        if (left_ == 0) return;
        for_each_letter(from.letters & any_letter, [&](Letter letter) {
            // The tile itself before the blank: with the tile in hand a blank spells no other word.
            const Letter face = tiles_[letter] > 0 ? letter : blank;
            if (tiles_[face] == 0 || is_full()) return;
            const Arc arc = graph().arc(from, letter);
            --tiles_[face];
            --left_;
            spell(letter);
            if (arc.accepts() && (left_ == 0 || used_ == Using::any)) keep();
            grow(arc.next());
            unspell();
            ++left_;
            ++tiles_[face];
        });
    }

    Counts tiles_;
    int left_ = 0;
    Using used_;
};

// Follows all readings of a pattern at once: bit n is set while n places have been matched.
class Matches : Search {
public:
    Matches(const WordGraph& graph, const Pattern& pattern, std::size_t most) : Search{graph, most} {
        for (std::size_t place = 0; place < pattern.places.size(); ++place) {
            for_each_letter(pattern.places[place], [&](Letter letter) { takes_[letter] |= State{1} << place; });
        }
        for (std::size_t gap = 0; gap < pattern.gaps.size(); ++gap) {
            if (pattern.gaps[gap]) gaps_ |= State{1} << gap;
        }
        done_ = State{1} << pattern.places.size();
    }

    std::vector<Word> all() {
        grow(graph().forwards(), State{1});
        return take();
    }

private:
    using State = std::uint64_t;

    void grow(Reach from, State state) {
        for_each_letter(from.letters & any_letter, [&](Letter letter) {
            const State after = (state & takes_[letter]) << 1 | (state & gaps_);
            if (after == 0 || is_full()) return;
            const Arc arc = graph().arc(from, letter);
            spell(letter);
            if (arc.accepts() && (after & done_) != 0) keep();
            grow(arc.next(), after);
            unspell();
        });
    }

    std::array<State, letter_kinds> takes_{};
    State gaps_ = 0;
    State done_ = 0;
};

}  // namespace

Hooks hooks_of(const WordGraph& graph, std::span<const Letter> word) {
    const Word reversed(word.rbegin(), word.rend());
    const Reach before = graph.walk(graph.outwards(), reversed).next();
    const Reach after = graph.walk(graph.forwards(), word).next();
    return {graph.accepted(before) & any_letter, graph.accepted(after) & any_letter};
}

std::vector<Word> words_of(const WordGraph& graph, std::size_t most) { return matches_of(graph, {{}, {true}}, most); }

std::vector<Word> anagrams_of(const WordGraph& graph, const Counts& tiles, Using used, std::size_t most) {
    return Anagrams{graph, tiles, used, most}.all();
}

std::vector<Word> matches_of(const WordGraph& graph, const Pattern& pattern, std::size_t most) {
    if (pattern.places.size() > 63 || pattern.gaps.size() != pattern.places.size() + 1) {
        throw std::invalid_argument("a pattern has at most 63 places, and a gap or none around each");
    }
    return Matches{graph, pattern, most}.all();
}

}  // namespace tilewright
