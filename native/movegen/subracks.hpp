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
    const Subrack* subrack = nullptr;
    WordMap::Words words;
    Letter blank_as = 0;  // what the blank stands for, if it is laid
};

// All parts of a rack with at most one blank, and which of them make words with given letters.
class Subracks {
public:
    // Whether a rack can be split so.
    static bool suit(const Counts& tiles, int size) { return size <= longest_split && tiles[blank] <= 1; }

    void split(const Hand& hand, const Values& values, const LeaveTable& leaves);

    // The parts of so many tiles.
    std::span<const Subrack> parts(int laid) const { return by_size_[static_cast<std::size_t>(laid)]; }

    // Where the look-ups of all parts of so many tiles are, with the letters that they meet on the board.
    std::size_t place_of(LetterSum through, int laid);

    // What one of these parts makes, given that place; looked up when it is first asked for. Good until the next call.
    std::span<const Hit> hits(const WordMap& map, LetterSum through, int laid, std::size_t place, std::size_t part,
                              LetterMask alphabet);

private:
    struct Known {
        LetterSum through = 0;
        std::uint32_t when = 0;
        std::uint32_t laid = 0;
        std::size_t place = 0;
    };
    struct LookUp {
        std::uint32_t first = 0;
        std::uint32_t last = 0;
        bool is_done = false;
    };
    static constexpr std::size_t most_known = 1024;

    void find(const WordMap& map, LetterSum through, const Subrack& subrack, LetterMask alphabet);

    std::array<std::vector<Subrack>, longest_split + 1> by_size_;
    std::vector<Hit> hits_;
    std::vector<LookUp> look_ups_;
    std::vector<Known> known_ = std::vector<Known>(most_known);
    std::uint32_t when_ = 0;  // counts racks, so that what is known of the last one is forgotten at no cost
};

}  // namespace tilewright
