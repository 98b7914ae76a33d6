#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "movegen/tile.hpp"
#include "training/multisets.hpp"

namespace tilewright {

// A kind of tile in a multiset: how many of it there are, and the multiset without one of them.
struct Part {
    int kind;
    int count;
    SetNumber without;
};

// A multiset that grows by a tile at a time, its kinds in order, and can be taken back.
class Prefix {
public:
    explicit Prefix(const Multisets& sets) : sets_{sets} {}

    int size() const { return size_; }
    SetNumber number() const { return now().number; }
    std::span<const Part> parts() const { return {now().parts.data(), now().many}; }

    // The first kind that may be added next, with so many tiles to be had.
    int next(const Stock& stock) const {
        if (now().many == 0) return 0;
        const Part& last = now().parts[now().many - 1];
        return last.count < stock[static_cast<std::size_t>(last.kind)] ? last.kind : last.kind + 1;
    }

    void push(int kind) {
        const Step& before = now();
        Step& after = steps_[static_cast<std::size_t>(++size_)];
        after = before;
        const bool is_more = before.many > 0 && before.parts[before.many - 1].kind == kind;
        if (!is_more) after.parts[after.many++] = {kind, 0, 0};
        for (std::size_t at = 0; at + 1 < after.many; ++at) {
            after.parts[at].without = sets_.with(after.parts[at].without, kind);
        }
        Part& last = after.parts[after.many - 1];
        ++last.count;
        last.without = before.number;
        after.number = sets_.with(before.number, kind);
    }

    void pop() { --size_; }

    // Calls `visit` for each multiset of so many tiles of the stock that begins with this one.
    template <class Visit>
    void each(int size, const Stock& stock, Visit& visit) {
        if (size_ == size) return visit(*this);
        for (int kind = next(stock); kind < sets_.kinds(); ++kind) {
            if (stock[static_cast<std::size_t>(kind)] == 0) continue;
            push(kind);
            each(size, stock, visit);
            pop();
        }
    }

private:
    struct Step {
        SetNumber number = 0;
        std::size_t many = 0;
        std::array<Part, longest_rack> parts{};
    };

    const Step& now() const { return steps_[static_cast<std::size_t>(size_)]; }

    const Multisets& sets_;
    int size_ = 0;
    std::array<Step, longest_rack + 1> steps_{};
};

}  // namespace tilewright
