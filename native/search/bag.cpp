#include "search/bag.hpp"

#include <algorithm>
#include <utility>

namespace tilewright {

void Bag::fill(const Counts& tiles, int seats, Chance& chance) {
    clear();
    for (int face = 0; face < letter_kinds; ++face) {
        for (int count = tiles[static_cast<std::size_t>(face)]; count > 0; --count, ++size_) {
            pile(size_ % seats).push_back(static_cast<Letter>(face));
        }
    }
    for (int left = size_; left > 1; --left) {
        std::swap(nth(static_cast<std::size_t>(left - 1)), nth(chance.below(static_cast<std::uint32_t>(left))));
    }
}

void Bag::fill(std::span<const Letter> tiles) {
    clear();
    piles_[0].assign(tiles.begin(), tiles.end());
    size_ = static_cast<int>(tiles.size());
}

void Bag::clear() {
    for (Pile& pile : piles_) pile.clear();
    steps_.clear();
    size_ = 0;
}

void Bag::draw(int seat, int many, Counts& rack) {
    for (int drawn = std::min(many, size_); drawn > 0; --drawn, --size_) {
        const std::size_t number = from(seat);
        const Letter tile = piles_[number].back();
        piles_[number].pop_back();
        ++rack[tile];
        steps_.push_back({true, static_cast<std::uint8_t>(number), tile});
    }
}

void Bag::put_back(int seat, const Counts& tiles, Chance& chance) {
    for (int face = 0; face < letter_kinds; ++face) {
        for (int count = tiles[static_cast<std::size_t>(face)]; count > 0; --count) {
            pile(seat).push_back(static_cast<Letter>(face));
            ++size_;
            const std::uint32_t place = chance.below(static_cast<std::uint32_t>(size_));
            std::swap(pile(seat).back(), nth(place));
            steps_.push_back({false, static_cast<std::uint8_t>(seat), place});
        }
    }
}

void Bag::undo(std::size_t steps) {
    for (; steps_.size() > steps; steps_.pop_back()) {
        const Step& last = steps_.back();
        Pile& pile = piles_[last.pile];
        if (last.is_drawn) {
            pile.push_back(static_cast<Letter>(last.what));
            ++size_;
        } else {
            std::swap(pile.back(), nth(last.what));
            pile.pop_back();
            --size_;
        }
    }
}

std::size_t Bag::from(int seat) const {
    const auto own = static_cast<std::size_t>(seat);
    if (!piles_[own].empty()) return own;
    return static_cast<std::size_t>(std::ranges::max_element(piles_, {}, &Pile::size) - piles_.begin());
}

Letter& Bag::nth(std::size_t place) {
    auto pile = piles_.begin();
    for (; place >= pile->size(); ++pile) place -= pile->size();
    return (*pile)[place];
}

}  // namespace tilewright
