// What the JavaScript adapters share: reads a FEN a line, writes the moves that `read` lists for it, or the error that it
// throws, and before that the FEN that the library would write. Says first who answers, with the version that is
// installed.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

export async function answerLines(library, read, introduction = '') {
  const manifest = new URL(`node_modules/${library}/package.json`, import.meta.url);
  process.stdout.write(`# name ${library} ${JSON.parse(readFileSync(manifest, 'utf8')).version}\n${introduction}`);
  for await (const fen of createInterface({ input: process.stdin })) {
    let answer;
    try {
      const position = read(fen);
      answer = `# fen ${position.fen}\n${position.moves.join(' ')}`;
    } catch (error) {
      answer = `error ${String(error.message ?? error).replaceAll(/\s+/g, ' ')}`;
    }
    process.stdout.write(answer + '\n');
  }
}
