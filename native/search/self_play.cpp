#include "search/self_play.hpp"

#include <algorithm>
#include <atomic>
#include <stdexcept>
#include <thread>

namespace tilewright {
namespace {

constexpr std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }

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
          players_{StaticPlayer{match.leaves[0], match.map}, StaticPlayer{match.leaves[1], match.map}},
          start_{*match.graph, *match.layout, match.values, match.alphabet},
          position_{start_} {}

    Outcome play(Chance chance, int starter) {
        position_ = start_;
        outcome_ = Outcome{};
        outcome_.starter = starter;
        racks_ = {};
        scoreless_ = 0;
        bag_.fill(match_.tiles, chance);
        for (const Seat seat : {Seat::first, Seat::second}) bag_.draw(seat, match_.terms.rack_size, racks_[index(seat)]);
        for (Seat seat = Seat::first; !is_over(); seat = other(seat)) take_turn(seat, chance);
        settle();
        return outcome_;
    }

private:
    std::size_t player(Seat seat) const {
        return static_cast<std::size_t>(seat == Seat::first ? outcome_.starter : 1 - outcome_.starter);
    }

    bool is_over() const {
        const auto is_out = [](const Counts& rack) { return size_of(rack) == 0; };
        return scoreless_ >= match_.terms.most_scoreless || std::ranges::any_of(racks_, is_out);
    }

    void take_turn(Seat seat, Chance& chance) {
        Counts& rack = racks_[index(seat)];
        const Points others = worth(racks_[index(other(seat))], match_.values);
        const Choice choice = players_[player(seat)].choose(position_, rack, bag_.size(), others, match_.terms);
        ++outcome_.turns[player(seat)];
        ++scoreless_;
        switch (choice.kind) {
            case Choice::Kind::play: return lay(seat, choice.play);
            case Choice::Kind::exchange: return exchange(seat, choice.exchanged, chance);
            case Choice::Kind::pass: ++outcome_.passes[player(seat)];
        }
    }

    void lay(Seat seat, const Play& play) {
        Counts& rack = racks_[index(seat)];
        for (const Tile tile : play.tiles) {
            if (tile != no_tile) --rack[face_of(tile)];
        }
        position_.lay(play);
        outcome_.points[player(seat)] += play.points;
        if (match_.terms.bonuses[play.laid] > 0) ++outcome_.bonuses[player(seat)];
        if (play.points > 0) scoreless_ = 0;
        bag_.draw(seat, play.laid, rack);
    }

    void exchange(Seat seat, const Counts& tiles, Chance& chance) {
        Counts& rack = racks_[index(seat)];
        for (std::size_t face = 0; face < tiles.size(); ++face) rack[face] = static_cast<std::uint8_t>(rack[face] - tiles[face]);
        bag_.draw(seat, size_of(tiles), rack);
        bag_.put_back(seat, tiles, chance);
        ++outcome_.exchanges[player(seat)];
    }

    //
    void settle() {
        for (const Seat seat : {Seat::first, Seat::second}) {
            const Points left = worth(racks_[index(seat)], match_.values);
            outcome_.points[player(seat)] -= left;
            if (size_of(racks_[index(other(seat))]) == 0) outcome_.points[player(other(seat))] += left;
        }
    }

    const Match& match_;
    std::array<StaticPlayer, 2> players_;
    const Position start_;
    Position position_;
    std::array<Counts, 2> racks_{};
    Bag bag_;
    Outcome outcome_;
    int scoreless_ = 0;
};

void check(const Match& match, int threads) {
    if (match.terms.rack_size < 1 || match.terms.rack_size > longest_rack) {
        throw std::invalid_argument("a rack has 1 to 15 tiles");
    }
    if (size_of(match.tiles) < 2 * match.terms.rack_size) throw std::invalid_argument("too few tiles for two racks");
    if (match.terms.most_scoreless < 1) throw std::invalid_argument("a game must end");
    if (threads < 1 || threads > 1024) throw std::invalid_argument("1 to 1024 threads are possible");
}

}  // namespace

std::vector<Outcome> self_play(const Match& match, std::uint64_t seed, std::uint64_t first, std::size_t games,
                               bool in_pairs, int threads) {
    check(match, threads);
    std::vector<Outcome> outcomes(games);
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        Table table{match};
        for (std::size_t game = next++; game < games; game = next++) {
            const std::uint64_t number = first + game;
            outcomes[game] = table.play(Chance{seed, in_pairs ? number / 2 : number}, static_cast<int>(number % 2));
        }
    };
    std::vector<std::jthread> helpers;
    for (int helper = 1; helper < threads; ++helper) helpers.emplace_back(work);
    work();
    helpers.clear();
    return outcomes;
}

}  // namespace tilewright
