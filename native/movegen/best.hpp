#pragma once

#include <vector>

#include "movegen/bounds.hpp"
#include "movegen/hand.hpp"
#include "movegen/leave_table.hpp"
#include "movegen/play.hpp"
#include "movegen/position.hpp"

namespace tilewright {

// No play through an anchor can be worth more than this, by how many tiles it lays on the left and on the right of it.
struct AnchorBounds {
    using Row = std::array<Millipoints, longest_rack + 1>;
    Row left;                                 // with so many on the left, or more
    std::array<Row, longest_rack + 1> right;  // with so many on the left, and so many on the right or more
};

// Finds the best play, by points and by what is kept, without looking at most of the others: the anchor with the
// highest bound goes first, and the search ends when no bound is above what was found. Keeps its memory from one
// search to the next; one for each thread.
class BestSearch {
public:
    // The best play that is worth more than `floor`; one that lays no tiles if there is none. The table is that of the
    // same hand.
    Play find(const Position& position, Hand& hand, int most, const Bonuses& bonuses, const LeaveTable& leaves,
              Millipoints floor);

    // Of the plays of the highest equity below `ceiling` the first that lays several tiles, and all that lay one, whose
    // word may be either of two. Without an order all of them; none if there is none.
    std::vector<Play> find_first(const Position& position, Hand& hand, int most, const Bonuses& bonuses,
                                 const LeaveTable& leaves, Millipoints ceiling, const TileOrder* order);

private:
    struct Candidate {
        Millipoints bound;
        std::uint32_t at;  // where its bounds are
        Anchor anchor;

        bool operator<(const Candidate& other) const { return bound < other.bound; }
    };

    // Keeps the anchors that may hold more than `floor`, the most promising at the front.
    void gather(const Position& position, const Bounds& bounds, Millipoints floor);
    Millipoints measure(const Bounds& bounds, const Anchor& anchor, AnchorBounds& table) const;

    std::vector<Candidate> candidates_;
    std::vector<AnchorBounds> bounds_;
};

}  // namespace tilewright
