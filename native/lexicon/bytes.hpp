#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright {

// The numbers of a file in little-endian order, and back; whole numbers of four bytes each. Files are copied, never
// used where they lie: one that shrinks while it is mapped would bring the whole program down.
std::vector<std::uint32_t> numbers_of(std::string_view bytes);
std::string bytes_of(const std::vector<std::uint32_t>& numbers);

}  // namespace tilewright
