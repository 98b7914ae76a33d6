#pragma once

#include <cstddef>
#include <limits>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace tilewright {

// Memory in large pages, where the system has them: a graph has thousands of small ones, and being given those one
// after the other takes longer than reading the file.
template <class T>
struct LargePages {
    using value_type = T;

    LargePages() = default;
    template <class Other>
    constexpr explicit(false) LargePages(const LargePages<Other>& /*other*/) {}

    T* allocate(std::size_t count) {
        if (count > (std::numeric_limits<std::size_t>::max() - page) / sizeof(T)) throw std::bad_array_new_length();
        void* const memory = ::operator new(bytes(count), alignment(count));
#if defined(__linux__)
        if (is_large(count))
            madvise(memory, bytes(count), MADV_HUGEPAGE);  // only advice: if not taken, no harm is done
#endif
        return static_cast<T*>(memory);
    }

    void deallocate(T* memory, std::size_t count) { ::operator delete(memory, alignment(count)); }

    friend bool operator==(const LargePages&, const LargePages&) { return true; }

private:
    static constexpr std::size_t page = std::size_t{1} << 21;

    static constexpr bool is_large(std::size_t count) { return count * sizeof(T) >= page; }
    static constexpr std::size_t bytes(std::size_t count) {
        return is_large(count) ? (count * sizeof(T) + page - 1) / page * page : count * sizeof(T);
    }
    static constexpr std::align_val_t alignment(std::size_t count) {
        return std::align_val_t{is_large(count) ? page : alignof(std::max_align_t)};
    }
};

}  // namespace tilewright
