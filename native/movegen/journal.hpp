#pragma once

#include <cstdint>
#include <vector>

#include "movegen/lane.hpp"

namespace tilewright {

// What plays changed on a board, so that the last one can be taken back. Keeps its memory, so a search that goes back
// and forth asks for none.
class Journal {
public:
    // A play begins.
    void mark(int tiles) { marks_.push_back({squares_.size(), runs_.size(), tiles}); }

    // What is there before it is changed.
    void note(std::size_t place, const Square& square) { squares_.push_back({place, square}); }
    void note(std::size_t place, const Run& run) { runs_.push_back({place, run}); }

    // Calls `square` and `run` with what the last play changed, the last change first; returns how many tiles stood on
    // the board before it.
    template <class PutSquare, class PutRun>
    int take_back(PutSquare put_square, PutRun put_run) {
        const Mark mark = marks_.back();
        for (; squares_.size() > mark.squares; squares_.pop_back())
            put_square(squares_.back().place, squares_.back().was);
        for (; runs_.size() > mark.runs; runs_.pop_back()) put_run(runs_.back().place, runs_.back().was);
        marks_.pop_back();
        return mark.tiles;
    }

    bool operator==(const Journal&) const = default;
    void clear() {
        squares_.clear();
        runs_.clear();
        marks_.clear();
    }

private:
    struct Mark {
        std::size_t squares;
        std::size_t runs;
        int tiles;

        bool operator==(const Mark&) const = default;
    };
    template <class What>
    struct Before {
        std::size_t place;
        What was;

        bool operator==(const Before&) const = default;
    };

    std::vector<Before<Square>> squares_;
    std::vector<Before<Run>> runs_;
    std::vector<Mark> marks_;
};

}  // namespace tilewright
