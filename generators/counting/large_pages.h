// Room in large pages, where the system has them. A look at a large table nearly always misses the cache; in pages of
// 4 KB it misses the processor's list of pages as well. (Perft of the start position to depth 7 with a table of 64 MB:
// 0.31 s in small pages, 0.20 s in large ones.)
//
// Tested by perft_table_test.cpp.
#pragma once

#include <cstddef>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace passant {

/// An allocator of the standard library's kind. Less than a page comes from the ordinary heap.
template <class T>
class LargePages {
 public:
  using value_type = T;

  LargePages() = default;
  template <class U>
  explicit LargePages(const LargePages<U>&) {}

  T* allocate(std::size_t count) {
    const std::size_t bytes = count * sizeof(T);
    void* const room = ::operator new(bytes, alignment(bytes));
#if defined(__linux__)
    if (bytes >= kPageBytes) static_cast<void>(::madvise(room, bytes, MADV_HUGEPAGE));  // a wish: nothing depends on it
#endif
    return static_cast<T*>(room);
  }
  void deallocate(T* room, std::size_t count) { ::operator delete(room, alignment(count * sizeof(T))); }

  friend bool operator==(const LargePages&, const LargePages&) { return true; }

 private:
  static constexpr std::size_t kPageBytes = std::size_t{1} << 21U;

  static std::align_val_t alignment(std::size_t bytes) {
    return std::align_val_t{bytes >= kPageBytes ? kPageBytes : alignof(T)};
  }
};

}  // namespace passant
