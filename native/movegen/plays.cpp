#include "movegen/plays.hpp"

#include <algorithm>

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
