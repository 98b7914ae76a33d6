#include "search/draws.hpp"

#include <algorithm>

namespace tilewright {
namespace {

double ways_to_take(int some, int all) {
    double ways = 1;
    for (int taken = 0; taken < some; ++taken) ways = ways * (all - taken) / (taken + 1);
    return ways;
}

class Drawing {
public:
    explicit Drawing(const Counts& unseen) : unseen_{unseen} {}

    std::vector<Draw> all(int many) {
        go_on(0, many, 1);
        return std::move(draws_);
    }

private:
    void go_on(std::size_t face, int many, double ways) {
        if (many == 0) {
            draws_.push_back({tiles_, ways});
            return;
        }
        if (face == unseen_.size()) return;
        const std::size_t before = tiles_.size();
        int taken = std::min<int>(many, unseen_[face]);
        for (tiles_.resize(before + static_cast<std::size_t>(taken), static_cast<Letter>(face)); taken > 0; --taken) {
            go_on(face + 1, many - taken, ways * ways_to_take(taken, unseen_[face]));
            tiles_.pop_back();
        }
        go_on(face + 1, many, ways);
    }

    const Counts& unseen_;
    Word tiles_;
    std::vector<Draw> draws_;
};

}  // namespace

std::vector<Draw> draws_of(const Counts& unseen, int many) { return Drawing{unseen}.all(many); }

}  // namespace tilewright
