#include "movegen/bounds.hpp"

#include <functional>

namespace tilewright {
namespace {

constexpr std::size_t at(int number) { return static_cast<std::size_t>(number); }

}  // namespace

void Slot::add(const Square& square, Points dearest) {
    const Points crossing = square.is_crossed ? square.word_times : 0;
    const Points capped = dearest * square.letter_times;
    letter_times[at(laid)] = square.letter_times;
    cross_times[at(laid)] = static_cast<std::uint8_t>(crossing);
    capped_word += capped;
    capped_cross += capped * crossing;
    crosses += square.cross_points * crossing;
    is_crossed |= square.is_crossed;
    const auto insert = [&](int size) {
        const Points one = letter_times[at(size)] * (factor + cross_times[at(size)]);
        int place = size;
        for (; place > 0 && times[at(place - 1)] < one; --place) times[at(place)] = times[at(place - 1)];
        times[at(place)] = one;
    };
    int known = laid++;
    if (square.word_times > 1) {
        factor *= square.word_times;
        known = 0;  // all of them count more now
    }
    for (; known < laid; ++known) insert(known);
}

Bounds::Bounds(const Position& position, const Hand& hand, int most, const Bonuses& bonuses, const LeaveTable& leaves)
    : position_{position}, usable_{hand.letters()}, most_{std::clamp(most, 0, hand.size())} {
    int tiles = 0;
    for (int face = 0; face < letter_kinds; ++face) {
        const int count = hand.tiles()[at(face)];
        const Points value = face == blank ? 0 : position.values()[at(face)];
        if (count > 0) by_value_[at(faces_++)] = {LetterMask{1} << face, value};
        for (int one = 0; one < count; ++one) tile_values_[at(tiles++)] = value;
    }
    std::sort(by_value_.begin(), by_value_.begin() + faces_,
              [](const Face& one, const Face& two) { return one.value > two.value; });
    std::sort(tile_values_.begin(), tile_values_.begin() + tiles, std::greater<>{});
    for (int laid = 0; laid <= hand.size(); ++laid) {
        extra_[at(laid)] = bonuses[at(laid)] * one_point + leaves.best_keeping(hand.size() - laid);
    }
}

Points Bounds::dearest(LetterMask letters) const {
    for (int face = 0; face < faces_; ++face) {
        if ((by_value_[at(face)].bit & letters) != 0) return by_value_[at(face)].value;
    }
    return 0;  // a blank
}

Millipoints Bounds::bound(const Slot& slot) const {
    Points sorted = 0;
    for (int place = 0; place < slot.laid; ++place) sorted += slot.times[at(place)] * tile_values_[at(place)];
    const Points capped = slot.capped_word * slot.factor + slot.capped_cross;
    const Points points = slot.standing * slot.factor + slot.crosses + std::min(sorted, capped);
    return points * one_point + extra_[at(slot.laid)];
}

}  // namespace tilewright
