#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "movegen/tile.hpp"

namespace tilewright {

inline constexpr int longest_side = 21;

enum class Direction : std::uint8_t { across, down };

constexpr Direction other(Direction direction) {
    return direction == Direction::across ? Direction::down : Direction::across;
}

// A rectangle of squares, what they multiply by, and the one that the first play covers. Rows and columns count from 1.
struct Layout {
    int height = 0;
    int width = 0;
    int centre_row = 0;
    int centre_col = 0;
    std::array<std::uint8_t, longest_side * longest_side> letter_times{};
    std::array<std::uint8_t, longest_side * longest_side> word_times{};

    // Row after row. Throws std::invalid_argument if that is no board.
    Layout(int height, int width, std::span<const std::uint8_t> letter_times, std::span<const std::uint8_t> word_times,
           int centre);
};

}  // namespace tilewright
