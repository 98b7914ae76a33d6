#include "search/preendgame.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>
#include <utility>

#include "search/share_out.hpp"

namespace tilewright {
namespace {

constexpr int most_in_bag = 4;
constexpr std::size_t most_candidates = 1'000;
constexpr std::size_t most_stages = 20;
constexpr int most_plies = 100;
constexpr int most_moves = 100;
constexpr std::size_t tasks_of_round = 48;       // while everybody plays by the static player
constexpr std::size_t tasks_with_foresight = 8;  // which takes longer
constexpr std::size_t tasks_by_all_moves = 2;    // which takes longest
constexpr std::size_t least_draws = 6;           // of each candidate, before a stage can end
constexpr double hesitation = 10;                // a correction by so many draws, of very many, counts half
constexpr double certainty = 3;                  // standard errors
constexpr double million = 1'000'000;

void refuse_if(bool is_bad, const char* why) {
    if (is_bad) throw std::invalid_argument(why);
}

template <class Things>
void mix(Things& things, Chance& chance) {
    for (std::size_t left = things.size(); left > 1; --left) {
        std::swap(things[left - 1], things[chance.below(static_cast<std::uint32_t>(left))]);
    }
}

}  // namespace

PreEndgame::PreEndgame(Outlook outlook, const Guides& guides, const std::vector<Choice>& candidates,
                       std::vector<Stage> stages, std::uint64_t seed)
    : outlook_{std::move(outlook)}, guides_{guides}, stages_{std::move(stages)} {
    check(outlook_);
    const int in_bag = outlook_.in_bag();
    refuse_if(outlook_.seats() != 2, "a pre-endgame is for two");
    refuse_if(in_bag < 1 || in_bag > most_in_bag, "in a pre-endgame the bag holds 1 to 4 tiles");
    refuse_if(candidates.empty() || candidates.size() > most_candidates, "1 to 1,000 candidates are possible");
    refuse_if(stages_.empty() || stages_.size() > most_stages, "1 to 20 stages are possible");
    for (const Stage& stage : stages_) {
        const Foresight& foresight = stage.foresight;
        refuse_if(stage.candidates < 1, "each stage has candidates");
        refuse_if(foresight.plies < 0 || foresight.plies > most_plies, "0 to 100 plies are possible");
        const bool is_sized = std::min(foresight.width, foresight.replies) >= 0 &&
                              std::max(foresight.width, foresight.replies) <= most_moves;
        refuse_if(!is_sized, "0 to 100 moves can be weighed");
        const bool is_blind = foresight.plies > 0 && foresight.nodes == 0 && foresight.width == 0;
        refuse_if(is_blind, "who looks ahead weighs moves");
    }
    Chance chance{seed, 0};
    Game game = begun(outlook_);
    deal(game, outlook_, chance);
    for (const Choice& candidate : candidates) {
        check(game, candidate);
        const bool empties = candidate.kind == Choice::Kind::play && candidate.play.laid >= in_bag;
        lines_.push_back({candidate, empties, std::vector<std::vector<Fate>>(stages_.size())});
    }
    draws_ = outlook_.remembers()
                 ? draws_of(outlook_.unseen, in_bag, outlook_.returned, outlook_.hidden(1), outlook_.kept[1])
                 : draws_of(outlook_.unseen, in_bag);
    mix(draws_, chance);
    for (Draw& draw : draws_) {
        ways_ += draw.ways;
        mix(draw.tiles, chance);  // more than two are drawn in one order only
    }
    left_.resize(std::min(lines_.size(), stages_[0].candidates));
    std::iota(left_.begin(), left_.end(), std::size_t{0});
}

void PreEndgame::work(int threads) {
    refuse_if(threads < 1 || threads > 1024, "1 to 1024 threads are possible");
    if (is_settled_) return;
    plan();
    run(threads);
    drop();
    while (!is_settled_ && is_done()) begin_stage();
}

// Whether this stage has nothing more to find out, or no more nodes.
bool PreEndgame::is_done() const {
    if (left_.size() == 1) return true;
    std::size_t least = draws_.size();
    for (const std::size_t line : left_) least = std::min(least, fates(line).size());
    const bool is_spent = stage_ + 1 < stages_.size() && nodes_ >= stages_[stage_].nodes;
    return least == draws_.size() || (is_spent && least >= least_draws);
}

void PreEndgame::begin_stage() {
    is_settled_ = left_.size() == 1 || stage_ + 1 == stages_.size();
    if (is_settled_) return;
    std::ranges::stable_sort(left_, std::greater{}, [&](std::size_t line) { return rating(lines_[line]); });
    left_.resize(std::min(left_.size(), stages_[++stage_].candidates));
    if (stages_[stage_].foresight != stages_[stage_ - 1].foresight) return;
    for (const std::size_t line : left_) fates(line) = lines_[line].fates[stage_ - 1];  // nothing is played twice
}

// Those that were looked at least come first.
void PreEndgame::plan() {
    const Foresight& foresight = stages_[stage_].foresight;
    const std::size_t many = foresight.nodes > 0   ? tasks_by_all_moves
                             : foresight.plies > 0 ? tasks_with_foresight
                                                   : tasks_of_round;
    tasks_.clear();
    std::size_t draw = draws_.size();
    for (const std::size_t line : left_) draw = std::min(draw, fates(line).size());
    for (; draw < draws_.size() && tasks_.size() < many; ++draw) {
        for (const std::size_t line : left_) {
            if (fates(line).size() <= draw && tasks_.size() < many) tasks_.push_back({line, draw});
        }
    }
}

void PreEndgame::run(int threads) {
    while (rollouts_.size() < static_cast<std::size_t>(threads)) {
        rollouts_.push_back(std::make_unique<Rollout>(outlook_, guides_, 0));
    }
    for (const auto& rollout : rollouts_) rollout->set(stages_[stage_].foresight);
    results_.assign(tasks_.size(), {});
    share_out(tasks_.size(), threads,
              [&](std::size_t worker, std::size_t task) { results_[task] = play(*rollouts_[worker], tasks_[task]); });
    for (std::size_t task = 0; task < tasks_.size(); ++task) {
        fates(tasks_[task].line).push_back(results_[task]);
        nodes_ += results_[task].nodes;
    }
}

// Where the bag is not emptied at once, it matters who draws what.
Fate PreEndgame::play(Rollout& rollout, const Task& task) const {
    const Line& line = lines_[task.line];
    const Word& order = draws_[task.draw].tiles;
    const Fate one = rollout.play(line.move, order);
    if (line.empties_bag || order.size() != 2 || order[0] == order[1]) return one;
    const std::array<Letter, 2> reversed{order[1], order[0]};
    const Fate two = rollout.play(line.move, reversed);
    return {(one.win + two.win) / 2, (one.spread + two.spread) / 2, (one.worth + two.worth) / 2, one.nodes + two.nodes};
}

void PreEndgame::drop() {
    const std::size_t leader =
        *std::ranges::max_element(left_, {}, [&](std::size_t line) { return rating(lines_[line]); });
    std::erase_if(left_, [&](std::size_t line) {
        if (line == leader) return false;
        const Gap gap = this->gap(lines_[leader], lines_[line]);
        return gap.mean > certainty * gap.error + stages_[stage_].doubt;
    });
}

// By the draws that both have met. On all of them there is no error.
PreEndgame::Gap PreEndgame::gap(const Line& leader, const Line& other) const {
    const std::vector<Fate>& ours = leader.fates[stage_];
    const std::vector<Fate>& theirs = other.fates[stage_];
    const std::size_t shared = std::min(ours.size(), theirs.size());
    if (shared < std::min(least_draws, draws_.size())) return {};
    double ways = 0;
    double ways_squared = 0;
    double sum = 0;
    double squares = 0;
    for (std::size_t draw = 0; draw < shared; ++draw) {
        const double weight = draws_[draw].ways;
        const double difference = (ours[draw].worth - theirs[draw].worth) / million;
        ways += weight;
        ways_squared += weight * weight;
        sum += weight * difference;
        squares += weight * difference * difference;
    }
    const double variance = std::max(squares / ways - sum / ways * (sum / ways), 0.01);
    const double unseen = unseen_share(ways);
    return {rating(leader) - rating(other), std::sqrt(variance * unseen * ways_squared) / ways};
}

Finding PreEndgame::found(const Line& line) const {
    std::size_t stage = stage_;
    while (stage > 0 && line.fates[stage].empty()) --stage;
    return found(line, stage);
}

// What the last stage that met more draws has found is corrected by these. If there is none, they count alone.
Finding PreEndgame::found(const Line& line, std::size_t stage) const {
    const std::vector<Fate>& fates = line.fates[stage];
    std::size_t before = stage;
    while (before > 0 && line.fates[before].size() <= fates.size()) --before;
    const bool corrects = line.fates[before].size() > fates.size();
    Finding found = corrects ? this->found(line, before) : Finding{line.move, fates.size()};
    if (fates.empty()) return found;
    double ways = 0;
    double win = 0;
    double squares = 0;
    double spread = 0;
    double worth = 0;
    for (std::size_t draw = 0; draw < fates.size(); ++draw) {
        const Fate had = corrects ? line.fates[before][draw] : Fate{};
        const double weight = draws_[draw].ways;
        const double won = (fates[draw].win - had.win) / million;
        ways += weight;
        win += weight * won;
        squares += weight * won * won;
        spread += weight * static_cast<double>(fates[draw].spread - had.spread) / one_point;
        worth += weight * (fates[draw].worth - had.worth) / million;
    }
    const auto many = static_cast<double>(fates.size());
    const double unseen = unseen_share(ways);
    const double share = (corrects ? many / (many + hesitation * unseen) : 1) / ways;
    const double variance = std::max(squares / ways - win / ways * (win / ways), 0.0) * unseen / many;
    found.error = std::hypot(found.error, share * ways * std::sqrt(variance));
    found.win = std::clamp(found.win + share * win, 0.0, 1.0);
    found.spread += share * spread;
    found.worth += share * worth;
    return found;
}

std::vector<Finding> PreEndgame::findings() const {
    std::vector<std::size_t> order(lines_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<Finding> findings;
    for (const Line& line : lines_) findings.push_back(found(line));
    // Whoever was looked at better comes first.
    const auto reached = [&](std::size_t line) {
        return std::ranges::count_if(lines_[line].fates, [](const std::vector<Fate>& fates) { return !fates.empty(); });
    };
    const auto is_left = [&](std::size_t line) { return std::ranges::find(left_, line) != left_.end(); };
    std::ranges::stable_sort(order, [&](std::size_t one, std::size_t other) {
        if (is_left(one) != is_left(other)) return is_left(one);
        if (!is_left(one) && reached(one) != reached(other)) return reached(one) > reached(other);
        return findings[one].worth > findings[other].worth;
    });
    std::vector<Finding> sorted;
    for (const std::size_t line : order) sorted.push_back(findings[line]);
    return sorted;
}

}  // namespace tilewright
