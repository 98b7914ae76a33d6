#pragma once

#include <span>
#include <string>

#include "lexicon/counts.hpp"

namespace tilewright {

// What a KLV2 file holds that has every leave of up to `longest` tiles of a set, with these values in points: in the
// order of a dictionary, the blank first, and a leave before those that begin with it. Throws std::invalid_argument if
// there are more leaves or fewer.
std::string leave_file(const Counts& tiles, int longest, std::span<const float> values);

}  // namespace tilewright
