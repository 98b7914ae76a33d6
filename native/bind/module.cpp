// The skin: converts, releases the GIL, decides nothing. There is no `if` in this folder.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>

#include "bind/convert.hpp"
#include "core/build_info.hpp"

namespace nb = nanobind;

NB_MODULE(_native, module) {
    // What a cache still holds when Python ends is no leak, and a player must not read about it.
    nb::set_leak_warnings(false);
    module.doc() = "The native core of Tilewright.";
    module.def("build", &tilewright::build_info, "How this binary was made: standard, compiler, flavour.");
    tilewright::bind::add_lexicon(module);
    tilewright::bind::add_movegen(module);
    tilewright::bind::add_search(module);
    tilewright::bind::add_batch(module);
    tilewright::bind::add_game(module);
    tilewright::bind::add_simulation(module);
    tilewright::bind::add_training(module);
}
