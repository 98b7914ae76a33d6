#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "lexicon/counts.hpp"
#include "movegen/play.hpp"
#include "movegen/position.hpp"
#include "movegen/walk.hpp"

namespace tilewright {

// A word worth preparing: some of its letters are to stand already, as words or by themselves, when the others are laid
// in one play on squares that multiply many times over.
struct Goal {
    Direction direction = Direction::across;
    std::uint8_t lane = 0;
    std::uint8_t start = 0;
    std::uint8_t size = 0;
    std::uint8_t standing = 0;  // how many letters are to stand
    std::uint32_t laid = 0;     // the steps from the start that are laid in the end, as bits
    Points points = 0;          // what the play is worth, crossing words aside
    std::array<Letter, longest_side> letters{};

    bool operator==(const Goal&) const = default;
    bool lays(int step) const { return (laid >> step & 1U) != 0; }
    int end() const { return start + size - 1; }
    bool is_reached_by(const Play& play) const {
        return direction == play.direction && lane == play.lane && start == play.start && size == play.size;
    }
    bool shares_a_square(const Goal& other) const;

    // How many of the letters that are to stand do, or nothing if it cannot be reached any more.
    std::optional<int> standing_on(const Position& position) const;

    // The same for a play: how many it would add, or nothing if it were in the way.
    std::optional<int> added_by(const Found& found) const;

    // What a play across the lane would add to the last play by leading up to one of its squares; nothing if the letter
    // that is to go there does not fit.
    std::optional<Points> crossing_by(const Found& found, const Position& position) const;

    // Takes from `tiles` what the last play needs, a blank where a letter has run out. Nothing if there is not enough.
    bool reserve(Counts& tiles) const;

    // What is still to be put there first, counted in `needed`.
    void count_missing(const Position& position, Counts& needed) const;

    // The last play as things stand, whether the rest stands or not, with its points.
    Play play_on(const Position& position, Counts tiles, const Bonuses& bonuses) const;
};

// The tiles less those that are still to be put there first for these goals; nothing if there are not enough.
std::optional<Counts> spare_tiles(const std::vector<Goal>& goals, const Position& position, const Counts& tiles);

// Whether there are tiles for all that these goals still need.
bool has_tiles_for(const std::vector<Goal>& goals, const Position& position, const Counts& tiles);

// The goals worth most, the best first; none where no lane multiplies by as much as three triple words do.
std::vector<Goal> goals_on(const Position& position, const Counts& tiles, int most, const Bonuses& bonuses);

}  // namespace tilewright
