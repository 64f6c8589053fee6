import { boardOf, candidatesOf, wrongCells } from '../../model/board.ts';
import { type Game, geometryOfGame, type Move, makeGame, play } from '../../model/game.ts';
import type { Settings } from '../../settings.ts';
import type { CellView } from '../../ui/grid/Grid.tsx';
import { viewsOf } from '../../ui/grid/views.ts';

const digitsOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => Number(character));

const START = makeGame('6x6:2x3', digitsOf('005320021050206043000562530000610400'), { kind: 'own' }, 'sample', 0);
const SOLUTION = digitsOf('465321321654256143143562534216612435');
export const geometry = geometryOfGame(START);

/** The cell that is selected, and the digit that was entered there last. */
export const CHOSEN = { cell: 15, digit: 1 };

const placed = (cell: number, digit: number, clean = false): Move => ({ do: 'digit', cells: [cell], digit, clean });

const noted = (where: 'corner' | 'centre', cell: number, ...digits: number[]): Move => ({
  do: 'notes',
  cells: [cell],
  sets: [digits.reduce((set, digit) => set | (1 << (digit - 1)), 0)],
  where,
});

const coloured = (cell: number, digit: number): Move => ({ do: 'colour', cells: [cell], digit, on: true });

/** What is on the board before the last digit. */
const MOVES: readonly Move[] = [
  // Both are wrong: 6 repeats a digit of its row, 4 only differs from the solution.
  placed(1, 4),
  placed(35, 6),
  noted('corner', 5, 1, 6),
  noted('corner', 11, 4, 6),
  // The last digit rules out the 1 of this cell.
  noted('corner', 13, 1, 5),
  noted('corner', 18, 1, 4),
  noted('corner', 6, 3),
  noted('centre', 6, 3, 4),
  noted('centre', 26, 2, 4),
  coloured(26, 2),
  coloured(20, 1),
];

const sampleGame = (clean: boolean): Game =>
  [...MOVES, placed(CHOSEN.cell, CHOSEN.digit, clean)].reduce((game, move) => play(game, move), START);

/** A small game in which every setting of the board shows: how its cells look. */
export function sampleViews(settings: Settings): CellView[] {
  const board = boardOf(sampleGame(settings.autoClean));
  const { conflicts, autoCandidates, entry } = settings;
  return viewsOf({
    geometry,
    board,
    givens: START.givens,
    candidates: autoCandidates ? candidatesOf(geometry, board) : undefined,
    selection: [CHOSEN.cell],
    wrong: wrongCells({ geometry, digits: board.digits, conflicts, solution: SOLUTION }),
    held: entry === 'digit' ? CHOSEN.digit : 0,
    settings,
  });
}

/** What a screen reader says of the selected cell. */
export const chosenLabel = (settings: Settings): string => sampleViews(settings)[CHOSEN.cell]!.label;
