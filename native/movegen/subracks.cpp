#include "movegen/subracks.hpp"

#include <algorithm>
#include <bit>

namespace tilewright {

void Subracks::split(const Hand& hand, const Values& values, const LeaveTable& leaves) {
    for (std::vector<Subrack>& some : by_size_) some.clear();
    hits_.clear();
    look_ups_.clear();
    ++when_;
    struct Held {
        std::uint32_t bit;
        Letter face;
        std::uint16_t value;
    };
    std::array<Held, longest_split> held{};
    std::size_t size = 0;
    for (int face = 0; face < letter_kinds; ++face) {
        const auto letter = static_cast<Letter>(face);
        for (int one = 0; one < hand.tiles()[letter]; ++one) {
            held[size++] = {hand.first_bit(letter) << one, letter, values[letter]};
        }
    }
    const auto dearer = [](const Held& one, const Held& two) { return one.value > two.value; };
    std::sort(held.begin(), held.begin() + size, dearer);
    for (const std::uint32_t kept : leaves.parts()) {
        const auto laid = static_cast<std::size_t>(std::popcount(leaves.whole() & ~kept));
        Subrack& subrack = by_size_[laid].emplace_back();
        subrack.leave = leaves[kept];
        std::size_t next = 0;
        for (std::size_t one = 0; one < size; ++one) {
            if ((kept & held[one].bit) != 0) continue;
            subrack.values[next++] = held[one].value;
            subrack.has_blank |= held[one].face == blank;
            subrack.sum += held[one].face == blank ? 0 : WordMap::sum_of(held[one].face);
        }
    }
}

std::size_t Subracks::place_of(LetterSum through, int laid) {
    const auto size = static_cast<std::uint32_t>(laid);
    Known& known = known_[(through + size * 0x9E3779B1U) % most_known];
    if (known.when != when_ || known.through != through || known.laid != size) {
        known = {through, when_, size, look_ups_.size()};
        look_ups_.resize(look_ups_.size() + by_size_[size].size());
    }
    return known.place;
}

std::span<const Hit> Subracks::hits(const WordMap& map, LetterSum through, int laid, std::size_t place,
                                    std::size_t part, LetterMask alphabet) {
    LookUp& look_up = look_ups_[place + part];
    if (!look_up.is_done) {
        const auto first = static_cast<std::uint32_t>(hits_.size());
        find(map, through, by_size_[static_cast<std::size_t>(laid)][part], alphabet);
        look_up = {first, static_cast<std::uint32_t>(hits_.size()), true};
    }
    return {hits_.data() + look_up.first, hits_.data() + look_up.last};
}

void Subracks::find(const WordMap& map, LetterSum through, const Subrack& subrack, LetterMask alphabet) {
    const LetterSum sum = subrack.sum + through;
    const auto keep = [&](LetterSum whole, Letter blank_as) {
        const WordMap::Words words = map.find(whole);
        if (words.count > 0) hits_.push_back({&subrack, words, blank_as});
    };
    if (!subrack.has_blank) return keep(sum, 0);
    if (!map.may_complete(sum)) return;
    for (LetterMask left = alphabet; left != 0; left &= left - 1) {
        const auto letter = static_cast<Letter>(std::countr_zero(left));
        keep(sum + WordMap::sum_of(letter), letter);
    }
}

}  // namespace tilewright
