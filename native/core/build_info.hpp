#pragma once

#include <string>

namespace tilewright {

// How this binary was made, in one line for bug reports: "C++20, g++ 12.2.0, release".
std::string build_info();

}  // namespace tilewright
