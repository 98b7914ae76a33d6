#pragma once

#include <array>
#include <memory>
#include <vector>

#include "search/bag.hpp"
#include "search/static_player.hpp"

namespace tilewright {

int size_of(const Counts& tiles);

// Throws std::invalid_argument if a game by these terms cannot begin, or would not end.
void check(const Terms& terms, int seats);

// A game that has begun: what everybody holds and has, and how long nothing has come of it.
struct Setup {
    std::vector<Counts> racks;
    std::vector<Points> scores;
    Word bag;  // for all seats alike, the last tile first
    int turn = 0;
    int scoreless = 0;
    int passes = 0;
};

class Game;

// Throws std::invalid_argument unless the seat whose turn it is has the tiles for a move and the board or the bag the
// room. Whether a play makes words is not asked: phoneys stand until somebody challenges them.
void check(const Game& game, const Choice& move);

// The game of two to four seats, as far as moves change it: the board, the racks, the bag in its order, the scores and
// whose turn it is. Moves must pass `check`. What is made can be unmade, as far back as one likes: every search shares
// this.
class Game {
public:
    // Nothing is dealt yet. Throws as `check` does.
    Game(const Position& empty, const Terms& terms, int seats);

    // Begin anew on the empty board with a full bag; chance mixes it, and all seats draw.
    void begin(const Counts& tiles, Chance& chance);

    // Go on from any board. Throws std::invalid_argument for what no game comes to.
    void begin(const Position& position, const Setup& setup);

    // Deal anew what is not seen, before any move is made: everybody holds the tiles that are known and draws up to a
    // number, and chance has mixed the rest. The same chance deals the same.
    void deal(std::span<const Counts> known, std::span<const int> held, const Counts& unseen, Chance& chance);

    // The same for two, where the bag holds these of the tiles, the last first.
    void deal(const Counts& own, const Counts& other, std::span<const Letter> bag);

    // The seat whose turn it is moves, and draws. Chance mixes in what is exchanged.
    void make(const Choice& move, Chance& chance) { apply(move, chance, &journal_); }

    // The same for good: it costs less, and no move before it can be unmade.
    void commit(const Choice& move, Chance& chance);

    // How many moves can be unmade.
    int made() const { return static_cast<int>(past_.size()); }

    // Take back the last move that was made. Throws std::invalid_argument if there is none.
    void unmake();

    // That nobody can play any more is not asked: passes come to the same scores.
    bool is_over() const;

    int seats() const { return seats_; }
    int turn() const { return turn_; }
    int scoreless() const { return scoreless_; }
    int passes() const { return passes_; }
    const Position& position() const { return position_; }
    const Counts& rack(int seat) const { return racks_[at(seat)]; }
    const Bag& bag() const { return bag_; }
    const Terms& terms() const { return terms_; }

    // What the static player does in this turn. Whoever cannot play passes instead of exchanging once nobody has scored
    // for three turns each, so that every game ends.
    Choice choice_of(StaticPlayer& player) const;
    const Terms& terms_of_turn() const { return scoreless_ < patience * seats_ ? terms_ : without_exchanges_; }

    Points score(int seat) const { return scores_[at(seat)]; }

    // What the others hold, in points.
    Points held_by_others(int seat) const;

    // The score with what is left on the racks, as if the game ended here.
    Points total(int seat) const;

    // Bit n stands for seat n: the highest total; of those tied, the higher score before. Several share.
    unsigned winners() const;

    bool operator==(const Game&) const = default;

private:
    // What a move changes, apart from the board.
    struct Past {
        Counts rack;
        Points score;
        std::size_t bag_steps;
        int scoreless;
        int passes;
        bool has_laid;

        bool operator==(const Past&) const = default;
    };

    static constexpr int patience = 3;  // turns without points, of each

    static constexpr std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

    void apply(const Choice& move, Chance& chance, Journal* journal);
    void lay(const Play& play, Journal* journal);
    void exchange(const Counts& tiles, Chance& chance);
    void forget();

    std::shared_ptr<const Position> empty_;
    Terms terms_;
    Terms without_exchanges_;
    int seats_;
    int turn_ = 0;
    int scoreless_ = 0;  // turns in a row
    int passes_ = 0;     // in a row
    std::array<Counts, most_seats> racks_{};
    std::array<Points, most_seats> scores_{};
    Bag bag_;
    Position position_;
    Journal journal_;
    std::vector<Past> past_;
};

}  // namespace tilewright
