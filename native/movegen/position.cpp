#include "movegen/position.hpp"

#include <stdexcept>
#include <vector>

namespace tilewright {

Position::Position(const WordGraph& graph, const Layout& layout, const Values& values, LetterMask alphabet)
    : graph_{&graph},
      layout_{&layout},
      values_{values},
      alphabet_{alphabet & any_letter},
      sides_{layout.width, layout.height},
      lanes_{},
      runs_{} {
    for (int row = 1; row <= layout.height; ++row) {
        for (int col = 1; col <= layout.width; ++col) {
            const std::size_t cell = at((row - 1) * layout.width + col - 1);
            Square plain;
            plain.fits = plain.near = alphabet_;
            plain.letter_times = layout.letter_times[cell];
            plain.word_times = layout.word_times[cell];
            square(Direction::across, row, col) = square(Direction::down, col, row) = plain;
        }
    }
}

int Position::centre_in(Direction direction, int number) const {
    const bool across = direction == Direction::across;
    const int lane = across ? layout_->centre_row : layout_->centre_col;
    return lane == number ? (across ? layout_->centre_col : layout_->centre_row) : 0;
}

void Position::put(Direction direction, int number, int place, Tile tile, Journal* journal) {
    changed(direction, number, place, journal).tile = tile;
    changed(other(direction), place, number, journal).tile = tile;
    ++tiles_;
}

void Position::check(std::span<const Tile> cells) const {
    if (cells.size() != at(layout_->width * layout_->height)) {
        throw std::invalid_argument("a board has one cell a square");
    }
    for (const Tile tile : cells) {
        const bool is_one =
            letter_of(tile) != 0 && letter_of(tile) <= unknown_letter && tile <= blank_flag + unknown_letter;
        if (tile != no_tile && !is_one) throw std::invalid_argument("a cell holds what is no tile");
    }
}

void Position::set(std::span<const Tile> cells) {
    const int width = layout_->width;
    check(cells);
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        const Tile tile = cells[cell];
        if (tile == no_tile) continue;
        put(Direction::across, static_cast<int>(cell) / width + 1, static_cast<int>(cell) % width + 1, tile, nullptr);
    }
    for (const Direction direction : {Direction::across, Direction::down}) {
        for (int number = 1; number <= lanes(direction); ++number) {
            for (int place = 1; place <= places(direction); ++place) {
                const bool ends =
                    !square(direction, number, place).is_empty() && square(direction, number, place + 1).is_empty();
                if (ends) refresh_run(direction, number, place, nullptr);
            }
        }
    }
}

std::optional<Position> Position::grown(std::span<const Tile> cells) const {
    const int width = layout_->width;
    check(cells);
    std::optional<Position> after{*this};
    std::vector<std::pair<int, int>> added;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        const int row = static_cast<int>(cell) / width + 1;
        const int col = static_cast<int>(cell) % width + 1;
        const Tile had = lane(Direction::across, row)[at(col)].tile;
        if (cells[cell] == had) continue;
        if (had != no_tile) return std::nullopt;
        after->put(Direction::across, row, col, cells[cell], nullptr);
        added.emplace_back(row, col);
    }
    for (const auto& [row, col] : added) {
        after->refresh_run(Direction::across, row, col, nullptr);
        after->refresh_run(Direction::down, col, row, nullptr);
    }
    return after;
}

Position Position::with_words(const WordGraph& graph) const {
    std::vector<Tile> cells;
    for (int row = 1; row <= layout_->height; ++row) {
        for (int col = 1; col <= layout_->width; ++col) cells.push_back(lane(Direction::across, row)[at(col)].tile);
    }
    Position position{graph, *layout_, values_, alphabet_};
    position.set(cells);
    return position;
}

void Position::lay(const Play& play, Journal* journal) {
    if (journal != nullptr) journal->mark(tiles_);
    for (int step = 0; step < play.size; ++step) {
        const Tile tile = play.tiles[at(step)];
        if (tile != no_tile) put(play.direction, play.lane, play.start + step, tile, journal);
    }
    refresh_run(play.direction, play.lane, play.start, journal);
    for (int step = 0; step < play.size; ++step) {
        if (play.tiles[at(step)] != no_tile) refresh_run(other(play.direction), play.start + step, play.lane, journal);
    }
}

void Position::close(int row, int col) {
    square(Direction::across, row, col).fits = 0;
    square(Direction::down, col, row).fits = 0;
}

