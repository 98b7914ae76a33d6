#include "lexicon/build.hpp"

#include <algorithm>
#include <array>
#include <compare>
#include <stdexcept>

#include "lexicon/node.hpp"

namespace tilewright {
namespace {

// A string of letters and separators packed a few bits each, so that a million of them sort as numbers do. Zeros fill
// the end: no string ends in a separator, so that is no loss.
template <int bits, int parts>
struct Packed {
    static constexpr int in_part = 64 / bits;
    static constexpr int most = parts * in_part;
    static constexpr Letter last_letter = (1U << bits) - 1;
    static_assert(longest_word + 1 <= most);

    std::array<std::uint64_t, parts> part{};

    auto operator<=>(const Packed&) const = default;

    void set(int place, Letter letter) { part[index(place)] |= std::uint64_t{letter} << shift(place); }
    Letter at(int place) const { return part[index(place)] >> shift(place) & last_letter; }
    int size() const {
        int end = most;
        while (end > 0 && at(end - 1) == 0) --end;
        return end;
    }

private:
    static constexpr std::size_t index(int place) { return static_cast<std::size_t>(place / in_part); }
    static constexpr int shift(int place) { return bits * (in_part - 1 - place % in_part); }
};
using Narrow = Packed<5, 2>;  // for up to 31 letters, as in most languages, and in two thirds of the room
using Wide = Packed<6, 3>;
static_assert(letter_kinds <= Wide::last_letter + 1);

// Lists of siblings that are complete, each kept once. What a list leads to is complete before it, so a list has its
// place in the file as soon as it is there.
class Store {
public:
    Store() : nodes_(2), slots_(1U << 16, nowhere) {}

    Siblings place_of(std::span<Node> siblings) {
        if (siblings.empty()) return nowhere;
        siblings.back() = siblings.back().as_last();
        if (2 * lists_ > slots_.size()) grow();
        const std::size_t slot = slot_of(siblings);
        if (slots_[slot] == nowhere) {
            if (nodes_.size() + siblings.size() > Node::most_nodes) throw std::invalid_argument("too many words");
            slots_[slot] = static_cast<Siblings>(nodes_.size());
            nodes_.insert(nodes_.end(), siblings.begin(), siblings.end());
            ++lists_;
        }
        return slots_[slot];
    }

    std::vector<std::uint32_t> finish(Siblings forwards, Siblings outwards) {
        nodes_[0] = Node{separator, false, forwards}.as_last();
        nodes_[1] = Node{separator, false, outwards}.as_last();
        std::vector<std::uint32_t> bits(nodes_.size());
        std::ranges::transform(nodes_, bits.begin(), &Node::bits);
        return bits;
    }

private:
    std::size_t slot_of(std::span<const Node> siblings) const {
        std::uint64_t hash = 0x9E3779B97F4A7C15ULL;
        for (const Node node : siblings) {
            hash = (hash ^ node.bits()) * 0xFF51AFD7ED558CCDULL;
            hash ^= hash >> 32;
        }
        std::size_t slot = hash & (slots_.size() - 1);
        while (slots_[slot] != nowhere && !is_at(slots_[slot], siblings)) slot = (slot + 1) & (slots_.size() - 1);
        return slot;
    }

    bool is_at(Siblings place, std::span<const Node> siblings) const {
        for (const Node node : siblings) {
            if (nodes_[place++].bits() != node.bits()) return false;
        }
        return true;
    }

    void grow() {
        std::vector<Siblings> old(2 * slots_.size(), nowhere);
        old.swap(slots_);
        for (const Siblings place : old) {
            if (place == nowhere) continue;
            Siblings end = place;
            while (!nodes_[end].is_last()) ++end;
            slots_[slot_of({&nodes_[place], &nodes_[end] + 1})] = place;
        }
    }

    std::vector<Node> nodes_;
    std::vector<Siblings> slots_;
    std::size_t lists_ = 0;
};

// Adds strings in order. Only the last string is still open: where the next one parts from it, what lies beyond is
// complete and goes to the store.
template <class Packed>
class Trunk {
public:
    explicit Trunk(Store& store) : store_{store} {}

    void add(const Packed& string) {
        const int size = string.size();
        int shared = 0;
        while (shared < size && shared < depth_ && string.at(shared) == last_.at(shared)) ++shared;
        close(shared);
        for (int place = shared; place < size; ++place) {
            open_[place].push_back(Node{string.at(place), place + 1 == size, nowhere});
        }
        last_ = string;
        depth_ = size;
    }

    Siblings finish() {
        close(0);
        const Siblings root = store_.place_of(open_[0]);
        open_[0].clear();
        depth_ = 0;
        return root;
    }

private:
    void close(int shared) {
        for (int place = depth_ - 1; place > shared; --place) {
            Node& parent = open_[place - 1].back();
            parent = Node{parent.letter(), parent.accepts(), store_.place_of(open_[place])};
            open_[place].clear();
        }
    }

    Store& store_;
    std::array<std::vector<Node>, Packed::most> open_;
    Packed last_;
    int depth_ = 0;
};

template <class Packed>
Packed forwards(const Word& word) {
    Packed packed;
    for (std::size_t at = 0; at < word.size(); ++at) packed.set(static_cast<int>(at), word[at]);
    return packed;
}

// The letters before a place reversed, the separator, the letters after it; a whole word reversed needs no separator.
template <class Packed>
Packed outwards(const Word& word, std::size_t split) {
    Packed packed;
    int place = 0;
    for (std::size_t at = split; at-- > 0;) packed.set(place++, word[at]);
    ++place;
    for (std::size_t at = split; at < word.size(); ++at) packed.set(place++, word[at]);
    return packed;
}

template <class Packed>
Siblings add_all(Store& store, std::vector<Packed>& strings) {
    std::ranges::sort(strings);
    const auto repeated = std::ranges::unique(strings);
    strings.erase(repeated.begin(), repeated.end());
    Trunk<Packed> trunk{store};
    for (const Packed& string : strings) trunk.add(string);
    return trunk.finish();
}

void check(const Word& word) {
    const auto is_letter = [](Letter letter) { return letter != separator && letter < letter_kinds; };
    if (word.empty() || word.size() > longest_word) throw std::invalid_argument("a word of 1 to 21 letters is wanted");
    if (!std::ranges::all_of(word, is_letter)) throw std::invalid_argument("a word holds what is no letter");
}

template <class Packed>
std::vector<std::uint32_t> built(std::span<const Word> words) {
    std::vector<Packed> strings;
    strings.reserve(words.size());
    for (const Word& word : words) strings.push_back(forwards<Packed>(word));
    Store store;
    const Siblings dawg = add_all(store, strings);
    strings.clear();
    for (const Word& word : words) {
        for (std::size_t split = 1; split <= word.size(); ++split) strings.push_back(outwards<Packed>(word, split));
    }
    const Siblings gaddag = add_all(store, strings);
    return store.finish(dawg, gaddag);
}

}  // namespace

std::vector<std::uint32_t> build_nodes(std::span<const Word> words) {
    Letter last = 0;
    for (const Word& word : words) {
        check(word);
        last = std::max(last, std::ranges::max(word));
    }
    return last <= Narrow::last_letter ? built<Narrow>(words) : built<Wide>(words);
}

}  // namespace tilewright
