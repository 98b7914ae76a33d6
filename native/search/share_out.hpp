#pragma once

#include <atomic>
#include <cstddef>

#include "core/helpers.hpp"

namespace tilewright {

// Calls work(worker, piece) for each piece, on so many threads, in no particular order.
template <class Work>
void share_out(std::size_t pieces, int threads, const Work& work) {
    std::atomic<std::size_t> next{0};
    const auto run = [&](std::size_t worker) {
        for (std::size_t piece = next++; piece < pieces; piece = next++) work(worker, piece);
    };
    Helpers helpers;
    for (int helper = 1; helper < threads; ++helper) helpers.emplace_back(run, static_cast<std::size_t>(helper));
    run(0);
}

}  // namespace tilewright
