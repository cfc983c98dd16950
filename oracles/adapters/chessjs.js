// chess.js (https://github.com/jhlywa/chess.js) as a `lines` program:
//
//   passant check --subject 'lines:node oracles/adapters/chessjs.js'
import { Chess } from 'chess.js';
import { answerLines } from './lines.js';

await answerLines('chess.js', (fen) => {
  const game = new Chess(fen);
  // isCapture() would be false for en passant, and says so in its documentation.
  const marked = (move) =>
    move.lan + (move.captured ? 'x' : '') + (move.isEnPassant() ? 'ep' : '') + (/[+#]$/.exec(move.san)?.[0] ?? '');
  return { moves: game.moves({ verbose: true }).map(marked), fen: game.fen() };
}, '# marks checks mates captures en-passant\n');
