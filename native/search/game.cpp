#include "search/game.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <stdexcept>

namespace tilewright {
namespace {

constexpr int most_turns = 10'000;  // without points
constexpr int most_passes = 1'000;
constexpr Points most_points = 1'000'000'000;  // far beyond any score, and sums stay exact

Points worth(const Counts& tiles, const Values& values) {
    Points points = 0;
    for (std::size_t face = 1; face < tiles.size(); ++face) points += tiles[face] * Points{values[face]};
    return points;
}

void refuse_if(bool is_bad, const char* why) {
    if (is_bad) throw std::invalid_argument(why);
}

void check(const Position& position, const Play& play) {
    const int end = play.start + play.size - 1;
    refuse_if(play.lane < 1 || play.lane > position.lanes(play.direction), "a play is in a lane of the board");
    refuse_if(play.start < 1 || play.size < 1 || end > position.places(play.direction), "a play ends on the board");
    const Lane& lane = position.lane(play.direction, play.lane);
    for (std::size_t step = 0; step < play.tiles.size(); ++step) {
        const Tile tile = play.tiles[step];
        const bool is_free = step < play.size && lane[play.start + step].is_empty();
        refuse_if((tile != no_tile) != is_free, "tiles go on the empty squares of a play");
        refuse_if(tile != no_tile && (letter_of(tile) == 0 || letter_of(tile) >= letter_kinds), "a tile has a letter");
    }
}

}  // namespace

int size_of(const Counts& tiles) {
    int size = 0;
    for (const std::uint8_t count : tiles) size += count;
    return size;
}

void check(const Terms& terms, int seats) {
    refuse_if(seats < 2 || seats > most_seats, "two to four can play");
    refuse_if(terms.rack_size < 1 || terms.rack_size > longest_rack, "a rack has 1 to 15 tiles");
    refuse_if(terms.most_scoreless < 0 || terms.most_scoreless > most_turns, "0 to 10,000 turns may end a game");
    refuse_if(terms.passes_each < 0 || terms.passes_each > most_passes, "0 to 1,000 passes each may end a game");
    refuse_if(terms.most_scoreless == 0 && terms.passes_each == 0, "a game must end");
}

void check(const Game& game, const Choice& move) {
    refuse_if(game.is_over(), "the game is over");
    Counts needed = move.exchanged;
    if (move.kind == Choice::Kind::play) {
        needed = {};
        check(game.position(), move.play);
        for (const Tile tile : move.play.tiles) needed[face_of(tile)] += tile != no_tile ? 1 : 0;
        refuse_if(move.play.laid != size_of(needed) || move.play.laid == 0, "a play lays as many tiles as it says");
        refuse_if(std::abs(move.play.points) > most_points, "no score is so high");
    }
    const Counts& rack = game.rack(game.turn());
    for (std::size_t face = 0; face < needed.size(); ++face) {
        refuse_if(needed[face] > rack[face], "the tiles of a move are on the rack");
    }
    if (move.kind != Choice::Kind::exchange) return;
    const int many = size_of(needed);
    refuse_if(many == 0, "an exchange is of some tiles");
    const int least = std::max(game.terms().exchange_least, many);
    refuse_if(game.bag().size() < least, "the bag holds too few tiles for an exchange");
}

Game::Game(const Position& empty, const Terms& terms, int seats)
    : empty_{std::make_shared<Position>(empty)},
      terms_{terms},
      without_exchanges_{terms},
      seats_{seats},
      position_{empty} {
    check(terms, seats);
    without_exchanges_.exchange_least = std::numeric_limits<int>::max();
}

void Game::forget() {
    journal_.clear();
    past_.clear();
    bag_.forget();
}

void Game::begin(const Counts& tiles, Chance& chance) {
    refuse_if(size_of(tiles) < seats_ * terms_.rack_size, "too few tiles for all racks");
    forget();
    position_ = *empty_;
    racks_ = {};
    scores_ = {};
    turn_ = scoreless_ = passes_ = 0;
    bag_.fill(tiles, seats_, chance);
    for (int seat = 0; seat < seats_; ++seat) bag_.draw(seat, terms_.rack_size, racks_[at(seat)]);
}

void Game::begin(const Position& position, const Setup& setup) {
    refuse_if(setup.turn < 0 || setup.turn >= seats_, "it is nobody's turn");
    refuse_if(setup.scoreless < 0 || setup.passes < 0, "no row of turns is shorter than nothing");
    const bool has_all = setup.racks.size() == at(seats_) && setup.scores.size() == at(seats_);
    refuse_if(!has_all, "every seat has a rack and a score");
    for (const Counts& rack : setup.racks) refuse_if(size_of(rack) > terms_.rack_size, "a rack has too many tiles");
    for (const Points score : setup.scores) refuse_if(std::abs(score) > most_points, "no score is so high");
    for (const Letter face : setup.bag) refuse_if(face >= letter_kinds, "there are at most 39 letters");
    forget();
    position_ = position;
    racks_ = {};
    scores_ = {};
    std::ranges::copy(setup.racks, racks_.begin());
    std::ranges::copy(setup.scores, scores_.begin());
    turn_ = setup.turn;
    scoreless_ = setup.scoreless;
    passes_ = setup.passes;
    bag_.fill(setup.bag);
}

void Game::deal(std::span<const Counts> known, std::span<const int> held, const Counts& unseen, Chance& chance) {
    bag_.fill(unseen, seats_, chance);
    for (int seat = 0; seat < seats_; ++seat) {
        racks_[at(seat)] = known[at(seat)];
        bag_.draw(seat, held[at(seat)] - size_of(known[at(seat)]), racks_[at(seat)]);
    }
    bag_.forget();
}

void Game::deal(const Counts& own, const Counts& other, std::span<const Letter> bag) {
    bag_.fill(bag);
    racks_[0] = own;
    racks_[1] = other;
    for (const Letter face : bag) --racks_[1][face];
}

void Game::commit(const Choice& move, Chance& chance) {
    forget();
    apply(move, chance, nullptr);
}

void Game::apply(const Choice& move, Chance& chance, Journal* journal) {
    if (journal != nullptr) {
        const bool has_laid = move.kind == Choice::Kind::play;
        past_.push_back({racks_[at(turn_)], scores_[at(turn_)], bag_.steps(), scoreless_, passes_, has_laid});
    }
    ++scoreless_;
    switch (move.kind) {
        case Choice::Kind::play: lay(move.play, journal); break;
        case Choice::Kind::exchange: exchange(move.exchanged, chance); break;
        case Choice::Kind::pass: ++passes_; break;
    }
    turn_ = turn_ + 1 == seats_ ? 0 : turn_ + 1;
}

void Game::lay(const Play& play, Journal* journal) {
    Counts& rack = racks_[at(turn_)];
    for (int step = 0; step < play.size; ++step) {
        const Tile tile = play.tiles[at(step)];
        if (tile != no_tile) --rack[face_of(tile)];
    }
    position_.lay(play, journal);
    scores_[at(turn_)] += play.points;
    if (play.points > 0) scoreless_ = 0;
    passes_ = 0;
    bag_.draw(turn_, play.laid, rack);
}

void Game::exchange(const Counts& tiles, Chance& chance) {
    Counts& rack = racks_[at(turn_)];
    for (std::size_t face = 0; face < tiles.size(); ++face) {
        rack[face] = static_cast<std::uint8_t>(rack[face] - tiles[face]);
    }
    passes_ = 0;
    bag_.draw(turn_, size_of(tiles), rack);
    bag_.put_back(turn_, tiles, chance);
}

void Game::unmake() {
    refuse_if(past_.empty(), "there is no move to take back");
    const Past& past = past_.back();
    turn_ = (turn_ == 0 ? seats_ : turn_) - 1;
    if (past.has_laid) position_.take_back(journal_);
    bag_.undo(past.bag_steps);
    racks_[at(turn_)] = past.rack;
    scores_[at(turn_)] = past.score;
    scoreless_ = past.scoreless;
    passes_ = past.passes;
    past_.pop_back();
}

bool Game::is_over() const {
    if (terms_.most_scoreless > 0 && scoreless_ >= terms_.most_scoreless) return true;
    if (terms_.passes_each > 0 && passes_ >= terms_.passes_each * seats_) return true;
    if (bag_.size() > 0) return false;
    const auto end = racks_.begin() + seats_;
    return std::any_of(racks_.begin(), end, [](const Counts& rack) { return size_of(rack) == 0; });
}

Choice Game::choice_of(StaticPlayer& player) const {
    const Points others = bag_.size() == 0 ? held_by_others(turn_) : 0;
    return player.choose(position_, racks_[at(turn_)], bag_.size(), others, terms_of_turn());
}

Points Game::held_by_others(int seat) const {
    Points held = 0;
    for (int other = 0; other < seats_; ++other) {
        if (other != seat) held += worth(racks_[at(other)], position_.values());
    }
    return held;
}

Points Game::total(int seat) const {
    const Counts& rack = racks_[at(seat)];
    if (bag_.size() == 0 && size_of(rack) == 0) return scores_[at(seat)] + held_by_others(seat);
    return scores_[at(seat)] - worth(rack, position_.values());
}

unsigned Game::winners() const {
    unsigned best = 0;
    Points total_of_best = 0;
    Points score_of_best = 0;
    for (int seat = 0; seat < seats_; ++seat) {
        const Points total = this->total(seat);
        const Points score = scores_[at(seat)];
        const bool is_equal = total == total_of_best && score == score_of_best;
        const bool is_better = total > total_of_best || (total == total_of_best && score > score_of_best);
        if (best == 0 || is_better) {
            best = 1U << seat;
            total_of_best = total;
            score_of_best = score;
        } else if (is_equal) {
            best |= 1U << seat;
        }
    }
    return best;
}

}  // namespace tilewright
