#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "lexicon/counts.hpp"

namespace tilewright {

// The number of a multiset; 0 is the empty one.
using SetNumber = std::uint32_t;

// How many tiles of each kind there are.
using Stock = std::array<int, letter_kinds>;

// Every multiset of the tiles of a set up to a size, numbered so that the smaller ones come first. Kinds of tiles count
// from 0 in the order of their faces, the blank first. A multiset whose kinds are in order is reached from the one
// without its last tile, and all that are reached from one lie side by side: what a tile more leads to is an addition.
class Multisets {
public:
    // Throws std::invalid_argument if there are no tiles, or more multisets than can be gone through one by one.
    Multisets(const Counts& tiles, int longest);

    int kinds() const { return static_cast<int>(faces_.size()); }
    int longest() const { return longest_; }
    Letter face(int kind) const { return faces_[static_cast<std::size_t>(kind)]; }
    int kind_of(Letter face) const { return kind_of_[face]; }  // -1 if the set has no such tile
    const Stock& stock() const { return stock_; }              // of the whole set

    // Of a multiset and a kind that is not before any of its own, if the set has so many.
    SetNumber with(SetNumber set, int kind) const { return bases_[set] + static_cast<SetNumber>(kind); }

    // The first number of a size; up to one more than the longest.
    SetNumber first_of(int size) const { return first_of_[static_cast<std::size_t>(size)]; }
    SetNumber size() const { return first_of_.back(); }

private:
    int longest_;
    std::vector<Letter> faces_;
    Stock stock_{};
    std::vector<int> kind_of_;
    std::vector<SetNumber> bases_;
    std::vector<SetNumber> first_of_;
};

}  // namespace tilewright
