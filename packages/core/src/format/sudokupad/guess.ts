import { clueFault } from '../../geometry/clues.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import type { Clue } from '../../rules/clue.ts';
import { kindNamed } from '../../rules/kinds.ts';
import type { Drawing, Group, Look, Meaning } from './look.ts';
import { AREA_LOOKS, CHEVRON_LOOKS } from './look-areas.ts';
import { BULB_LOOKS } from './look-bulbs.ts';
import { LINE_LOOKS } from './look-lines.ts';
import { SHAPE_LOOKS } from './look-shapes.ts';
import type { Part } from './parts.ts';
import { cellsAlong } from './places.ts';

// What takes several parts comes before what takes one of them.
const LOOKS: readonly Look[] = [...BULB_LOOKS, ...CHEVRON_LOOKS, ...SHAPE_LOOKS, ...AREA_LOOKS, ...LINE_LOOKS];

/** What a drawing seems to say. */
export interface Guess {
  readonly clues: readonly Clue[];
  /** Parts that may be anything. */
  readonly left: readonly Part[];
  /** Parts that only repeat others. */
  readonly repeated: readonly Part[];
}

/**
 * Guesses the clues of a drawing by its look. A guess that the solution contradicts is no guess.
 */
export function guessClues(drawing: Drawing, board: Geometry, solution?: ArrayLike<number>): Guess {
  const clues: Clue[] = [];
  let left = drawing.parts;
  for (const look of LOOKS)
    for (const group of look({ ...drawing, parts: left })) {
      const chosen = group.finds.length > 0 ? cluesOf(group, board, solution) : undefined;
      if (!chosen) continue;
      clues.push(...chosen);
      const used = new Set(group.finds.flatMap(({ parts }) => parts));
      left = left.filter((part) => !used.has(part));
    }
  const repeated = left.filter((part) => isRepeated(part, drawing, left, clues));
  return { clues, left: left.filter((part) => !repeated.includes(part)), repeated };
}

/** The clues of a group by its likeliest meaning that the board and the solution allow. */
export function cluesOf({ meanings, finds }: Group, board: Geometry, solution?: ArrayLike<number>): Clue[] | undefined {
  const cluesAs = ({ kind, values }: Meaning): Clue[] =>
    finds.map((find) => ({ rule: kind, cells: find.cells, values: find.values ?? values?.(board.size) ?? [] }));
  return meanings.map(cluesAs).find((clues) => {
    const isKept = (): boolean =>
      solution === undefined || (kindNamed(clues[0]!.rule)?.holds(solution, { ...board, clues }) ?? false);
    return clues.every((clue) => clueFault(clue, board) === undefined) && isKept();
  });
}

/** Whether a part adds nothing: a line along a clue, or a shape around one that is explained. */
function isRepeated(part: Part, { size, parts }: Drawing, left: readonly Part[], clues: readonly Clue[]): boolean {
  if (part.kind === 'shape') {
    const isCentered = (other: Part): boolean =>
      other.kind === 'shape' && !left.includes(other) && other.center.join() === part.center.join();
    return !/\w/.test(part.text) && parts.some(isCentered);
  }
  const cells = cellsAlong(part, size);
  const ways = cells ? [cells.join(), [...cells].reverse().join()] : [];
  return clues.some((clue) => clue.cells.some((list) => ways.includes(list.join())));
}
