#include "search/prune.hpp"

#include <algorithm>
#include <bit>

namespace tilewright {
namespace {

using LaneMask = std::uint64_t;
static_assert(2 * longest_side <= 64);

// Goes through all words, and at each letter leaves out the lanes that have too few of it. What a blank stands for is
// missing in a lane, so lanes are kept by how many letters they lack.
class Reachable {
public:
    Reachable(const Position& position, const Counts& tiles)
        : graph_{position.graph()}, lacking_(longest_word + std::size_t{1}) {
        int lanes = 0;
        for (const Direction direction : {Direction::across, Direction::down}) {
            for (int number = 1; number <= position.lanes(direction); ++number) {
                note(position.lane(direction, number), tiles, LaneMask{1} << lanes++);
            }
        }
        const std::size_t blanks = std::min<std::size_t>(tiles[blank], longest_word);
        for (auto& lanes_left : lacking_) lanes_left.assign(blanks + 1, 0);
        lacking_[0].assign(blanks + 1, (LaneMask{1} << lanes) - 1);
    }

    std::vector<Word> find() {
        go_on(graph_.forwards());
        return std::move(words_);
    }

private:
    void note(const Lane& lane, Counts has, LaneMask bit) {
        for (const Square& square : lane) {
            const bool is_letter = !square.is_empty() && letter_of(square.tile) < letter_kinds;
            if (is_letter) ++has[letter_of(square.tile)];
        }
        for (std::size_t face = 1; face < has.size(); ++face) {
            const std::size_t most = std::min<std::size_t>(has[face], longest_word);
            for (std::size_t many = 1; many <= most; ++many) lanes_with_[face][many] |= bit;
        }
    }

    void go_on(Reach from) {
        const std::size_t size = word_.size();
        if (size == longest_word) return;
        for (LetterMask left = from.letters; left != 0; left &= left - 1) {
            const auto letter = static_cast<Letter>(std::countr_zero(left));
            const LaneMask have = lanes_with_[letter][used_[letter] + std::size_t{1}];
            LaneMask any = 0;
            for (std::size_t lack = 0; lack < lacking_[size].size(); ++lack) {
                const LaneMask lacked_before = lack > 0 ? lacking_[size][lack - 1] & ~have : 0;
                any |= lacking_[size + 1][lack] = (lacking_[size][lack] & have) | lacked_before;
            }
            if (any == 0) continue;
            const Arc& arc = graph_.arc(from, letter);
            ++used_[letter];
            word_.push_back(letter);
            if (arc.accepts()) words_.push_back(word_);
            if (arc.next().leads_on()) go_on(arc.next());
            word_.pop_back();
            --used_[letter];
        }
    }

    const WordGraph& graph_;
    std::array<std::array<LaneMask, longest_word + 2>, letter_kinds> lanes_with_{};  // so many of a letter, and tiles
    std::vector<std::vector<LaneMask>> lacking_;  // by the letters of a word so far, and how many a lane lacks
    Counts used_{};
    Word word_;
    std::vector<Word> words_;
};

}  // namespace

std::vector<Word> words_within_reach(const Position& position, const Counts& tiles) {
    return Reachable{position, tiles}.find();
}

}  // namespace tilewright