void Position::take_back(Journal& journal) {
    constexpr std::size_t in_direction = (longest_side + 1) * lane_size;
    const auto put_square = [&](std::size_t place, const Square& was) {
        lanes_[place / in_direction][place % in_direction / lane_size][place % lane_size] = was;
    };
    const auto put_run = [&](std::size_t place, const Run& was) {
        runs_[place / in_direction][place % in_direction / lane_size][place % lane_size] = was;
    };
    tiles_ = journal.take_back(put_square, put_run);
}

void Position::refresh_run(Direction direction, int number, int place, Journal* journal) {
    const Lane& lane = lanes_[index(direction)][at(number)];
    int start = place;
    int end = place;
    while (!lane[at(start - 1)].is_empty()) --start;
    while (!lane[at(end + 1)].is_empty()) ++end;
    Run& run = runs_[index(direction)][at(number)][at(end)];
    if (journal != nullptr) journal->note(place_of(direction, number, end), run);
    run = run_of(lane, start, end);
    if (start > 1) refresh_end(direction, number, start - 1, journal);
    if (end < places(direction)) refresh_end(direction, number, end + 1, journal);
}

// An empty square at an end of a run, perhaps of two.
void Position::refresh_end(Direction direction, int number, int place, Journal* journal) {
    const Lane& lane = lanes_[index(direction)][at(number)];
    const Runs& runs = runs_[index(direction)][at(number)];
    LetterMask near = alphabet_;
    LetterMask fits = alphabet_;
    int points = 0;
    const bool has_before = !lane[at(place - 1)].is_empty();
    const bool has_after = !lane[at(place + 1)].is_empty();
    if (has_before) {
        near &= runs[at(place - 1)].letters_after;
        fits &= runs[at(place - 1)].back;
        points += runs[at(place - 1)].points;
    }
    if (has_after) {
        int end = place + 1;
        while (!lane[at(end + 1)].is_empty()) ++end;
        near &= runs[at(end)].letters_before;
        points += runs[at(end)].points;
        fits = has_before ? between(runs[at(place - 1)], lane, place) & near : alphabet_ & runs[at(end)].front;
    }
    changed(direction, number, place, journal).near = near;
    Square& crossed = changed(other(direction), place, number, journal);
    crossed.fits = fits;
    crossed.cross_points = static_cast<std::int16_t>(points);
    crossed.is_crossed = true;
}

Run Position::run_of(const Lane& lane, int start, int end) const {
    Run run;
    run.start = static_cast<std::uint8_t>(start);
    Reach before = graph_->outwards();
    for (int place = end; place >= start; --place) {
        const Tile tile = lane[at(place)].tile;
        run.points = static_cast<std::int16_t>(run.points + value(tile));
        run.sum += WordMap::sum_of(known_or_none(letter_of(tile)));  // an unknown letter spoils the run anyway
        before = graph_->find(before, letter_of(tile)).next();
    }
    run.before = before;
    run.letters_before = before.letters & any_letter;
    run.front = graph_->accepted(before) & any_letter;
    run.after = graph_->find(before, separator).next();
    run.letters_after = followers(lane, start, end);
    run.back = graph_->accepted(run.after) & any_letter;
    return run;
}

// The letters that some word has right after a run, whatever comes before: found leftwards from each of them.
LetterMask Position::followers(const Lane& lane, int start, int end) const {
    const LetterMask likely = graph_->followers(letter_of(lane[at(end)].tile)) & alphabet_;
    if (start == end) return likely;
    LetterMask following = 0;
    for (LetterMask left = likely; left != 0; left &= left - 1) {
        const auto letter = static_cast<Letter>(std::countr_zero(left));
        Arc arc = graph_->arc(graph_->outwards(), letter);
        int place = end;
        while (place >= start && arc.next().leads_on())
            arc = graph_->find(arc.next(), letter_of(lane[at(place--)].tile));
        const bool is_there = place < start && (arc.next().leads_on() || arc.accepts());
        if (is_there) following |= mask_of(letter);
    }
    return following;
}

// The letters that join the run before an empty square with the run after it.
LetterMask Position::between(const Run& before, const Lane& lane, int place) const {
    LetterMask joining = 0;
    for (LetterMask left = before.after.letters & alphabet_; left != 0; left &= left - 1) {
        const auto letter = static_cast<Letter>(std::countr_zero(left));
        Arc arc = graph_->arc(before.after, letter);
        for (int next = place + 1; !lane[at(next)].is_empty(); ++next) {
            arc = graph_->find(arc.next(), letter_of(lane[at(next)].tile));
        }
        if (arc.accepts()) joining |= mask_of(letter);
    }
    return joining;
}

}  // namespace tilewright
