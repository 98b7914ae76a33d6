#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "search/solitaire/line.hpp"

namespace tilewright {

// A board on which a line is replayed: a play is judged by the words that it makes there. Since it knows nothing of
// what else could be played, a whole line takes some microseconds. The game must outlive it.
class LineBoard {
public:
    explicit LineBoard(const SolitaireGame& game);

    // The play as it is on this board, which need not be the one that it was found on: where its word begins and ends,
    // and its points. Nothing if it is not legal here.
    std::optional<Play> judged(const Play& play) const;

    void lay(const Play& play);

    // Whether a letter makes a word of the run that crosses the lane there, if there is one.
    bool fits(Direction direction, int lane, int place, Letter letter) const {
        Tally tally;
        return add_cross(direction, lane, place, letter, tally);
    }
    Tile tile(Direction direction, int lane, int place) const { return cells_[cell_of(direction, lane, place)]; }
    void put(Direction direction, int lane, int place, Tile tile) { cells_[cell_of(direction, lane, place)] = tile; }
    bool is_empty(Direction direction, int lane, int place) const {
        return cells_[cell_of(direction, lane, place)] == no_tile;
    }

private:
    static constexpr int stride = longest_side + 2;  // a wall of empty squares all around

    struct Span {
        int start;
        int end;
    };

    static constexpr std::size_t step_of(Direction direction) { return direction == Direction::across ? 1 : stride; }
    static constexpr std::size_t cell_of(Direction direction, int lane, int place) {
        const bool across = direction == Direction::across;
        return static_cast<std::size_t>(across ? lane * stride + place : place * stride + lane);
    }
    bool turned(Play& play) const;
    std::optional<Span> free_span(const Play& play) const;
    bool is_joined(const Play& play, bool is_crossed) const;
    bool add_cross(Direction direction, int lane, int place, Tile tile, Tally& tally) const;

    const SolitaireGame* game_;
    std::array<Tile, static_cast<std::size_t>(stride) * stride> cells_{};
    int tiles_ = 0;
};

}  // namespace tilewright
