#pragma once

#include <vector>

#include "lexicon/build.hpp"
#include "lexicon/counts.hpp"

namespace tilewright {

// Tiles that the bag may hold, and in how many ways these are taken from all that are not seen.
struct Draw {
    Word tiles;  // in the order of their numbers
    double ways;
};

// Everything that a bag of so many tiles may hold, in alphabetical order.
std::vector<Draw> draws_of(const Counts& unseen, int many);

}  // namespace tilewright
