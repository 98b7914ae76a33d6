#include "search/solitaire/goal.hpp"

#include <algorithm>

namespace tilewright {
namespace {

constexpr std::size_t at(int number) { return static_cast<std::size_t>(number); }

bool take(Counts& tiles, Letter letter) {
    const Letter face = tiles[letter] > 0 ? letter : blank;
    if (tiles[face] == 0) return false;
    --tiles[face];
    return true;
}

}  // namespace

bool Goal::shares_a_square(const Goal& other) const {
    if (direction == other.direction) return lane == other.lane && start <= other.end() && other.start <= end();
    return other.start <= lane && lane <= other.end() && start <= other.lane && other.lane <= end();
}

std::optional<int> Goal::standing_on(const Position& position) const {
    const Lane& squares = position.lane(direction, lane);
    if (!squares[at(start - 1)].is_empty() || !squares[at(end() + 1)].is_empty()) return std::nullopt;
    int standing_now = 0;
    for (int step = 0; step < size; ++step) {
        const Square& square = squares[at(start + step)];
        if (square.is_empty()) {
            if (!holds(square.fits, letters[at(step)])) return std::nullopt;
        } else {
            if (lays(step) || letter_of(square.tile) != letters[at(step)]) return std::nullopt;
            ++standing_now;
        }
    }
    return standing_now;
}

std::optional<int> Goal::added_by(const Found& found) const {
    const auto adds = [&](int place, Tile tile) {
        const int step = place - start;
        return step >= 0 && step < size && !lays(step) && letter_of(tile) == letters[at(step)];
    };
    if (found.anchor.direction != direction) {
        if (lane < found.start || lane > found.end) return 0;
        const Tile tile = found.tiles[lane];
        const int place = found.anchor.lane;
        if (tile == no_tile || place < start - 1 || place > end() + 1) return 0;
        return adds(place, tile) ? std::optional{1} : std::nullopt;
    }
    if (found.anchor.lane != lane || found.end < start - 1 || found.start > end() + 1) return 0;
    int added = 0;
    for (int place = found.start; place <= found.end; ++place) {
        const Tile tile = found.tiles[at(place)];
        if (tile == no_tile) continue;
        if (!adds(place, tile)) return std::nullopt;
        ++added;
    }
    return added;
}

std::optional<Points> Goal::crossing_by(const Found& found, const Position& position) const {
    const int step = found.anchor.lane - start;
    const bool is_before = found.end + 1 == lane;
    const bool is_after = found.start - 1 == lane;
    if (found.anchor.direction == direction || step < 0 || step >= size || !(is_before || is_after)) return 0;
    const Lane& crossed = position.lane(found.anchor.direction, found.anchor.lane);
    if (!crossed[lane].is_empty()) return 0;
    const WordGraph& graph = position.graph();
    Reach from = graph.forwards();
    Points points = 0;
    if (is_after) from = graph.find(from, letters[at(step)]).next();
    Arc last;
    for (int place = found.start; place <= found.end; ++place) {
        const Tile tile = found.tiles[at(place)] != no_tile ? found.tiles[at(place)] : crossed[at(place)].tile;
        points += position.value(tile);
        last = graph.find(from, letter_of(tile));
        from = last.next();
    }
    // What stands on the other side of the lane is left to be seen when the play is made.
    if (is_before) last = graph.find(from, letters[at(step)]);
    if (is_before ? crossed[at(lane + 1)].is_empty() && !last.accepts() : !last.accepts()) return std::nullopt;
    const Square& square = position.lane(direction, lane)[at(start + step)];
    return lays(step) ? (points - square.cross_points) * square.word_times : 0;
}

bool Goal::reserve(Counts& tiles) const {
    for (int step = 0; step < size; ++step) {
        if (lays(step) && !take(tiles, letters[at(step)])) return false;
    }
    return true;
}

void Goal::count_missing(const Position& position, Counts& needed) const {
    const Lane& squares = position.lane(direction, lane);
    for (int step = 0; step < size; ++step) {
        if (!lays(step) && squares[at(start + step)].is_empty()) ++needed[letters[at(step)]];
    }
}

Play Goal::play_on(const Position& position, Counts tiles, const Bonuses& bonuses) const {
    const Lane& squares = position.lane(direction, lane);
    Play play;
    play.direction = direction;
    play.lane = lane;
    play.start = start;
    play.size = size;
    Tally tally;
    for (int step = 0; step < size; ++step) {
        const Letter letter = letters[at(step)];
        const Square& square = squares[at(start + step)];
        if (!lays(step)) {
            tally.word += static_cast<std::int32_t>(position.value(square.is_empty() ? letter : square.tile));
            continue;
        }
        const Tile tile = tiles[letter] > 0 ? letter : blank_as(letter);
        take(tiles, letter);
        play.tiles[at(step)] = tile;
        ++play.laid;
        const auto value = static_cast<std::int32_t>(position.value(tile) * square.letter_times);
        tally.word += value;
        tally.factor *= square.word_times;
        if (square.is_crossed) tally.crosses += (value + square.cross_points) * square.word_times;
    }
    play.points = tally.points() + bonuses[play.laid];
    return play;
}

std::optional<Counts> spare_tiles(const std::vector<Goal>& goals, const Position& position, const Counts& tiles) {
    Counts left = tiles;
    Counts needed{};
    for (const Goal& goal : goals) goal.count_missing(position, needed);
    for (std::size_t face = 1; face < left.size(); ++face) {
        if (left[face] < needed[face]) return std::nullopt;
        left[face] = static_cast<std::uint8_t>(left[face] - needed[face]);
    }
    return left;
}

bool has_tiles_for(const std::vector<Goal>& goals, const Position& position, const Counts& tiles) {
    std::optional<Counts> left = spare_tiles(goals, position, tiles);
    return left && std::ranges::all_of(goals, [&](const Goal& goal) { return goal.reserve(*left); });
}

}  // namespace tilewright
