#pragma once

#include "search/rollout.hpp"

namespace tilewright {

// A move of one of two while the bag holds a few tiles: of the best by static equity the one that does best on average
// over what the bag may hold, as far as the player can know, when both go on by the static player.
class Reply {
public:
    explicit Reply(const Guides& guides)
        : guides_{guides.leaves, guides.map, nullptr}, player_{guides.leaves, guides.map} {}

    // Of so many moves. The nodes that are looked at are added.
    Choice choose(const Game& game, int many, std::uint32_t& nodes);

private:
    Guides guides_;
    StaticPlayer player_;
};

}  // namespace tilewright
