#pragma once

#include <array>
#include <optional>
#include <span>

#include "lexicon/graph.hpp"
#include "movegen/journal.hpp"
#include "movegen/lane.hpp"
#include "movegen/play.hpp"

namespace tilewright {

// A board as rows and as columns, kept in step, with what every crossing run demands of every empty square. A play
// touches only the squares at the ends of the runs that it makes, and only those are worked out anew. A position is a
// plain value: a copy is a backup. The graph and the layout must outlive it.
class Position {
public:
    // An empty board. A blank may stand for the letters of `alphabet` only.
    Position(const WordGraph& graph, const Layout& layout, const Values& values, LetterMask alphabet);

    // Put tiles where they stand, row after row. Throws std::invalid_argument for what is no tile.
    void set(std::span<const Tile> cells);

    // Lay the tiles of a play on empty squares; with a journal, so that it can be taken back.
    void lay(const Play& play, Journal* journal = nullptr);

    // Allow no tile on an empty square, for the plays that are found before the next one is laid.
    void close(int row, int col);

    // Take back the last play that the journal has, which must be the last one laid.
    void take_back(Journal& journal);

    // The board with these tiles, row after row; nothing where a tile of this one is gone or has changed. Only what is
    // new is worked out.
    std::optional<Position> grown(std::span<const Tile> cells) const;

    // The same board by other words, which must outlive it.
    Position with_words(const WordGraph& graph) const;

    // Whether all that is known of two boards is the same.
    bool operator==(const Position&) const = default;

    bool is_empty() const { return tiles_ == 0; }
    int tiles() const { return tiles_; }
    int lanes(Direction direction) const { return sides_[index(other(direction))]; }
    int places(Direction direction) const { return sides_[index(direction)]; }
    const Lane& lane(Direction direction, int number) const { return lanes_[index(direction)][at(number)]; }
    const Run& run_ending(Direction direction, int number, int place) const {
        return runs_[index(direction)][at(number)][at(place)];
    }
    const WordGraph& graph() const { return *graph_; }
    const Values& values() const { return values_; }
    LetterMask alphabet() const { return alphabet_; }
    Points value(Tile tile) const { return is_blank(tile) || tile >= unknown_letter ? 0 : values_[tile]; }

    // Where the first play must go through a lane; 0 where it need not.
    int centre_in(Direction direction, int number) const;

private:
    static constexpr std::size_t index(Direction direction) { return static_cast<std::size_t>(direction); }
    static constexpr std::size_t at(int place) { return static_cast<std::size_t>(place); }

    Square& square(Direction direction, int number, int place) {
        return lanes_[index(direction)][at(number)][at(place)];
    }
    static constexpr std::size_t place_of(Direction direction, int number, int place) {
        return (index(direction) * (longest_side + 1) + at(number)) * lane_size + at(place);
    }
    Square& changed(Direction direction, int number, int place, Journal* journal) {
        Square& here = square(direction, number, place);
        if (journal != nullptr) journal->note(place_of(direction, number, place), here);
        return here;
    }
    void check(std::span<const Tile> cells) const;
    void put(Direction direction, int number, int place, Tile tile, Journal* journal);
    void refresh_run(Direction direction, int number, int place, Journal* journal);
    void refresh_end(Direction direction, int number, int place, Journal* journal);
    Run run_of(const Lane& lane, int start, int end) const;
    LetterMask followers(const Lane& lane, int start, int end) const;
    LetterMask between(const Run& before, const Lane& lane, int place) const;

    const WordGraph* graph_;
    const Layout* layout_;
    Values values_;
    LetterMask alphabet_;
    int tiles_ = 0;
    std::array<int, 2> sides_;  // how many places a row has, and a column
    std::array<std::array<Lane, longest_side + 1>, 2> lanes_;
    std::array<std::array<Runs, longest_side + 1>, 2> runs_;
};

}  // namespace tilewright
