/**
 * Looks for positions in which techniques find something, and prints them as rows for
 * corpus/techniques.
 *
 *     node scripts/cases.mjs x-wing,swordfish [--count 5] [--negative 2] [--board 9x9] [--seed 1]
 *                            [--givens 17-81] [--puzzles FILE] [--anywhere] [--spent]
 *
 * Puzzles come from the generator, or from a file with one puzzle in each line. Each is solved
 * with the techniques that stand before the named one in the table. Where they find nothing more,
 * the named one is tried; with --anywhere also on the way. Rows where nothing may be found are
 * positions in which neither those techniques nor the named one find anything; with --spent,
 * positions in which the pattern of the technique stood and has done all that it can.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { puzzleOf } from '@pencilmark/core/format';
import { generate } from '@pencilmark/core/generate';
import { cellName, geometryOf } from '@pencilmark/core/geometry';
import { allSteps, applyStep, nextStep, TECHNIQUES, techniqueCalled } from '@pencilmark/core/human';
import { gridOf } from '@pencilmark/core/puzzle';
import { exactCover, isProper, singles } from '@pencilmark/core/solve';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '5' },
    negative: { type: 'string', default: '2' },
    board: { type: 'string', default: '9x9' },
    seed: { type: 'string', default: '1' },
    puzzles: { type: 'string' },
    anywhere: { type: 'boolean', default: false },
    spent: { type: 'boolean', default: false },
    'most-tries': { type: 'string', default: '3000' },
  },
});
const geometry = geometryOf(values.board).value;
const { size } = geometry;
const letter = (digit) => digit.toString(36).toUpperCase();

const listed = (candidates, sign) => {
  const cells = new Map();
  for (const { cell, digit } of candidates) cells.set(cell, [...(cells.get(cell) ?? []), digit]);
  const words = [...cells].map(
    ([cell, digits]) =>
      `${cellName(cell, size)}${sign}${digits
        .sort((a, b) => a - b)
        .map(letter)
        .join('')}`,
  );
  return words.join(',');
};

/** The row of a position. */
function rowOf(id, puzzle, grid, step) {
  const cells = Array.from(grid.digits, (digit, cell) =>
    digit === 0 ? '.' : `${puzzle.givens[cell] ? '' : '+'}${letter(digit)}`,
  ).join('');
  const plain = gridOf({ geometry, givens: grid.digits });
  const struck = [...plain.candidates].flatMap((set, cell) =>
    Array.from({ length: size }, (_, index) => index + 1)
      .filter((digit) => (set >>> (digit - 1)) & 1 && !grid.has(cell, digit))
      .map((digit) => ({ cell, digit })),
  );
  const expected = step
    ? [listed(step.placements, '='), listed(step.eliminations, '<>')].filter(Boolean).join(',')
    : '-';
  return [id, values.board, cells, listed(struck, '<>') || '-', expected].join('\t');
}

const lines =
  values.puzzles &&
  readFileSync(values.puzzles, 'utf8')
    .split('\n')
    .filter((line) => /^[1-9A-Pa-p.0]/.test(line));
const puzzleAt = (index) =>
  lines
    ? lines[index] && puzzleOf(lines[index].split(/[\s,;]/)[0])
    : generate({ geometry, seed: Number(values.seed) + index }).puzzle;

for (const id of positionals.flatMap((names) => names.split(','))) {
  const technique = techniqueCalled(id);
  const before = values.anywhere ? TECHNIQUES : TECHNIQUES.slice(0, TECHNIQUES.indexOf(technique));
  let positive = 0;
  let negative = 0;
  for (
    let index = 0;
    index < Number(values['most-tries']) && (positive < Number(values.count) || negative < Number(values.negative));
    index++
  ) {
    const puzzle = puzzleAt(index);
    if (!puzzle) break;
    if (![singles, exactCover].every((solver) => isProper(puzzle, { solvers: [solver] }))) continue;
    const grid = gridOf(puzzle);
    const options = { givens: puzzle.givens };
    for (;;) {
      const easy = nextStep(grid, { ...options, techniques: before });
      if (easy && !values.anywhere) {
        applyStep(grid, easy);
        continue;
      }
      const [step] = allSteps(grid, { ...options, techniques: [technique] });
      if (step && positive < Number(values.count)) {
        console.log(rowOf(id, puzzle, grid, step));
        positive++;
      }
      if (step && values.spent && negative < Number(values.negative)) {
        for (let left = step; left; [left] = allSteps(grid, { ...options, techniques: [technique] }))
          applyStep(grid, left);
        console.log(rowOf(id, puzzle, grid, undefined));
        negative++;
      }
      if (!values.spent && !step && !easy && grid.digits.includes(0) && negative < Number(values.negative)) {
        console.log(rowOf(id, puzzle, grid, undefined));
        negative++;
      }
      if (step || !easy) break;
      applyStep(grid, easy);
    }
  }
  if (positive < Number(values.count) || negative < Number(values.negative))
    console.error(`${id}: only ${positive} and ${negative}`);
}
