/**
 * `npm run bench -- [NAME…] [--data DIR] [--vs COMMAND]` runs the benches that are named, or all.
 * Puzzle sets come from DIR/puzzles, from $PENCILMARK_DATA/puzzles, or from the smaller sample of
 * the project. `--vs` times a program of yours that reads lines, and the command in turn with it.
 * Tables are kept in bench/results.
 */
import { parseArgs } from 'node:util';
import { begin, write } from './results.mjs';

const BENCHES = ['rivals', 'generate', 'canonical', 'large', 'rating', 'agreement', 'counting', 'scan', 'variants'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' }, vs: { type: 'string' } },
});
const unknown = positionals.find((name) => !BENCHES.includes(name));
if (unknown) {
  console.error(`No bench "${unknown}"; known are ${BENCHES.join(', ')}.`);
  process.exit(2);
}
if (values.data) process.env.PENCILMARK_DATA = values.data;
if (values.vs) {
  begin(`pencilmark and ${values.vs}`);
  (await import('./external.mjs')).run(values.vs);
} else {
  for (const name of positionals.length > 0 ? positionals : BENCHES) {
    begin(name);
    await (await import(`./${name}.mjs`)).run();
  }
  console.log(`\nKept in ${write()}`);
}
