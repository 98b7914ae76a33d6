#include "search/solitaire/line_board.hpp"

#include <utility>

namespace tilewright {
namespace {

constexpr std::size_t at(int number) { return static_cast<std::size_t>(number); }

}  // namespace

LineBoard::LineBoard(const SolitaireGame& game) : game_{&game}, tiles_{game.position.tiles()} {
    for (int row = 1; row <= game.position.lanes(Direction::across); ++row) {
        const Lane& lane = game.position.lane(Direction::across, row);
        for (int col = 1; col <= game.position.places(Direction::across); ++col) {
            cells_[cell_of(Direction::across, row, col)] = lane[at(col)].tile;
        }
    }
}

void LineBoard::lay(const Play& play) {
    for (int step = 0; step < play.size; ++step) {
        if (play.tiles[at(step)] == no_tile) continue;
        cells_[cell_of(play.direction, play.lane, play.start + step)] = play.tiles[at(step)];
        ++tiles_;
    }
}

std::optional<Play> LineBoard::judged(const Play& play) const {
    Play here = play;
    const std::optional<Span> span = free_span(here);
    if (!span) return std::nullopt;
    if (here.laid == 1 && turned(here)) return judged(here);
    const WordGraph& graph = game_->position.graph();
    const Lane& squares = game_->position.lane(here.direction, here.lane);
    here.start = static_cast<std::uint8_t>(span->start);
    here.size = static_cast<std::uint8_t>(span->end - span->start + 1);
    here.tiles.fill(no_tile);
    Tally tally;
    Arc arc;
    Reach from = graph.forwards();
    const std::size_t first = cell_of(here.direction, here.lane, 0);
    for (int place = span->start; place <= span->end; ++place) {
        const int step = place - play.start;
        const Tile laid = step >= 0 && step < play.size ? play.tiles[at(step)] : no_tile;
        const Tile tile = laid != no_tile ? laid : cells_[first + at(place) * step_of(here.direction)];
        arc = graph.find(from, letter_of(tile));  // a gap is no letter of any word
        from = arc.next();
        const auto value = static_cast<std::int32_t>(game_->position.value(tile));
        if (laid == no_tile) {
            tally.word += value;
            continue;
        }
        here.tiles[at(place - span->start)] = laid;
        tally.word += value * squares[at(place)].letter_times;
        tally.factor *= squares[at(place)].word_times;
        if (!add_cross(here.direction, here.lane, place, tile, tally)) return std::nullopt;
    }
    if (here.size < 2 || !arc.accepts() || !is_joined(here, tally.is_crossed)) return std::nullopt;
    here.points = tally.points() + game_->bonuses[here.laid];
    return here;
}

// From the first to the last letter of the word along the lane. Nothing where a tile already stands.
std::optional<LineBoard::Span> LineBoard::free_span(const Play& play) const {
    Span span{0, 0};
    for (int step = 0; step < play.size; ++step) {
        if (play.tiles[at(step)] == no_tile) continue;
        const int place = play.start + step;
        if (!is_empty(play.direction, play.lane, place)) return std::nullopt;
        if (span.start == 0) span.start = place;
        span.end = place;
    }
    while (!is_empty(play.direction, play.lane, span.start - 1)) --span.start;
    while (!is_empty(play.direction, play.lane, span.end + 1)) ++span.end;
    return span;
}

// One tile that makes a word in both directions is one play, and belongs to its row; else to the lane of its word.
bool LineBoard::turned(Play& play) const {
    int step = 0;
    while (play.tiles[at(step)] == no_tile) ++step;
    const int place = play.start + step;
    const auto joins = [&](Direction direction, int lane, int there) {
        return !is_empty(direction, lane, there - 1) || !is_empty(direction, lane, there + 1);
    };
    const bool stays = play.direction == Direction::across && joins(play.direction, play.lane, place);
    if (stays || !joins(other(play.direction), place, play.lane)) return false;
    const Tile tile = play.tiles[at(step)];
    play.direction = other(play.direction);
    play.start = std::exchange(play.lane, static_cast<std::uint8_t>(place));
    play.size = 1;
    play.tiles.fill(no_tile);
    play.tiles[0] = tile;
    return true;
}

// Whether it touches what stands, or covers the centre of an empty board.
bool LineBoard::is_joined(const Play& play, bool is_crossed) const {
    if (tiles_ > 0) return is_crossed || play.size > play.laid;
    const int centre = game_->position.centre_in(play.direction, play.lane);
    return centre >= play.start && centre < play.start + play.size;
}

// False if the crossing run is no word.
bool LineBoard::add_cross(Direction direction, int lane, int place, Tile tile, Tally& tally) const {
    const std::size_t here = cell_of(direction, lane, place);
    const std::size_t step = step_of(other(direction));
    if (cells_[here - step] == no_tile && cells_[here + step] == no_tile) return true;
    std::size_t start = here;
    while (cells_[start - step] != no_tile) start -= step;
    const WordGraph& graph = game_->position.graph();
    const Square& square = game_->position.lane(direction, lane)[at(place)];
    Reach from = graph.forwards();
    Arc arc;
    Points points = 0;
    for (std::size_t cell = start; cell == here || cells_[cell] != no_tile; cell += step) {
        const Tile letter = cell == here ? tile : cells_[cell];
        points += game_->position.value(letter) * (cell == here ? square.letter_times : 1);
        arc = graph.find(from, letter_of(letter));
        from = arc.next();
    }
    tally.crosses += static_cast<std::int32_t>(points * square.word_times);
    tally.is_crossed = true;
    return arc.accepts();
}

}  // namespace tilewright
