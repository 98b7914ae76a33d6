#include "search/bag.hpp"

#include <algorithm>
#include <utility>

namespace tilewright {

void Bag::fill(const Counts& tiles, Chance& chance) {
    tiles_.clear();
    for (int face = 0; face < letter_kinds; ++face) {
        tiles_.insert(tiles_.end(), tiles[static_cast<std::size_t>(face)], static_cast<Letter>(face));
    }
    front_ = 0;
    back_ = tiles_.size();
    for (std::size_t left = tiles_.size(); left > 1; --left) {
        std::swap(tiles_[left - 1], tiles_[chance.below(static_cast<std::uint32_t>(left))]);
    }
}

void Bag::draw(Seat seat, int many, Counts& rack) {
    for (int drawn = std::min(many, size()); drawn > 0; --drawn) {
        ++rack[seat == Seat::first ? tiles_[front_++] : tiles_[--back_]];
    }
}

void Bag::put_back(Seat seat, const Counts& tiles, Chance& chance) {
    for (int face = 0; face < letter_kinds; ++face) {
        for (int count = tiles[static_cast<std::size_t>(face)]; count > 0; --count) {
            const std::size_t freed = seat == Seat::first ? --front_ : back_++;
            tiles_[freed] = static_cast<Letter>(face);
            std::swap(tiles_[freed], tiles_[front_ + chance.below(static_cast<std::uint32_t>(size()))]);
        }
    }
}

}  // namespace tilewright
