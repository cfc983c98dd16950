// chesslib (https://github.com/bhlangonijr/chesslib) as a `lines` program; `install` makes adapter.jar of it, beside the
// library's jar:
//
//   passant check --subject 'lines:java -jar oracles/adapters/java/adapter.jar'
import com.github.bhlangonijr.chesslib.Board;
import com.github.bhlangonijr.chesslib.move.Move;
import com.github.bhlangonijr.chesslib.move.MoveGenerator;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.Objects;
import java.util.stream.Collectors;

class Adapter {
  static String marked(Board board, Move move) {
    board.doMove(move);
    String mark = board.isKingAttacked() ? "+" : "";
    board.undoMove();
    return move + mark;
  }

  static String answer(String fen) {
    try {
      var board = new Board();
      board.loadFromFen(fen);
      String written = board.getFen();
      var moves = MoveGenerator.generateLegalMoves(board).stream().map(move -> marked(board, move));
      return "# fen " + written + "\n" + moves.collect(Collectors.joining(" "));
    } catch (Exception error) {
      return "error " + error.toString().replace('\n', ' ');
    }
  }

  public static void main(String[] arguments) throws Exception {
    String version = Objects.toString(Board.class.getPackage().getImplementationVersion(), "");
    System.out.println(("# name chesslib " + version).strip() + "\n# marks checks");
    var in = new BufferedReader(new InputStreamReader(System.in));
    for (String fen = in.readLine(); fen != null; fen = in.readLine()) System.out.println(answer(fen));
  }
}
