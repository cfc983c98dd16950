// chessops (https://github.com/niklasf/chessops) as a `lines` program:
//
//   passant check --subject 'lines:node oracles/adapters/chessops.js'
//
// It names squares of arrival and castles by taking the own rook, so promotions are spelt out here, and checks and the
// end of the game found by playing.
import { Chess } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { makeUci } from 'chessops/util';
import { answerLines } from './lines.js';

function marked(position, move) {
  const next = position.clone();
  next.play(move);
  const check = next.isCheckmate() ? '#' : next.isCheck() ? '+' : '';
  return makeUci(move) + check + (next.isStalemate() ? '=' : '');
}

await answerLines('chessops', (fen) => {
  const position = Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
  const moves = [];
  for (const [from, dests] of position.allDests()) {
    for (const to of dests) {
      const promotes = position.board.pawn.has(from) && (to < 8 || to >= 56);
      const kinds = promotes ? ['queen', 'rook', 'bishop', 'knight'] : [undefined];
      for (const promotion of kinds) moves.push(marked(position, { from, to, promotion }));
    }
  }
  return { moves, fen: makeFen(position.toSetup()) };
}, '# marks checks mates stalemates\n');
