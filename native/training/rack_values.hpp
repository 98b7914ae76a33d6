#pragma once

#include <array>
#include <span>
#include <vector>

#include "training/play_scores.hpp"
#include "training/prefix.hpp"

namespace tilewright {

// What not playing is worth with each leave kept: the best part of it where tiles may be exchanged.
std::vector<float> best_parts(const Multisets& sets, std::span<const float> leaves);

// What each leave is worth on a board, exactly: every rack of the pool plays its best, by points and by what it keeps,
// and a leave is worth the average of the racks that it can become, each as often as it is drawn. Keeps its memory from
// one board to the next; one for each thread.
class RackValues {
public:
    explicit RackValues(const Multisets& sets);

    // `leaves` are what tiles kept are worth, `idle` what they are worth without a play; by number, both with
    // room behind them. The values of leaves that the pool does not hold mean nothing.
    std::span<const float> average(const PlayScores& scores, const Stock& pool, std::span<const float> leaves,
                                   std::span<const float> idle);

    // How much room.
    static constexpr std::size_t room_behind = letter_kinds;

private:
    struct Split {
        SetNumber used;
        SetNumber kept;
    };
    using Row = std::array<float, 2 * letter_kinds>;  // something for each kind, and room behind

    void descend();
    void split_on(int kind, std::size_t first, std::size_t end, std::size_t whole);
    void finish();
    void spread(const Prefix& prefix, Row& row, int from);
    void share_down(int size);
    void scale(int size);

    const Multisets& sets_;
    Prefix prefix_;
    Stock pool_{};
    int pool_size_ = 0;
    const PlayScores* scores_ = nullptr;
    const float* leaves_ = nullptr;
    const float* idle_ = nullptr;
    std::vector<float> values_;
    std::vector<Split> splits_;  // of the prefix into tiles used and kept, and of all its prefixes before
    std::size_t first_split_ = 0;
    std::size_t whole_from_ = 0;  // from here on all tiles of the last kind are used
};

}  // namespace tilewright
