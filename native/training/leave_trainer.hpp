#pragma once

#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "search/self_play.hpp"
#include "training/multisets.hpp"
#include "training/prefix.hpp"

namespace tilewright {

// What a generation has changed.
struct Change {
    double mean = 0;           // in points, of the leaves kept in its games, each as often as it was kept
    std::uint64_t kept = 0;    // how many those were
    std::uint64_t boards = 0;  // how many boards the new values come from
};

// Makes leave values, generation by generation. A board is a turn of a game that the players with the values so far
// play against themselves; on it every leave has an exact worth beside the empty one (see `RackValues`), and the
// average of these over many boards is its next value. All that is added up are whole numbers, so neither the threads
// nor their order change the outcome.
class LeaveTrainer {
public:
    // The match's own leave values are not looked at: these start at nothing. Throws std::invalid_argument if the racks
    // are too many.
    explicit LeaveTrainer(const Match& match);

    // How many leaves there are, the empty one left out.
    std::size_t size() const { return leaves_ - 1; }

    // Value boards from one number on. Board n depends on the seed, on n and on the values of this generation alone;
    // none may be valued twice.
    void learn(std::uint64_t seed, std::uint64_t first, std::size_t boards, int threads);

    // End the generation: its averages are the new values.
    Change settle();

    // The values of the last generation as a KLV2 file, in 64ths of a point.
    std::string file() const;

    // All that has been learnt, and back; what is restored goes on as if it had never stopped. Throws
    // std::invalid_argument if it is not of these tiles.
    std::string state() const;
    void restore(std::string_view state);

private:
    class Lesson;

    void value_board(Lesson& lesson, std::uint64_t seed, std::uint64_t number);
    float smoothed(const Prefix& prefix) const;

    Match match_;
    Multisets sets_;
    std::size_t leaves_;
    std::vector<float> values_;       // by number, with room behind
    std::vector<std::int64_t> sums_;  // of what the leaves were worth on the boards of this generation, in millipoints
    std::vector<std::uint32_t> boards_;  // on how many of them the leave could be held
    std::vector<std::uint32_t> kept_;    // how often it was kept in their games
    std::uint64_t valued_ = 0;
    std::mutex adding_;
};

}  // namespace tilewright
