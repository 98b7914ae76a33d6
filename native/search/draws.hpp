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

// The same where the other player of two holds so many tiles that are not known, and has kept some of them since these
// were put back: the fewer of these the bag holds, the fewer places there are for them on the rack.
std::vector<Draw> draws_of(const Counts& unseen, int many, const Counts& returned, int hidden, int kept);

}  // namespace tilewright
