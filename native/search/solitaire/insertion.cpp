#include "search/solitaire/insertion.hpp"

#include "movegen/walk.hpp"
#include "search/solitaire/tile_counts.hpp"

namespace tilewright {
namespace {

constexpr std::size_t at(int number) { return static_cast<std::size_t>(number); }

// Looks for the play that makes most of the line, with what it adds to later plays.
class InsertionJudge {
public:
    InsertionJudge(const DraftScorer& scorer, const Draft& draft, std::size_t time, const LineBoard& board,
                   Millipoints tile_cost)
        : scorer_{scorer}, draft_{draft}, time_{time}, board_{board}, future_{board}, tile_cost_{tile_cost} {
        before_ = scorer.worth_from(board, draft.plays, time);
        lacking_ = lacking(draft.left, draft.needed);
        for (std::size_t later = time; later < draft.plays.size(); ++later) future_.lay(draft.plays[later]);
        for (const Goal* goal : scorer.waiting(draft)) {
            for (int step = 0; step < goal->size; ++step) {
                future_.put(goal->direction, goal->lane, goal->start + step, goal->letters[at(step)]);
            }
        }
    }

    bool hopes_left(int) const { return true; }
    bool hopes_right(int, int) const { return true; }

    void see(const Found& found) {
        ++seen_;
        const Points points = found.tally.points() + scorer_.game().bonuses[at(found.tally.laid)];
        Millipoints worth = points * one_point - tile_cost_ * found.tally.laid;
        const bool leads_on = leads_up_to_later(found);
        if (!leads_on && worth <= best_worth_) return;
        const Play play = found.play(points, 0);
        if (draft_.waiting > 0) worth -= lacking_after(found) * DraftScorer::lacking_tile * one_point;
        if (leads_on) {
            if (is_wrong(found)) return;
            LineBoard after = board_;
            after.lay(play);
            worth += (scorer_.worth_from(after, draft_.plays, time_) - before_) * one_point;
        }
        if (worth <= best_worth_) return;
        best_ = play;
        best_worth_ = worth;
    }

    const Play& best() const { return best_; }
    std::uint64_t seen() const { return seen_; }

private:
    // Whether it puts a letter where a goal has another.
    bool is_wrong(const Found& found) const {
        for (int place = found.start; place <= found.end; ++place) {
            const Tile tile = found.tiles[at(place)];
            if (tile == no_tile) continue;
            const Tile later = future_.tile(found.anchor.direction, found.anchor.lane, place);
            if (later != no_tile && letter_of(later) != letter_of(tile)) return true;
        }
        return false;
    }

    int lacking_after(const Found& found) const {
        Counts left = draft_.left;
        Counts needed = draft_.needed;
        for (int place = found.start; place <= found.end; ++place) {
            const Tile tile = found.tiles[at(place)];
            if (tile == no_tile) continue;
            --left[face_of(tile)];
            if (!future_.is_empty(found.anchor.direction, found.anchor.lane, place)) --needed[letter_of(tile)];
        }
        return lacking(left, needed) - lacking_;
    }

    // Whether one of its words ends where a later play lays a tile, or a goal wants one.
    bool leads_up_to_later(const Found& found) const {
        const Direction along = found.anchor.direction;
        const int lane = found.anchor.lane;
        if (is_later(along, lane, found.start - 1) || is_later(along, lane, found.end + 1)) return true;
        for (int place = found.start; place <= found.end; ++place) {
            if (found.tiles[at(place)] == no_tile) continue;
            if (!future_.is_empty(along, lane, place)) return true;
            int end = lane + 1;
            while (!board_.is_empty(other(along), place, end)) ++end;
            int start = lane - 1;
            while (!board_.is_empty(other(along), place, start)) --start;
            if (is_later(other(along), place, start) || is_later(other(along), place, end)) return true;
        }
        return false;
    }

    bool is_later(Direction direction, int lane, int place) const {
        return board_.is_empty(direction, lane, place) && !future_.is_empty(direction, lane, place);
    }

    const DraftScorer& scorer_;
    const Draft& draft_;
    std::size_t time_;
    const LineBoard& board_;
    LineBoard future_;
    Millipoints tile_cost_;
    Points before_ = 0;
    int lacking_ = 0;
    Play best_;
    Millipoints best_worth_ = 0;
    std::uint64_t seen_ = 0;
};

// Nothing is laid where a play of the draft that is not on the board yet lays a tile.
void close_squares_of(const Draft& draft, const LineBoard& board, Position& position) {
    for (const Play& play : draft.plays) {
        for_each_laid(play, [&](int place, Tile) {
            const bool across = play.direction == Direction::across;
            if (!board.is_empty(play.direction, play.lane, place)) return;
            position.close(across ? play.lane : place, across ? place : play.lane);
        });
    }
}

}  // namespace

Play best_insertion(const DraftScorer& scorer, const Draft& draft, std::size_t time, const Counts& tiles,
                    Millipoints tile_cost, std::uint64_t& seen) {
    Position position = scorer.game().position;
    LineBoard board = scorer.start();
    for (std::size_t play = 0; play < time; ++play) {
        const std::optional<Play> here = board.judged(draft.plays[play]);
        if (!here) continue;
        board.lay(*here);
        position.lay(*here);
    }
    close_squares_of(draft, board, position);
    Hand hand{tiles};
    InsertionJudge judge{scorer, draft, time, board, tile_cost};
    Walk walk{position, hand, scorer.game().most, judge};
    for_each_anchor(position, [&](const Anchor& anchor) { walk.from(anchor, 0); });
    seen += judge.seen();
    return judge.best();
}

}  // namespace tilewright
