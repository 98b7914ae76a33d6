#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "lexicon/leaves.hpp"
#include "movegen/hand.hpp"

namespace tilewright {

// What each part of a rack is worth when it is kept, worked out once for a rack and then looked up by the bits of the
// tiles kept. Of tiles of a kind those with the lowest bits are kept, so each part has one number.
class LeaveTable {
public:
    LeaveTable() : values_(1, 0) {}

    // By leave values; without any, every part is worth nothing. A part that they do not have, as it is too large, is
    // worth what it would be on average with one tile less.
    void value(const Hand& hand, const Leaves* leaves);

    // With no tile left to draw: what is kept counts against its holder and for the other, and who is out gets
    // the other's tiles.
    void settle(const Hand& hand, const Values& values, Points others);

    // Below a point, so that it only orders plays that score the same: blanks kept first, then how well the letters
    // kept go together, as the duplicate game has it. `tilt` is by how much the tiles that are always kept have
    // more consonants than vowels.
    void rank(const Hand& hand, const Values& values, LetterMask vowels, int tilt);

    Millipoints operator[](std::uint32_t kept) const { return values_[kept]; }
    Millipoints best_keeping(int tiles) const { return best_[static_cast<std::size_t>(tiles)]; }
    std::uint32_t whole() const { return whole_; }
    const std::vector<std::uint32_t>& parts() const { return parts_; }

    // The best part to keep when so many tiles are left out; the bits of it.
    std::uint32_t best_part(int fewest_left_out, int most_left_out) const;

private:
    void reset(const Hand& hand);
    void set(std::uint32_t kept, Millipoints value);
    void find_places(const Hand& hand, const Leaves& leaves);
    Millipoints mean_of_parts(const Hand& hand, std::uint32_t kept) const;

    std::vector<Millipoints> values_;
    std::vector<Leaves::Place> places_;  // of parts in the leaves
    std::vector<std::uint32_t> parts_;
    std::array<Millipoints, longest_rack + 1> best_{};
    std::uint32_t whole_ = 0;
};

}  // namespace tilewright
