#pragma once

#include <algorithm>

#include "search/draws.hpp"
#include "search/rollout.hpp"

namespace tilewright {

// What is known of a candidate so far, for the seat to move.
struct Finding {
    Choice move;
    std::size_t samples = 0;  // of the ways to fill the bag, those that were looked at
    double win = 0;           // from 0 to 1
    double error = 0;         // of `win`, one standard deviation; 0 once everything was looked at
    double spread = 0;        // in points
    double worth = 0;         // the win, and a little for the spread: what decides
};

// Which move of two wins most often while the bag holds a few tiles: over everything that it may hold, by stages. Each
// stage looks at fewer candidates than the one before, and plays on better. What it finds out on some of the draws
// corrects what the stage before found on more of them; on all of them, it replaces that. Within a stage, candidates
// that are certainly behind are dropped. Rounds are fixed lists of rollouts, so the result depends on the outlook and
// the number of rounds alone, whatever the number of threads.
class PreEndgame {
public:
    struct Stage {
        std::size_t candidates = 0;
        Foresight foresight{};
        std::uint64_t nodes = 0;  // of all stages so far, after which the next one begins
        double doubt = 0;         // by how much its values may be wrong, from 0 to 1
    };

    // Each candidate is one that the seat can make. Throws std::invalid_argument for what makes no sense.
    PreEndgame(Outlook outlook, const Guides& guides, const std::vector<Choice>& candidates, std::vector<Stage> stages,
               std::uint64_t seed);
    PreEndgame(const PreEndgame&) = delete;  // rollouts point to the outlook
    PreEndgame& operator=(const PreEndgame&) = delete;

    // One round more; nothing once it is settled.
    void work(int threads);

    bool is_settled() const { return is_settled_; }
    std::uint64_t nodes() const { return nodes_; }

    // The best first.
    std::vector<Finding> findings() const;

private:
    struct Line {
        Choice move;
        bool empties_bag;
        std::vector<std::vector<Fate>> fates;  // by stage, of the first draws
    };
    struct Task {
        std::size_t line;
        std::size_t draw;
    };
    struct Gap {
        double mean;
        double error;  // of the mean
    };

    double unseen_share(double ways) const { return std::max(1 - ways / ways_, 0.0); }
    void begin_stage();
    bool is_done() const;
    void plan();
    void run(int threads);
    Fate play(Rollout& rollout, const Task& task) const;
    void drop();
    Gap gap(const Line& leader, const Line& other) const;
    double rating(const Line& line) const { return found(line).worth; }
    Finding found(const Line& line) const;
    Finding found(const Line& line, std::size_t stage) const;
    std::vector<Fate>& fates(std::size_t line) { return lines_[line].fates[stage_]; }
    const std::vector<Fate>& fates(std::size_t line) const { return lines_[line].fates[stage_]; }

    Outlook outlook_;
    Guides guides_;
    std::vector<Stage> stages_;
    std::vector<Draw> draws_;
    double ways_ = 0;  // of all draws there are
    std::vector<Line> lines_;
    std::vector<std::size_t> left_;  // the lines of this stage, the best first when it began
    std::size_t stage_ = 0;
    std::uint64_t nodes_ = 0;
    bool is_settled_ = false;
    std::vector<Task> tasks_;
    std::vector<Fate> results_;
    std::vector<std::unique_ptr<Rollout>> rollouts_;
};

}  // namespace tilewright
