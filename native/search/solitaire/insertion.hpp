#pragma once

#include <cstdint>

#include "search/solitaire/draft.hpp"

namespace tilewright {

// The play with which the whole draft is worth most, if it is put in before the one with this number, and takes only
// these tiles, of which each costs so much. It lays no tile where a play of the draft does. If no play makes the draft
// worth more, one without tiles. Adds to `seen` how many plays were looked at.
Play best_insertion(const DraftScorer& scorer, const Draft& draft, std::size_t time, const Counts& tiles,
                    Millipoints tile_cost, std::uint64_t& seen);

}  // namespace tilewright
