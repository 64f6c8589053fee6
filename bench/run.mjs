/**
 * `npm run bench -- [NAME…] [--data DIR] [--vs COMMAND]` runs the benches that are named, or all.
 * Those that stand beside another program take the folder of its sources instead of a command.
 * Puzzle sets come from DIR/puzzles, from $PENCILMARK_DATA/puzzles, or from the smaller sample of
 * the project. `--vs` times a program of yours that reads lines, and the command in turn with it.
 * Tables are kept in bench/results.
 */
import { parseArgs } from 'node:util';
import { begin, write } from './results.mjs';

const BENCHES = ['rivals', 'generate', 'canonical', 'large', 'rating', 'agreement', 'counting', 'scan', 'variants'];

/** Benches that run only when they are named: they take long, and what they tell is not kept. */
const BY_NAME = ['fuzz', 'siege', 'screens', 'suite', 'reasons'];

/** Benches that take another program by the folder of its sources. */
const BESIDE = ['variants', 'suite'];
const KNOWN = [...BENCHES, ...BY_NAME];

const OPTIONS = ['data', 'vs', 'seed', 'minutes', 'inputs', 'kinds', 'only', 'evil', 'matches'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string' }])),
    kept: { type: 'boolean' },
  },
});
const unknown = positionals.find((name) => !KNOWN.includes(name));
if (unknown) {
  console.error(`No bench "${unknown}"; known are ${KNOWN.join(', ')}.`);
  process.exit(2);
}
if (values.data) process.env.PENCILMARK_DATA = values.data;
if (values.vs && !BESIDE.includes(positionals[0])) {
  begin(`pencilmark and ${values.vs}`);
  (await import('./external.mjs')).run(values.vs);
} else {
  const names = positionals.length > 0 ? positionals : BENCHES;
  for (const name of names) {
    begin(name);
    await (await import(`./${name}.mjs`)).run(values);
  }
  if (!values.vs && names.some((name) => BENCHES.includes(name))) console.log(`\nKept in ${write()}`);
}
