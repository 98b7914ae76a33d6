#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "lexicon/word_map.hpp"
#include "movegen/leave_table.hpp"

namespace tilewright {

// The most tiles for which all parts of a rack are tried one by one.
inline constexpr int longest_split = 9;

// Some tiles of a rack that a play would lay.
struct Subrack {
    LetterSum sum = 0;  // of the letters; a blank adds nothing
    Millipoints leave = 0;
    bool has_blank = false;
    std::array<std::uint16_t, longest_split> values{};  // of the tiles, the dearest first
};

// Words that some tiles of the rack make together with the letters that a play goes through.
struct Hit {
    WordMap::Words words;
    Letter blank_as = 0;  // what the blank stands for, if it is laid
};

// Letters on the board that a play goes through, how many tiles it lays, and how long its word is.
struct Meeting {
    LetterSum through = 0;
    int laid = 0;
    int length = 0;
};

// All parts of a rack with at most one blank, and which of them make words with given letters.
class Subracks {
public:
    // A part that makes words; one with a blank may make none after all.
    struct Reaching {
        const Subrack* part;
        std::uint32_t first = 0;  // of its hits
        std::uint32_t last = 0;
        bool is_looked_up = false;
    };
    struct Range {
        std::uint32_t first = 0;
        std::uint32_t last = 0;
    };

    // Whether a rack can be split so.
    static bool suit(const Counts& tiles, int size) { return size <= longest_split && tiles[blank] <= 1; }

    void split(const Hand& hand, const Values& values, const LeaveTable& leaves);

    // The parts of so many tiles.
    std::span<const Subrack> parts(int laid) const { return by_size_[static_cast<std::size_t>(laid)]; }

    // Which of the parts make words there; looked up when it is first asked for.
    Range reach(const WordMap& map, const Meeting& meeting);

    // Good until the next call of `reach`.
    std::span<const Reaching> reaching(Range range) const {
        return {reaching_.data() + range.first, reaching_.data() + range.last};
    }

    // The words of one of these parts, by its place in the range. Good until the next call.
    std::span<const Hit> hits(const WordMap& map, const Meeting& meeting, std::uint32_t place, LetterMask alphabet);

private:
    struct Known {
        LetterSum through = 0;
        std::uint32_t when = 0;
        std::int32_t laid = 0;
        Range range;
    };
    static constexpr std::size_t most_known = 256;

    void find(const WordMap& map, const Meeting& meeting);

    std::array<std::vector<Subrack>, longest_split + 1> by_size_;
    std::array<std::vector<LetterSum>, longest_split + 1> sums_;  // of the same parts
    std::vector<Reaching> reaching_;
    std::vector<Hit> hits_;
    std::array<Known, most_known> known_{};
    bool has_blank_ = false;
    std::uint32_t when_ = 0;  // counts racks, so that what is known of the last one is forgotten at no cost
};

}  // namespace tilewright
