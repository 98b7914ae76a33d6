#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>

namespace tilewright {

// Counts the nodes of a search, and throws when they or the time run out, or when somebody stops it.
class Meter {
public:
    struct RanOut {};

    // Without any limit, so that there is always an answer.
    void begin() { *this = Meter{}; }

    // So many nodes from now on, and so many seconds from the beginning on; 0: however long it takes.
    void limit(std::uint64_t nodes, double seconds, const std::atomic<bool>* stop) {
        most_ = nodes;
        stop_ = stop;
        const auto allowed = std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>{seconds});
        until_ = seconds > 0 ? began_ + allowed : Clock::time_point::max();
    }

    void count() {
        const bool is_look = nodes_ % nodes_between_looks == 0 && until_ < Clock::time_point::max();
        const bool is_stopped = stop_ != nullptr && stop_->load(std::memory_order_relaxed);
        if (nodes_ >= most_ || is_stopped || (is_look && Clock::now() > until_)) throw RanOut{};
        ++nodes_;
    }

    void forget_nodes() { nodes_ = 0; }
    void allow(std::uint64_t nodes) { most_ = nodes; }
    std::uint64_t nodes() const { return nodes_; }
    std::uint64_t most() const { return most_; }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::uint64_t nodes_between_looks = 128;  // at the clock

    std::uint64_t nodes_ = 0;
    std::uint64_t most_ = std::numeric_limits<std::uint64_t>::max();
    Clock::time_point began_ = Clock::now();
    Clock::time_point until_ = Clock::time_point::max();
    const std::atomic<bool>* stop_ = nullptr;
};

}  // namespace tilewright
