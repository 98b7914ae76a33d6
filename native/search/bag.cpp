#include "search/bag.hpp"

#include <algorithm>
#include <utility>

namespace tilewright {

void Bag::fill(const Counts& tiles, int seats, Chance& chance) {
    for (Pile& pile : piles_) pile.clear();
    size_ = 0;
    for (int face = 0; face < letter_kinds; ++face) {
        for (int count = tiles[static_cast<std::size_t>(face)]; count > 0; --count, ++size_) {
            pile(size_ % seats).push_back(static_cast<Letter>(face));
        }
    }
    for (int left = size_; left > 1; --left) {
        std::swap(nth(static_cast<std::size_t>(left - 1)), nth(chance.below(static_cast<std::uint32_t>(left))));
    }
}

void Bag::draw(int seat, int many, Counts& rack) {
    for (int drawn = std::min(many, size_); drawn > 0; --drawn, --size_) {
        Pile& from = pile(seat).empty() ? largest() : pile(seat);
        ++rack[from.back()];
        from.pop_back();
    }
}

void Bag::put_back(int seat, const Counts& tiles, Chance& chance) {
    for (int face = 0; face < letter_kinds; ++face) {
        for (int count = tiles[static_cast<std::size_t>(face)]; count > 0; --count) {
            pile(seat).push_back(static_cast<Letter>(face));
            ++size_;
            std::swap(pile(seat).back(), nth(chance.below(static_cast<std::uint32_t>(size_))));
        }
    }
}

Bag::Pile& Bag::largest() { return *std::ranges::max_element(piles_, {}, &Pile::size); }

Letter& Bag::nth(std::size_t place) {
    auto pile = piles_.begin();
    for (; place >= pile->size(); ++pile) place -= pile->size();
    return (*pile)[place];
}

}  // namespace tilewright
