#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "lexicon/letters.hpp"
#include "lexicon/node.hpp"

namespace tilewright {

// What tiles are worth when they are kept, in thousandths of a point.
class Leaves {
public:
    // What a KLV2 file holds: a word graph of the leaves (their tiles in order, the blank first), and a number for each
    // in the order of the graph. Throws std::invalid_argument if the file is broken.
    explicit Leaves(std::string_view file);

    // How far the tiles of a leave, taken in order and the blank first, have led.
    struct Place {
        Reach next;
        std::uint32_t before = 0;  // how many leaves come before those that go on from here
        std::int32_t value = 0;
        bool is_leave = false;  // whether the file has it; it need not have the empty one
    };

    Place start() const { return {arcs_[0].next(), 0, 0, true}; }

    Place on(const Place& from, Letter face) const {
        if (!holds(from.next.letters, face)) return {};
        const LetterMask lower = from.next.letters & (mask_of(face) - 1);
        const Siblings at = from.next.first + static_cast<Siblings>(std::popcount(lower));
        const std::uint32_t before = from.before + words_[from.next.first] - words_[at];
        const Arc& arc = arcs_[at];
        if (!arc.accepts()) return {arc.next(), before, 0, false};
        return {arc.next(), before + 1, values_[before], true};
    }

    // Tiles in order, the blank first. A leave that the file does not have is worth nothing.
    std::int64_t value(std::span<const Letter> tiles) const;

    std::size_t size() const { return values_.size(); }

private:
    Arcs arcs_;                         // the first is the root
    std::vector<std::uint32_t> words_;  // how many leaves there are from a node on, with its later siblings
    std::vector<std::int32_t> values_;
};

}  // namespace tilewright
