#include "fuzz/targets/encoding.h"

#include <algorithm>

#include "position/fen_reader.h"

namespace passant::targets {
namespace {

constexpr std::size_t kHeaderSize = 7;
constexpr std::uint32_t kCounterBound = 10000;

class ByteReader {
 public:
  explicit ByteReader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  unsigned next() {
    if (bytes_.empty()) return 0;
    const unsigned byte = bytes_.front();
    bytes_ = bytes_.subspan(1);
    return byte;
  }
  std::uint32_t counter() {
    const unsigned low = next();
    return (low | next() << 8U) % kCounterBound;
  }
  Square square() { return Square::from_index(static_cast<int>(next() % 64)); }
  Piece piece() {
    const unsigned number = next() % 12;
    return {number < 6 ? Color::White : Color::Black, kAllPieceKinds[number % 6]};
  }
  std::span<const std::uint8_t> rest() const { return bytes_; }

 private:
  std::span<const std::uint8_t> bytes_;
};

Decoded decode_binary(std::span<const std::uint8_t> bytes) {
  ByteReader reader(bytes);
  Position position;
  const unsigned header = reader.next();
  position.to_move = (header & 1U) == 0 ? Color::White : Color::Black;
  position.castling = CastlingRights::from_bits(header >> 1U);
  const Square target = reader.square();
  if ((header & 32U) != 0) position.en_passant = target;
  position.halfmove_clock = reader.counter();
  position.fullmove_number = reader.counter();
  const std::size_t men = std::min<std::size_t>({reader.next(), 64, reader.rest().size() / 2});
  for (std::size_t man = 0; man < men; ++man) {
    const Square square = reader.square();
    position.placement.put(square, reader.piece());
  }
  return {position, reader.rest()};
}

std::uint8_t low(std::uint32_t number) { return static_cast<std::uint8_t>(number & 255U); }

unsigned number_of(Piece piece) {
  return static_cast<unsigned>(piece.kind()) + (piece.color() == Color::White ? 0U : 6U);
}

std::uint8_t header_of(const Position& position) {
  return low(128U | (position.to_move == Color::Black ? 1U : 0U) | position.castling.bits() << 1U |
             (position.en_passant ? 32U : 0U));
}

}  // namespace

Decoded decode(std::span<const std::uint8_t> bytes) {
  if (bytes.empty() || bytes.front() >= 128) return decode_binary(bytes);
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  Decoded decoded{{}, {}, true};
  const auto size = read_fen_fast(text, decoded.position);
  if (!size) return decode_binary(bytes);
  decoded.rest = bytes.subspan(*size);
  return decoded;
}

std::vector<std::uint8_t> encode(const Position& position) {
  const std::uint32_t clock = position.halfmove_clock;
  const std::uint32_t number = position.fullmove_number;
  std::vector<std::uint8_t> bytes{header_of(position),
                                  low(position.en_passant ? static_cast<unsigned>(position.en_passant->index()) : 0U),
                                  low(clock),
                                  low(clock >> 8U),
                                  low(number),
                                  low(number >> 8U),
                                  0};
  for (int index = 0; index < Square::kCount; ++index) {
    const auto piece = position.placement[Square::from_index(index)];
    if (piece) bytes.insert(bytes.end(), {low(static_cast<unsigned>(index)), low(number_of(*piece))});
  }
  bytes[6] = low(static_cast<std::uint32_t>((bytes.size() - kHeaderSize) / 2));
  return bytes;
}

}  // namespace passant::targets
