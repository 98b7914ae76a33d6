#pragma once

#include <cstdint>

namespace tilewright {

// Random numbers that depend on a seed and a number alone: each game has a stream of its own, so it does not matter
// which thread plays it, or when. The steps are those of SplitMix64.
class Chance {
public:
    Chance(std::uint64_t seed, std::uint64_t stream) : state_{mixed(seed) ^ mixed(~stream)} {}

    std::uint64_t next() { return mixed(state_ += golden); }

    // A number from 0 to one less than `many`.
    std::uint32_t below(std::uint32_t many) { return static_cast<std::uint32_t>((next() >> 32) * many >> 32); }

private:
    static constexpr std::uint64_t golden = 0x9E3779B97F4A7C15ULL;

    static constexpr std::uint64_t mixed(std::uint64_t bits) {
        bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9ULL;
        bits = (bits ^ bits >> 27) * 0x94D049BB133111EBULL;
        return bits ^ bits >> 31;
    }

    std::uint64_t state_;
};

}  // namespace tilewright
