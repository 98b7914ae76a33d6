#include "lexicon/bytes.hpp"

#include <algorithm>
#include <stdexcept>

namespace tilewright {

Numbers::Numbers(std::string_view bytes) : bytes_{bytes} {
    if (bytes.size() % 4 != 0) throw std::invalid_argument("the file ends in the middle of a number");
}

std::string bytes_of(const std::vector<std::uint32_t>& numbers) {
    std::vector<std::uint32_t> ordered(numbers.size());
    std::ranges::transform(numbers, ordered.begin(), &Numbers::in_order);
    return {reinterpret_cast<const char*>(ordered.data()), 4 * ordered.size()};
}

}  // namespace tilewright
