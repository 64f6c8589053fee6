import { readFileSync } from 'node:fs';
import { geometryOf, puzzleOf } from '@pencilmark/core';
import { type ModelGame, playedBy, type Wish } from './games.ts';
import type { PlantKind } from './plants.ts';
import type { ModelPlayer } from './player.ts';

/** A recording: whose puzzle, who plays, and what is planted. */
export interface Recording {
  readonly name: string;
  readonly board: string;
  readonly text: string;
  readonly player: ModelPlayer;
  readonly kinds: readonly PlantKind[];
}

const COLLECTION = readFileSync(new URL('../../../../../corpus/collection.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [text: string, board: string, level: string]);

/** How many recordings of a board and a level there are. */
const COUNTS: readonly (readonly [board: string, level: string, count: number])[] = [
  ['9x9:3x3', 'gentle', 7],
  ['9x9:3x3', 'easy', 6],
  ['9x9:3x3', 'moderate', 6],
  ['9x9:3x3', 'tricky', 6],
  ['9x9:3x3', 'hard', 8],
  ['9x9:3x3', 'fiendish', 3],
  ['6x6:2x3', 'easy', 2],
  ['6x6:2x3', 'moderate', 2],
  ['6x6:2x3', 'tricky', 2],
  ['6x6:2x3', 'hard', 4],
  ['16x16:4x4', 'gentle', 2],
  ['16x16:4x4', 'tricky', 2],
];

/** In hard puzzles nobody keeps all in the head. */
const WITHOUT_LISTS = ['gentle', 'easy', 'moderate', 'tricky'];
const NOTES = ['none', 'struck', 'corner', 'centre'] as const;
const LISTS = ['struck', 'centre'] as const;

const KINDS = ['guess', 'stall', 'wrong-note', 'mistake', 'help'] as const;
/** Where everything follows soon, or the search for far reasons is long. */
const KINDS_ELSEWHERE = ['stall', 'mistake', 'wrong-note', 'help', 'stall'] as const;

/** Fifty recordings: two slips each, other levels, notes and paces; a third were given up. */
export const RECORDINGS: readonly Recording[] = COUNTS.flatMap(([board, level, count]) =>
  COLLECTION.filter((row) => row[1] === board && row[2] === level)
    .slice(0, count)
    .map(([text], index) => ({ board, level, text, index })),
).map(({ board, level, text, index }, number) => {
  const notes = WITHOUT_LISTS.includes(level) ? NOTES[number % 4]! : LISTS[number % 2]!;
  const kinds = kindsFor(number, board === '9x9:3x3' && level !== 'gentle', notes);
  return {
    name: `${board} ${level} ${index + 1}, notes ${notes}: ${kinds.join(', ')}`,
    board,
    text,
    player: { seed: number + 1, pace: 200 * (1 + (number % 10)), notes, until: number % 3 === 2 ? 0.85 : 1 },
    kinds,
  };
});

/** Two slips that differ. A single can be missed only where other things are written. */
function kindsFor(number: number, isUsual: boolean, notes: ModelPlayer['notes']): readonly PlantKind[] {
  const kinds = isUsual ? KINDS : KINDS_ELSEWHERE;
  const second = kinds[(number + 1 + (Math.floor(number / 5) % 3)) % 5]!;
  const isMissing = isUsual && number % 3 === 0 && (notes === 'struck' || notes === 'centre');
  return [kinds[number % 5]!, isMissing ? 'missed-single' : second];
}

/** Plays a recording; without slips it has a detour in their place. */
export function play({ board, text, player, kinds }: Recording, isClean = false): ModelGame {
  const geometry = geometryOf(board);
  if (!geometry.ok) throw new Error(geometry.error.message);
  const wishes = kinds.map((kind, index): Wish => ({ kind: isClean ? 'detour' : kind, at: 0.1 + 0.2 * index }));
  return playedBy(puzzleOf(text, geometry.value), player, wishes);
}
