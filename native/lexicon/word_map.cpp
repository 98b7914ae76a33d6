#include "lexicon/word_map.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>
#include <stdexcept>

#include "lexicon/lookup.hpp"

namespace tilewright {
namespace {

constexpr std::array<LetterSum, letter_kinds> large_numbers() {
    std::array<LetterSum, letter_kinds> numbers{};
    std::uint64_t state = 0x243F6A8885A308D3ULL;  // the digits of pi, so that nobody wonders
    for (LetterSum& number : numbers) {
        state += 0x9E3779B97F4A7C15ULL;
        std::uint64_t bits = (state ^ state >> 30) * 0xBF58476D1CE4E5B9ULL;
        bits = (bits ^ bits >> 27) * 0x94D049BB133111EBULL;
        number = bits ^ bits >> 31;
    }
    return numbers;
}

LetterSum sum_of_word(const Word& word) {
    return std::transform_reduce(word.begin(), word.end(), LetterSum{0}, std::plus<>{}, &WordMap::sum_of);
}

constexpr std::size_t most_words = 4'000'000;  // a broken file may claim any number
constexpr std::size_t bits_for_each = 16;  // few enough to stay in the cache, many enough to say no most of the time

}  // namespace

constinit const std::array<LetterSum, letter_kinds> WordMap::sums = large_numbers();

std::size_t WordMap::Regions::set(const Sizes& sizes) {
    std::size_t total = 0;
    for (std::size_t length = 0; length < sizes.size(); ++length) {
        const std::size_t size = std::bit_ceil(sizes[length] + 1);
        regions_[length] = {total, size - 1};
        total += size;
    }
    return total;
}

void WordMap::Filter::make_room(const Sizes& sums) {
    Sizes sizes = sums;
    for (std::size_t& size : sizes) size = size * bits_for_each / 64;
    bits_.resize(regions_.set(sizes));
}

WordMap::WordMap(const WordGraph& graph) {
    if (graph.words() > most_words) throw std::invalid_argument("too many words for a map");
    const std::vector<Word> words = words_of(graph, most_words);
    std::vector<Sum> order;
    for (std::uint32_t word = 0; word < words.size(); ++word) {
        if (words[word].size() <= longest_word) order.emplace_back(sum_of_word(words[word]), word);
    }
    std::ranges::sort(order, {}, [&](const Sum& sum) { return std::pair{words[sum.second].size(), sum}; });
    Sizes exact{};
    Sizes missing_one{};
    Sizes entries{};
    for (std::size_t at = 0; at < order.size(); ++at) {
        if (at > 0 && order[at].first == order[at - 1].first) continue;
        const std::size_t length = words[order[at].second].size();
        ++exact[length];
        missing_one[length] += length;
        entries[length] = exact[length] * 3 / 2;
    }
    exact_.make_room(exact);
    missing_one_.make_room(missing_one);
    entries_.resize(regions_.set(entries));
    for (std::size_t at = 0; at < order.size();) at = enter(words, order, at);
}

// All words with the sum of one of them; returns where the next sum is.
std::size_t WordMap::enter(const std::vector<Word>& words, const std::vector<Sum>& order, std::size_t at) {
    const LetterSum sum = order[at].first;
    const Word& word = words[order[at].second];
    const int length = static_cast<int>(word.size());
    Entry entry{sum, static_cast<std::uint32_t>(letters_.size()), 0};
    for (; at < order.size() && order[at].first == sum; ++at) {
        const Word& next = words[order[at].second];
        if (next.size() != word.size()) break;
        letters_.insert(letters_.end(), next.begin(), next.end());
        ++entry.count;
    }
    LetterSum slot = sum;
    while (entries_[regions_.place(slot, length)].count != 0) ++slot;
    entries_[regions_.place(slot, length)] = entry;
    exact_.add(sum, length);
    for (const Letter letter : word) missing_one_.add(sum - sums[letter], length);
    return at;
}

WordMap::Words WordMap::look_up(LetterSum sum, int length) const {
    for (LetterSum slot = sum;; ++slot) {
        const Entry& entry = entries_[regions_.place(slot, length)];
        if (entry.count == 0) return {};
        if (entry.sum == sum) return {&letters_[entry.first], entry.count};
    }
}

}  // namespace tilewright
