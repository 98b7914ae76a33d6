#include <algorithm>
#include <atomic>
#include <stdexcept>
#include <vector>

#include "fuzz/trial.hpp"
#include "movegen/plays.hpp"
#include "search/endgame.hpp"
#include "search/game.hpp"
#include "search/max_n.hpp"
#include "search/preendgame.hpp"
#include "search/simulation.hpp"

namespace tilewright {
namespace {

Choice random_move(Chance& chance, const Game& game) {
    const Counts& rack = game.rack(game.turn());
    Choice move;
    if (chance.below(3) == 0) {
        move.kind = Choice::Kind::exchange;
        for (std::size_t face = 0; face < rack.size(); ++face) {
            move.exchanged[face] = static_cast<std::uint8_t>(between(chance, 0, rack[face]));
        }
    } else if (chance.below(8) != 0) {
        const std::vector<Play> plays = all_plays(game.position(), rack, game.terms().rack_size, game.terms().bonuses);
        if (plays.empty()) return move;
        move.kind = Choice::Kind::play;
        move.play = plays[chance.below(static_cast<std::uint32_t>(plays.size()))];
        if (chance.below(10) == 0) move.play.start = static_cast<std::uint8_t>(chance.below(40));
    }
    return move;
}

bool is_allowed(const Game& game, const Choice& move) {
    try {
        check(game, move);
        return true;
    } catch (const std::invalid_argument&) {
        return false;
    }
}

int tiles_of(const Game& game) {
    int tiles = game.bag().size() + game.position().tiles();
    for (int seat = 0; seat < game.seats(); ++seat) tiles += size_of(game.rack(seat));
    return tiles;
}

Setup random_setup(Chance& chance, int letters, int seats, int rack_size) {
    Setup setup;
    for (int seat = 0; seat < seats; ++seat) {
        setup.racks.push_back(random_rack(chance, letters, rack_size));
        setup.scores.push_back(between(chance, -50, 500));
    }
    setup.bag.resize(static_cast<std::size_t>(between(chance, 0, 20)));
    for (Letter& face : setup.bag) face = static_cast<Letter>(between(chance, 0, letters));
    setup.turn = between(chance, 0, seats - 1);
    return setup;
}

// Whatever the budget, an answer has legal moves; one that is solved leads to the end and to what it says.
void try_endgame(Chance& chance, const Position& position, int letters, const Terms& terms) {
    Game game{position, terms, 2};
    Setup setup = random_setup(chance, letters, 2, std::min(terms.rack_size, 3));
    setup.bag.clear();
    game.begin(position, setup);
    if (game.is_over()) return;
    const int seat = game.turn();
    const std::atomic<bool> stop{chance.below(20) == 0};
    const EndgameAnswer answer = Endgame{game}.solve({between(chance, 1, 12), chance.below(2'000) + 1, 0, &stop});
    require(!stop || !answer.is_solved, "what is stopped at once is not solved");
    Points gained = game.score(1 - seat) - game.score(seat);
    for (const Choice& move : answer.line) {
        require(is_allowed(game, move), "an endgame has legal moves");
        game.make(move, chance);
    }
    gained += game.total(seat) - game.total(1 - seat);
    require(!answer.is_solved || answer.line.size() == 1 || game.is_over(), "a solved endgame leads to the end");
    require(!answer.is_solved || !game.is_over() || gained == answer.spread, "and to what it says");
}

// Whatever the budget, each for itself has a legal move, and the win goes to somebody.
void try_max_n(Chance& chance, const Position& position, int letters, const Terms& terms) {
    const int seats = between(chance, 2, most_seats);
    Game game{position, terms, seats};
    Setup setup = random_setup(chance, letters, seats, std::min(terms.rack_size, 3));
    setup.bag.clear();
    game.begin(position, setup);
    if (game.is_over()) return;
    const MaxNBudget budget{between(chance, 1, 12), between(chance, 1, 40), chance.below(500) + 1};
    const MaxNAnswer answer = MaxN{position, terms, seats}.solve(game, budget);
    require(is_allowed(game, answer.best), "each for itself has a legal move");
    require(answer.nodes <= budget.nodes && answer.depth <= budget.plies, "a budget is kept");
    int win = 0;
    for (const Ending& ending : answer.endings) win += ending.win;
    require(win == 12, "the win goes to somebody");
}

Outlook random_outlook(Chance& chance, const Position& position, int letters, const Terms& terms, int seats,
                       int unseen) {
    Outlook outlook{position, terms, {}, {}, {}, random_rack(chance, letters, unseen), 0, 0};
    for (int seat = 0; seat < seats; ++seat) {
        outlook.known.push_back(random_rack(chance, letters, std::min(terms.rack_size, 3)));
        const int hidden = seat == 0 ? 0 : between(chance, 0, 2);
        outlook.held.push_back(size_of(outlook.known.back()) + hidden);
        outlook.scores.push_back(between(chance, -50, 500));
        outlook.kept.push_back(between(chance, 0, std::max(hidden, chance.below(20) == 0 ? 3 : 0)));
    }
    for (std::size_t face = 0; face < outlook.unseen.size(); ++face) {
        const int most = chance.below(3) == 0 ? outlook.unseen[face] + (chance.below(50) == 0 ? 1 : 0) : 0;
        outlook.returned[face] = static_cast<std::uint8_t>(between(chance, 0, most));
    }
    if (chance.below(2) == 0) outlook.kept.clear();
    return outlook;
}

std::vector<Choice> some_moves(const Outlook& outlook) {
    const int in_bag = std::max(outlook.in_bag(), 0);
    std::vector<Choice> moves =
        StaticPlayer{nullptr, nullptr}.all_choices(outlook.position, outlook.known[0], in_bag, 0, outlook.terms);
    moves.resize(std::min<std::size_t>(moves.size(), 4));
    return moves;
}

Foresight random_foresight(Chance& chance) {
    if (chance.below(2) == 0) return {};
    return {between(chance, 1, 3), between(chance, 1, 3), chance.below(2) == 0 ? 0U : 40U, between(chance, 0, 2)};
}

// Whatever is known, a pre-endgame is refused or comes to the same on any number of threads.
void try_pre_endgame(Chance& chance, const Position& position, int letters, const Terms& terms) {
    const Outlook outlook = random_outlook(chance, position, letters, terms, 2, 4);
    const std::vector<Choice> moves = some_moves(outlook);
    const std::vector<PreEndgame::Stage> stages{
        {4, random_foresight(chance), chance.below(200), 0.05}, {3, random_foresight(chance), 300, 0}, {2, {}, 0, 0}};
    const auto seed = chance.next();
    try {
        PreEndgame one{outlook, {}, moves, stages, seed};
        PreEndgame two{outlook, {}, moves, stages, seed};
        for (int round = 0; round < 6; ++round) {
            one.work(1);
            two.work(2);
        }
        require(one.nodes() == two.nodes(), "threads change nothing");
        const std::vector<Finding> ours = one.findings();
        const std::vector<Finding> theirs = two.findings();
        require(ours.size() == moves.size(), "no candidate is lost");
        for (std::size_t move = 0; move < ours.size(); ++move) {
            require(ours[move].worth == theirs[move].worth, "threads change no value");
            require(ours[move].win >= 0 && ours[move].win <= 1, "nobody wins more than always");
        }
    } catch (const std::invalid_argument&) {
        return;
    }
}

// The same for a simulation.
void try_simulation(Chance& chance, const Position& position, int letters, const Terms& terms) {
    const int seats = between(chance, 2, most_seats);
    const Outlook outlook = random_outlook(chance, position, letters, terms, seats, 12);
    const WinTable wins{seats, {{{4, 1, -2, -3}, 30}, {{5, 1, -2, -4}, 40}}};
    const std::vector<Choice> moves = some_moves(outlook);
    const Guides guides{nullptr, nullptr, &wins};
    const int plies = between(chance, 0, 3);
    const auto seed = chance.next();
    try {
        Simulation one{outlook, guides, moves, plies, 4, seed};
        Simulation two{outlook, guides, moves, plies, 4, seed};
        for (int round = 0; round < 3; ++round) {
            one.work(1);
            two.work(2);
        }
        require(one.leader() == two.leader() && one.nodes() == two.nodes(), "threads change nothing");
        for (std::size_t arm = 0; arm < moves.size(); ++arm) {
            require(one.arms()[arm].worths == two.arms()[arm].worths, "threads change no rollout");
            const auto most = 1000000 * std::ssize(one.arms()[arm].worths);
            require(one.arms()[arm].wins <= most, "no more than all are won");
        }
    } catch (const std::invalid_argument&) {
        return;
    }
}

}  // namespace

void try_game(Chance& chance, const Position& position, int letters) {
    const int seats = between(chance, 2, most_seats);
    Terms terms{between(chance, 1, 9), between(chance, 0, 7), between(chance, 0, 8), {}, 0};
    terms.passes_each = between(chance, terms.most_scoreless > 0 ? 0 : 1, 3);
    terms.bonuses[static_cast<std::size_t>(between(chance, 1, 9))] = 50;
    if (chance.below(4) == 0) try_endgame(chance, position, letters, terms);
    if (chance.below(8) == 0) try_max_n(chance, position, letters, terms);
    if (chance.below(8) == 0) try_simulation(chance, position, letters, terms);
    if (chance.below(8) == 0) try_pre_endgame(chance, position, letters, terms);
    Game game{position, terms, seats};
    game.begin(position, random_setup(chance, letters, seats, terms.rack_size));
    const int tiles = tiles_of(game);
    std::vector<Game> before;
    for (int step = between(chance, 1, 24); step > 0; --step) {
        if (!before.empty() && chance.below(3) == 0) {
            game.unmake();
            require(game == before.back(), "a move taken back leaves no trace");
            before.pop_back();
            continue;
        }
        const Choice move = random_move(chance, game);
        if (!is_allowed(game, move)) continue;
        before.push_back(game);
        game.make(move, chance);
        require(tiles_of(game) == tiles, "no tile is lost or made");
        require(game.winners() != 0, "somebody is ahead");
        if (move.kind == Choice::Kind::exchange) continue;
        Game other = before.back();
        other.commit(move, chance);
        require(other.position() == game.position(), "a move is the same whether or not it can be taken back");
    }
    while (game.made() > 0) {
        game.unmake();
        require(game == before.back(), "all moves taken back leave no trace");
        before.pop_back();
    }
}

}  // namespace tilewright
