// The words of a PGN text with their places. It knows what is a comment, a variation, an annotation or a move number,
// and passes over them; what a word means is for PgnReader.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace passant {

struct PgnToken {
  enum class Kind {
    Tag,     ///< name and value
    Move,    ///< anything that stands where a move should; an en passant suffix belongs to it
    Result,  ///< 1-0, 0-1, 1/2-1/2 or *
    Broken,  ///< text that cannot be taken apart: `text` says why
    End,     ///< nothing is left
  };

  Kind kind = Kind::End;
  std::string text;                  ///< the word, or the value of a tag
  std::string name;                  ///< the name of a tag
  std::size_t line = 0, column = 0;  ///< 1-based, where it begins
};

class PgnScanner {
 public:
  explicit PgnScanner(std::string_view text);

  PgnToken next();
  /// The kind of the next token, which is not taken.
  PgnToken::Kind peek() const { return PgnScanner(*this).next().kind; }

  /// After a fault: to the tags of the next game. `before_moves`: tags that follow still belong to the broken one.
  void skip_game(bool before_moves);

 private:
  // A copy is a place to come back to.
  bool done() const { return at_ >= text_.size(); }
  char here() const { return text_[at_]; }
  bool at_line_start() const { return at_ == line_start_; }
  void advance();
  void advance_past(char end);
  void advance_line();

  PgnToken unfinished(PgnScanner begun, std::string what);
  std::optional<PgnToken> skip_silent();
  std::optional<PgnToken> skip_variation();
  PgnToken tag();
  std::optional<PgnToken> word();
  void take_en_passant_suffix(PgnToken& move);
  PgnToken begin(PgnToken::Kind kind) const { return {kind, {}, {}, line_, at_ - line_start_ + 1}; }

  std::string_view text_;
  std::size_t at_ = 0, line_ = 1, line_start_ = 0;
};

}  // namespace passant
