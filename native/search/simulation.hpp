#pragma once

#include <memory>
#include <vector>

#include "search/rollout.hpp"

namespace tilewright {

// What the rollouts of one candidate came to. All sums are of whole numbers, so no order changes them.
struct Arm {
    Choice move;
    std::vector<std::int32_t> worths;  // of rollout 0, 1, ..., in millionths
    std::int64_t worth = 0;            // their sum
    std::int64_t wins = 0;             // in millionths
    double squares = 0;                // of the wins, from 0 to 1
    std::int64_t spreads = 0;          // in thousandths of a point
    std::int32_t foreseen = 0;         // what the win table says at once, as a worth

    std::size_t samples() const { return worths.size(); }
};

// Which of some candidates wins most often when everybody plays on. All meet the same tiles. After a number of rollouts
// for each the rest go to the leader and to those it is hardest to tell from it. Where the bag can be drawn in few
// ways, each of them comes once, and the means are exact in the end. Rounds are fixed lists of rollouts, so the result
// depends on the outlook and the number of rounds alone, whatever the number of threads. As long as rollouts are few,
// what the win table says of a candidate at once counts as much as some of them.
class Simulation {
public:
    // Each candidate is one that the seat can make. Throws std::invalid_argument for what makes no sense.
    Simulation(Outlook outlook, const Guides& guides, std::vector<Choice> candidates, int plies, int floor,
               std::uint64_t seed);
    Simulation(const Simulation&) = delete;  // rollouts point to the outlook
    Simulation& operator=(const Simulation&) = delete;

    // One round more; nothing once it is settled.
    void work(int threads);

    // Whether the leader is certain enough, or nothing is left to tell apart.
    bool is_settled() const { return is_settled_; }
    bool has_floor() const { return floor_done_ >= floor_; }  // of samples for each
    std::uint64_t nodes() const { return nodes_; }

    // In the order of the candidates.
    const std::vector<Arm>& arms() const { return arms_; }

    // What counts for each candidate: the mean worth, with what was foreseen; in millionths.
    std::vector<double> ratings() const;

    // The number of the candidate that did best.
    std::size_t leader() const;

private:
    struct Task {
        std::uint32_t arm;
        std::uint32_t number;
    };
    struct Rival {
        double cost;
        std::size_t arm;
    };

    void plan();
    void add(std::size_t arm, std::size_t many);
    void run(int threads);
    void settle();
    bool is_complete(std::size_t arm) const { return arms_[arm].samples() >= most_; }
    std::vector<Rival> rivals(std::size_t leader) const;
    double evidence(std::size_t leader, std::size_t rival) const;
    double weight_of_foresight(std::size_t arm) const;

    Outlook outlook_;
    Guides guides_;
    int plies_;
    std::size_t floor_;
    std::size_t floor_done_ = 0;
    std::uint64_t seed_;
    std::uint64_t nodes_ = 0;
    bool is_settled_ = false;
    std::vector<Word> orders_;  // of the bag, all of them; none if there are too many
    std::size_t most_;          // samples of one candidate
    std::vector<Arm> arms_;
    std::vector<Task> tasks_;
    std::vector<Fate> fates_;
    std::vector<std::unique_ptr<Rollout>> rollouts_;
};

}  // namespace tilewright
