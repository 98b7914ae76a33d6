#include "movegen/subracks.hpp"

#include <algorithm>
#include <bit>

namespace tilewright {

void Subracks::split(const Hand& hand, const Values& values, const LeaveTable& leaves) {
    for (std::vector<Subrack>& some : by_size_) some.clear();
    for (std::vector<LetterSum>& some : sums_) some.clear();
    hits_.clear();
    reaching_.clear();
    has_blank_ = hand.tiles()[blank] > 0;
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
        sums_[laid].push_back(subrack.sum);
    }
}

Subracks::Range Subracks::reach(const WordMap& map, const Meeting& meeting) {
    const auto size = static_cast<std::uint32_t>(meeting.laid);
    Known& known = known_[(meeting.through + size * 0x9E3779B1U) % most_known];
    if (known.when != when_ || known.through != meeting.through || known.laid != meeting.laid) {
        const auto first = static_cast<std::uint32_t>(reaching_.size());
        find(map, meeting);
        known = {meeting.through, when_, meeting.laid, {first, static_cast<std::uint32_t>(reaching_.size())}};
    }
    return known.range;
}

void Subracks::find(const WordMap& map, const Meeting& meeting) {
    const auto size = static_cast<std::size_t>(meeting.laid);
    const std::span<const LetterSum> sums = sums_[size];
    std::array<std::uint8_t, 128> likely;  // no rack of nine tiles has more parts of a size
    std::size_t many = 0;
    for (std::size_t part = 0; part < sums.size(); ++part) {
        const LetterSum sum = sums[part] + meeting.through;
        const bool completes = has_blank_ && by_size_[size][part].has_blank;
        likely[many] = static_cast<std::uint8_t>(part);
        many += (completes ? map.may_complete(sum, meeting.length) : map.may_make(sum, meeting.length)) ? 1 : 0;
    }
    for (const std::uint8_t part : std::span{likely}.first(many)) {
        const Subrack& subrack = by_size_[size][part];
        if (subrack.has_blank) {
            reaching_.push_back({&subrack});
            continue;
        }
        const WordMap::Words words = map.look_up(sums[part] + meeting.through, meeting.length);
        const auto first = static_cast<std::uint32_t>(hits_.size());
        if (words.count == 0) continue;
        hits_.push_back({words});
        reaching_.push_back({&subrack, first, first + 1, true});
    }
}

std::span<const Hit> Subracks::hits(const WordMap& map, const Meeting& meeting, std::uint32_t place,
                                    LetterMask alphabet) {
    Reaching& reaching = reaching_[place];
    if (!reaching.is_looked_up) {
        reaching.is_looked_up = true;
        reaching.first = static_cast<std::uint32_t>(hits_.size());
        for (LetterMask left = alphabet; left != 0; left &= left - 1) {
            const auto letter = static_cast<Letter>(std::countr_zero(left));
            const LetterSum sum = reaching.part->sum + meeting.through + WordMap::sum_of(letter);
            const WordMap::Words words = map.find(sum, meeting.length);
            if (words.count > 0) hits_.push_back({words, letter});
        }
        reaching.last = static_cast<std::uint32_t>(hits_.size());
    }
    return {hits_.data() + reaching.first, hits_.data() + reaching.last};
}

}  // namespace tilewright
