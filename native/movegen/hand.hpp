#pragma once

#include <array>
#include <cstdint>

#include "lexicon/counts.hpp"
#include "movegen/tile.hpp"

namespace tilewright {

// The tiles that may be laid. A search takes them out and puts them back as it goes.
class Hand {
public:
    explicit Hand(const Counts& tiles) : tiles_{tiles} {
        for (int face = 0; face < letter_kinds; ++face) {
            first_bit_[at(face)] = static_cast<std::uint8_t>(size_);
            size_ += tiles_[at(face)];
            if (tiles_[at(face)] > 0) faces_ |= LetterMask{1} << face;
        }
    }

    int size() const { return size_; }
    const Counts& tiles() const { return tiles_; }
    bool has(Letter face) const { return holds(faces_, face); }

    // The letters that can be laid as things stand: a blank is any of them.
    LetterMask letters() const { return has(blank) ? any_letter : faces_; }

    void take(Letter face) {
        if (--tiles_[face] == 0) faces_ &= ~mask_of(face);
    }
    void give(Letter face) {
        ++tiles_[face];
        faces_ |= mask_of(face);
    }

    // Every tile has a bit of its own, those of a kind side by side. The bit of the tile that `take` takes next.
    std::uint32_t bit_of(Letter face) const {
        return std::uint32_t{1} << ((first_bit_[face] + tiles_[face] - 1U) & 31U);
    }

    // The bit of the first tile of a kind; the others of it follow.
    std::uint32_t first_bit(Letter face) const { return std::uint32_t{1} << (first_bit_[face] & 31U); }

private:
    static constexpr std::size_t at(int face) { return static_cast<std::size_t>(face); }

    Counts tiles_;
    std::array<std::uint8_t, letter_kinds> first_bit_{};
    LetterMask faces_ = 0;
    int size_ = 0;
};

}  // namespace tilewright
