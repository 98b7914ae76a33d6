// Feeds the core what nobody should: damaged files and boards that no game leads to. To be built with sanitizers; it
// stops at the first fault, and prints the number that brings it back.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>

#include "fuzz/trial.hpp"
#include "lexicon/bytes.hpp"
#include "lexicon/leaves.hpp"
#include "lexicon/lookup.hpp"
#include "movegen/best.hpp"
#include "movegen/map_search.hpp"
#include "movegen/plays.hpp"
#include "search/chance.hpp"
#include "search/solitaire/scaffold.hpp"
#include "search/solitaire/solitaire.hpp"
#include "training/on_board.hpp"

namespace tilewright {
namespace {

using Clock = std::chrono::steady_clock;

std::vector<Word> random_words(Chance& chance, int letters) {
    std::vector<Word> words(static_cast<std::size_t>(between(chance, 0, 60)));
    for (Word& word : words) {
        word.resize(static_cast<std::size_t>(between(chance, 1, chance.below(8) == 0 ? longest_word : 5)));
        for (Letter& letter : word) letter = static_cast<Letter>(between(chance, 1, letters));
    }
    return words;
}

std::string damaged(Chance& chance, std::string bytes) {
    for (int times = between(chance, 0, 4); times > 0 && !bytes.empty(); --times) {
        const std::size_t at = chance.below(static_cast<std::uint32_t>(bytes.size()));
        bytes[at] = static_cast<char>(chance.below(256));
        if (chance.below(10) == 0) bytes.resize(at);
    }
    return bytes;
}

Layout random_layout(Chance& chance) {
    const int height = between(chance, 1, chance.below(3) == 0 ? longest_side : 9);
    const int width = between(chance, 1, chance.below(3) == 0 ? longest_side : 9);
    std::vector<std::uint8_t> times(static_cast<std::size_t>(height * width));
    for (std::uint8_t& one : times) one = static_cast<std::uint8_t>(std::max(1, between(chance, -4, 4)));
    const std::vector<std::uint8_t> turned{times.rbegin(), times.rend()};
    return {height, width, times, turned, between(chance, 0, height * width - 1)};
}

std::vector<Tile> random_cells(Chance& chance, const Layout& layout, int letters) {
    std::vector<Tile> cells(static_cast<std::size_t>(layout.height * layout.width), no_tile);
    const std::uint32_t crowd = chance.below(6);
    for (Tile& cell : cells) {
        if (chance.below(8) >= crowd) continue;
        cell = static_cast<Tile>(chance.below(30) == 0 ? unknown_letter : between(chance, 1, letters));
        if (chance.below(10) == 0) cell |= blank_flag;
    }
    return cells;
}

bool same(const Play& one, const Play& two) {
    return one.direction == two.direction && one.lane == two.lane && one.start == two.start &&
           one.points == two.points && one.tiles == two.tiles;
}

void check_best(const Position& position, bool is_whole, const Counts& rack, int most, const Bonuses& bonuses) {
    Hand hand{rack};
    LeaveTable leaves;
    leaves.settle(hand, position.values(), 7);
    const std::vector<Play> plays = all_plays(position, hand, most, bonuses, leaves);
    const Millipoints floor = -1'000'000'000;
    const Play best = BestSearch{}.find(position, hand, most, bonuses, leaves, floor);
    const auto top = std::ranges::max_element(plays, {}, &Play::equity);
    require((best.laid > 0) == !plays.empty(), "there is a best play if and only if there is one");
    require(plays.empty() || top->equity == best.equity, "the best play is the best of all");
    if (position.graph().words() < 10'000 && Subracks::suit(rack, hand.size())) {
        const Play mapped = MapSearch{}.find(WordMap{position.graph()}, position, hand, most, bonuses, leaves, floor);
        // The two halves of a damaged graph may hold different words.
        require(!is_whole || mapped.equity == best.equity, "a word map finds what the graph finds");
    }
    require(any_play(position, rack, most) == !plays.empty(), "there is a play if and only if one is found");
    if (is_whole && hand.size() == 1 && most > 0) {
        const std::vector<Play> singles = single_plays(position, hand, bonuses, leaves, {});
        const auto is_found = [&](const Play& one) {
            return std::ranges::any_of(plays, [&](const Play& two) { return same(one, two); });
        };
        require(singles.size() == plays.size() && std::ranges::all_of(singles, is_found), "one tile finds its places");
    }
}

void check_lay(const Position& before, const Layout& layout, std::vector<Tile> cells, const Play& play,
               const Counts& rack) {
    Position laid = before;
    laid.lay(play);
    for (int step = 0; step < play.size; ++step) {
        const int row = play.direction == Direction::across ? play.lane : play.start + step;
        const int col = play.direction == Direction::across ? play.start + step : play.lane;
        Tile& cell = cells[static_cast<std::size_t>((row - 1) * layout.width + col - 1)];
        require((cell == no_tile) == (play.tiles[static_cast<std::size_t>(step)] != no_tile),
                "tiles go on free squares");
        if (cell == no_tile) cell = play.tiles[static_cast<std::size_t>(step)];
    }
    Position fresh{before.graph(), layout, before.values(), before.alphabet()};
    fresh.set(cells);
    const std::vector<Play> one = all_plays(laid, rack, 3, {});
    const std::vector<Play> two = all_plays(fresh, rack, 3, {});
    require(std::ranges::equal(one, two, same), "a board brought up to date is a board set up afresh");
}

// A board may be any, and so may the tiles that nobody sees.
void check_leaves(Chance& chance, const Position& position, int letters) {
    const Terms terms{between(chance, 1, 4), 1, 6, {}};
    const Counts unseen = random_rack(chance, letters, 12);
    try {
        for (const LeaveWorth& leave : leaves_on_board(position, unseen, terms, nullptr, chance.below(2) == 0)) {
            require(std::isfinite(leave.points), "every leave has a worth");
        }
    } catch (const std::invalid_argument&) {
        return;
    }
}

// Each play of a line is one of all plays, with the same points, and the tiles suffice.
void check_line(const SolitaireGame& game, const Line& line) {
    Position position = game.position;
    Counts left = game.tiles;
    Points total = 0;
    for (const Play& play : line.plays) {
        const auto is_it = [&](const Play& other) { return same(play, other); };
        require(std::ranges::any_of(all_plays(position, left, game.most, game.bonuses), is_it),
                "a line has legal plays");
        for (const Tile tile : play.tiles) left[face_of(tile)] -= tile != no_tile;
        position.lay(play);
        total += play.points;
    }
    require(total == line.total, "a line has the points of its plays");
}

// A line is revised in any temper, towards any goal, or a part of it is kept.
void check_revision(Chance& chance, const SolitaireGame& game, Line line) {
    check_line(game, scaffold_of(game, line, between(chance, 0, 20)));
    const std::vector<Goal> goals = goals_on(game.position, game.tiles, game.most, game.bonuses);
    if (!goals.empty() && chance.below(2) == 0) {
        line = {{}, 0, {goals[chance.below(static_cast<std::uint32_t>(goals.size()))]}};
    }
    const Temper temper{20, between(chance, 0, 100), between(chance, 0, 1000), between(chance, 0, 20)};
    Revision revision{game, line, temper, Chance{chance.next(), 0}};
    while (!revision.is_over()) revision.step();
    check_line(game, revision.best());
}

void check_solitaire(Chance& chance, const Position& position, int letters) {
    SolitaireGame game{position, random_rack(chance, letters, 24), between(chance, 1, 7), {}};
    game.bonuses[static_cast<std::size_t>(game.most)] = 50;
    Solitaire solitaire{game, chance.next()};
    solitaire.work(60, 1);
    check_line(game, solitaire.best());
    check_revision(chance, game, solitaire.best());
}

void try_board(Chance& chance, const WordGraph& graph, bool is_whole, int letters) {
    const Layout layout = random_layout(chance);
    Values values{};
    for (int letter = 1; letter <= letters; ++letter) {
        values[static_cast<std::size_t>(letter)] = static_cast<std::uint16_t>(between(chance, 0, 12));
    }
    Position position{graph, layout, values, any_letter};
    const std::vector<Tile> cells = random_cells(chance, layout, letters);
    position.set(cells);
    const Counts rack = random_rack(chance, letters, 7);
    Bonuses bonuses{};
    bonuses[static_cast<std::size_t>(between(chance, 0, 7))] = between(chance, -20, 90);
    const int most = between(chance, 0, 7);
    check_best(position, is_whole, rack, most, bonuses);
    if (chance.below(2) == 0) try_game(chance, position, letters);
    if (chance.below(4) == 0) check_leaves(chance, position, letters);
    if (is_whole && chance.below(20) == 0) check_solitaire(chance, position, letters);
    const std::vector<Play> plays = all_plays(position, rack, most, bonuses);
    if (plays.empty()) return;
    check_lay(position, layout, cells, plays[chance.below(static_cast<std::uint32_t>(plays.size()))], rack);
}

void try_graph(Chance& chance) {
    const int letters = between(chance, 1, chance.below(4) == 0 ? 31 : 5);
    const std::vector<Word> words = random_words(chance, letters);
    const std::string file = bytes_of(build_nodes(words));
    const WordGraph whole{Numbers{file}};
    for (const Word& word : words) require(whole.contains(word), "a word that was put in is there");
    require(bytes_of(whole.nodes()) == file, "a graph is saved as it was loaded");
    try {
        const std::string other = damaged(chance, file);
        const WordGraph graph{Numbers{other}};
        words_of(graph, 500);
        anagrams_of(graph, random_rack(chance, 31, 9), Using::any, 500);
        matches_of(graph, {{any_letter, mask_of(1), any_letter}, {false, true, false, true}}, 500);
        hooks_of(graph, Word{1, 2});
        try_board(chance, graph, graph.nodes() == whole.nodes(), letters);
    } catch (const std::invalid_argument&) {
        try_board(chance, whole, true, letters);
    }
}

// Leaves are a graph of words with a blank among the letters, and a value for each.
void try_leaves(Chance& chance) {
    std::vector<Word> words = random_words(chance, 4);
    std::vector<std::uint32_t> numbers = build_nodes(words);
    const auto size = static_cast<std::uint32_t>(numbers.size());
    const auto many = static_cast<std::uint32_t>(WordGraph{numbers}.words());
    numbers.insert(numbers.begin(), size);
    numbers.push_back(many);
    numbers.insert(numbers.end(), many, 0x3FC00000U);  // 1.5
    try {
        const Leaves leaves{damaged(chance, bytes_of(numbers))};
        for (const Word& word : words) leaves.value(word);
    } catch (const std::invalid_argument&) {
        return;
    }
}

}  // namespace
}  // namespace tilewright

int main(int count, char** words) {
    using namespace tilewright;
    const double seconds = count > 1 ? std::atof(words[1]) : 60;
    std::uint64_t number = count > 2 ? std::strtoull(words[2], nullptr, 10) : 0;
    const auto end = Clock::now() + std::chrono::duration<double>(seconds);
    const std::uint64_t first = number;
    for (; Clock::now() < end || number == first; ++number) {
        if (count > 3 || number % 1000 == 0) std::fprintf(stderr, "%llu\r", static_cast<unsigned long long>(number));
        Chance chance{20'090'615, number};
        if (number % 5 == 0) try_leaves(chance);
        try_graph(chance);
    }
    std::printf("%llu trials, no fault\n", static_cast<unsigned long long>(number - first));
}
