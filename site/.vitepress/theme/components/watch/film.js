/** A search as a film: recorded once, then looked at in any moment. Knows no page. */
import { parsePuzzle } from '@pencilmark/core/format';
import { cellName } from '@pencilmark/core/geometry';
import { canSolve, SOLVERS, solverNamed } from '@pencilmark/core/solve';
import { Replay, record } from '@pencilmark/lab';

/** A search that takes longer is shown up to here. */
const MOST_CALLS = 500_000;

/** The puzzles of a text such as "easy: 53..7…; hard: 8…". */
export const puzzlesIn = (text) =>
  text
    .split(';')
    .map((part) => /^\s*([^:]+):\s*(\S+)\s*$/.exec(part))
    .filter((match) => match !== null)
    .map(([, name, puzzle]) => ({ name, puzzle }));

/** The solvers that tell what they do, the simplest first. */
export const watchable = () =>
  SOLVERS.filter(({ traces }) => traces)
    .map(({ name, says }) => ({ name, says }))
    .reverse();

/** A puzzle, or in `fault` why a text is none. Puzzles that contradict themselves are none here. */
export function readPuzzle(text) {
  const read = parsePuzzle(text.trim());
  return read.ok ? { puzzle: read.value.puzzle } : { fault: read.error.message };
}

/** The search of a solver as a film, or in `fault` why there is none. */
export function filmOf(name, puzzle) {
  const solver = solverNamed(name);
  if (!canSolve(solver, puzzle.geometry)) return { name, fault: `${name} does not know this board.` };
  const recording = record(solver.prepare(puzzle.geometry), puzzle, { limit: 1, maxCalls: MOST_CALLS });
  return {
    name,
    length: recording.length,
    replay: new Replay(recording),
    isCut: recording.result?.stopped === 'budget',
  };
}

const TOLD = {
  call: () => 'looks for the next cell',
  try: ({ digit }, place) => `tries ${digit} in ${place}`,
  place: ({ digit, why }, place) => `${digit} goes into ${place}: ${why}`,
  eliminate: ({ digit, why }, place) => `${digit} goes from ${place}: ${why}`,
  reject: ({ digit }, place) => `takes ${digit} back from ${place}`,
  solution: () => 'has found the solution',
};

/** What happens in a moment, in words. */
export function told({ event }, { size }) {
  if (!event) return 'has not begun';
  return TOLD[event.kind](event, event.cell === undefined ? '' : cellName(event.cell, size));
}

/** The digits of a moment as a text, a dot for each empty cell. */
export const lineOf = ({ digits }, alphabet = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') =>
  Array.from(digits, (digit) => (digit === 0 ? '.' : alphabet[digit - 1])).join('');

/** What a board marks in a moment: the cell of the last event. */
export const marksOf = ({ event }) =>
  event?.cell === undefined
    ? []
    : [{ kind: 'cell', cell: event.cell, role: event.kind === 'reject' ? 'fin' : 'pattern' }];
