#include "search/self_play.hpp"

#include <algorithm>
#include <atomic>
#include <stdexcept>
#include <thread>

namespace tilewright {
namespace {

int size_of(const Counts& tiles) {
    int size = 0;
    for (const std::uint8_t count : tiles) size += count;
    return size;
}

Points worth(const Counts& tiles, const Values& values) {
    Points points = 0;
    for (std::size_t face = 1; face < tiles.size(); ++face) points += tiles[face] * Points{values[face]};
    return points;
}

// A table at which one game after another is played. One for each thread.
class Table {
public:
    explicit Table(const Match& match)
        : match_{match},
          seats_{match.leaves.size()},
          start_{*match.graph, *match.layout, match.values, match.alphabet},
          position_{start_} {
        for (const Leaves* leaves : match.leaves) players_.emplace_back(leaves, match.map);
    }

    Outcome play(Chance chance, std::size_t starter) {
        position_ = start_;
        outcome_ = Outcome{seats_, static_cast<int>(starter)};
        racks_ = {};
        scoreless_ = 0;
        bag_.fill(match_.tiles, static_cast<int>(seats_), chance);
        for (std::size_t seat = 0; seat < seats_; ++seat) draw(seat, match_.terms.rack_size);
        for (std::size_t seat = 0; !is_over(); seat = (seat + 1) % seats_) take_turn(seat, chance);
        settle();
        return outcome_;
    }

private:
    std::size_t player(std::size_t seat) const { return (static_cast<std::size_t>(outcome_.starter) + seat) % seats_; }

    bool is_over() const {
        const auto is_out = [](const Counts& rack) { return size_of(rack) == 0; };
        return scoreless_ >= match_.terms.most_scoreless || std::any_of(racks_.begin(), racks_.begin() + static_cast<std::ptrdiff_t>(seats_), is_out);
    }

    void take_turn(std::size_t seat, Chance& chance) {
        const Choice choice = chosen(players_[player(seat)], seat);
        ++outcome_.turns[player(seat)];
        ++scoreless_;
        switch (choice.kind) {
            case Choice::Kind::play: return lay(seat, choice.play);
            case Choice::Kind::exchange: return exchange(seat, choice.exchanged, chance);
            case Choice::Kind::pass: ++outcome_.passes[player(seat)];
        }
    }

    Choice chosen(StaticPlayer& player, std::size_t seat) const {
        const Points others = bag_.size() == 0 ? on_racks() - worth(racks_[seat], match_.values) : 0;
        if (!match_.looks_at_all) return player.choose(position_, racks_[seat], bag_.size(), others, match_.terms);
        return player.all_choices(position_, racks_[seat], bag_.size(), others, match_.terms).front();
    }

    void lay(std::size_t seat, const Play& play) {
        Counts& rack = racks_[seat];
        for (const Tile tile : play.tiles) {
            if (tile != no_tile) --rack[face_of(tile)];
        }
        position_.lay(play);
        outcome_.earned[player(seat)] += play.points;
        if (match_.terms.bonuses[play.laid] > 0) ++outcome_.bonuses[player(seat)];
        if (play.points > 0) scoreless_ = 0;
        draw(seat, play.laid);
    }

    void exchange(std::size_t seat, const Counts& tiles, Chance& chance) {
        Counts& rack = racks_[seat];
        for (std::size_t face = 0; face < tiles.size(); ++face) rack[face] = static_cast<std::uint8_t>(rack[face] - tiles[face]);
        draw(seat, size_of(tiles));
        bag_.put_back(static_cast<int>(seat), tiles, chance);
        ++outcome_.exchanges[player(seat)];
    }

    void draw(std::size_t seat, int many) { bag_.draw(static_cast<int>(seat), many, racks_[seat]); }

    Points on_racks() const {
        Points points = 0;
        for (const Counts& rack : racks_) points += worth(rack, match_.values);
        return points;
    }

    //
    void settle() {
        const Points all = on_racks();
        outcome_.points = outcome_.earned;
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            const Counts& rack = racks_[seat];
            outcome_.points[player(seat)] += size_of(rack) == 0 ? all : -worth(rack, match_.values);
        }
    }

    const Match& match_;
    const std::size_t seats_;
    std::vector<StaticPlayer> players_;
    const Position start_;
    Position position_;
    std::array<Counts, most_seats> racks_{};  // those of seats that nobody has stay empty
    Bag bag_;
    Outcome outcome_{0, 0};
    int scoreless_ = 0;
};

void check(const Match& match, int threads) {
    const int seats = static_cast<int>(match.leaves.size());
    if (seats < 2 || seats > most_seats) throw std::invalid_argument("two to four can play");
    if (match.terms.rack_size < 1 || match.terms.rack_size > longest_rack) {
        throw std::invalid_argument("a rack has 1 to 15 tiles");
    }
    if (size_of(match.tiles) < seats * match.terms.rack_size) throw std::invalid_argument("too few tiles for all racks");
    if (match.terms.most_scoreless < 1) throw std::invalid_argument("a game must end");
    if (threads < 1 || threads > 1024) throw std::invalid_argument("1 to 1024 threads are possible");
}

}  // namespace

std::vector<Outcome> self_play(const Match& match, std::uint64_t seed, std::uint64_t first, std::size_t games,
                               bool in_pairs, int threads) {
    check(match, threads);
    const std::size_t seats = match.leaves.size();
    std::vector<Outcome> outcomes(games, Outcome{0, 0});
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        Table table{match};
        for (std::size_t game = next++; game < games; game = next++) {
            const std::uint64_t number = first + game;
            outcomes[game] = table.play(Chance{seed, in_pairs ? number / seats : number}, number % seats);
        }
    };
    std::vector<std::jthread> helpers;
    for (int helper = 1; helper < threads; ++helper) helpers.emplace_back(work);
    work();
    helpers.clear();
    return outcomes;
}

}  // namespace tilewright
