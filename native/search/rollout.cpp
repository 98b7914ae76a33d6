#include "search/rollout.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <stdexcept>
#include <utility>

#include "search/reply.hpp"

namespace tilewright {
namespace {

constexpr double million = 1'000'000;
constexpr double weight_of_spread = 0.1;  // a game that is decided is still played for points
constexpr double spread_that_counts = 100;
constexpr double most_orders = 1'000;
constexpr std::uint64_t nodes_of_a_move = 2;  // of an endgame, which take as long as one move of the static player

std::int32_t millionths(double share) { return static_cast<std::int32_t>(std::lround(share * million)); }

Fate fate_of(double win, double spread) {
    const double small = weight_of_spread / (1 + std::exp(-spread / spread_that_counts));
    return {millionths(win), std::llround(spread * one_point), millionths(win + small), 0};
}

}  // namespace

Game begun(const Outlook& outlook) {
    Game game{outlook.position, outlook.terms, outlook.seats()};
    game.begin(outlook.position, {outlook.known, outlook.scores, {}, 0, outlook.scoreless, outlook.passes});
    return game;
}

void deal(Game& game, const Outlook& outlook, Chance& chance) {
    if (!outlook.remembers()) {
        game.deal(outlook.known, outlook.held, outlook.unseen, chance);
        return;
    }
    // What is held since before comes from the other tiles. Then nothing tells the rest apart.
    Bag others;
    others.fill(without(outlook.unseen, outlook.returned), outlook.seats(), chance);
    std::vector<Counts> racks = outlook.known;
    Counts unseen = outlook.unseen;
    for (std::size_t seat = 0; seat < racks.size(); ++seat) {
        Counts kept{};
        others.draw(static_cast<int>(seat), outlook.kept[seat], kept);
        racks[seat] = both(racks[seat], kept);
        unseen = without(unseen, kept);
    }
    game.deal(racks, outlook.held, unseen, chance);
}

int Outlook::in_bag() const {
    int in_bag = size_of(unseen);
    for (std::size_t seat = 0; seat < held.size(); ++seat) in_bag -= hidden(seat);
    return in_bag;
}

void check(const Outlook& outlook) {
    check(outlook.terms, outlook.seats());
    const std::size_t seats = outlook.held.size();
    const auto refuse_if = [](bool is_bad, const char* why) {
        if (is_bad) throw std::invalid_argument(why);
    };
    refuse_if(outlook.known.size() != seats || outlook.scores.size() != seats, "every seat has a rack and a score");
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const int known = size_of(outlook.known[seat]);
        const bool fits = outlook.held[seat] <= outlook.terms.rack_size && known <= outlook.held[seat];
        refuse_if(!fits, "a rack has too many tiles");
    }
    refuse_if(size_of(outlook.known[0]) != outlook.held[0], "the seat to move knows its own rack");
    refuse_if(outlook.in_bag() < 0, "more tiles are held than there are");
    if (!outlook.remembers()) return;
    refuse_if(outlook.kept.size() != seats, "every seat has kept some tiles, or none");
    int kept = 0;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        refuse_if(outlook.kept[seat] < 0 || outlook.kept[seat] > outlook.hidden(seat),
                  "nobody keeps more than is held");
        kept += outlook.kept[seat];
    }
    refuse_if(!holds(outlook.unseen, outlook.returned), "tiles that were put back have been seen");
    refuse_if(kept > size_of(outlook.unseen) - size_of(outlook.returned), "more tiles are kept than there can be");
}

std::vector<Word> orders_of(const Outlook& outlook) {
    const int in_bag = outlook.in_bag();
    const int tiles = size_of(outlook.unseen);
    double many = 1;
    for (int drawn = 0; drawn < in_bag; ++drawn) many *= tiles - drawn;
    if (outlook.seats() != 2 || many > most_orders || outlook.remembers()) return {};
    Word faces;
    for (std::size_t face = 0; face < outlook.unseen.size(); ++face) {
        faces.insert(faces.end(), outlook.unseen[face], static_cast<Letter>(face));
    }
    // Of each order so far every tile that is left may be the next.
    std::vector<std::vector<std::size_t>> orders{{}};
    for (int drawn = 0; drawn < in_bag; ++drawn) {
        std::vector<std::vector<std::size_t>> longer;
        for (const std::vector<std::size_t>& order : orders) {
            for (std::size_t tile = 0; tile < faces.size(); ++tile) {
                if (std::ranges::find(order, tile) != order.end()) continue;
                longer.push_back(order);
                longer.back().push_back(tile);
            }
        }
        orders = std::move(longer);
    }
    std::vector<Word> told(orders.size());
    for (std::size_t number = 0; number < orders.size(); ++number) {
        for (const std::size_t tile : orders[number]) told[number].push_back(faces[tile]);
    }
    return told;
}

