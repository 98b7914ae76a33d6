#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "search/endgame.hpp"
#include "search/narrow_search.hpp"
#include "search/win_table.hpp"

namespace tilewright {

// What the seat to move knows. It is seat 0, and the others follow in the order of their turns.
struct Outlook {
    Position position;
    Terms terms;
    std::vector<Counts> known;  // what each seat certainly holds; of seat 0 its whole rack
    std::vector<int> held;      // how many tiles each seat has
    std::vector<Points> scores;
    Counts unseen{};  // everything else: on the racks of the others, and in the bag
    int scoreless = 0;
    int passes = 0;
    Counts returned{};        // of the unseen, those that the seat to move has put back into the bag
    std::vector<int> kept{};  // hidden tiles that each seat holds since before: none is one of these; empty: unknown

    int seats() const { return static_cast<int>(held.size()); }
    int in_bag() const;

    // How many tiles of a seat are not known.
    int hidden(std::size_t seat) const { return held[seat] - size_of(known[seat]); }

    // Whether some of the unseen tiles are likelier in the bag than others.
    bool remembers() const { return !kept.empty() && size_of(returned) > 0; }
};

// Throws std::invalid_argument for what no seat can know.
void check(const Outlook& outlook);

// Nobody has moved yet. What is not known is not dealt either.
Game begun(const Outlook& outlook);

// Before any move is made: chance deals what is not seen, each way that the seat to move cannot rule out as often as
// any other. The same chance deals the same.
void deal(Game& game, const Outlook& outlook, Chance& chance);

// For two who have few tiles left to draw: every order in which the bag can be drawn, the last tile first, as often as
// tiles that look the same make it. Nothing if there are too many, or not all of them are equally likely.
std::vector<Word> orders_of(const Outlook& outlook);

// How well two play in a rollout.
struct Foresight {
    int plies = 0;            // that they look ahead once the bag is empty; 0: they play by the static player
    int width = 0;            // by so many moves in each turn, the best by points and what is left
    std::uint64_t nodes = 0;  // or, with some, by all moves, up to so many
    int replies = 0;          // moves that are weighed while the bag holds tiles; 0: the static player's is taken

    bool operator==(const Foresight&) const = default;
};

// What everybody goes by in a rollout. All that is pointed to outlives it.
struct Guides {
    const Leaves* leaves = nullptr;  // nothing: all leaves are worth nothing
    const WordMap* map = nullptr;    // nothing: the graph alone will do
    const WinTable* wins = nullptr;  // nothing: rollouts go to the end
};

// What came of one rollout for seat 0.
struct Fate {
    std::int32_t win = 0;     // the chance to win, in millionths
    Millipoints spread = 0;   // by how much it ends above the best of the others, or can expect to
    std::int32_t worth = 0;   // in millionths: the chance to win, and a little for the spread
    std::uint32_t nodes = 0;  // moves that were looked for
};

// What the win table says of a candidate as soon as it is made.
Fate foreseen(const Outlook& outlook, const WinTable& wins, const Choice& candidate);

class Reply;

// Plays on from a candidate, everybody by the static player, or with foresight. Keeps its memory; one for each thread.
class Rollout {
public:
    // So many plies follow the candidate; 0: to the end.
    Rollout(const Outlook& outlook, const Guides& guides, int plies);
    ~Rollout();

    void set(const Foresight& foresight) { foresight_ = foresight; }

    // The tiles that are not seen are dealt by the seed and the number alone, so all candidates meet the same.
    Fate play(const Choice& candidate, std::uint64_t seed, std::uint64_t number);

    // The same where the order of the bag is known, by `orders_of`.
    Fate play(const Choice& candidate, std::span<const Letter> order);

private:
    static constexpr std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

    Fate play_on(const Choice& candidate, Chance& chance);
    bool is_last(int ply, const Choice& choice) const;
    Choice choose(std::uint32_t& nodes);
    Fate judged(const Choice& last) const;
    Fate ended() const;
    Fate solved();
    Points to_come(std::uint32_t& nodes);

    const Outlook& outlook_;
    Guides guides_;
    Foresight foresight_;
    int plies_;
    Game game_;
    StaticPlayer player_;
    NarrowSearch narrow_;
    std::optional<Endgame> endgame_;
    std::unique_ptr<Reply> reply_;
    Standings leaves_{};
};

}  // namespace tilewright
