#pragma once

#include <array>
#include <vector>

#include "search/self_play.hpp"

namespace tilewright {

int size_of(const Counts& tiles);

// A table at which one game after another is played. One for each thread.
class Table {
public:
    explicit Table(const Match& match);

    Outcome play(Chance chance, std::size_t starter) {
        return play(chance, starter, [](const Position&, const Counts&, int, const Choice&) {});
    }

    // The same, and before each turn is taken `watch` is shown the position, the rack, how many tiles the bag holds, and
    // what was chosen.
    template <class Watch>
    Outcome play(Chance chance, std::size_t starter, Watch watch) {
        begin(chance, starter);
        for (std::size_t seat = 0; !is_over(); seat = (seat + 1) % seats_) {
            const Choice choice = choose(seat);
            watch(position_, racks_[seat], bag_.size(), choice);
            take_turn(seat, choice, chance);
        }
        settle();
        return outcome_;
    }

private:
    std::size_t player(std::size_t seat) const { return (static_cast<std::size_t>(outcome_.starter) + seat) % seats_; }

    void begin(Chance& chance, std::size_t starter);
    bool is_over() const;
    Choice choose(std::size_t seat);
    void take_turn(std::size_t seat, const Choice& choice, Chance& chance);
    void lay(std::size_t seat, const Play& play);
    void exchange(std::size_t seat, const Counts& tiles, Chance& chance);
    void draw(std::size_t seat, int many) { bag_.draw(static_cast<int>(seat), many, racks_[seat]); }
    Points on_racks() const;
    void settle();

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

}  // namespace tilewright
