#include "search/win_table.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <stdexcept>
#include <utility>

namespace tilewright {
namespace {

constexpr std::size_t most_rows = 1'000;
constexpr double most_points = 1e6;

// Of a normal distribution: how much lies below.
double below(double deviations) { return std::erfc(-deviations / std::numbers::sqrt2) / 2; }

bool is_sound(const WinTable::Row& row) {
    const auto is_gain = [](double gain) { return std::abs(gain) <= most_points; };
    return std::ranges::all_of(row.gains, is_gain) && row.deviation > 0 && row.deviation <= most_points;
}

}  // namespace

WinTable::WinTable(int seats, std::vector<Row> rows) : seats_{seats}, rows_{std::move(rows)} {
    if (seats < 2 || seats > most_seats) throw std::invalid_argument("two to four can play");
    const bool is_sized = !rows_.empty() && rows_.size() <= most_rows;
    if (!is_sized || !std::ranges::all_of(rows_, is_sound)) throw std::invalid_argument("this is no win table");
}

const WinTable::Row& WinTable::row(int in_bag) const {
    return rows_[static_cast<std::size_t>(std::clamp(in_bag, 0, static_cast<int>(rows_.size()) - 1))];
}

std::array<double, most_seats> WinTable::expected(const Standings& standings, int in_bag, int turn) const {
    std::array<double, most_seats> expected{};
    for (int seat = 0; seat < seats_; ++seat) {
        const auto away = static_cast<std::size_t>((seat - turn + seats_) % seats_);
        const auto at = static_cast<std::size_t>(seat);
        expected[at] = static_cast<double>(standings[at]) / one_point + row(in_bag).gains[away];
    }
    return expected;
}

double WinTable::chance(const Standings& standings, int in_bag, int turn, int seat) const {
    const std::array<double, most_seats> expected = this->expected(standings, in_bag, turn);
    const double deviation = row(in_bag).deviation;
    const auto ahead_of = [&](int other) {
        return (expected[static_cast<std::size_t>(seat)] - expected[static_cast<std::size_t>(other)]) / deviation;
    };
    if (seats_ == 2) return below(ahead_of(1 - seat) / std::numbers::sqrt2);
    // The sum over what this seat gains of the chance that all others gain less: smooth, so few steps are exact enough.
    constexpr int steps = 24;
    constexpr double reach = 4.8;
    constexpr double step = 2 * reach / steps;
    double chance = 0;
    double weights = 0;
    for (int number = 0; number <= steps; ++number) {
        const double gained = -reach + number * step;
        double weight = std::exp(-gained * gained / 2);
        weights += weight;
        for (int other = 0; other < seats_; ++other) {
            if (other != seat) weight *= below(ahead_of(other) + gained);
        }
        chance += weight;
    }
    return chance / weights;
}

double WinTable::margin(const Standings& standings, int in_bag, int turn, int seat) const {
    const std::array<double, most_seats> expected = this->expected(standings, in_bag, turn);
    double best = -2 * most_points * one_point;
    for (int other = 0; other < seats_; ++other) {
        if (other != seat) best = std::max(best, expected[static_cast<std::size_t>(other)]);
    }
    return expected[static_cast<std::size_t>(seat)] - best;
}

}  // namespace tilewright
