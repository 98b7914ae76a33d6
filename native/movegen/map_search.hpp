#pragma once

#include <cstdint>
#include <vector>

#include "lexicon/word_map.hpp"
#include "movegen/bounds.hpp"
#include "movegen/play.hpp"
#include "movegen/subracks.hpp"

namespace tilewright {

// Finds the best play with a word map: slot by slot, the one with the highest bound first, the tiles that could fill it
// are looked up, and the words they make are laid. For racks that `Subracks` suits; keeps its memory from one search to
// the next, one for each thread.
class MapSearch {
public:
    // The best play that is worth more than `floor`; one that lays no tiles if there is none. Given an order, the first
    // of equals by `comes_before`, of a hand without blanks.
    Play find(const WordMap& map, const Position& position, const Hand& hand, int most, const Bonuses& bonuses,
              const LeaveTable& leaves, Millipoints floor, const TileOrder* order = nullptr);

private:
    struct Candidate {
        Millipoints bound;
        Millipoints loose;  // the bound before it was looked at part by part
        LetterSum through;
        Direction direction;
        std::uint8_t lane;
        std::uint8_t start;
        std::uint8_t end;
        std::uint8_t laid;
        bool is_close = false;  // whether the bound has been looked at part by part
    };
    // The best so far. Of equals that of the slot which comes first in the order of the bounds over all parts.
    struct Best {
        Play play;
        std::size_t place = 0;             // of its slot
        std::uint64_t order = 0;           // of its slot
        const TileOrder* words = nullptr;  // if given, equals come in this order instead
    };
    class Filling;

    void collect(const Bounds& bounds, const Position& position, Millipoints floor);

    std::vector<Candidate> candidates_;
    std::vector<std::uint64_t> heap_;  // bounds with the places of their candidates
    Subracks subracks_;
};

}  // namespace tilewright
