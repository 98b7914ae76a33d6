#pragma once

#include <array>
#include <vector>

#include "search/game.hpp"
#include "search/self_play.hpp"

namespace tilewright {

// A table at which one game after another is played. One for each thread.
class Table {
public:
    explicit Table(const Match& match);

    Outcome play(Chance chance, std::size_t starter) {
        return play(chance, starter, [](const Position&, const Counts&, int, const Choice&) {});
    }

    // The same, and before each turn is taken `watch` is shown the position, the rack, how many tiles the bag holds,
    // and what was chosen.
    template <class Watch>
    Outcome play(Chance chance, std::size_t starter, Watch watch) {
        begin(chance, starter);
        while (!game_.is_over()) {
            const int seat = game_.turn();
            const Choice choice = choose(seat);
            watch(game_.position(), game_.rack(seat), game_.bag().size(), choice);
            count(player(seat), choice);
            game_.commit(choice, chance);
        }
        settle();
        return outcome_;
    }

private:
    std::size_t player(int seat) const {
        return static_cast<std::size_t>(outcome_.starter + seat) % match_.leaves.size();
    }

    void begin(Chance& chance, std::size_t starter);
    Choice choose(int seat);
    void count(std::size_t player, const Choice& choice);
    void settle();

    const Match& match_;
    std::vector<StaticPlayer> players_;
    Game game_;
    Outcome outcome_{0, 0};
};

}  // namespace tilewright
