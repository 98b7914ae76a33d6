#include "core/build_info.hpp"

#include <string_view>

namespace tilewright {
namespace {

#if defined(_MSVC_LANG)
constexpr long standard = _MSVC_LANG;
#else
constexpr long standard = __cplusplus;
#endif
static_assert(standard >= 202002L, "Tilewright needs C++20");

// clang also defines __GNUC__, so it is asked first.
std::string compiler() {
#if defined(__clang__)
    return "clang++ " + std::to_string(__clang_major__) + '.' + std::to_string(__clang_minor__) + '.' +
           std::to_string(__clang_patchlevel__);
#elif defined(__GNUC__)
    return "g++ " + std::to_string(__GNUC__) + '.' + std::to_string(__GNUC_MINOR__) + '.' +
           std::to_string(__GNUC_PATCHLEVEL__);
#elif defined(_MSC_VER)
    return "msvc " + std::to_string(_MSC_VER);
#else
    return "unknown compiler";
#endif
}

#if defined(NDEBUG)
constexpr std::string_view flavour = "release";
#else
constexpr std::string_view flavour = "debug";
#endif

}  // namespace

std::string build_info() {
    return "C++" + std::to_string(standard / 100 % 100) + ", " + compiler() + ", " + std::string(flavour);
}

}  // namespace tilewright
