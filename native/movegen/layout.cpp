#include "movegen/layout.hpp"

#include <algorithm>
#include <stdexcept>

namespace tilewright {
namespace {

constexpr int most_times = 4;  // as many as there are premiums for; with more a score might overflow

void copy(std::span<const std::uint8_t> from, std::size_t squares, std::span<std::uint8_t> to) {
    const auto is_factor = [](std::uint8_t times) { return times >= 1 && times <= most_times; };
    if (from.size() != squares || !std::ranges::all_of(from, is_factor)) {
        throw std::invalid_argument("a square multiplies by 1 to 4, and each has its number");
    }
    std::ranges::copy(from, to.begin());
}

}  // namespace

Layout::Layout(int rows, int cols, std::span<const std::uint8_t> letters, std::span<const std::uint8_t> words,
               int centre)
    : height{rows}, width{cols} {
    if (rows < 1 || rows > longest_side || cols < 1 || cols > longest_side) {
        throw std::invalid_argument("a board has 1 to 21 rows and columns");
    }
    if (centre < 0 || centre >= rows * cols) throw std::invalid_argument("the centre is not on the board");
    centre_row = centre / cols + 1;
    centre_col = centre % cols + 1;
    copy(letters, static_cast<std::size_t>(rows * cols), letter_times);
    copy(words, static_cast<std::size_t>(rows * cols), word_times);
}

}  // namespace tilewright
