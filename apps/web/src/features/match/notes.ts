import { effect } from '@preact/signals';
import { type Game, type Move, makeGame, play } from '../../model/game.ts';
import { slot } from '../../storage/local.ts';
import { list, parts, readList, text, whole } from '../../storage/shape.ts';
import { board } from '../../table/session.ts';

/** What the player has written into a match: only this device knows. */
interface Kept {
  readonly match: string;
  readonly corner: readonly number[];
  readonly centre: readonly number[];
  readonly colour: readonly number[];
}

// Nobody goes back to older matches.
const MOST = 12;

const sets = list(whole(-(2 ** 31), 2 ** 31 - 1), 625);

/** The notes of the last matches, the latest first. */
export const NOTES = slot<readonly Kept[]>(
  'matches',
  readList(parts({ match: text, corner: sets, centre: sets, colour: sets }), MOST),
);

const allKept = (): readonly Kept[] => NOTES.read() ?? [];

/** Notes of matches, without those of the oldest matches. */
export const latestNotes = (notes: readonly Kept[]): readonly Kept[] => notes.slice(0, MOST);

/** The moves that write the notes and colours of a match as they were left. */
function movesFor(match: string, cells: number): Move[] {
  const kept = allKept().find((kept) => kept.match === match);
  if (!kept) return [];
  const sets = (layer: 'corner' | 'centre'): number[] => Array.from({ length: cells }, (_, at) => kept[layer][at] ?? 0);
  const all = [...Array(cells).keys()];
  const colours = Array.from({ length: 9 }, (_, index) => ({
    do: 'colour' as const,
    cells: all.filter((cell) => ((kept.colour[cell] ?? 0) >>> index) & 1),
    digit: index + 1,
    on: true,
  }));
  return [
    { do: 'notes', cells: all, sets: sets('corner'), where: 'corner' },
    { do: 'notes', cells: all, sets: sets('centre'), where: 'centre' },
    ...colours.filter((move) => move.cells.length > 0),
  ];
}

/**
 * One's own side of a match as a game, under the name of its board: `fast` is what stands there
 * whatever the player does, the moves are notes and colours. What was written before comes first.
 */
export function gameOfMatch(name: string, boardId: string, fast: readonly number[]): Game {
  let made = makeGame(boardId, fast, { kind: 'match' }, `match ${name}`, Date.now());
  for (const move of movesFor(name, fast.length)) made = play(made, move);
  return made;
}

/** Keeps what is written into a match, until the answer is called. */
export function keepNotes(match: string): () => void {
  return effect(() => {
    if (!board.value) return;
    const now = board.value;
    const [corner, centre, colour] = [now.corner, now.centre, now.colour].map((layer) => [...layer]);
    const others = allKept().filter((kept) => kept.match !== match);
    NOTES.keep(latestNotes([{ match, corner, centre, colour }, ...others]));
  });
}
