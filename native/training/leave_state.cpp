#include <algorithm>
#include <bit>
#include <cmath>
#include <stdexcept>

#include "lexicon/bytes.hpp"
#include "lexicon/leave_file.hpp"
#include "training/leave_trainer.hpp"

namespace tilewright {
namespace {

// Multisets of all sizes in the order of a dictionary, each before those that begin with it.
template <class Visit>
void in_file_order(const Multisets& sets, Prefix& prefix, Visit visit) {
    if (prefix.size() > 0) visit(prefix.number());
    if (prefix.size() + 1 == sets.longest()) return;
    for (int kind = prefix.next(sets.stock()); kind < sets.kinds(); ++kind) {
        prefix.push(kind);
        in_file_order(sets, prefix, visit);
        prefix.pop();
    }
}

std::uint32_t low(std::uint64_t number) { return static_cast<std::uint32_t>(number); }
std::uint32_t high(std::uint64_t number) { return static_cast<std::uint32_t>(number >> 32); }
std::uint64_t joined(std::uint32_t low, std::uint32_t high) { return std::uint64_t{high} << 32 | low; }

}  // namespace

std::string LeaveTrainer::file() const {
    std::vector<float> values;
    values.reserve(size());
    Prefix prefix{sets_};
    in_file_order(sets_, prefix, [&](SetNumber leave) { values.push_back(values_[leave]); });
    return leave_file(match_.tiles, sets_.longest() - 1, values);
}

std::string LeaveTrainer::state() const {
    std::vector<std::uint32_t> numbers{low(valued_), high(valued_)};
    numbers.reserve(2 + 5 * leaves_);
    for (std::size_t leave = 0; leave < leaves_; ++leave) {
        const auto sum = std::bit_cast<std::uint64_t>(sums_[leave]);
        numbers.insert(numbers.end(), {std::bit_cast<std::uint32_t>(values_[leave]), low(sum), high(sum),
                                       boards_[leave], kept_[leave]});
    }
    return bytes_of(numbers);
}

void LeaveTrainer::restore(std::string_view state) {
    const Numbers numbers{state};
    if (numbers.size() != 2 + 5 * leaves_) throw std::invalid_argument("this training is of other tiles");
    valued_ = joined(numbers[0], numbers[1]);
    for (std::size_t leave = 0; leave < leaves_; ++leave) {
        const Numbers kept = numbers.part(2 + 5 * leave, 5);
        const auto value = std::bit_cast<float>(kept[0]);
        if (!std::isfinite(value)) throw std::invalid_argument("this training is damaged");
        values_[leave] = value;
        sums_[leave] = std::bit_cast<std::int64_t>(joined(kept[1], kept[2]));
        boards_[leave] = kept[3];
        kept_[leave] = kept[4];
    }
}

}  // namespace tilewright
