#include "fuzz/enumerate/shard.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <sstream>

namespace passant::enumerate {
namespace {

namespace fs = std::filesystem;

InputError fault(const fs::path& path, std::string_view what, std::string expected) {
  return {fmt::format("{}: {}", path.string(), what), 1, std::move(expected)};
}

/// A name of our own: two workers may be at the same shard, on two hosts even.
std::string unfinished_name(const std::string& name) {
  std::array<char, 256> host{};
  static_cast<void>(gethostname(host.data(), host.size() - 1));
  return fmt::format(".{}.{}.{}.unfinished", name, host.data(), getpid());
}

bool written_out(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return fsync(file) == 0;
}

/// Brought to the disk before it returns. errno says why not.
bool write_whole(const fs::path& path, std::string_view text) {
  const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (file < 0) return false;
  const bool written = written_out(file, text);
  const int why = errno;
  const bool closed = close(file) == 0;
  if (!written) errno = why;
  return written && closed;
}

}  // namespace

Range range_of_shard(std::uint64_t domain, std::uint64_t number, std::uint64_t of) {
  __extension__ using Wide = unsigned __int128;
  const auto edge = [&](std::uint64_t at) { return static_cast<std::uint64_t>(Wide{domain} * at / of); };
  return {edge(number - 1), edge(number)};
}

std::string shard_file_name(std::uint64_t number, std::uint64_t of) {
  return fmt::format("shard-{:0{}}-of-{}.json", number, fmt::formatted_size("{}", of), of);
}

Result<Shard> read_shard(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  if (!file) return std::unexpected(fault(path, "cannot be read", "a file of a shard"));
  auto shard = shard_from_json_text(text.view());
  if (!shard) return std::unexpected(fault(path, shard.error().what, shard.error().expected));
  return shard;
}

std::optional<InputError> write_shard(const fs::path& folder, const Shard& shard) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) return fault(folder, error.message(), "a folder that can be made and written to");
  const std::string name = shard_file_name(shard.number, shard.of);
  const fs::path unfinished = folder / unfinished_name(name);
  const fs::path place = folder / name;
  if (write_whole(unfinished, to_json_text(shard)) && std::rename(unfinished.c_str(), place.c_str()) == 0)
    return std::nullopt;
  const int why = errno;
  fs::remove(unfinished, error);
  return fault(place, std::strerror(why), "room and the right to write there; run the shard again then");
}

std::vector<fs::path> shard_files(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with("shard-") && name.ends_with(".json")) files.push_back(entry.path());
  }
  std::ranges::sort(files);
  return files;
}

}  // namespace passant::enumerate
