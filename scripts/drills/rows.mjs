/** Positions that may become drills: where they come from, and what is known of them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drillLine, positionIn, readDrills, sightOf, stepsOf } from '@pencilmark/coach/drill';
import { geometryOf } from '@pencilmark/core/geometry';
import { TECHNIQUES } from '@pencilmark/core/human';
import { ROOT } from '../workspace.mjs';

const FOLDER = 'corpus/drills';

export const FAMILIES = [...new Set(TECHNIQUES.map(({ family }) => family))];

/** Boards by id: those with many clues take long to make. */
const boards = new Map();
export function boardCalled(id) {
  if (!boards.has(id)) boards.set(id, geometryOf(id).value);
  return boards.get(id);
}

const pathOf = (family) => join(ROOT, FOLDER, `${family}.tsv`);

/** The drills that a family has. */
export const drillsOf = (family) =>
  existsSync(pathOf(family)) ? readDrills(readFileSync(pathOf(family), 'utf8')) : [];

/** The text of a file of corpus/drills: its drills by technique and grade, below what it is. */
export function fileOf(family, drills) {
  const ids = TECHNIQUES.filter((technique) => technique.family === family).map(({ id }) => id);
  const withoutGame = ids.filter((id) => !drills.some(({ technique, grade }) => technique === id && grade === 'game'));
  const head = [
    `# Drills of ${family}: technique, grade, board, digits (+ before one that is not given), candidates ruled out,`,
    '# where to look (shown only), "image" for another row turned and with other digits. By npm run drills,',
    '# from corpus/techniques, corpus/practice.tsv and puzzles of our generator.',
    `# Without one from a game, as the search met none in which nothing easier is found: ${withoutGame.join(', ') || 'none'}.`,
  ];
  const rank = ({ technique }) => ids.indexOf(technique);
  const sorted = [...drills].sort((one, other) => rank(one) - rank(other));
  return [...head, ...sorted.map(drillLine), ''].join('\n');
}

function rowsOf(path) {
  return readFileSync(join(ROOT, 'corpus', path), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .filter(([, , , , expected]) => expected !== '-')
    .map(([technique, board, cells, struckOut]) => ({ technique, board, cells, struckOut }));
}

const casesOf = () =>
  readdirSync(join(ROOT, 'corpus/techniques'))
    .sort()
    .flatMap((file) => rowsOf(`techniques/${file}`));

/** The rows of corpus/techniques and of corpus/practice.tsv; only the latter are from games. */
export const kept = () => [...rowsOf('practice.tsv').map((row) => ({ ...row, isGame: true })), ...casesOf()];

/** The puzzle that the page of each technique shows: that of its first case. */
export function puzzlesOfPages() {
  const cases = casesOf();
  const shown = new Map();
  for (const row of [...cases.filter(isUsual), ...cases])
    if (!shown.has(row.technique)) shown.set(row.technique, puzzleIn(row));
  return shown;
}

/** Whether a position lies on the board that most people know. */
export const isUsual = ({ board }) => board === '9x9';

/** The puzzle of a position, as text; the same for all names of a board. */
export const puzzleIn = ({ board, cells }) => `${boardCalled(board).id} ${cells.replaceAll(/\+./g, '.')}`;

/** A position with what tells how easy its steps are to see. */
export function looked(row) {
  const { grid, givens } = positionIn(row, boardCalled(row.board));
  const steps = stepsOf(grid, row.technique, givens);
  const [first] = steps.filter(({ technique }) => technique === row.technique);
  if (!first) return undefined;
  const marked = first.marks.filter(({ kind }) => kind !== 'house' && kind !== 'demand').length;
  const candidates = grid.candidates.filter((set) => set !== 0).length;
  return { ...row, sight: sightOf(first, grid), effort: 10 * (steps.length - 1) + 2 * marked + candidates / 10 };
}
