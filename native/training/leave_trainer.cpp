#include "training/leave_trainer.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <optional>

#include "core/helpers.hpp"
#include "search/table.hpp"
#include "training/rack_values.hpp"

namespace tilewright {
namespace {

constexpr float grain = 64;            // values are whole 64ths: finer than they are known, and they pack better
constexpr double weight_of_parts = 2;  // how many boards what is known of the parts of a leave counts for
constexpr float most_points = 5'000;

// A turn of a game: the board, what nobody sees on it, and how many of these are in the bag.
struct Board {
    Position position;
    Counts unseen;
    int in_bag;
};

Counts without_standing(Counts tiles, const Position& position) {
    for (int row = 1; row <= position.lanes(Direction::across); ++row) {
        for (const Square& square : position.lane(Direction::across, row)) {
            if (!square.is_empty() && letter_of(square.tile) < unknown_letter) --tiles[face_of(square.tile)];
        }
    }
    return tiles;
}

}  // namespace

// What a thread needs to play games and to value boards of them.
class LeaveTrainer::Lesson {
public:
    Lesson(const LeaveTrainer& trainer, const Match& match, std::span<const float> idle)
        : trainer_{trainer}, match_{match}, idle_{idle}, table_{match}, scores_{trainer.sets_}, racks_{trainer.sets_} {}

    // One turn of game `number`, any of those at which tiles lie on the board and in the bag with equal chance: leaves
    // count where one draws, and what an empty board allows is no measure for other boards. Nothing if there is none.
    std::optional<Board> sample(std::uint64_t seed, std::uint64_t number) {
        std::optional<Board> chosen;
        Chance chance{~seed, number};
        std::uint32_t turns = 0;
        kept_.clear();
        table_.play(Chance{seed, number}, static_cast<int>(number % 2),
                    [&](const Position& position, const Counts& rack, int in_bag, const Choice& choice) {
                        if (in_bag == 0) return;
                        kept_.push_back(kept_by(rack, choice));
                        if (position.is_empty() || chance.below(++turns) != 0) return;
                        chosen = Board{position, without_standing(match_.tiles, position), in_bag};
                    });
        return chosen;
    }

    std::span<const float> value(const Board& board) {
        for (int kind = 0; kind < trainer_.sets_.kinds(); ++kind) {
            stock_[static_cast<std::size_t>(kind)] = board.unseen[trainer_.sets_.face(kind)];
        }
        scores_.fill(board.position, board.unseen, match_.terms);
        const bool may_exchange = board.in_bag >= std::max(match_.terms.exchange_least, 1);
        return racks_.average(scores_, stock_, trainer_.values_, may_exchange ? idle_ : trainer_.values_);
    }

    const Stock& stock() const { return stock_; }
    const std::vector<SetNumber>& kept() const { return kept_; }

private:
    SetNumber kept_by(Counts rack, const Choice& choice) const {
        if (choice.kind == Choice::Kind::pass) return 0;
        for (const Tile tile : choice.play.tiles) {
            if (tile != no_tile) --rack[face_of(tile)];
        }
        const Multisets& sets = trainer_.sets_;
        SetNumber set = 0;
        for (std::size_t face = 0; face < rack.size(); ++face) {
            for (int left = rack[face] - choice.exchanged[face]; left > 0; --left) {
                set = sets.with(set, sets.kind_of(static_cast<Letter>(face)));
            }
        }
        return set;
    }

    const LeaveTrainer& trainer_;
    const Match& match_;
    std::span<const float> idle_;
    Table table_;
    PlayScores scores_;
    RackValues racks_;
    Stock stock_{};
    std::vector<SetNumber> kept_;
};

LeaveTrainer::LeaveTrainer(const Match& match)
    : match_{match},
      sets_{match.tiles, match.terms.rack_size},
      leaves_{sets_.first_of(match.terms.rack_size)},
      values_(leaves_ + RackValues::room_behind),
      sums_(leaves_),
      boards_(leaves_),
      kept_(leaves_) {}

void LeaveTrainer::learn(std::uint64_t seed, std::uint64_t first, std::size_t boards, int threads) {
    const std::vector<float> idle = best_parts(sets_, values_);
    const Leaves leaves{file()};
    Match match = match_;
    match.leaves = {&leaves, &leaves};
    check(match, threads);
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        Lesson lesson{*this, match, idle};
        for (std::size_t board = next++; board < boards; board = next++) value_board(lesson, seed, first + board);
    };
    Helpers helpers;
    for (int helper = 1; helper < threads; ++helper) helpers.emplace_back(work);
    work();
}

void LeaveTrainer::value_board(Lesson& lesson, std::uint64_t seed, std::uint64_t number) {
    const std::optional<Board> board = lesson.sample(seed, number);
    if (!board) return;
    const std::span<const float> worth = lesson.value(*board);
    const std::scoped_lock lock{adding_};
    const auto visit = [&](const Prefix& leave) {
        const float points = std::clamp(worth[leave.number()] - worth[0], -most_points, most_points);
        sums_[leave.number()] += std::llround(points * one_point);
        ++boards_[leave.number()];
    };
    Prefix prefix{sets_};
    for (int size = 1; size < sets_.longest(); ++size) prefix.each(size, lesson.stock(), visit);
    for (const SetNumber leave : lesson.kept()) ++kept_[leave];
    ++valued_;
}

// The average of the boards. Where they are few, what the parts of the leave are worth, one tile less, has a say too.
float LeaveTrainer::smoothed(const Prefix& leave) const {
    double parts = 0;
    for (const Part& part : leave.parts()) parts += part.count * double{values_[part.without]};
    const double sum = static_cast<double>(sums_[leave.number()]) / one_point + parts / leave.size() * weight_of_parts;
    const double value = sum / (boards_[leave.number()] + weight_of_parts);
    return static_cast<float>(std::round(value * grain)) / grain;
}

Change LeaveTrainer::settle() {
    const std::vector<float> before = values_;
    Prefix prefix{sets_};
    const auto visit = [&](const Prefix& leave) { values_[leave.number()] = smoothed(leave); };
    for (int size = 1; size < sets_.longest(); ++size) prefix.each(size, sets_.stock(), visit);
    Change change{0, 0, valued_};
    for (std::size_t leave = 1; leave < leaves_; ++leave) {
        change.mean += kept_[leave] * std::abs(double{values_[leave]} - before[leave]);
        change.kept += kept_[leave];
    }
    change.mean /= static_cast<double>(std::max<std::uint64_t>(change.kept, 1));
    std::ranges::fill(sums_, 0);
    std::ranges::fill(boards_, 0U);
    std::ranges::fill(kept_, 0U);
    valued_ = 0;
    return change;
}

}  // namespace tilewright
