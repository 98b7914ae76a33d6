#pragma once

#include <limits>
#include <vector>

#include "movegen/position.hpp"
#include "search/static_player.hpp"
#include "training/multisets.hpp"

namespace tilewright {

// The most points that can be made on a board with given tiles, laying all of them; for all tiles that there are.
class PlayScores {
public:
    static constexpr float no_play = -std::numeric_limits<float>::infinity();

    explicit PlayScores(const Multisets& sets);

    // From every play of a board that the tiles of the pool allow.
    void fill(const Position& position, const Counts& pool, const Terms& terms);

    const float* data() const { return scores_.data(); }
    bool has(SetNumber set) const { return scores_[set] != no_play; }

    // Whether some tiles with a play begin with these and go on with this kind or a later one.
    bool goes_on(SetNumber set, int kind) const { return reach_[set] > kind; }

private:
    class Noting;

    const Multisets& sets_;
    std::vector<float> scores_;        // with room behind them, to be read some at a time
    std::vector<std::uint8_t> reach_;  // one more than the last kind that goes on from here to some play
};

}  // namespace tilewright
