import type { Candidate } from '../../puzzle/puzzle.ts';
import { checkArgument } from '../../result.ts';
import type { Cell } from '../../sets/cells.ts';
import type { Digit, DigitSet } from '../../sets/digits.ts';

/**
 * Why something follows: by a house, a demand, a sum of houses and demands, a cell with one digit
 * left, or a trial on the way that fails.
 */
export type Cause =
  | { readonly kind: 'house'; readonly house: number }
  | { readonly kind: 'demand'; readonly demand: number }
  | { readonly kind: 'sum'; readonly houses: readonly number[]; readonly demands: readonly number[] }
  | { readonly kind: 'cell'; readonly cell: Cell }
  | ({ readonly kind: 'trial'; readonly supposed: Candidate } & Failure);

/**
 * How a supposition fails: the cell or house with nothing left, and the consequences that lead
 * there.
 */
export interface Failure {
  readonly end: Cause;
  readonly consequences: readonly Consequence[];
}

/** A consequence of a supposition: the digits that are left to some cells. */
export interface Consequence {
  readonly cells: readonly Cell[];
  readonly digits: readonly DigitSet[];
  readonly cause: Cause;
  /** The consequences before it from which it follows. The supposition itself is number 0. */
  readonly reasons: readonly number[];
}

/** A finding of a technique with its evidence. It is plain data that JSON can hold. */
export interface Step {
  /** The technique's id. */
  readonly technique: string;
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
  /** Evidence for drawing. Placements and eliminations need no marks. */
  readonly marks: readonly Mark[];
  /** Evidence for sentences: the values for the holes of the technique's sentence. */
  readonly args: Readonly<Record<string, Arg>>;
  /** Evidence for rating: length of a chain, size of a subset. */
  readonly measures?: Readonly<Record<string, number>>;
}

/**
 * Throws a RangeError, in the name of the public function `caller`, unless it was given a step.
 *
 *     const grid = gridOf(puzzleOf('123.' + '....'.repeat(3)));
 *     checkStep('tell', nextStep(grid))      // undefined
 */
export function checkStep(caller: string, step: Step): void {
  const isStep = Array.isArray(step?.placements) && Array.isArray(step.eliminations);
  checkArgument(caller, isStep, step, 'a step, such as nextStep(GRID) gives');
}

/**
 * What a mark is for. A drawing gives each role its colour and its shape.
 *
 * - `pattern`: the candidates and cells that make the pattern, and houses in general
 * - `second`, `third`, `fourth`: the other parts of a pattern with several, such as locked sets or
 *   colours
 * - `fin`: what spoils the pattern except for cells that see it, and the extra candidates of a
 *   deadly pattern
 * - `on`, `off`: what a chain supposes to be true and false
 * - `base`, `cover`: the houses that define a fish, and the houses that lose candidates
 */
export type Role = 'pattern' | 'second' | 'third' | 'fourth' | 'fin' | 'on' | 'off' | 'base' | 'cover';

/** A drawn piece of evidence. */
export type Mark =
  | { readonly kind: 'cell'; readonly cell: Cell; readonly role: Role }
  | { readonly kind: 'candidate'; readonly cell: Cell; readonly digit: Digit; readonly role: Role }
  | { readonly kind: 'house'; readonly house: number; readonly role: Role }
  /** The clue that asks for a demand, by index into the geometry's list of demands. */
  | { readonly kind: 'demand'; readonly demand: number; readonly role: Role }
  | { readonly kind: 'group'; readonly cells: readonly Cell[]; readonly digit: Digit; readonly role: Role }
  | { readonly kind: 'link'; readonly from: Node; readonly to: Node; readonly isStrong: boolean };

/** A candidate of a chain, or a group: candidates of the same digit in several cells of a house. */
export interface Node {
  readonly cells: readonly Cell[];
  readonly digit: Digit;
}

/**
 * A node of a chain as it is shown: whether it is supposed to be true, and its link to the node
 * before.
 */
