#include "training/multisets.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace tilewright {
namespace {

constexpr double most_sets = 1U << 24;

// The last kind of a multiset, and how many of it there are.
struct Tail {
    int kind;
    int count;
};

// How many there are, by size and with one kind after the other taken in.
double number_of(const Stock& stock, int longest) {
    std::vector<double> sizes(static_cast<std::size_t>(longest) + 1);
    sizes[0] = 1;
    for (const int most : stock) {
        for (std::size_t size = sizes.size(); size-- > 0;) {
            for (std::size_t count = 1; count <= std::min(size, static_cast<std::size_t>(most)); ++count) {
                sizes[size] += sizes[size - count];
            }
        }
    }
    return std::reduce(sizes.begin(), sizes.end());
}

}  // namespace

Multisets::Multisets(const Counts& tiles, int longest) : longest_{longest}, kind_of_(letter_kinds, -1) {
    for (int face = 0; face < letter_kinds; ++face) {
        const int most = tiles[static_cast<std::size_t>(face)];
        if (most == 0) continue;
        kind_of_[static_cast<std::size_t>(face)] = kinds();
        stock_[faces_.size()] = most;
        faces_.push_back(static_cast<Letter>(face));
    }
    if (kinds() == 0 || longest < 1) throw std::invalid_argument("there are no tiles to keep");
    if (number_of(stock_, longest) > most_sets) {
        throw std::invalid_argument("there are too many racks to go through them one by one");
    }
    std::vector<Tail> tails{{0, 0}};
    first_of_ = {0, 1};
    for (int size = 1; size <= longest; ++size) {
        std::vector<Tail> longer;
        for (const Tail tail : tails) {
            const int first = tail.count < stock_[static_cast<std::size_t>(tail.kind)] ? tail.kind : tail.kind + 1;
            const std::size_t next = first_of_.back() + longer.size();
            bases_.push_back(static_cast<SetNumber>(next) - static_cast<SetNumber>(first));
            for (int kind = first; kind < kinds(); ++kind) {
                longer.push_back({kind, kind == tail.kind ? tail.count + 1 : 1});
            }
        }
        first_of_.push_back(first_of_.back() + static_cast<SetNumber>(longer.size()));
        tails.swap(longer);
    }
}

}  // namespace tilewright
