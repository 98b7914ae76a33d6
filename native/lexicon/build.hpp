#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "lexicon/letters.hpp"

namespace tilewright {

using Word = std::vector<Letter>;

// The smallest graph of these words, in any order, as the nodes of a KWG file: the DAWG and the GADDAG in one array.
// Throws std::invalid_argument for an empty or too long word, a letter beyond 39, or more nodes than the format holds.
std::vector<std::uint32_t> build_nodes(std::span<const Word> words);

}  // namespace tilewright
