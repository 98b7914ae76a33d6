#include "search/batch.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <limits>
#include <mutex>
#include <stdexcept>

#include "core/helpers.hpp"
#include "movegen/plays.hpp"

namespace tilewright {
namespace {

constexpr int most_threads = 1024;
constexpr Millipoints no_ceiling = std::numeric_limits<Millipoints>::max();

// Every number below `count` is worked on once, by one of several workers. What one of them throws is thrown here.
template <class MakeWorker>
void share_out(std::size_t count, int threads, MakeWorker make_worker) {
    if (threads < 1 || threads > most_threads) throw std::invalid_argument("1 to 1024 threads are possible");
    std::atomic<std::size_t> next{0};
    std::mutex failing;
    std::exception_ptr failure;
    const auto help = [&] {
        try {
            auto worker = make_worker();
            for (std::size_t number = next++; number < count; number = next++) worker(number);
        } catch (...) {
            const std::scoped_lock lock{failing};
            failure = std::current_exception();
            next = count;
        }
    };
    Helpers helpers;
    const std::size_t useful = std::min(static_cast<std::size_t>(threads), count);
    for (std::size_t helper = 1; helper < useful; ++helper) helpers.emplace_back(help);
    help();
    helpers.join();
    if (failure) std::rethrow_exception(failure);
}

Position set_up(const Position& empty, const Question& question) {
    Position position = empty;
    position.set(question.cells);
    return position;
}

}  // namespace

std::vector<Play> ranked_plays(const Position& position, const Counts& rack, int most, const Bonuses& bonuses,
                               const TileOrder& order) {
    // A play is large, so they are put in order by what little decides it, and moved once.
    struct Ranked {
        Points points;
        const Play* play;
    };
    const std::vector<Play> plays = all_plays(position, rack, most, bonuses);
    std::vector<Ranked> ranks;
    ranks.reserve(plays.size());
    for (const Play& play : plays) ranks.push_back({play.points, &play});
    std::ranges::sort(ranks, [&](const Ranked& one, const Ranked& two) {
        return one.points != two.points ? one.points > two.points : comes_before(*one.play, *two.play, order);
    });
    std::vector<Play> sorted;
    sorted.reserve(plays.size());
    for (const Ranked& next : ranks) sorted.push_back(*next.play);
    return sorted;
}

std::vector<Play> first_play(const Position& position, const Counts& rack, int most, const Bonuses& bonuses,
                             const TileOrder& order, const WordMap* map) {
    thread_local BestSearch search;  // these keep their memory
    thread_local MapSearch map_search;
    thread_local LeaveTable leaves;
    Hand hand{rack};
    leaves.value(hand, nullptr);
    if (map != nullptr && Subracks::suit(hand.tiles(), hand.size()) && !hand.has(blank)) {
        const Play best = map_search.find(*map, position, hand, most, bonuses, leaves, -1, &order);
        return best.laid > 0 ? std::vector<Play>{best} : std::vector<Play>{};
    }
    std::vector<Play> found = search.find_first(position, hand, most, bonuses, leaves, no_ceiling, &order);
    const auto first = std::ranges::min_element(
        found, [&](const Play& one, const Play& two) { return comes_before(one, two, order); });
    if (first != found.end()) found = {*first};
    return found;
}

std::vector<std::vector<Play>> ranked_plays(const Position& empty, std::span<const Question> questions, int most,
                                            const Bonuses& bonuses, const TileOrder& order, int threads) {
    std::vector<std::vector<Play>> answers(questions.size());
    share_out(questions.size(), threads, [&] {
        return [&](std::size_t number) {
            const Question& asked = questions[number];
            answers[number] = ranked_plays(set_up(empty, asked), asked.rack, most, bonuses, order);
        };
    });
    return answers;
}

std::vector<Choice> best_choices(const Position& empty, std::span<const Question> questions, const Terms& terms,
                                 const Leaves* leaves, const WordMap* map, int threads) {
    std::vector<Choice> answers(questions.size());
    share_out(questions.size(), threads, [&] {
        return [&, player = StaticPlayer{leaves, map}](std::size_t number) mutable {
            const Question& asked = questions[number];
            answers[number] = player.choose(set_up(empty, asked), asked.rack, asked.in_bag, asked.others, terms);
        };
    });
    return answers;
}

}  // namespace tilewright
