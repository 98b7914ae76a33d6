#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "lexicon/word_map.hpp"
#include "movegen/anchor.hpp"
#include "movegen/hand.hpp"
#include "movegen/leave_table.hpp"
#include "movegen/position.hpp"

namespace tilewright {

// Some squares of a lane that a play would fill from an anchor on, and what any tiles on them would score.
struct Slot {
    int laid = 0;
    int left = 0;             // how many of them on the left of the anchor
    int start = 0;            // the place of the word's first letter
    int end = 0;              // and of its last
    LetterSum through = 0;    // the letters that the word goes through
    Points standing = 0;      // what they count
    Points factor = 1;        // of the word
    Points crosses = 0;       // the crossing runs
    Points capped_word = 0;   // the dearest tile that fits each square, as part of the word
    Points capped_cross = 0;  // and as part of the crossing words
    bool is_crossed = false;
    std::array<std::uint8_t, longest_rack> letter_times;
    std::array<std::uint8_t, longest_rack> cross_times;
    std::array<Points, longest_rack> times;  // what each tile counts in all, the most first

    int right() const { return laid - left; }
    void add(const Square& square, Points dearest);
};

// Bounds on what a play can be worth that ask the crossing runs but not the word graph: the highest tiles go on the
// best squares, and the best tiles that can be kept are kept.
class Bounds {
public:
    Bounds(const Position& position, const Hand& hand, int most, const Bonuses& bonuses, const LeaveTable& leaves);

    // Calls `found` with each slot of an anchor and its bound.
    template <class Found>
    void for_each_slot(const Anchor& anchor, Found found) const;

    int most() const { return most_; }

private:
    struct Face {
        LetterMask bit;
        Points value;
    };

    bool takes_a_tile(const Slot& slot, const Square& square) const {
        return slot.laid < most_ && (square.may() & usable_) != 0;
    }
    template <class Found>
    void go_right(Slot slot, const Lane& lane, int place, Found found) const;
    Millipoints bound(const Slot& slot) const;
    Points dearest(LetterMask letters) const;
    static constexpr std::size_t at(int number) { return static_cast<std::size_t>(number); }

    const Position& position_;
    LetterMask usable_;
    int most_;
    int faces_ = 0;
    std::array<Face, longest_rack> by_value_{};          // the kinds of tiles, the dearest first
    std::array<Points, longest_rack> tile_values_{};     // of all tiles, the dearest first
    std::array<Millipoints, longest_rack + 1> extra_{};  // bonus and leave at best, by how many tiles are laid
};

template <class Found>
void Bounds::for_each_slot(const Anchor& anchor, Found found) const {
    const Lane& lane = position_.lane(anchor.direction, anchor.lane);
    Slot slot;
    slot.start = anchor.place + 1;
    slot.end = anchor.place;
    if (anchor.on_run) {
        const Run& run = position_.run_ending(anchor.direction, anchor.lane, anchor.place);
        if (!run.before.leads_on()) return;
        slot.start = run.start;
        slot.standing = run.points;
        slot.through = run.sum;
        go_right(slot, lane, anchor.place + 1, found);
    }
    while (slot.start > anchor.limit && takes_a_tile(slot, lane[at(slot.start - 1)])) {
        --slot.start;
        slot.add(lane[at(slot.start)], dearest(lane[at(slot.start)].may() & usable_));
        ++slot.left;
        found(slot, bound(slot));
        go_right(slot, lane, anchor.place + 1, found);
    }
}

template <class Found>
void Bounds::go_right(Slot slot, const Lane& lane, int place, Found found) const {
    while (takes_a_tile(slot, lane[at(place)])) {
        slot.add(lane[at(place)], dearest(lane[at(place)].may() & usable_));
        for (++place; !lane[at(place)].is_empty(); ++place) {
            const Tile tile = lane[at(place)].tile;
            slot.standing += position_.value(tile);
            slot.through += WordMap::sum_of(known_or_none(letter_of(tile)));
        }
        slot.end = place - 1;
        found(slot, bound(slot));
    }
}

}  // namespace tilewright
