#pragma once

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

    // Tiles in order, the blank first. A leave that the file does not have is worth nothing.
    std::int64_t value(std::span<const Letter> tiles) const;

    std::size_t size() const { return values_.size(); }

private:
    Arcs arcs_;
    std::vector<std::uint32_t> words_;  // how many leaves there are from a node on, with its later siblings
    std::vector<std::int32_t> values_;
};

}  // namespace tilewright