Fate foreseen(const Outlook& outlook, const WinTable& wins, const Choice& candidate) {
    Standings standings{};
    for (int seat = 0; seat < outlook.seats(); ++seat) {
        standings[static_cast<std::size_t>(seat)] = outlook.scores[static_cast<std::size_t>(seat)] * one_point;
    }
    standings[0] += candidate.equity;
    const int in_bag = outlook.in_bag() - (candidate.kind == Choice::Kind::play ? candidate.play.laid : 0);
    return fate_of(wins.chance(standings, in_bag, 1, 0), wins.margin(standings, in_bag, 1, 0));
}

Rollout::Rollout(const Outlook& outlook, const Guides& guides, int plies)
    : outlook_{outlook},
      guides_{guides},
      plies_{plies},
      game_{begun(outlook)},
      player_{guides.leaves, guides.map},
      narrow_{guides.map} {}

Rollout::~Rollout() = default;

Fate Rollout::play(const Choice& candidate, std::uint64_t seed, std::uint64_t number) {
    Chance chance{seed, number};
    deal(game_, outlook_, chance);
    return play_on(candidate, chance);
}

Fate Rollout::play(const Choice& candidate, std::span<const Letter> order) {
    Chance chance{0, 0};  // mixes in what is exchanged
    game_.deal(outlook_.known[0], both(outlook_.known[1], outlook_.unseen), order);
    return play_on(candidate, chance);
}

Fate Rollout::play_on(const Choice& candidate, Chance& chance) {
    leaves_ = {};
    leaves_[0] = candidate.leave();
    game_.make(candidate, chance);
    std::uint32_t nodes = 0;
    Fate fate;
    for (int ply = 1;; ++ply) {
        if (game_.is_over()) {
            fate = ended();
            break;
        }
        if (foresight_.plies > 0 && game_.bag().size() == 0 && game_.seats() == 2) {
            fate = solved();
            break;
        }
        const int seat = game_.turn();
        const Choice choice = choose(nodes);
        leaves_[at(seat)] = choice.leave();
        if (is_last(ply, choice)) {
            fate = judged(choice);
            break;
        }
        game_.make(choice, chance);
    }
    while (game_.made() > 0) game_.unmake();
    fate.nodes += nodes;
    return fate;
}

Choice Rollout::choose(std::uint32_t& nodes) {
    ++nodes;
    const int many = foresight_.replies;
    if (many == 0 || game_.bag().size() == 0 || game_.seats() != 2) return game_.choice_of(player_);
    if (!reply_) reply_ = std::make_unique<Reply>(guides_);
    return reply_->choose(game_, many, nodes);
}

// What follows a bag that becomes empty is played to the end, since it takes little.
bool Rollout::is_last(int ply, const Choice& choice) const {
    const int drawn = choice.kind == Choice::Kind::play ? choice.play.laid : 0;
    return plies_ > 0 && ply >= plies_ && game_.bag().size() > drawn;
}

// As if the last move had been made, which changes the board for nobody.
Fate Rollout::judged(const Choice& last) const {
    const int seat = game_.turn();
    Standings standings = leaves_;
    for (int one = 0; one < game_.seats(); ++one) standings[at(one)] += game_.score(one) * one_point;
    standings[at(seat)] += last.points() * one_point;
    const int in_bag = game_.bag().size() - (last.kind == Choice::Kind::play ? last.play.laid : 0);
    const int next = (seat + 1) % game_.seats();
    return fate_of(guides_.wins->chance(standings, in_bag, next, 0), guides_.wins->margin(standings, in_bag, next, 0));
}

Fate Rollout::ended() const {
    const unsigned winners = game_.winners();
    Points best = game_.total(1);
    for (int seat = 2; seat < game_.seats(); ++seat) best = std::max(best, game_.total(seat));
    const double share = (winners & 1U) != 0 ? 1.0 / std::popcount(winners) : 0.0;
    return fate_of(share, static_cast<double>(game_.total(0) - best));
}

// Both know everything now. A tie counts half.
Fate Rollout::solved() {
    std::uint32_t nodes = 0;
    const Points gained = to_come(nodes);
    const Points spread = game_.score(0) - game_.score(1) + (game_.turn() == 0 ? gained : -gained);
    Fate fate = fate_of(spread > 0 ? 1 : spread == 0 ? 0.5 : 0, static_cast<double>(spread));
    fate.nodes = nodes;
    return fate;
}

// Of the seat to move.
Points Rollout::to_come(std::uint32_t& nodes) {
    if (foresight_.nodes == 0) return narrow_.to_come(game_, foresight_.plies, foresight_.width, nodes);
    if (!endgame_) endgame_.emplace(outlook_.position, outlook_.terms);
    endgame_->take_over(game_);
    const EndgameAnswer answer = endgame_->solve({foresight_.plies, foresight_.nodes, 0});
    nodes += static_cast<std::uint32_t>(answer.nodes / nodes_of_a_move);
    return answer.spread;
}

}  // namespace tilewright
