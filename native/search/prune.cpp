#include "search/prune.hpp"

#include <algorithm>
#include <bit>

namespace tilewright {
namespace {

class Reachable {
public:
    Reachable(const Position& position, const Counts& tiles) : graph_{position.graph()}, blanks_{tiles[blank]} {
        for (const Direction direction : {Direction::across, Direction::down}) {
            for (int number = 1; number <= position.lanes(direction); ++number) {
                Counts& lane = lanes_.emplace_back(tiles);
                for (const Square& square : position.lane(direction, number)) {
                    const bool is_letter = !square.is_empty() && letter_of(square.tile) < letter_kinds;
                    if (is_letter) ++lane[letter_of(square.tile)];
                }
            }
        }
        for (const Counts& lane : lanes_) {
            for (std::size_t face = 0; face < lane.size(); ++face) most_[face] = std::max(most_[face], lane[face]);
        }
    }

    std::vector<Word> find() {
        go_on(graph_.forwards(), 0);
        return std::move(words_);
    }

private:
    // By what any lane has, which leaves few; then each lane is asked.
    void go_on(Reach from, int short_of) {
        for (LetterMask left = from.letters; left != 0; left &= left - 1) {
            const auto letter = static_cast<Letter>(std::countr_zero(left));
            const bool is_short = used_[letter] >= most_[letter];
            if (short_of + (is_short ? 1 : 0) > blanks_) continue;
            const Arc& arc = graph_.arc(from, letter);
            ++used_[letter];
            word_.push_back(letter);
            if (arc.accepts() && word_.size() <= longest_word && has_lane()) words_.push_back(word_);
            if (arc.next().leads_on()) go_on(arc.next(), short_of + (is_short ? 1 : 0));
            word_.pop_back();
            --used_[letter];
        }
    }

    bool has_lane() const {
        return std::ranges::any_of(lanes_, [&](const Counts& lane) {
            int short_of = 0;
            for (std::size_t face = 1; face < lane.size(); ++face) short_of += std::max(0, used_[face] - lane[face]);
            return short_of <= blanks_;
        });
    }

    const WordGraph& graph_;
    int blanks_;
    std::vector<Counts> lanes_;  // the letters of each, and the tiles
    Counts most_{};
    Counts used_{};
    Word word_;
    std::vector<Word> words_;
};

}  // namespace

std::vector<Word> words_within_reach(const Position& position, const Counts& tiles) {
    return Reachable{position, tiles}.find();
}

}  // namespace tilewright
