#include "movegen/map_search.hpp"

#include <algorithm>
#include <limits>

namespace tilewright {
namespace {

constexpr std::size_t at(int number) { return static_cast<std::size_t>(number); }

// A bound, made positive, above the place of its candidate: one number to sort by.
constexpr int place_bits = 20;
constexpr Millipoints most_told = Millipoints{1} << 42;

std::uint64_t told(Millipoints bound, std::size_t place) {
    const Millipoints positive = std::clamp(bound, -most_told, most_told) + most_told;
    return static_cast<std::uint64_t>(positive) << place_bits | place;
}

}  // namespace

// One slot, being filled with words.
class MapSearch::Filling {
public:
    Filling(const Position& position, const Counts& tiles, const Bonuses& bonuses, const Candidate& slot,
            std::size_t place, std::span<const Subrack> parts, Best& best)
        : position_{position}, tiles_{tiles}, slot_{slot}, place_{place}, parts_{parts}, best_{best} {
        const Lane& lane = position.lane(slot.direction, slot.lane);
        Points standing = 0;
        Points factor = 1;
        for (int place = slot.start; place <= slot.end; ++place) {
            const Square& square = lane[at(place)];
            if (!square.is_empty()) {
                allowed_[at(size_++)] = mask_of(known_or_none(letter_of(square.tile)));
                standing += position.value(square.tile);
                continue;
            }
            factor *= square.word_times;
            points_ += square.is_crossed ? square.cross_points * square.word_times : 0;
            empty_[at(laid_++)] = static_cast<std::uint8_t>(size_);
            allowed_[at(size_++)] = square.may();
        }
        points_ += standing * factor + bonuses[at(laid_)];
        for (int one = 0; one < laid_; ++one) {
            const Square& square = lane[at(slot.start + empty_[at(one)])];
            times_[at(one)] = square.letter_times * (factor + (square.is_crossed ? square.word_times : 0));
        }
        for (int one = 0; one < laid_; ++one) {
            int place = one;
            for (; place > 0 && sorted_[at(place - 1)] < times_[at(one)]; --place)
                sorted_[at(place)] = sorted_[at(place - 1)];
            sorted_[at(place)] = times_[at(one)];
        }
    }

    // No word of a part can be worth more.
    Millipoints most(const Subrack& part) const {
        Points points = points_;
        for (int one = 0; one < laid_; ++one) points += sorted_[at(one)] * part.values[at(one)];
        return points * one_point + part.leave;
    }

    // No word at all can be worth more. The bound of the slot goes with the best leave; here each part has its own.
    Millipoints bound(std::span<const Subracks::Reaching> parts) const {
        Millipoints bound = std::numeric_limits<Millipoints>::min();
        for (const Subracks::Reaching& one : parts) bound = std::max(bound, most(*one.part));
        return bound;
    }

    void fill(const Subrack& part, const Hit& hit) {
        const Letter* word = hit.words.letters;
        for (std::uint32_t left = hit.words.count; left > 0; --left, word += size_) {
            if (fits(word)) lay(part, hit, word);
        }
    }

private:
    // Where the slot stands among those that have as much to offer.
    std::uint64_t order() {
        if (order_ == 0) {
            Millipoints bound = std::numeric_limits<Millipoints>::min();
            for (const Subrack& part : parts_) bound = std::max(bound, most(part));
            order_ = told(std::min(slot_.loose, bound), place_);
        }
        return order_;
    }

    bool is_best(Millipoints equity) {
        if (equity != best_.play.equity) return equity > best_.play.equity;
        return best_.play.laid > 0 && best_.place != place_ && order() > best_.order;
    }

    bool fits(const Letter* word) const {
        for (int place = 0; place < size_; ++place) {
            if (!holds(allowed_[at(place)], word[place])) return false;
        }
        return true;
    }

    // A blank goes where it costs least.
    void lay(const Subrack& part, const Hit& hit, const Letter* word) {
        Points points = points_;
        int blank_at = -1;
        for (int one = 0; one < laid_; ++one) {
            const Letter letter = word[empty_[at(one)]];
            points += times_[at(one)] * position_.values()[letter];
            const bool cheaper = blank_at < 0 || times_[at(one)] < times_[at(blank_at)];
            if (letter == hit.blank_as && cheaper) blank_at = one;
        }
        if (blank_at >= 0) points -= times_[at(blank_at)] * position_.values()[hit.blank_as];
        const Millipoints equity = points * one_point + part.leave;
        if (is_equal(equity)) {
            if (is_held(word, blank_at)) take_first(word, blank_at, points, equity);
        } else if (is_best(equity) && is_held(word, blank_at)) {
            take(word, blank_at, points, equity);
        }
    }

    // Whether the words decide, and not the slots.
    bool is_equal(Millipoints equity) const {
        return best_.words != nullptr && best_.play.laid > 0 && equity == best_.play.equity;
    }

