#pragma once

#include <array>
#include <bit>

#include "movegen/anchor.hpp"
#include "movegen/hand.hpp"
#include "movegen/position.hpp"

namespace tilewright {

// What the tiles laid so far amount to.
struct Tally {
    Points factor = 1;         // of the word along the lane
    std::int32_t word = 0;     // the letters of the word along the lane
    std::int32_t crosses = 0;  // the crossing words, multiplied
    std::uint32_t kept = 0;    // the bits of the tiles still in hand
    std::int16_t laid = 0;
    bool is_crossed = false;

    Points points() const { return word * factor + crosses; }
};

// A word along a lane, as a judge is shown it.
struct Found {
    const Anchor& anchor;
    int start;
    int end;
    const Tally& tally;
    const std::array<Tile, lane_size>& tiles;

    Play play(Points points, Millipoints equity) const {
        Play play;
        play.direction = anchor.direction;
        play.lane = anchor.lane;
        play.start = static_cast<std::uint8_t>(start);
        play.size = static_cast<std::uint8_t>(end - start + 1);
        play.laid = static_cast<std::uint8_t>(tally.laid);
        play.points = points;
        play.equity = equity;
        for (int place = start; place <= end; ++place) {
            play.tiles[static_cast<std::size_t>(place - start)] = tiles[static_cast<std::size_t>(place)];
        }
        return play;
    }
};

// Spells words through an anchor with a GADDAG: from the anchor leftwards, then from the anchor rightwards. A judge
// says whether going on can be worth it, and is shown each play:
//   bool hopes_left(int laid)                  with so many tiles laid from the anchor leftwards, or more
//   bool hopes_right(int laid, int laid_right)  with so many leftwards, and so many rightwards or more
//   void see(const Found&)
template <class Judge>
class Walk {
public:
    Walk(const Position& position, Hand& hand, int most, Judge& judge)
        : position_{position}, graph_{position.graph()}, hand_{hand}, judge_{judge}, most_{most} {}

    void from(const Anchor& anchor, std::uint32_t kept) {
        anchor_ = anchor;
        lane_ = position_.lane(anchor.direction, anchor.lane).data();
        Tally tally;
        tally.kept = kept;
        tiles_.fill(no_tile);
        if (anchor.on_run) {
            const Run& run = position_.run_ending(anchor.direction, anchor.lane, anchor.place);
            if (!run.before.leads_on()) return;
            tally.word = run.points;
            leftwards(run.start - 1, run.before, tally);
        } else {
            leftwards(anchor.place, graph_.outwards(), tally);
        }
    }

private:
    // No tile stands on the left of an anchor as far as its limit, so here only empty squares are met.
    void leftwards(int place, Reach from, const Tally& tally) {
        if (holds(from.letters, separator) && tally.laid < most_ && judge_.hopes_right(tally.laid, 1)) {
            start_ = place + 1;
            left_ = tally.laid;
            rightwards(anchor_.place + 1, graph_.arc(from, separator).next(), tally);
        }
        if (place < anchor_.limit || tally.laid == most_ || !judge_.hopes_left(tally.laid + 1)) return;
        for_each_tile(place, from, tally, [&](const Arc& arc, const Tally& after) {
            if (arc.accepts()) see(place, anchor_.place, after);
            if (arc.next().leads_on()) leftwards(place - 1, arc.next(), after);
        });
    }

    void rightwards(int place, Reach from, const Tally& tally) {
        for_each_tile(place, from, tally, [&](Arc arc, Tally after) {
            int next = place + 1;
            for (; !lane_[next].is_empty(); ++next) {
                arc = graph_.find(arc.next(), letter_of(lane_[next].tile));
                after.word += static_cast<std::int32_t>(position_.value(lane_[next].tile));
            }
            if (arc.accepts()) see(start_, next - 1, after);
            if (arc.next().leads_on() && after.laid < most_ && judge_.hopes_right(left_, after.laid - left_ + 1)) {
                rightwards(next, arc.next(), after);
            }
        });
    }

    // Lay on an empty square each tile with which some word goes on.
    template <class Next>
    void for_each_tile(int place, Reach from, const Tally& tally, Next next) {
        const Square& square = lane_[place];
        for (LetterMask left = from.letters & square.may() & hand_.letters(); left != 0; left &= left - 1) {
            const auto letter = static_cast<Letter>(std::countr_zero(left));
            const Arc& arc = graph_.arc(from, letter);
            if (hand_.has(letter)) {
                const std::int32_t value = position_.values()[letter] * square.letter_times;
                lay(place, letter, letter, value, tally, [&](const Tally& after) { next(arc, after); });
            }
            if (hand_.has(blank)) {
                lay(place, blank, blank_as(letter), 0, tally, [&](const Tally& after) { next(arc, after); });
            }
        }
    }

    template <class Next>
    void lay(int place, Letter face, Tile tile, std::int32_t value, const Tally& tally, Next next) {
        const Square& square = lane_[place];
        Tally after = tally;
        after.kept ^= hand_.bit_of(face);
        after.word += value;
        after.factor *= square.word_times;
        ++after.laid;
        if (square.is_crossed) {
            after.crosses += (value + square.cross_points) * square.word_times;
            after.is_crossed = true;
        }
        hand_.take(face);
        tiles_[static_cast<std::size_t>(place)] = tile;
        next(after);
        hand_.give(face);
    }

    // One tile that makes a word in both directions is one play, and belongs to its row.
    void see(int start, int end, const Tally& tally) {
        const bool is_found_across = tally.laid == 1 && tally.is_crossed && anchor_.direction == Direction::down;
        if (start == end || is_found_across) return;
        judge_.see(Found{anchor_, start, end, tally, tiles_});
    }

    const Position& position_;
    const WordGraph& graph_;
    Hand& hand_;
    Judge& judge_;
    int most_;
    Anchor anchor_;
    const Square* lane_ = nullptr;
    int start_ = 0;                        // of the word, once the walk has turned
    int left_ = 0;                         // how many tiles were laid before it turned
    std::array<Tile, lane_size> tiles_{};  // what was laid last on each empty square; nothing where tiles stand
};

}  // namespace tilewright
