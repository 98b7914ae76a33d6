#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright {

// The numbers of a file, four bytes each in little-endian order, read where they lie.
class Numbers {
public:
    // Throws std::invalid_argument if the last one is not whole.
    explicit Numbers(std::string_view bytes);

    std::size_t size() const { return bytes_.size() / 4; }

    std::uint32_t operator[](std::size_t place) const {
        std::uint32_t number = 0;
        std::memcpy(&number, bytes_.data() + 4 * place, 4);
        return in_order(number);
    }

    // Some of them; they must be there.
    Numbers part(std::size_t first, std::size_t count) const { return Numbers{bytes_.substr(4 * first, 4 * count)}; }

    static constexpr std::uint32_t in_order(std::uint32_t number) {
        if constexpr (std::endian::native == std::endian::little) return number;
        return number >> 24 | (number >> 8 & 0xFF00U) | (number << 8 & 0xFF0000U) | number << 24;
    }

private:
    std::string_view bytes_;
};

// And back.
std::string bytes_of(const std::vector<std::uint32_t>& numbers);

}  // namespace tilewright
