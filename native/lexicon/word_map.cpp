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

WordMap::WordMap(const WordGraph& graph) {
    if (graph.words() > most_words) throw std::invalid_argument("too many words for a map");
    const std::vector<Word> words = words_of(graph, most_words);
    std::vector<std::pair<LetterSum, std::uint32_t>> order;
    for (std::uint32_t word = 0; word < words.size(); ++word) order.emplace_back(sum_of_word(words[word]), word);
    std::ranges::sort(order);
    const std::size_t size = std::bit_ceil(words.size() + 1);
    entries_.resize(2 * size);
    exact_.resize(std::max<std::size_t>(1, size * bits_for_each / 64));
    missing_one_.resize(std::max<std::size_t>(1, size * bits_for_each / 8));
    for (std::size_t at = 0; at < order.size();) {
        const LetterSum sum = order[at].first;
        const Word& word = words[order[at].second];
        Entry entry{sum, static_cast<std::uint32_t>(letters_.size()), 0};
        for (; at < order.size() && order[at].first == sum; ++at) {
            const Word& next = words[order[at].second];
            if (next.size() != word.size()) continue;
            letters_.insert(letters_.end(), next.begin(), next.end());
            ++entry.count;
        }
        std::size_t slot = sum & (entries_.size() - 1);
        while (entries_[slot].count != 0) slot = (slot + 1) & (entries_.size() - 1);
        entries_[slot] = entry;
        add(exact_, sum);
        for (const Letter letter : word) add(missing_one_, sum - sums[letter]);
    }
}

WordMap::Words WordMap::look_up(LetterSum sum) const {
    for (std::size_t slot = sum & (entries_.size() - 1);; slot = (slot + 1) & (entries_.size() - 1)) {
        const Entry& entry = entries_[slot];
        if (entry.count == 0) return {};
        if (entry.sum == sum) return {&letters_[entry.first], entry.count};
    }
}

}  // namespace tilewright
