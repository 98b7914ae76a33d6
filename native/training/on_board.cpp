#include "training/on_board.hpp"

#include <stdexcept>

#include "search/table.hpp"
#include "training/rack_values.hpp"

namespace tilewright {
namespace {

Word tiles_of(const Multisets& sets, const Prefix& leave) {
    Word tiles;
    for (const Part& part : leave.parts()) {
        tiles.insert(tiles.end(), static_cast<std::size_t>(part.count), sets.face(part.kind));
    }
    return tiles;
}

}  // namespace

std::vector<LeaveWorth> leaves_on_board(const Position& position, const Counts& unseen, const Terms& terms,
                                        const Leaves* leaves, bool may_exchange) {
    const Multisets sets{unseen, terms.rack_size};
    if (size_of(unseen) < terms.rack_size) throw std::invalid_argument("there are too few tiles for a rack");
    const Stock stock = sets.stock();
    std::vector<float> values(sets.first_of(sets.longest()) + RackValues::room_behind);
    std::vector<LeaveWorth> found;
    std::vector<SetNumber> numbers;
    Prefix prefix{sets};
    const auto visit = [&](const Prefix& leave) {
        found.push_back({tiles_of(sets, leave), 0});
        numbers.push_back(leave.number());
        if (leaves != nullptr)
            values[leave.number()] = static_cast<float>(leaves->value(found.back().tiles)) / one_point;
    };
    for (int size = 1; size < sets.longest(); ++size) prefix.each(size, stock, visit);
    PlayScores scores{sets};
    scores.fill(position, unseen, terms);
    RackValues racks{sets};
    const std::span<const float> worth =
        racks.average(scores, stock, values, may_exchange ? best_parts(sets, values) : values);
    for (std::size_t at = 0; at < found.size(); ++at) found[at].points = worth[numbers[at]] - worth[0];
    return found;
}

}  // namespace tilewright
