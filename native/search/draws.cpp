#include "search/draws.hpp"

#include <algorithm>
#include <map>
#include <numeric>

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

// Of all ways to put the tiles of a rack in their places, the share in which some of them are where they can be.
double share_of_ways(int some, int places, int all_places) {
    double share = 1;
    for (int one = 0; one < some; ++one) share = share * (places - one) / (all_places - one);
    return share;
}

}  // namespace

std::vector<Draw> draws_of(const Counts& unseen, int many) { return Drawing{unseen}.all(many); }

std::vector<Draw> draws_of(const Counts& unseen, int many, const Counts& returned, int hidden, int kept) {
    const Counts others = without(unseen, returned);
    const int all = std::reduce(returned.begin(), returned.end(), 0);
    std::map<Counts, double> ways;
    for (int back = std::max(0, all - (hidden - kept)); back <= std::min(many, all); ++back) {
        const double share = share_of_ways(all - back, hidden - kept, hidden);
        const std::vector<Draw> rest = draws_of(others, many - back);
        for (const Draw& one : draws_of(returned, back)) {
            for (const Draw& other : rest) {
                ways[both(counts_of(one.tiles), counts_of(other.tiles))] += one.ways * other.ways * share;
            }
        }
    }
    std::vector<Draw> draws;
    for (const auto& [tiles, many_ways] : ways) draws.push_back({draws_of(tiles, many)[0].tiles, many_ways});
    return draws;
}

}  // namespace tilewright
