#pragma once

#include <cstdint>

#include "movegen/position.hpp"

namespace tilewright {

// A place that a play must cover: the end of a run of tiles, or an empty square that only crossing runs touch (or the
// centre of an empty board). A play is found from the first anchor that it covers, so none is found twice.
struct Anchor {
    Direction direction = Direction::across;
    std::uint8_t lane = 0;
    std::uint8_t place = 0;
    std::uint8_t limit = 0;  // the leftmost place that belongs to no anchor before this one
    bool on_run = false;
};

template <class Found>
void anchors_in(const Position& position, Direction direction, int number, Found found) {
    const Lane& lane = position.lane(direction, number);
    const int centre = position.is_empty() ? position.centre_in(direction, number) : 0;
    const int places = position.places(direction);
    int limit = 1;
    const auto tell = [&](int place, bool on_run) {
        found(Anchor{direction, static_cast<std::uint8_t>(number), static_cast<std::uint8_t>(place),
                     static_cast<std::uint8_t>(limit), on_run});
        // Beside a run no play can be that leaves the run out.
        limit = place + (on_run ? 2 : 1);
    };
    for (int place = 1; place <= places; ++place) {
        const Square* here = &lane[static_cast<std::size_t>(place)];
        if (!here[1].is_empty()) continue;
        if (!here->is_empty()) {
            tell(place, true);
        } else if ((here->is_crossed && here[-1].is_empty()) || place == centre) {
            tell(place, false);
        }
    }
}

template <class Found>
void for_each_anchor(const Position& position, Found found) {
    for (const Direction direction : {Direction::across, Direction::down}) {
        for (int number = 1; number <= position.lanes(direction); ++number) {
            anchors_in(position, direction, number, found);
        }
    }
}

}  // namespace tilewright
