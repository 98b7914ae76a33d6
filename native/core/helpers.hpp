#pragma once

#include <thread>
#include <utility>
#include <vector>

namespace tilewright {

// Threads that are joined when the block ends, or before: std::jthread is missing in the libc++ of many Macs.
class Helpers {
public:
    Helpers() = default;
    Helpers(const Helpers&) = delete;
    Helpers& operator=(const Helpers&) = delete;
    ~Helpers() { join(); }

    template <class... Work>
    void emplace_back(Work&&... work) {
        threads_.emplace_back(std::forward<Work>(work)...);
    }

    void join() {
        for (std::thread& thread : threads_) thread.join();
        threads_.clear();
    }

private:
    std::vector<std::thread> threads_;
};

}  // namespace tilewright
