#include "lexicon/bytes.hpp"

#include <bit>
#include <cstring>
#include <stdexcept>

namespace tilewright {
namespace {

constexpr std::uint32_t swapped(std::uint32_t number) {
    return number >> 24 | (number >> 8 & 0xFF00U) | (number << 8 & 0xFF0000U) | number << 24;
}

void put_in_order(std::vector<std::uint32_t>& numbers) {
    if constexpr (std::endian::native == std::endian::big) {
        for (std::uint32_t& number : numbers) number = swapped(number);
    }
}

}  // namespace

std::vector<std::uint32_t> numbers_of(std::string_view bytes) {
    if (bytes.size() % 4 != 0) throw std::invalid_argument("the file ends in the middle of a number");
    std::vector<std::uint32_t> numbers(bytes.size() / 4);
    if (!numbers.empty()) std::memcpy(numbers.data(), bytes.data(), bytes.size());
    put_in_order(numbers);
    return numbers;
}

std::string bytes_of(const std::vector<std::uint32_t>& numbers) {
    std::vector<std::uint32_t> ordered = numbers;
    put_in_order(ordered);
    return {reinterpret_cast<const char*>(ordered.data()), 4 * ordered.size()};
}

}  // namespace tilewright
