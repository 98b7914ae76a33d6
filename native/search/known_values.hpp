#pragma once

#include <cstdint>
#include <cstdlib>
#include <limits>
#include <memory>
#include <new>

#include "movegen/tile.hpp"

namespace tilewright {

// What a search has found out about positions, by a number for each. Two share a place; the deeper of them stays when a
// third comes.
class KnownValues {
public:
    enum class Bound : std::uint8_t { none, at_least, at_most, exact };
    static constexpr std::uint32_t no_move = 0xFFFF;

    struct Entry {
        std::uint64_t key;
        std::int32_t value;
        std::uint16_t move;
        std::uint8_t depth;
        Bound bound : 2;
        bool is_proven : 1;
    };
    static_assert(sizeof(Entry) == 16);

    // Forgets everything. A power of two of entries.
    void reset(std::size_t size);
    std::size_t size() const { return size_; }

    const Entry* find(std::uint64_t key) const {
        const Entry* const two = pair_of(key);
        for (const Entry* entry : {two, two + 1}) {
            if (entry->bound != Bound::none && entry->key == key) return entry;
        }
        return nullptr;
    }

    // A value or a move that an entry has no room for is not kept.
    void keep(std::uint64_t key, Points value, Bound bound, int depth, bool is_proven, std::uint32_t move) {
        using Room = std::numeric_limits<std::int32_t>;
        if (value > Room::max() || value < Room::min()) return;
        Entry* const two = pair_of(key);
        const bool is_second = two[0].key != key && (two[1].key == key || two[1].depth <= two[0].depth);
        Entry& entry = two[is_second ? 1 : 0];
        entry.key = key;
        entry.value = static_cast<std::int32_t>(value);
        entry.move = static_cast<std::uint16_t>(move < no_move ? move : no_move);
        entry.depth = static_cast<std::uint8_t>(depth);
        entry.bound = bound;
        entry.is_proven = is_proven;
    }

private:
    struct Free {
        void operator()(Entry* entries) const { std::free(entries); }
    };

    Entry* pair_of(std::uint64_t key) const { return entries_.get() + (key & (size_ - 2)); }

    std::unique_ptr<Entry[], Free> entries_;
    std::size_t size_ = 0;
};

// The system provides memory that is zero when it is first touched, so a table that stays nearly empty costs nothing.
inline void KnownValues::reset(std::size_t size) {
    entries_.reset();
    entries_.reset(static_cast<Entry*>(std::calloc(size, sizeof(Entry))));
    if (entries_ == nullptr) throw std::bad_alloc{};
    size_ = size;
}

}  // namespace tilewright
