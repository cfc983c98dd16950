// chesslib (https://github.com/bhlangonijr/chesslib) as a `lines` program, with its jar beside this file:
//
//   passant check --subject 'lines:java -cp oracles/adapters/java/chesslib.jar oracles/adapters/java/Adapter.java'
import com.github.bhlangonijr.chesslib.Board;
import com.github.bhlangonijr.chesslib.move.MoveGenerator;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.stream.Collectors;

class Adapter {
  public static void main(String[] arguments) throws Exception {
    System.out.println("# name chesslib");
    var in = new BufferedReader(new InputStreamReader(System.in));
    for (String fen = in.readLine(); fen != null; fen = in.readLine()) {
      try {
        var board = new Board();
        board.loadFromFen(fen);
        var moves = MoveGenerator.generateLegalMoves(board).stream();
        System.out.println(moves.map(move -> move.toString().toLowerCase()).collect(Collectors.joining(" ")));
      } catch (Exception error) {
        System.out.println("error " + error.toString().replace('\n', ' '));
      }
    }
  }
}
