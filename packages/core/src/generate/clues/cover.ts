import { checkArgument } from '../../result.ts';
import type { Clue } from '../../rules/clue.ts';
import type { Form } from '../../rules/kind.ts';
import type { Kind } from '../../rules/kinds.ts';
import { neighboursOf } from '../../rules/places.ts';
import type { Cell } from '../../sets/cells.ts';
import { makeCanvas } from './canvas.ts';
import { type Sketch, tryToPropose } from './propose.ts';

/**
 * Whether clues of a form can cover a board: each is a group of cells in any order.
 *
 *     canCover(kindNamed('killer').form)      // true
 *     canCover(kindNamed('thermo').form)      // false
 */
export function canCover(form: Form): boolean {
  checkArgument('canCover', Array.isArray(form?.cells), form, "the form of a kind, such as kindNamed('killer').form");
  const { order, place, lists, cells } = form;
  const [, most] = cells;
  return order === 'any' && !place && !lists && (most === 'size' || most > 2);
}

/** How often covering is restarted, and how many clues are tried at a cell. */
const MOST_STARTS = 50;
const TRIES_EACH = 20;

/** Clues of a kind, each with its images, that together have every cell once. */
export function coverOf(kind: Kind, sketch: Omit<Sketch, 'canvas'>): (readonly Clue[])[] | undefined {
  for (let start = 0; start < MOST_STARTS; start++) {
    const covering = tryToCover(kind, sketch);
    if (covering) return covering;
  }
  return undefined;
}

/** Begins where a cell has the fewest free cells beside it, so that none is left alone. */
function tryToCover(kind: Kind, sketch: Omit<Sketch, 'canvas'>): (readonly Clue[])[] | undefined {
  const { geometry } = sketch;
  const canvas = makeCanvas(geometry, []);
  const groups: (readonly Clue[])[] = [];
  const narrowest = (): Cell | undefined => {
    const free = geometry.cells.filter(canvas.isFree);
    const besides = free.map((cell) => neighboursOf(cell, geometry).filter(canvas.isFree).length);
    return free[besides.indexOf(Math.min(...besides))];
  };
  for (let first = narrowest(); first !== undefined; first = narrowest()) {
    const clues = tryOften(() => tryToPropose(kind, { ...sketch, canvas }, first), TRIES_EACH);
    if (!clues) return undefined;
    for (const clue of clues) canvas.add(clue);
    groups.push(clues);
  }
  return groups;
}

/** The first answer of some tries. */
export function tryOften<Answer>(ask: () => Answer | undefined, tries: number): Answer | undefined {
  for (let round = 0; round < tries; round++) {
    const answer = ask();
    if (answer !== undefined) return answer;
  }
  return undefined;
}
