#include "training/rack_values.hpp"

#include <algorithm>
#include <numeric>

namespace tilewright {
namespace {

// Numbers are taken some at a time, which the compiler makes one step of; what is read too much has room or is unused.
constexpr int at_a_time = 4;

void raise(float* best, const float* row, float more, int from, int to) {
    for (int kind = from; kind < to; kind += at_a_time) {
        for (int one = kind; one < kind + at_a_time; ++one) best[one] = std::max(best[one], row[one] + more);
    }
}

void add(float* sums, const float* row, float times, int from, int to) {
    for (int kind = from; kind < to; kind += at_a_time) {
        for (int one = kind; one < kind + at_a_time; ++one) sums[one] += row[one] * times;
    }
}

}  // namespace

std::vector<float> best_parts(const Multisets& sets, std::span<const float> leaves) {
    std::vector<float> best{leaves.begin(), leaves.end()};
    Prefix prefix{sets};
    const auto visit = [&](const Prefix& set) {
        for (const Part& part : set.parts()) best[set.number()] = std::max(best[set.number()], best[part.without]);
    };
    for (int size = 1; size < sets.longest(); ++size) prefix.each(size, sets.stock(), visit);
    return best;
}

RackValues::RackValues(const Multisets& sets)
    : sets_{sets}, prefix_{sets}, values_(sets.first_of(sets.longest()) + room_behind) {}

std::span<const float> RackValues::average(const PlayScores& scores, const Stock& pool, std::span<const float> leaves,
                                           std::span<const float> idle) {
    scores_ = &scores;
    leaves_ = leaves.data();
    idle_ = idle.data();
    pool_ = pool;
    pool_size_ = std::accumulate(pool.begin(), pool.end(), 0);
    std::ranges::fill(values_, 0.0F);
    splits_.assign(1, {0, 0});
    first_split_ = whole_from_ = 0;
    descend();
    scale(sets_.longest() - 1);
    for (int size = sets_.longest() - 2; size >= 0; --size) share_down(size);
    return values_;
}

// Each prefix of a rack, all but its last tile, with the ways to split it.
void RackValues::descend() {
    if (prefix_.size() + 1 == sets_.longest()) return finish();
    const std::size_t first = first_split_;
    const std::size_t end = splits_.size();
    const std::size_t whole = whole_from_;
    const int next = prefix_.next(pool_);
    const int last = prefix_.size() == 0 ? -1 : prefix_.parts().back().kind;
    for (int kind = next; kind < sets_.kinds(); ++kind) {
        if (pool_[static_cast<std::size_t>(kind)] == 0) continue;
        prefix_.push(kind);
        split_on(kind, first, end, kind == last ? whole : first);
        descend();
        prefix_.pop();
        splits_.resize(end);
    }
    first_split_ = first;
    whole_from_ = whole;
}

// The tile is kept or used. Of tiles of a kind the first are used, so that each split is made once; splits that lead to
// no play are dropped.
void RackValues::split_on(int kind, std::size_t first, std::size_t end, std::size_t whole) {
    first_split_ = splits_.size();
    for (std::size_t at = first; at < end; ++at) {
        const auto [used, kept] = splits_[at];
        if (scores_->has(used) || scores_->goes_on(used, kind)) splits_.push_back({used, sets_.with(kept, kind)});
    }
    whole_from_ = splits_.size();
    for (std::size_t at = whole; at < end; ++at) {
        const auto [used, kept] = splits_[at];
        const bool is_live = scores_->goes_on(used, kind);
        if (!is_live) continue;
        const SetNumber more = sets_.with(used, kind);
        if (scores_->has(more) || scores_->goes_on(more, kind)) splits_.push_back({more, kept});
    }
}

// All racks that begin with the prefix, side by side.
void RackValues::finish() {
    const int from = prefix_.next(pool_);
    if (from >= sets_.kinds()) return;
    Row best;
    best.fill(idle_[prefix_.number()]);
    for (const Part& part : prefix_.parts())
        raise(best.data(), idle_ + sets_.with(part.without, 0), 0, from, sets_.kinds());
    for (std::size_t at = first_split_; at < splits_.size(); ++at) {
        const auto [used, kept] = splits_[at];
        if (scores_->goes_on(used, from)) {
            raise(best.data(), scores_->data() + sets_.with(used, 0), leaves_[kept], from, sets_.kinds());
        }
        if (scores_->has(used)) {
            raise(best.data(), leaves_ + sets_.with(kept, 0), scores_->data()[used], from, sets_.kinds());
        }
    }
    spread(prefix_, best, from);
}

// What a prefix with one tile more is worth goes to each multiset with a tile less, as often as that tile is drawn.
void RackValues::spread(const Prefix& prefix, Row& row, int from) {
    std::fill(row.begin() + sets_.kinds(), row.end(), 0.0F);
    float sum = 0;
    for (int kind = from; kind < sets_.kinds(); ++kind) {
        sum += row[static_cast<std::size_t>(kind)] * static_cast<float>(pool_[static_cast<std::size_t>(kind)]);
    }
    for (const Part& part : prefix.parts()) {
        const auto kind = static_cast<std::size_t>(part.kind);
        if (part.kind == from) sum -= row[kind] * static_cast<float>(part.count);
        const auto times = static_cast<float>(pool_[kind] - part.count + 1);
        // A tile of the same kind leads back to the prefix, which has its share.
        const int first = std::max(from, part.kind + 1);
        add(values_.data() + sets_.with(part.without, 0), row.data(), times, first, sets_.kinds());
    }
    values_[prefix.number()] += sum;
}

void RackValues::share_down(int size) {
    const auto visit = [&](const Prefix& prefix) {
        const int from = prefix.next(pool_);
        Row row{};
        const float* longer = values_.data() + sets_.with(prefix.number(), 0);
        if (from < sets_.kinds()) std::copy(longer + from, longer + sets_.kinds(), row.begin() + from);
        spread(prefix, row, from);
    };
    prefix_.each(size, pool_, visit);
    scale(size);
}

void RackValues::scale(int size) {
    const float share = 1.0F / static_cast<float>(pool_size_ - size);
    for (SetNumber set = sets_.first_of(size); set < sets_.first_of(size + 1); ++set) values_[set] *= share;
}

}  // namespace tilewright
