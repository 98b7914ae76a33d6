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
      seats_{match.leaves.size()},
      start_{*match.graph, *match.layout, match.values, match.alphabet},
      position_{start_} {
    for (const Leaves* leaves : match.leaves) players_.emplace_back(leaves, match.map);
}

void Table::begin(Chance& chance, std::size_t starter) {
    position_ = start_;
    outcome_ = Outcome{seats_, static_cast<int>(starter)};
    racks_ = {};
    scoreless_ = 0;
    bag_.fill(match_.tiles, static_cast<int>(seats_), chance);
    for (std::size_t seat = 0; seat < seats_; ++seat) draw(seat, match_.terms.rack_size);
}

bool Table::is_over() const {
    const auto is_out = [](const Counts& rack) { return size_of(rack) == 0; };
    const auto end = racks_.begin() + static_cast<std::ptrdiff_t>(seats_);
    return scoreless_ >= match_.terms.most_scoreless || std::any_of(racks_.begin(), end, is_out);
}

Choice Table::choose(std::size_t seat) {
    StaticPlayer& player = players_[this->player(seat)];
    const Points others = bag_.size() == 0 ? on_racks() - worth(racks_[seat], match_.values) : 0;
    if (!match_.looks_at_all) return player.choose(position_, racks_[seat], bag_.size(), others, match_.terms);
    return player.all_choices(position_, racks_[seat], bag_.size(), others, match_.terms).front();
}

void Table::take_turn(std::size_t seat, const Choice& choice, Chance& chance) {
    ++outcome_.turns[player(seat)];
    ++scoreless_;
    switch (choice.kind) {
        case Choice::Kind::play: return lay(seat, choice.play);
        case Choice::Kind::exchange: return exchange(seat, choice.exchanged, chance);
        case Choice::Kind::pass: ++outcome_.passes[player(seat)];
    }
}

void Table::lay(std::size_t seat, const Play& play) {
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

void Table::exchange(std::size_t seat, const Counts& tiles, Chance& chance) {
    Counts& rack = racks_[seat];
    for (std::size_t face = 0; face < tiles.size(); ++face) rack[face] = static_cast<std::uint8_t>(rack[face] - tiles[face]);
    draw(seat, size_of(tiles));
    bag_.put_back(static_cast<int>(seat), tiles, chance);
    ++outcome_.exchanges[player(seat)];
}

Points Table::on_racks() const {
    Points points = 0;
    for (const Counts& rack : racks_) points += worth(rack, match_.values);
    return points;
}

//
void Table::settle() {
    const Points all = on_racks();
    outcome_.points = outcome_.earned;
    for (std::size_t seat = 0; seat < seats_; ++seat) {
        const Counts& rack = racks_[seat];
        outcome_.points[player(seat)] += size_of(rack) == 0 ? all : -worth(rack, match_.values);
    }
}

}  // namespace tilewright