export interface ChainNode extends Node {
  readonly isOn: boolean;
  /**
   * The link from the node before. The first node of a chain has none. The first node of a loop has
   * the link that closes the loop.
   */
  readonly link?: 'strong' | 'weak';
  /**
   * The almost locked set that makes a strong link: if it lacks the digit of the node before, it
   * holds the digit of this node.
   */
  readonly set?: { readonly cells: readonly Cell[]; readonly digits: readonly Digit[] };
}

/** A candidate that an assumption makes true or false. */
export interface Implied extends Candidate {
  readonly isOn: boolean;
  /** The nodes of its branch from which it follows, by index. The assumption has none. */
  readonly reasons: readonly number[];
  /**
   * The index of the lemma that shows how the node follows. Without a lemma, it follows directly
   * from its reasons.
   */
  readonly lemma?: number;
}

/**
 * The consequences of an assumption. The first node is the assumption, each later node comes after
 * its reasons, and the last node is the one that the step is about.
 */
export interface Branch {
  readonly nodes: readonly Implied[];
}

/**
 * A chain or a net within a net. It stands on the board without the candidates that are the reasons
 * of the node that it shows. Its branches end alike, or a branch refutes its assumption.
 */
export interface Lemma {
  /** The technique's id. */
  readonly technique: string;
  readonly branches: readonly Branch[];
}

/**
 * A value for a hole of a sentence. Houses and demands are indexes into the geometry's lists. A
 * demand is named by its clue or rule, each once. Combinations of a sum are written as "3+9".
 */
export type Arg =
  | { readonly cells: readonly Cell[] }
  /** Digits of which a cell has all, or any. */
  | { readonly digits: readonly Digit[]; readonly isChoice?: boolean }
  | { readonly houses: readonly number[] }
  | { readonly demands: readonly number[] }
  | { readonly candidates: readonly Candidate[] }
  | { readonly chain: readonly ChainNode[] }
  | Proof
  | { readonly images: readonly { readonly digit: Digit; readonly image: Digit }[] }
  | { readonly consequences: readonly Consequence[] }
  | { readonly combinations: readonly (readonly Digit[])[]; readonly isSum: boolean }
  | { readonly count: number };

/** The evidence of a step, without its placements and eliminations. */
export type Evidence = Pick<Step, 'marks' | 'args'>;

/** The consequences of several assumptions. A lemma uses only lemmas before it in the list. */
export interface Proof {
  readonly branches: readonly Branch[];
  readonly lemmas?: readonly Lemma[];
  /**
   * Whether the pattern of the step shows that an assumption holds, or else the end of the
   * branches. Without a pattern, the assumptions are all candidates of a cell, or all places of a
   * digit in a house.
   */
  readonly hasPattern?: boolean;
}

/** The lemmas that a branch uses, by index, each with the candidates that it shows to be false. */
export function lemmasOf({ nodes }: Branch): [number: number, shown: Implied[]][] {
  const shown = new Map<number, Implied[]>();
  for (const node of nodes)
    if (node.lemma !== undefined) shown.set(node.lemma, [...(shown.get(node.lemma) ?? []), node]);
  return [...shown];
}

/** Marks for the candidates of a digit in some cells. */
export const candidateMarks = (cells: Iterable<Cell>, digit: Digit, role: Role): Mark[] =>
  Array.from(cells, (cell) => ({ kind: 'candidate', cell, digit, role }));

/** Marks for candidates. */
export const markedAs = (role: Role, candidates: readonly Candidate[]): Mark[] =>
  candidates.map((candidate) => ({ kind: 'candidate', ...candidate, role }));

/** Marks for whole cells. */
export const cellMarks = (cells: Iterable<Cell>, role: Role): Mark[] =>
  Array.from(cells, (cell) => ({ kind: 'cell', cell, role }));

/** Marks for houses. */
export const houseMarks = (houses: Iterable<number>, role: Role): Mark[] =>
  Array.from(houses, (house) => ({ kind: 'house', house, role }));

/** Marks for the clues that ask for some demands. */
export const demandMarks = (demands: Iterable<number>, role: Role): Mark[] =>
  Array.from(demands, (demand) => ({ kind: 'demand', demand, role }));
