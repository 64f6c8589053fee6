import type { About } from '@pencilmark/core/format';
import {
  type BoxShape,
  boxed,
  type Clue,
  clueFault,
  type Geometry,
  isKind,
  jigsaw,
  kindNamed,
  type RuleName,
  regionMap,
  regionsOf,
  ruleNamed,
  type TURNS,
  turnOf,
  withClues,
  withRules,
} from '@pencilmark/core/geometry';

/**
 * What lies on the setter's table; plain data. The regions may be half drawn, so it need not make a
 * board yet.
 */
export interface Draft {
  readonly size: number;
  /** The region 0…size-1 of every cell: boxes of any shape. */
  readonly regions: readonly number[];
  /** Names of rules that are added: diagonals, windows. */
  readonly rules: readonly RuleName[];
  readonly givens: readonly number[];
  /** Cages, lines and all else that is drawn; some may not be finished yet. */
  readonly clues: readonly Clue[];
  /** What the author of an imported puzzle wrote about it. */
  readonly about?: About | undefined;
}

/** The sizes of boards that can be set. */
export const SIZES: readonly number[] = Array.from({ length: 22 }, (_, index) => index + 4);

/** The boxes that a size can have; of a prime size only its rows. */
export function shapesOf(size: number): BoxShape[] {
  const heights = Array.from({ length: size - 2 }, (_, index) => index + 2).filter((height) => size % height === 0);
  return (heights.length > 0 ? heights : [1]).map((height) => ({ height, width: size / height }));
}

/** A board with its digits as a draft. */
export const draftOf = ({ size, boxes, rules, clues }: Geometry, givens?: ArrayLike<number>): Draft => ({
  size,
  regions: boxes,
  rules: rules.flatMap((rule) => (isKind(rule) ? [] : rule.name)),
  givens: Array.from(givens ?? { length: size * size }, (digit) => digit ?? 0),
  clues,
});

/** A draft with other boxes; rules that they do not allow are left out. */
export function withRegions(draft: Draft, regions: readonly number[]): Draft {
  const next = { ...draft, regions };
  return { ...next, rules: draft.rules.filter((rule) => allows(next, rule)) };
}

export const withRule = (draft: Draft, rule: RuleName, isOn: boolean): Draft => ({
  ...draft,
  rules: isOn ? [...draft.rules, rule] : draft.rules.filter((other) => other !== rule),
});

export const withGivens = (draft: Draft, cells: readonly number[], digit: number): Draft => ({
  ...draft,
  givens: draft.givens.map((old, cell) => (cells.includes(cell) ? digit : old)),
});

export const painted = (draft: Draft, cells: readonly number[], region: number): Draft =>
  withRegions(
    draft,
    draft.regions.map((old, cell) => (cells.includes(cell) ? region : old)),
  );

const mapOf = ({ regions }: Draft): string => regionMap(regions);

/** Whether a rule makes sense with the boxes there are; windows need rectangles. */
export const allows = (draft: Draft, rule: string): boolean =>
  ruleNamed(rule)?.demands({ ...sketchOf(draft), box: shapeOf(draft) }) !== undefined;

/** The boxes when they are rectangles. */
export const shapeOf = (draft: Draft): BoxShape | undefined => regionsOf(mapOf(draft))?.box;

/**
 * The board of a draft, with the clues that are finished; nothing while a region has too many or
 * too few cells.
 */
export function geometryOfDraft(draft: Draft): Geometry | undefined {
  if (!regionsOf(mapOf(draft))) return undefined;
  const board = withRules(jigsaw(mapOf(draft)), draft.rules);
  const sound = draft.clues.filter((clue) => clueFault(clue, board) === undefined);
  return sound.length > 0 ? withClues(board, sound) : board;
}

/**
 * What is drawn while regions are not finished: rows and columns, and the borders as far as they
 * go.
 */
export function sketchOf({ size, regions }: Draft): Geometry {
  const rows = boxed(1, size);
  return { ...rows, boxes: regions };
}

/** How many cells each region has. */
export function regionSizes({ size, regions }: Draft): number[] {
  const counts = new Array<number>(size).fill(0);
  for (const region of regions) counts[region]!++;
  return counts;
}

/** The regions whose cells do not hang together; that is allowed, but named. */
export function tornRegions({ size, regions }: Draft): number[] {
  const seen = new Set<number>();
  const pieces = new Array<number>(size).fill(0);
  const visit = (cell: number): void => {
    if (seen.has(cell)) return;
    seen.add(cell);
    const column = cell % size;
    for (const other of [cell - size, cell + size, column > 0 ? cell - 1 : -1, column < size - 1 ? cell + 1 : -1])
      if (regions[other] === regions[cell]) visit(other);
  };
  regions.forEach((region, cell) => {
    if (!seen.has(cell)) pieces[region]!++;
    visit(cell);
  });
  return [...pieces.keys()].filter((region) => pieces[region]! > 1);
}

// A pattern with a quarter turn also has the turn back and the half turn.
const SHOWN_TURNS = ['rotate180', 'rotate90', 'horizontal', 'vertical', 'diagonal', 'antidiagonal'] as const;
export type ShownTurn = (typeof SHOWN_TURNS)[number];

/** The turns and reflections that keep the places of the givens; none of an empty board. */
export function symmetriesOf({ size, givens }: Pick<Draft, 'size' | 'givens'>): ShownTurn[] {
  if (givens.every((digit) => digit === 0)) return [];
  const turns = SHOWN_TURNS.filter((name) => {
    const to = turnOf(name as keyof typeof TURNS, size);
    return givens.every((digit, cell) => (digit === 0) === (givens[to[cell]!] === 0));
  });
  return turns.includes('rotate90') ? turns.filter((name) => name !== 'rotate180') : turns;
}

const isAbout = (about: object): boolean => Object.values(about).every((words) => typeof words === 'string');

/** Whether something that was kept is a list of such numbers; a hole in it is none. */
const isListOf = (list: unknown, least: number, most: number): list is readonly number[] =>
  Array.isArray(list) &&
  Array.from(list).every((number) => Number.isInteger(number) && number >= least && number <= most);

/** Whether something that was kept is a clue of a kind that is known, on a board of some cells. */
function isClue(kept: unknown, cellCount: number): kept is Clue {
  const { rule, cells, values, of = [] } = Object(kept) as Partial<Clue>;
  return (
    typeof rule === 'string' &&
    kindNamed(rule) !== undefined &&
    Array.isArray(cells) &&
    Array.from(cells).every((list) => isListOf(list, 0, cellCount - 1)) &&
    isListOf(values, 0, Number.MAX_SAFE_INTEGER) &&
    Array.isArray(of) &&
    Array.from(of).every((list) => Array.isArray(list) && Array.from(list).every((clue) => isClue(clue, cellCount)))
  );
}

/** A draft that was kept, when it still makes sense. */
export function draftFrom(kept: unknown): Draft | undefined {
  const { size, regions, rules, givens, clues, about } = (kept ?? {}) as Partial<Draft>;
  const isList = (list: unknown, least: number, most: number): boolean =>
    isListOf(list, least, most) && list.length === size! ** 2;
  if (!SIZES.includes(size!) || !isList(regions, 0, size! - 1) || !isList(givens, 0, size!) || !Array.isArray(rules))
    return undefined;
  const draft = {
    size: size!,
    regions: regions!,
    rules: [],
    givens: givens!,
    clues: Array.isArray(clues) ? clues.filter((clue) => isClue(clue, size! ** 2)) : [],
    ...(about && isAbout(about) && { about }),
  };
  return { ...draft, rules: rules.filter((rule) => allows(draft, rule)) };
}
