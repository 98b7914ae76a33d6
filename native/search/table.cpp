#include "search/table.hpp"

#include <algorithm>

namespace tilewright {
namespace {

Points worth(const Counts& tiles, const Values& values) {
    Points points = 0;
    for (std::size_t face = 1; face < tiles.size(); ++face) points += tiles[face] * Points{values[face]};
    return points;
}

}  // namespace

int size_of(const Counts& tiles) {
    int size = 0;
    for (const std::uint8_t count : tiles) size += count;
    return size;
}

Table::Table(const Match& match)
    : match_{match},
      players_{StaticPlayer{match.leaves[0], match.map}, StaticPlayer{match.leaves[1], match.map}},
      start_{*match.graph, *match.layout, match.values, match.alphabet},
      position_{start_} {}

void Table::begin(Chance& chance, int starter) {
    position_ = start_;
    outcome_ = Outcome{};
    outcome_.starter = starter;
    racks_ = {};
    scoreless_ = 0;
    bag_.fill(match_.tiles, chance);
    for (const Seat seat : {Seat::first, Seat::second}) bag_.draw(seat, match_.terms.rack_size, racks_[index(seat)]);
}

bool Table::is_over() const {
    const auto is_out = [](const Counts& rack) { return size_of(rack) == 0; };
    return scoreless_ >= match_.terms.most_scoreless || std::ranges::any_of(racks_, is_out);
}

Choice Table::choose(Seat seat) {
    const Points others = worth(racks_[index(other(seat))], match_.values);
    return players_[player(seat)].choose(position_, racks_[index(seat)], bag_.size(), others, match_.terms);
}

void Table::take_turn(Seat seat, const Choice& choice, Chance& chance) {
    ++outcome_.turns[player(seat)];
    ++scoreless_;
    switch (choice.kind) {
        case Choice::Kind::play: return lay(seat, choice.play);
        case Choice::Kind::exchange: return exchange(seat, choice.exchanged, chance);
        case Choice::Kind::pass: ++outcome_.passes[player(seat)];
    }
}

void Table::lay(Seat seat, const Play& play) {
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

void Table::exchange(Seat seat, const Counts& tiles, Chance& chance) {
    Counts& rack = racks_[index(seat)];
    for (std::size_t face = 0; face < tiles.size(); ++face) rack[face] = static_cast<std::uint8_t>(rack[face] - tiles[face]);
    bag_.draw(seat, size_of(tiles), rack);
    bag_.put_back(seat, tiles, chance);
    ++outcome_.exchanges[player(seat)];
}

//
void Table::settle() {
    for (const Seat seat : {Seat::first, Seat::second}) {
        const Points left = worth(racks_[index(seat)], match_.values);
        outcome_.points[player(seat)] -= left;
        if (size_of(racks_[index(other(seat))]) == 0) outcome_.points[player(other(seat))] += left;
    }
}

}  // namespace tilewright
