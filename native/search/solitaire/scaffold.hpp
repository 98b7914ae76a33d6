#pragma once

#include "search/solitaire/line.hpp"

namespace tilewright {

// What is worth keeping of a line, to fill the rest anew: without plays that bring less than so much for each of their
// tiles, counting what falls with them, and without the goals that it reaches, which are to be played again later.
Line scaffold_of(const SolitaireGame& game, const Line& line, Points least_per_tile);

}  // namespace tilewright
