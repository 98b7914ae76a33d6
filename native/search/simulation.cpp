#include "search/simulation.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <utility>

#include "search/share_out.hpp"

namespace tilewright {
namespace {

constexpr std::size_t most_candidates = 1'000;
constexpr std::size_t most_samples = 200'000;  // of one candidate
constexpr int most_plies = 100;
constexpr std::size_t floor_step = 8;  // rollouts of each candidate in a round, until all have their share
constexpr std::size_t step = 16;       // after that, of the leader and of each rival that is looked at
constexpr std::size_t most_rivals = 3;
constexpr double foresight = 40;              // rollouts that what the win table says of a candidate is worth
constexpr double foresight_of_the_end = 100;  // the same where rollouts go to the end, and differ more
constexpr double doubt = 0.01;                // how often the leader may be wrong when it is called certain
constexpr double million = 1'000'000;

}  // namespace

Simulation::Simulation(Outlook outlook, const Guides& guides, std::vector<Choice> candidates, int plies, int floor,
                       std::uint64_t seed)
    : outlook_{std::move(outlook)},
      guides_{guides},
      plies_{plies},
      floor_{static_cast<std::size_t>(floor)},
      seed_{seed},
      most_{most_samples} {
    check(outlook_);
    const bool has_table = guides_.wins != nullptr && guides_.wins->seats() == outlook_.seats();
    if (!has_table) throw std::invalid_argument("a simulation needs a win table of as many seats");
    if (plies < 0 || plies > most_plies) throw std::invalid_argument("0 to 100 plies are possible");
    if (floor < 1 || floor_ > most_samples) throw std::invalid_argument("each candidate needs 1 to 200,000 samples");
    const bool is_sized = !candidates.empty() && candidates.size() <= most_candidates;
    if (!is_sized) throw std::invalid_argument("1 to 1,000 candidates are possible");
    orders_ = orders_of(outlook_);
    Chance chance{seed, 0};
    for (std::size_t left = orders_.size(); left > 1; --left) {
        std::swap(orders_[left - 1], orders_[chance.below(static_cast<std::uint32_t>(left))]);
    }
    most_ = orders_.empty() ? most_samples : orders_.size();
    floor_ = std::min(floor_, most_);
    Game game = begun(outlook_);
    deal(game, outlook_, chance);
    for (Choice& candidate : candidates) {
        check(game, candidate);
        arms_.push_back({candidate, {}});
        arms_.back().foreseen = foreseen(outlook_, *guides_.wins, candidate).worth;
    }
}

void Simulation::work(int threads) {
    if (threads < 1 || threads > 1024) throw std::invalid_argument("1 to 1024 threads are possible");
    if (is_settled_) return;
    plan();
    run(threads);
    settle();
}

// The tasks of the next round. Rollouts of one number come together, as they deal the same tiles.
void Simulation::plan() {
    tasks_.clear();
    if (!has_floor()) {
        const std::size_t many = std::min(floor_step, floor_ - floor_done_);
        for (std::size_t arm = 0; arm < arms_.size(); ++arm) add(arm, many);
        floor_done_ += many;
    } else {
        const std::size_t first = leader();
        std::vector<Rival> others = rivals(first);
        const std::size_t many = std::min(most_rivals, others.size());
        std::ranges::partial_sort(others, others.begin() + static_cast<std::ptrdiff_t>(many), {}, &Rival::cost);
        add(first, step);
        for (std::size_t rival = 0; rival < many; ++rival) add(others[rival].arm, step);
    }
    std::ranges::stable_sort(tasks_, {}, &Task::number);
}

void Simulation::add(std::size_t arm, std::size_t many) {
    const std::size_t first = arms_[arm].samples();
    for (std::size_t number = first; number < std::min(first + many, most_); ++number) {
        tasks_.push_back({static_cast<std::uint32_t>(arm), static_cast<std::uint32_t>(number)});
    }
}

void Simulation::run(int threads) {
    fates_.assign(tasks_.size(), {});
    while (rollouts_.size() < static_cast<std::size_t>(threads)) {
        rollouts_.push_back(std::make_unique<Rollout>(outlook_, guides_, plies_));
    }
    share_out(tasks_.size(), threads, [&](std::size_t worker, std::size_t task) {
        const auto [arm, number] = tasks_[task];
        const Choice& move = arms_[arm].move;
        Rollout& rollout = *rollouts_[worker];
        fates_[task] = orders_.empty() ? rollout.play(move, seed_, number) : rollout.play(move, orders_[number]);
    });
    for (std::size_t task = 0; task < tasks_.size(); ++task) {
        const Fate& fate = fates_[task];
        Arm& arm = arms_[tasks_[task].arm];
        arm.worths.push_back(fate.worth);
        arm.worth += fate.worth;
        arm.wins += fate.win;
        arm.squares += fate.win / million * (fate.win / million);
        arm.spreads += fate.spread;
        nodes_ += fate.nodes;
    }
}

// As many rollouts as what was foreseen is worth; none where it says nothing or everything is known.
double Simulation::weight_of_foresight(std::size_t arm) const {
    if (outlook_.in_bag() == 0 || is_complete(arm)) return 0;
    return plies_ > 0 ? foresight : foresight_of_the_end;
}

std::vector<double> Simulation::ratings() const {
    double above = 0;  // what rollouts say is this much more than was foreseen, on average
    double samples = 0;
    for (const Arm& arm : arms_) {
        const auto many = static_cast<double>(arm.samples());
        above += static_cast<double>(arm.worth) - many * arm.foreseen;
        samples += many;
    }
    above /= std::max(samples, 1.0);
    std::vector<double> ratings;
    for (std::size_t number = 0; number < arms_.size(); ++number) {
        const Arm& arm = arms_[number];
        const double weight = samples == 0 ? 1 : weight_of_foresight(number);
        const double sum = static_cast<double>(arm.worth) + weight * (arm.foreseen + above);
        ratings.push_back(sum / std::max(static_cast<double>(arm.samples()) + weight, 1.0));
    }
    return ratings;
}

std::size_t Simulation::leader() const {
    const std::vector<double> ratings = this->ratings();
    return static_cast<std::size_t>(std::ranges::max_element(ratings) - ratings.begin());
}

// How certain it is that the leader is better, by the tiles that both have met: the mean difference squared, in units
// of its variance. Those that never differ cannot be told apart, and need not be.
double Simulation::evidence(std::size_t leader, std::size_t rival) const {
    const Arm& one = arms_[leader];
    const Arm& other = arms_[rival];
    const std::size_t shared = std::min(one.samples(), other.samples());
    double sum = 0;
    double squares = 0;
    for (std::size_t number = 0; number < shared; ++number) {
        const double difference = one.worths[number] - other.worths[number];
        sum += difference;
        squares += difference * difference;
    }
    if (squares <= 0) return std::numeric_limits<double>::infinity();
    const auto many = static_cast<double>(shared);
    const double variance = squares / many - sum / many * (sum / many);
    const double weight = std::min(weight_of_foresight(leader), weight_of_foresight(rival));
    const double mean = (sum + weight * (one.foreseen - other.foreseen)) / (many + weight);
    return mean <= 0 ? 0 : (many + weight) * mean * mean / std::max(variance, 1.0);
}

std::vector<Simulation::Rival> Simulation::rivals(std::size_t leader) const {
    std::vector<Rival> rivals;
    for (std::size_t arm = 0; arm < arms_.size(); ++arm) {
        if (arm == leader || (is_complete(arm) && is_complete(leader))) continue;
        const double evidence = this->evidence(leader, arm);
        if (std::isinf(evidence)) continue;
        rivals.push_back({evidence / 2 + std::log(static_cast<double>(arms_[arm].samples())), arm});
    }
    return rivals;
}

void Simulation::settle() {
    if (!has_floor()) return;
    const double enough = std::log((1 + std::log(static_cast<double>(nodes_) + 1)) / doubt);
    is_settled_ = std::ranges::all_of(rivals(leader()), [&](const Rival& rival) {
        return rival.cost - std::log(static_cast<double>(arms_[rival.arm].samples())) > enough;
    });
}

}  // namespace tilewright
