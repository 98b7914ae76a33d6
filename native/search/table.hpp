#pragma once

#include <array>

#include "search/self_play.hpp"

namespace tilewright {

int size_of(const Counts& tiles);

// A table at which one game after another is played. One for each thread.
class Table {
public:
    explicit Table(const Match& match);

    Outcome play(Chance chance, int starter) {
        return play(chance, starter, [](const Position&, const Counts&, int, const Choice&) {});
    }

    // The same, and before each turn is taken `watch` is shown the position, the rack, how many tiles the bag holds, and
    // what was chosen.
    template <class Watch>
    Outcome play(Chance chance, int starter, Watch watch) {
        begin(chance, starter);
        for (Seat seat = Seat::first; !is_over(); seat = other(seat)) {
            const Choice choice = choose(seat);
            watch(position_, racks_[index(seat)], bag_.size(), choice);
            take_turn(seat, choice, chance);
        }
        settle();
        return outcome_;
    }

private:
    static constexpr std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }

    std::size_t player(Seat seat) const {
        return static_cast<std::size_t>(seat == Seat::first ? outcome_.starter : 1 - outcome_.starter);
    }

    void begin(Chance& chance, int starter);
    bool is_over() const;
    Choice choose(Seat seat);
    void take_turn(Seat seat, const Choice& choice, Chance& chance);
    void lay(Seat seat, const Play& play);
    void exchange(Seat seat, const Counts& tiles, Chance& chance);
    void settle();

    const Match& match_;
    std::array<StaticPlayer, 2> players_;
    const Position start_;
    Position position_;
    std::array<Counts, 2> racks_{};
    Bag bag_;
    Outcome outcome_;
    int scoreless_ = 0;
};

}  // namespace tilewright
