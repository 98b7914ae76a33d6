#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "movegen/tile.hpp"

namespace tilewright {

// What a search has found out about positions, by a number for each. Of two that meet in one place the later stays.
class KnownValues {
public:
    enum class Bound : std::uint8_t { none, at_least, at_most, exact };
    static constexpr std::uint32_t no_move = 0xFFFF;

    struct Entry {
        std::uint64_t key = 0;
        std::int32_t value = 0;
        std::uint16_t move = 0;
        std::uint8_t depth = 0;
        Bound bound : 2 = Bound::none;
        bool is_proven : 1 = false;
    };
    static_assert(sizeof(Entry) == 16);

    // Forgets everything. A power of two of entries.
    void reset(std::size_t size);
    std::size_t size() const { return entries_.size(); }

    const Entry* find(std::uint64_t key) const {
        const Entry& entry = entries_[key & (entries_.size() - 1)];
        return entry.bound != Bound::none && entry.key == key ? &entry : nullptr;
    }

    // A value or a move that an entry has no room for is not kept.
    void keep(std::uint64_t key, Points value, Bound bound, int depth, bool is_proven, std::uint32_t move) {
        using Room = std::numeric_limits<std::int32_t>;
        if (value > Room::max() || value < Room::min()) return;
        Entry& entry = entries_[key & (entries_.size() - 1)];
        entry.key = key;
        entry.value = static_cast<std::int32_t>(value);
        entry.move = static_cast<std::uint16_t>(move < no_move ? move : no_move);
        entry.depth = static_cast<std::uint8_t>(depth);
        entry.bound = bound;
        entry.is_proven = is_proven;
    }

private:
    std::vector<Entry> entries_;
};

inline void KnownValues::reset(std::size_t size) { entries_.assign(size, Entry{}); }

}  // namespace tilewright
