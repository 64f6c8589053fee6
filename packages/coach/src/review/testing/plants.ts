import { digitBit, digitsOf } from '@pencilmark/core/geometry';
import { allSteps, applyStep, type Step, techniqueCalled } from '@pencilmark/core/human';
import type { Candidate, Grid } from '@pencilmark/core/puzzle';
import { HEAD, SINGLES } from '../trail.ts';
import { goOn, move, openCells, type Playing, stepAhead, strike, write } from './player.ts';

/** What is planted into a game; a detour is no slip. */
export type PlantKind = 'guess' | 'mistake' | 'stall' | 'missed-single' | 'wrong-note' | 'help' | 'detour';

/** A planted thing: the moves that it took, from the first to the last, and its cells. */
export interface Plant {
  readonly kind: PlantKind;
  readonly from: number;
  readonly to: number;
  readonly cells: readonly number[];
}

type Planter = (playing: Playing) => Omit<Plant, 'kind'> | undefined;

/** Each makes its slip in a game, or does nothing where the position does not allow it. */
export const PLANTS: Readonly<Record<PlantKind, Planter>> = {
  /** A digit that two rounds of all easy steps do not lead to, written in no time. */
  guess(playing) {
    const { grid, solution } = playing;
    const soon = roundsOn(playing, 2);
    const cells = openCells(playing, 3).filter(
      (cell) => soon.digits[cell] === 0 && !isSingle(soon, cell, solution[cell]!),
    );
    return placed(playing, cells, (cell) => {
      grid.place(cell, solution[cell]!);
      return write(playing, { cell, digit: solution[cell]! });
    });
  },
  /** A wrong digit that is taken away three steps later. */
  mistake(playing) {
    const { grid, solution, random } = playing;
    const cells = openCells(playing, 2);
    const cell = cells[random.below(Math.max(1, cells.length))];
    if (cell === undefined) return undefined;
    const digit = digitsOf(grid.candidates[cell]!).find((wrong) => wrong !== solution[cell])!;
    const digits = playing.standing.digits.slice();
    digits[cell] = digit;
    const from = move(playing, { digits }, { seconds: 5 });
    // A thought is followed to its end before the mistake is seen.
    for (let steps = 0; (steps < 3 || playing.thought > 0) && grid.digits[cell] === 0; steps++)
      if (!goOn(playing)) break;
    if (playing.standing.digits[cell] === digit) {
      const without = playing.standing.digits.slice();
      without[cell] = 0;
      move(playing, { digits: without });
    }
    return { from, to: from, cells: [cell] };
  },
  /** A single that takes twenty times as long as usual. */
  stall(playing) {
    const step = stepAhead(playing);
    if (!step || !isOfSingles(step)) return undefined;
    goOn(playing, step, 20);
    return lastMove(playing, [step.placements[0]!.cell]);
  },
  /** Easy eliminations while a single lies on the board. */
  'missed-single'(playing) {
    const singles = [...allSteps(playing.grid, { techniques: SINGLES })];
    const isWriter = ['centre', 'struck'].includes(playing.player.notes);
    const eliminations = isWriter && singles.length > 0 ? easyEliminations(playing) : [];
    if (eliminations.length < FEWEST_EASY) return undefined;
    const from = playing.moves.length;
    for (const step of eliminations) goOn(playing, step);
    const to = playing.moves.length - 1;
    return { from, to, cells: singles.map(({ placements: [single] }) => single!.cell) };
  },
  /** The digit of a cell that stays empty for long is struck, or missing in a list. */
  'wrong-note'(playing) {
    const { grid, solution, standing, player } = playing;
    const soon = roundsOn(playing, 2);
    const cells = openCells(playing, 3).filter((cell) => soon.digits[cell] === 0 && standing.corner[cell] === 0);
    return placed(playing, cells, (cell) => {
      const own = solution[cell]!;
      if (player.notes === 'centre' || player.notes === 'struck') return strike(playing, { cell, digit: own });
      const centre = standing.centre.slice();
      centre[cell] = grid.candidates[cell]! & ~digitBit(own);
      return move(playing, { centre });
    });
  },
  /** A hint writes a digit. */
  help(playing) {
    const step = stepAhead(playing);
    if (!step || !isOfSingles(step)) return undefined;
    applyStep(playing.grid, step);
    return placed(playing, [step.placements[0]!.cell], () => write(playing, step.placements[0]!, { isHelp: true }));
  },
  /** A digit is written, taken back and written again. */
  detour(playing) {
    const step = stepAhead(playing);
    if (!step || !isOfSingles(step)) return undefined;
    const before = playing.standing;
    write(playing, step.placements[0]!, { seconds: 5 });
    playing.standing = before;
    goOn(playing, step);
    return lastMove(playing, []);
  },
};

/** Where fewer are there, a player may well see them first. */
const FEWEST_EASY = 4;

/** Eliminations that follow one after the other, without a digit. */
function easyEliminations({ grid }: Playing): Step[] {
  const copy = grid.copy();
  const steps: Step[] = [];
  while (steps.length < 6) {
    const [step] = allSteps(copy, { techniques: HEAD });
    if (!step) break;
    steps.push(step);
    applyStep(copy, step);
  }
  return steps;
}

const isOfSingles = ({ technique }: Step): boolean => techniqueCalled(technique)!.family === 'singles';

const lastMove = ({ moves }: Playing, cells: readonly number[]): Omit<Plant, 'kind'> => ({
  from: moves.length - 1,
  to: moves.length - 1,
  cells,
});

/** Makes a move in one of some cells. */
function placed(
  { random }: Playing,
  cells: readonly number[],
  make: (cell: number) => number,
): Omit<Plant, 'kind'> | undefined {
  const cell = cells[random.below(Math.max(1, cells.length))];
  if (cell === undefined) return undefined;
  const at = make(cell);
  return { from: at, to: at, cells: [cell] };
}

/** The grid after some rounds, in each of which all easy steps are made that were there. */
function roundsOn({ grid }: Playing, rounds: number): Grid {
  const copy = grid.copy();
  for (let round = 0; round < rounds; round++)
    for (const step of [...allSteps(copy, { techniques: [...SINGLES, ...HEAD] })]) applyStep(copy, step);
  return copy;
}

const isSingle = (grid: Grid, cell: number, digit: number): boolean =>
  [...allSteps(grid, { techniques: SINGLES })].some(({ placements }) =>
    placements.some((placement: Candidate) => placement.cell === cell && placement.digit === digit),
  );
