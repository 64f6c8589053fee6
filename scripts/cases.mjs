/**
 * Looks for positions in which techniques find something, and prints them as rows for
 * corpus/techniques.
 *
 *     node scripts/cases.mjs x-wing,swordfish [--count 5] [--negative 2] [--board 9x9] [--seed 1]
 *                            [--givens 22-26] [--puzzles FILE] [--anywhere] [--spent]
 *                            [--clues killer,arrow] [--each 4]
 *     node scripts/cases.mjs --recount
 *
 * The second form writes anew what each case finds in all, after a wanted change of steps, marks or
 * arguments.
 *
 * Puzzles come from the generator, or from a file with one puzzle of the board in each line. With
 * --givens only those with so many givens are taken, as 24 or 22-26. With --clues they have random
 * clues of each of these kinds. Each is solved with the techniques that stand before the named
 * one in the table. Where they find nothing more, the named one is tried; with --anywhere also
 * on the way. Rows where nothing may be found are positions in which neither those techniques
 * nor the named one find anything; with --spent, positions in which the pattern of the technique
 * stood and has done all that it can.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { puzzleOf } from '@pencilmark/core/format';
import { fillGrid, generate, proposeClues, thinPuzzle } from '@pencilmark/core/generate';
import { boardOf, cellName, parseCell, withClues } from '@pencilmark/core/geometry';
import { allSteps, applyStep, nextStep, TECHNIQUES, techniqueCalled } from '@pencilmark/core/human';
import { gridOf, makePuzzle } from '@pencilmark/core/puzzle';
import { makeRandom, shuffled } from '@pencilmark/core/random';
import { backtracking, demands, exactCover, isProper, singles } from '@pencilmark/core/solve';
import { CASES, positionOf, rowIn } from './examples.mjs';
import { extentOf } from './extent.mjs';
import { ROOT } from './workspace.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '5' },
    negative: { type: 'string', default: '2' },
    board: { type: 'string', default: '9x9' },
    seed: { type: 'string', default: '1' },
    givens: { type: 'string' },
    puzzles: { type: 'string' },
    anywhere: { type: 'boolean', default: false },
    spent: { type: 'boolean', default: false },
    clues: { type: 'string' },
    recount: { type: 'boolean', default: false },
    each: { type: 'string', default: '4' },
    'most-tries': { type: 'string', default: '3000' },
  },
});
const geometry = boardOf(values.board);
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
function rowOf(id, puzzle, grid, steps) {
  const [step] = steps;
  const cells = Array.from(grid.digits, (digit, cell) =>
    digit === 0 ? '.' : `${puzzle.givens[cell] ? '' : '+'}${letter(digit)}`,
  ).join('');
  const plain = gridOf({ geometry: puzzle.geometry, givens: grid.digits });
  const struck = [...plain.candidates].flatMap((set, cell) =>
    Array.from({ length: size }, (_, index) => index + 1)
      .filter((digit) => (set >>> (digit - 1)) & 1 && !grid.has(cell, digit))
      .map((digit) => ({ cell, digit })),
  );
  const expected = step
    ? [listed(step.placements, '='), listed(step.eliminations, '<>')].filter(Boolean).join(',')
    : '-';
  return [id, puzzle.geometry.id, cells, listed(struck, '<>') || '-', expected, extentOf(steps)].join('\t');
}

/** A row of a case with its extent; a comment as it is. */
function recounted(line, place) {
  const row = rowIn(line, place);
  if (!row) return line;
  const technique = techniqueCalled(row[0]);
  if (!technique) throw new Error(`${place}: there is no technique "${row[0]}"`);
  const { grid, givens } = positionOf({ boardOf, cellName, gridOf, makePuzzle, parseCell }, row);
  return [...row.slice(0, 5), extentOf([...allSteps(grid, { techniques: [technique], givens })])].join('\t');
}

if (values.recount)
  for (const name of readdirSync(join(ROOT, CASES))) {
    const path = join(ROOT, CASES, name);
    const rows = readFileSync(path, 'utf8').split('\n');
    writeFileSync(path, rows.map((line, index) => recounted(line, `${CASES}/${name}:${index + 1}`)).join('\n'));
  }

/** The least and the most givens that puzzles may have. */
const givens = values.givens && givensIn(values.givens);

function givensIn(text) {
  const [, least, most = least] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  if (least === undefined) throw new Error(`--givens ${text}: write a number or two, as 24 or 22-26`);
  return [Number(least), Number(most)];
}

const hasGivens = (puzzle) => {
  const count = puzzle.givens.filter((digit) => digit !== 0).length;
  return !givens || (count >= givens[0] && count <= givens[1]);
};

const lines =
  values.puzzles &&
  readFileSync(values.puzzles, 'utf8')
    .split('\n')
    .filter((line) => /^[1-9A-Pa-p.0]/.test(line));
const puzzleAt = (index) =>
  lines
    ? lines[index] && puzzleOf(lines[index].split(/[\s,;]/)[0], geometry)
    : values.clues
      ? cluedPuzzle(values.clues.split(','), Number(values.seed) + index)
      : generate({ geometry, seed: Number(values.seed) + index, ...(givens && { givens }) }).puzzle;

/** A puzzle with some random clues of each of some kinds, and no given more than it needs. */
function cluedPuzzle(kinds, seed) {
  const random = makeRandom(seed);
  const solution = fillGrid(geometry, random);
  let board = geometry;
  for (const kind of kinds) {
    let left = Number(values.each);
    for (const [clue] of proposeClues(kind, solution, board, random)) {
      board = withClues(board, [...board.clues, clue]);
      if (--left === 0) break;
    }
  }
  const groups = shuffled([...solution.keys()], random).map((cell) => [cell]);
  return thinPuzzle(makePuzzle(board, solution), groups).puzzle;
}

/** Two solvers that must agree that a puzzle is proper. */
const SOLVERS = values.clues || geometry.clues.length > 0 ? [demands, backtracking] : [singles, exactCover];

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
    if (!hasGivens(puzzle)) continue;
    if (!SOLVERS.every((solver) => isProper(puzzle, { solvers: [solver] }))) continue;
    const grid = gridOf(puzzle);
    const options = { givens: puzzle.givens };
    for (;;) {
      const easy = nextStep(grid, { ...options, techniques: before });
      if (easy && !values.anywhere) {
        applyStep(grid, easy);
        continue;
      }
      const steps = [...allSteps(grid, { ...options, techniques: [technique] })];
      const [step] = steps;
      if (step && positive < Number(values.count)) {
        console.log(rowOf(id, puzzle, grid, steps));
        positive++;
      }
      if (step && values.spent && negative < Number(values.negative)) {
        for (let left = step; left; [left] = allSteps(grid, { ...options, techniques: [technique] }))
          applyStep(grid, left);
        console.log(rowOf(id, puzzle, grid, []));
        negative++;
      }
      if (!values.spent && !step && !easy && grid.digits.includes(0) && negative < Number(values.negative)) {
        console.log(rowOf(id, puzzle, grid, []));
        negative++;
      }
      if (step || !easy) break;
      applyStep(grid, easy);
    }
  }
  if (positive < Number(values.count) || negative < Number(values.negative))
    console.error(`${id}: only ${positive} and ${negative}`);
}
