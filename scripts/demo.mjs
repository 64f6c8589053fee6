/**
 * Shows the main job on real puzzles: solves the example collection, draws the first boards,
 * compares solvers, says what to type next.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { formatNamed, makeReader } from '@pencilmark/core/format';
import { makePuzzle } from '@pencilmark/core/puzzle';
import { isProper, solve, solverFor } from '@pencilmark/core/solve';
import { CLI, ROOT, run } from './workspace.mjs';

const COLLECTION = 'corpus/examples.txt';
const DRAWN = 2;
// Three solvers make a wide table.
const COMPARED = (process.stdout.columns ?? 200) < 130 ? 'backtracking,turbo' : 'backtracking,singles,turbo';

/** Texts of several lines beside each other, with a sign between them halfway down. */
function beside(left, sign, right) {
  const [one, other] = [left, right].map((text) => text.split('\n'));
  const width = Math.max(...one.map((line) => line.length));
  const middle = Math.floor(one.length / 2);
  return one
    .map((line, row) => `  ${line.padEnd(width)} ${row === middle ? sign : ' '.repeat(sign.length)} ${other[row]}`)
    .join('\n');
}

function collection() {
  const reader = makeReader();
  const text = readFileSync(join(ROOT, COLLECTION), 'utf8');
  const entries = [...reader.push(text), ...reader.end()];
  const lines = text.split('\n');
  return entries.map(({ line, result }) => {
    if (!result.ok) throw new Error(`${COLLECTION}:${line}: ${result.error.message}`);
    return { ...result.value, name: lines[line - 1].split('# ')[1] };
  });
}

function solveAll(examples) {
  const drawn = formatNamed('drawn');
  const started = performance.now();
  const solved = examples.map(({ puzzle }) => ({ solution: solve(puzzle), isOnly: isProper(puzzle) }));
  const ms = performance.now() - started;
  for (const [index, { puzzle, notation, name }] of examples.slice(0, DRAWN).entries()) {
    const { solution, isOnly } = solved[index];
    const board = makePuzzle(puzzle.geometry, solution);
    console.log(
      `${name}: ${isOnly ? 'one solution' : 'several solutions'}, found by ${solverFor(puzzle.geometry).name}\n`,
    );
    console.log(`${beside(drawn.print(puzzle, notation), '→', drawn.print(board, notation))}\n`);
  }
  const count = solved.filter(({ solution }) => solution).length;
  const several = examples.filter((_, index) => !solved[index].isOnly).map(({ name }) => name);
  console.log(
    `${count} of ${examples.length} puzzles of ${COLLECTION} solved in ${ms.toFixed(0)} ms, cold start included;`,
  );
  console.log(`all have one solution${several.length > 0 ? ` except ${several.join(', ')}` : ''}.\n`);
}

const NEXT = [
  ['npx pencilmark solve --to drawn corpus/examples.txt', 'all of them, drawn'],
  ['npx pencilmark watch corpus/examples.txt', 'watch the search; space pauses, arrow keys step'],
  ['npx pencilmark generate --minimal --symmetry rotate180 --to drawn', 'a new puzzle'],
  ['npx pencilmark --help', 'all commands, with examples'],
];

const examples = collection();
solveAll(examples);
console.log('The same puzzles by several solvers:\n');
const legend = examples.map(({ name }, index) => `${index + 1} ${name}`.padEnd(20));
for (let from = 0; from < legend.length; from += 4)
  console.log(
    `  ${legend
      .slice(from, from + 4)
      .join('')
      .trimEnd()}`,
  );
console.log();
const { code } = await run(CLI, ['compare', '--solvers', COMPARED, '--max-calls', '1000000', join(ROOT, COLLECTION)]);
const width = Math.max(...NEXT.map(([command]) => command.length));
console.log('\nWhat to type next:');
for (const [command, says] of NEXT) console.log(`  ${command.padEnd(width)}  ${says}`);
process.exitCode = code;
