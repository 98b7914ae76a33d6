#include "training/play_scores.hpp"

#include <algorithm>
#include <array>

#include "movegen/walk.hpp"

namespace tilewright {
namespace {

constexpr std::size_t room_behind = letter_kinds;

// A tile of a play, and what it counts in all, which is lost if a blank takes its place.
struct LaidTile {
    Letter letter;
    Points counts;

    bool operator<(const LaidTile& other) const {
        return letter != other.letter ? letter < other.letter : counts < other.counts;
    }
};

// Any letter as often as the pool has it, or a blank for it. Blanks are put in afterwards: to lay them one by one would
// find each play many times.
Hand letters_of(const Counts& pool, LetterMask alphabet) {
    Counts letters{};
    for (int face = 1; face < letter_kinds; ++face) {
        const auto letter = static_cast<Letter>(face);
        if (holds(alphabet, letter))
            letters[letter] = static_cast<std::uint8_t>(std::min(255, pool[letter] + pool[blank]));
    }
    return Hand{letters};
}

}  // namespace

// Notes what each play makes, with blanks for any of its tiles.
class PlayScores::Noting {
public:
    Noting(PlayScores& scores, const Position& position, const Counts& pool, const Terms& terms)
        : scores_{scores}, sets_{scores.sets_}, position_{position}, pool_{pool}, terms_{terms} {}

    bool hopes_left(int) const { return true; }
    bool hopes_right(int, int) const { return true; }

    void see(const Found& found) {
        const Lane& lane = position_.lane(found.anchor.direction, found.anchor.lane);
        size_ = 0;
        for (int place = found.start; place <= found.end; ++place) {
            const Square& square = lane[static_cast<std::size_t>(place)];
            if (!square.is_empty()) continue;
            const Letter letter = found.tiles[static_cast<std::size_t>(place)];
            const Points times = found.tally.factor + (square.is_crossed ? square.word_times : 0);
            laid_[size_++] = {letter, Points{position_.values()[letter]} * square.letter_times * times};
        }
        std::sort(laid_.begin(), laid_.begin() + size_);
        const Points points = found.tally.points() + terms_.bonuses[size_];
        SetNumber set = 0;
        for (int blanks = 0;; ++blanks) {
            choose(0, blanks, set, points);
            if (blanks == pool_[blank] || static_cast<std::size_t>(blanks) == size_) break;
            set = step(set, sets_.kind_of(blank));
        }
    }

private:
    SetNumber step(SetNumber set, int kind) {
        std::uint8_t& reach = scores_.reach_[set];
        reach = std::max(reach, static_cast<std::uint8_t>(kind + 1));
        return sets_.with(set, kind);
    }

    // Some of the tiles of a letter are blanks, those that count least; the rest go on from the set.
    void choose(std::size_t at, int blanks, SetNumber set, Points points) {
        if (at == size_) return note(set, points);
        const Letter letter = laid_[at].letter;
        std::size_t end = at + 1;
        while (end < size_ && laid_[end].letter == letter) ++end;
        const int held = static_cast<int>(end - at);
        for (int replaced = 0; replaced <= std::min(held, blanks); ++replaced) {
            if (replaced > 0) points -= laid_[at + static_cast<std::size_t>(replaced) - 1].counts;
            const auto later = static_cast<std::size_t>(blanks - replaced);  // blanks that other letters must take
            if (held - replaced > pool_[letter] || later > size_ - end) continue;
            SetNumber longer = set;
            for (int one = replaced; one < held; ++one) longer = step(longer, sets_.kind_of(letter));
            choose(end, blanks - replaced, longer, points);
        }
    }

    void note(SetNumber set, Points points) {
        float& best = scores_.scores_[set];
        best = std::max(best, static_cast<float>(points));
    }

    PlayScores& scores_;
    const Multisets& sets_;
    const Position& position_;
    const Counts& pool_;
    const Terms& terms_;
    std::array<LaidTile, longest_side> laid_{};
    std::size_t size_ = 0;
};

PlayScores::PlayScores(const Multisets& sets) : sets_{sets}, scores_(sets.size() + room_behind), reach_(sets.size()) {}

void PlayScores::fill(const Position& position, const Counts& pool, const Terms& terms) {
    std::ranges::fill(scores_, no_play);
    std::ranges::fill(reach_, std::uint8_t{0});
    Hand hand = letters_of(pool, position.alphabet());
    Noting noting{*this, position, pool, terms};
    Walk walk{position, hand, terms.rack_size, noting};
    for_each_anchor(position, [&](const Anchor& anchor) { walk.from(anchor, 0); });
}

}  // namespace tilewright
