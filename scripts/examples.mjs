/** The first case of each technique in corpus/techniques, and the step that it is about. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

export const CASES = 'corpus/techniques';

/**
 * The rows of corpus/techniques where something is found, and that have the usual board if any
 * has.
 */
export function firstCases() {
  const rows = readdirSync(join(ROOT, CASES))
    .flatMap((file) => {
      const lines = readFileSync(join(ROOT, CASES, file), 'utf8').split('\n');
      return lines.map((line, index) => rowIn(line, `${CASES}/${file}:${index + 1}`));
    })
    .filter((row) => row !== undefined && row[4] !== '-');
  const found = new Map();
  for (const row of rows) {
    const kept = found.get(row[0]);
    if (!kept || (kept[1] !== '9x9' && row[1] === '9x9')) found.set(row[0], row);
  }
  return found;
}

/** The columns of a row, with its place for errors; nothing for comments. */
export const rowIn = (line, place) =>
  line === '' || line.startsWith('#') ? undefined : Object.assign(line.split('\t'), { place });

/**
 * A case as a grid, its givens, and what it expects as words r1c2=5 and r1c2<>5. An error names the
 * place of a row that is no case.
 */
export function positionOf(core, row) {
  try {
    return readPosition(core, row);
  } catch (error) {
    throw new Error(`${row.place}: ${error.message}`, { cause: error });
  }
}

function readPosition(core, [, board, cells, struckOut, expected]) {
  const geometry = core.boardOf(board);
  const marked = [...cells.matchAll(/(\+?)(.)/g)];
  const digits = marked.map(([, , character]) => Number.parseInt(character, 36) || 0);
  const givens = digits.map((digit, cell) => (marked[cell][1] === '+' ? 0 : digit));
  const grid = core.gridOf(core.makePuzzle(geometry, digits));
  const words = (text) =>
    text === '-'
      ? []
      : text.split(',').flatMap((word) => {
          const [, cell, sign, list] = /^(r\d+c\d+)(=|<>)(.+)$/.exec(word) ?? [];
          if (!list) throw new Error(`"${word}" is not written as r1c2=5 or r1c2<>35`);
          return [...list].map((digit) => ({ cell, sign, digit: Number.parseInt(digit, 36) }));
        });
  for (const { cell, digit } of words(struckOut))
    grid.eliminate({ cell: core.parseCell(cell, geometry.size).value, digit });
  return {
    grid,
    givens: Uint8Array.from(givens),
    wanted: words(expected).map(({ cell, sign, digit }) => cell + sign + digit),
  };
}

const deedsOf = (core, { placements, eliminations }, size) => [
  ...placements.map(({ cell, digit }) => `${core.cellName(cell, size)}=${digit}`),
  ...eliminations.map(({ cell, digit }) => `${core.cellName(cell, size)}<>${digit}`),
];

/** The position of a case, what it wants, and the step that does so, if there is one. */
export function exampleOf(core, technique, row) {
  const { grid, givens, wanted } = positionOf(core, row);
  const steps = [...core.allSteps(grid, { techniques: [technique], givens })];
  const step = steps.find((one) => wanted.every((deed) => deedsOf(core, one, grid.geometry.size).includes(deed)));
  return { grid, givens, wanted, step };
}
