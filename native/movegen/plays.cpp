#include "movegen/plays.hpp"

#include <algorithm>
#include <bit>

#include "movegen/best.hpp"
#include "movegen/walk.hpp"

namespace tilewright {
namespace {

template <class Worth>
struct Collector {
    const Bonuses& bonuses;
    Worth worth;  // of the tiles kept
    std::vector<Play> plays;

    bool hopes_left(int) const { return true; }
    bool hopes_right(int, int) const { return true; }
    void see(const Found& found) {
        const Points points = found.tally.points() + bonuses[static_cast<std::size_t>(found.tally.laid)];
        plays.push_back(found.play(points, points * one_point + worth(found.tally.kept)));
    }
};

struct Witness {
    bool is_found = false;

    bool hopes_left(int) const { return !is_found; }
    bool hopes_right(int, int) const { return !is_found; }
    void see(const Found&) { is_found = true; }
};

constexpr std::size_t most_without_blanks = 1024;  // usually

int within_a_lane(int most) { return std::clamp(most, 0, longest_side); }

template <class Collector>
std::vector<Play> collected(const Position& position, Hand& hand, int most, Collector collector, std::uint32_t kept) {
    collector.plays.reserve(most_without_blanks);
    Walk walk{position, hand, within_a_lane(most), collector};
    for_each_anchor(position, [&](const Anchor& anchor) { walk.from(anchor, kept); });
    return std::move(collector.plays);
}

}  // namespace

std::vector<Play> all_plays(const Position& position, const Counts& tiles, int most, const Bonuses& bonuses) {
    Hand hand{tiles};
    return collected(position, hand, most, Collector{bonuses, [](std::uint32_t) { return Millipoints{0}; }, {}}, 0);
}

std::vector<Play> all_plays(const Position& position, Hand& hand, int most, const Bonuses& bonuses,
                            const LeaveTable& leaves) {
    return all_plays(position, hand, most, bonuses, leaves, {});
}

std::vector<Play> all_plays(const Position& position, Hand& hand, int most, const Bonuses& bonuses,
                            const LeaveTable& leaves, std::vector<Play> memory) {
    const auto worth = [&](std::uint32_t kept) { return leaves[kept]; };
    memory.clear();
    return collected(position, hand, most, Collector{bonuses, worth, std::move(memory)}, leaves.whole());
}

std::vector<Play> single_plays(const Position& position, const Hand& hand, const Bonuses& bonuses,
                               const LeaveTable& leaves, std::vector<Play> memory) {
    memory.clear();
    const auto at = [](int place) { return static_cast<std::size_t>(place); };
    for (int row = 1; row <= position.lanes(Direction::across); ++row) {
        const Lane& across = position.lane(Direction::across, row);
        for (int col = 1; col <= position.places(Direction::across); ++col) {
            const Square& square = across[at(col)];
            const Lane& down = position.lane(Direction::down, col);
            const Square& crossed = down[at(row)];
            const LetterMask letters = square.fits & crossed.fits & hand.letters();
            if (letters == 0 || !square.is_empty() || !(square.is_crossed || crossed.is_crossed)) continue;
            Play play;
            play.direction = crossed.is_crossed ? Direction::across : Direction::down;
            play.laid = 1;
            const Lane& lane = crossed.is_crossed ? across : down;
            const int place = crossed.is_crossed ? col : row;
            int start = place;
            int end = place;
            while (!lane[at(start - 1)].is_empty()) --start;
            while (!lane[at(end + 1)].is_empty()) ++end;
            play.lane = static_cast<std::uint8_t>(crossed.is_crossed ? row : col);
            play.start = static_cast<std::uint8_t>(start);
            play.size = static_cast<std::uint8_t>(end - start + 1);
            const int words = (square.is_crossed ? 1 : 0) + (crossed.is_crossed ? 1 : 0);
            const Points standing =
                (square.is_crossed ? square.cross_points : 0) + (crossed.is_crossed ? crossed.cross_points : 0);
            for (LetterMask left = letters; left != 0; left &= left - 1) {
                const auto letter = static_cast<Letter>(std::countr_zero(left));
                const Points value = hand.has(blank) ? 0 : position.values()[letter] * square.letter_times;
                play.tiles[at(place - start)] = hand.has(blank) ? blank_as(letter) : letter;
                play.points = (standing + words * value) * square.word_times + bonuses[1];
                play.equity = play.points * one_point + leaves[0];
                memory.push_back(play);
            }
        }
    }
    return memory;
}

std::vector<Play> top_plays(const Position& position, const Counts& tiles, int most, const Bonuses& bonuses,
                            LetterMask vowels, int tilt, Millipoints ceiling, const TileOrder* order) {
    Hand hand{tiles};
    LeaveTable leaves;
    leaves.rank(hand, position.values(), vowels, tilt);
    BestSearch search;
    return search.find_first(position, hand, most, bonuses, leaves, ceiling, order);
}

bool any_play(const Position& position, const Counts& tiles, int most) {
    Hand hand{tiles};
    Witness witness;
    Walk walk{position, hand, within_a_lane(most), witness};
    for_each_anchor(position, [&](const Anchor& anchor) {
        if (!witness.is_found) walk.from(anchor, 0);
    });
    return witness.is_found;
}

}  // namespace tilewright
