// The skin: converts, releases the GIL, decides nothing. There is no `if` in this folder.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>

#include "bind/convert.hpp"
#include "core/build_info.hpp"

namespace nb = nanobind;

NB_MODULE(_native, module) {
    module.doc() = "The native core of Tilewright.";
    module.def("build", &tilewright::build_info, "How this binary was made: standard, compiler, flavour.");
    tilewright::bind::add_lexicon(module);
    tilewright::bind::add_movegen(module);
    tilewright::bind::add_search(module);
    tilewright::bind::add_training(module);
}
