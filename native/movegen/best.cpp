#include "movegen/best.hpp"

#include <algorithm>
#include <limits>

#include "movegen/walk.hpp"

namespace tilewright {
namespace {

struct Chooser {
    const Bonuses& bonuses;
    const LeaveTable& leaves;
    Play best;
    const AnchorBounds* bounds = nullptr;

    bool hopes_left(int laid) const { return bounds->left[static_cast<std::size_t>(laid)] > best.equity; }
    bool hopes_right(int left, int right) const {
        return bounds->right[static_cast<std::size_t>(left)][static_cast<std::size_t>(right)] > best.equity;
    }
    void see(const Found& found) {
        const Points points = found.tally.points() + bonuses[static_cast<std::size_t>(found.tally.laid)];
        const Millipoints equity = points * one_point + leaves[found.tally.kept];
        if (equity > best.equity) best = found.play(points, equity);
    }
};

// Sees the same plays as `Chooser`, and those that are as good as the best.
struct Collector {
    const Bonuses& bonuses;
    const LeaveTable& leaves;
    const TileOrder* order;
    Millipoints ceiling;
    Millipoints best;
    Play first;  // of those that lay several tiles
    std::vector<Play> others;
    const AnchorBounds* bounds = nullptr;

    bool hopes_left(int laid) const { return bounds->left[static_cast<std::size_t>(laid)] >= best; }
    bool hopes_right(int left, int right) const {
        return bounds->right[static_cast<std::size_t>(left)][static_cast<std::size_t>(right)] >= best;
    }
    void see(const Found& found) {
        const Points points = found.tally.points() + bonuses[static_cast<std::size_t>(found.tally.laid)];
        const Millipoints equity = points * one_point + leaves[found.tally.kept];
        if (equity < best || equity >= ceiling) return;
        if (equity > best) {
            first.laid = 0;
            others.clear();
        }
        best = equity;
        const Play play = found.play(points, equity);
        if (play.laid == 1 || order == nullptr) {
            others.push_back(play);
        } else if (first.laid == 0 || comes_before(play, first, *order)) {
            first = play;
        }
    }
};

constexpr Millipoints hopeless = std::numeric_limits<Millipoints>::min() / 2;

}  // namespace

Millipoints BestSearch::measure(const Bounds& bounds, const Anchor& anchor, AnchorBounds& table) const {
    const auto most = static_cast<std::size_t>(bounds.most());
    for (std::size_t left = 0; left <= most; ++left) std::fill_n(table.right[left].begin(), most + 1 - left, hopeless);
    bounds.for_each_slot(anchor, [&](const Slot& slot, Millipoints bound) {
        table.right[static_cast<std::size_t>(slot.left)][static_cast<std::size_t>(slot.right())] = bound;
    });
    Millipoints best = hopeless;
    for (std::size_t left = most + 1; left-- > 0;) {
        AnchorBounds::Row& row = table.right[left];
        for (std::size_t right = most - left; right-- > 0;) row[right] = std::max(row[right], row[right + 1]);
        table.left[left] = best = std::max(best, row[0]);
    }
    return best;
}

void BestSearch::gather(const Position& position, const Bounds& bounds, Millipoints floor) {
    candidates_.clear();
    for_each_anchor(position, [&](const Anchor& anchor) {
        const std::size_t next = candidates_.size();
        if (bounds_.size() == next) bounds_.emplace_back();
        const Millipoints bound = measure(bounds, anchor, bounds_[next]);
        if (bound > floor) candidates_.push_back({bound, static_cast<std::uint32_t>(next), anchor});
    });
    std::make_heap(candidates_.begin(), candidates_.end());
}

std::vector<Play> BestSearch::find_first(const Position& position, Hand& hand, int most, const Bonuses& bonuses,
                                         const LeaveTable& leaves, Millipoints ceiling, const TileOrder* order) {
    const Bounds bounds{position, hand, most, bonuses, leaves};
    gather(position, bounds, hopeless);
    Collector collector{bonuses, leaves, order, ceiling, hopeless + 1, {}, {}};
    Walk walk{position, hand, bounds.most(), collector};
    while (!candidates_.empty() && candidates_.front().bound >= collector.best) {
        std::pop_heap(candidates_.begin(), candidates_.end());
        collector.bounds = &bounds_[candidates_.back().at];
        walk.from(candidates_.back().anchor, leaves.whole());
        candidates_.pop_back();
    }
    if (collector.first.laid > 0) collector.others.push_back(collector.first);
    return std::move(collector.others);
}

Play BestSearch::find(const Position& position, Hand& hand, int most, const Bonuses& bonuses, const LeaveTable& leaves,
                      Millipoints floor) {
    const Bounds bounds{position, hand, most, bonuses, leaves};
    gather(position, bounds, floor);
    Chooser chooser{bonuses, leaves, {}};
    chooser.best.equity = floor;
    Walk walk{position, hand, bounds.most(), chooser};
    while (!candidates_.empty() && candidates_.front().bound > chooser.best.equity) {
        std::pop_heap(candidates_.begin(), candidates_.end());
        chooser.bounds = &bounds_[candidates_.back().at];
        walk.from(candidates_.back().anchor, leaves.whole());
        candidates_.pop_back();
    }
    return chooser.best;
}

}  // namespace tilewright