    void take_first(const Letter* word, int blank_at, Points points, Millipoints equity) {
        const Best before = best_;
        take(word, blank_at, points, equity);
        if (!comes_before(best_.play, before.play, *before.words)) best_ = before;
    }

    // Sums of letters may agree by chance: whether the tiles are really there.
    bool is_held(const Letter* word, int blank_at) const {
        Counts left = tiles_;
        for (int one = 0; one < laid_; ++one) {
            if (left[one == blank_at ? blank : word[empty_[at(one)]]]-- == 0) return false;
        }
        return true;
    }

    void take(const Letter* word, int blank_at, Points points, Millipoints equity) {
        best_.place = place_;
        best_.order = order();
        Play& play = best_.play;
        play = Play{slot_.direction,
                    slot_.lane,
                    slot_.start,
                    static_cast<std::uint8_t>(size_),
                    static_cast<std::uint8_t>(laid_),
                    points,
                    equity,
                    {}};
        for (int one = 0; one < laid_; ++one) {
            const Letter letter = word[empty_[at(one)]];
            play.tiles[empty_[at(one)]] = one == blank_at ? blank_as(letter) : letter;
        }
    }

    const Position& position_;
    const Counts& tiles_;
    const Candidate& slot_;
    std::size_t place_;
    std::span<const Subrack> parts_;
    Best& best_;
    std::uint64_t order_ = 0;  // if it is known
    int size_ = 0;             // of the word
    int laid_ = 0;
    Points points_ = 0;  // whatever tiles are laid
    std::array<LetterMask, longest_side> allowed_;
    std::array<std::uint8_t, longest_split> empty_;  // where in the word tiles are laid
    std::array<Points, longest_split> times_;        // what each of them counts in all
    std::array<Points, longest_split> sorted_;       // the same, the most first
};

void MapSearch::collect(const Bounds& bounds, const Position& position, Millipoints floor) {
    candidates_.clear();
    heap_.clear();
    for_each_anchor(position, [&](const Anchor& anchor) {
        bounds.for_each_slot(anchor, [&](const Slot& slot, Millipoints bound) {
            // One tile that makes a word in both directions is one play, and belongs to its row.
            const bool is_found_across = slot.laid == 1 && slot.is_crossed && anchor.direction == Direction::down;
            if (bound <= floor || slot.start == slot.end || is_found_across) return;
            heap_.push_back(told(bound, candidates_.size()));
            candidates_.push_back({bound, bound, slot.through, anchor.direction, anchor.lane,
                                   static_cast<std::uint8_t>(slot.start), static_cast<std::uint8_t>(slot.end),
                                   static_cast<std::uint8_t>(slot.laid)});
        });
    });
    std::make_heap(heap_.begin(), heap_.end());
}

Play MapSearch::find(const WordMap& map, const Position& position, const Hand& hand, int most, const Bonuses& bonuses,
                     const LeaveTable& leaves, Millipoints floor, const TileOrder* order) {
    const Bounds bounds{position, hand, most, bonuses, leaves};
    collect(bounds, position, floor);
    subracks_.split(hand, position.values(), leaves);
    Best best;
    best.play.equity = floor;
    best.words = order;
    const auto is_hopeless = [&](const Candidate& slot, std::size_t place) {
        if (slot.bound != best.play.equity) return slot.bound < best.play.equity;
        return best.play.laid == 0 || (order == nullptr && told(slot.loose, place) < best.order);
    };
    while (!heap_.empty()) {
        std::pop_heap(heap_.begin(), heap_.end());
        const std::size_t place = heap_.back() & ((std::uint64_t{1} << place_bits) - 1);
        heap_.pop_back();
        Candidate& slot = candidates_[place];
        if (slot.bound < best.play.equity) break;
        if (is_hopeless(slot, place)) continue;
        const Meeting meeting{slot.through, slot.laid, slot.end - slot.start + 1};
        const Subracks::Range range = subracks_.reach(map, meeting);
        if (range.first == range.last) continue;
        Filling filling{position, hand.tiles(), bonuses, slot, place, subracks_.parts(slot.laid), best};
        if (!slot.is_close) {
            slot.is_close = true;
            slot.bound = std::min(slot.bound, filling.bound(subracks_.reaching(range)));
            if (is_hopeless(slot, place)) continue;
            if (!heap_.empty() && told(slot.bound, place) < heap_.front()) {
                heap_.push_back(told(slot.bound, place));
                std::push_heap(heap_.begin(), heap_.end());
                continue;
            }
        }
        for (std::uint32_t at = range.first; at < range.last; ++at) {
            const Subrack& part = *subracks_.reaching({at, range.last}).front().part;
            if (filling.most(part) < best.play.equity) continue;
            for (const Hit& hit : subracks_.hits(map, meeting, at, position.alphabet())) filling.fill(part, hit);
        }
    }
    return best.play;
}

}  // namespace tilewright
