import { lowestBit, popcount } from '../bits.ts';
import { classic } from '../geometry/layouts.ts';
import { fail } from '../result.ts';
import { checkPuzzle, makePuzzle, type Puzzle } from './puzzle.ts';

/** The least of all puzzles equivalent to a given puzzle, and the number of its symmetries. */
export interface CanonicalForm {
  readonly puzzle: Puzzle;
  /**
   * How many of the 3 359 232 cell transformations give the same puzzle again, if digits may be
   * relabelled too. It is at least 1 and divides that number. A transformation counts once, even
   * where several relabellings do because digits are missing.
   */
  readonly automorphisms: number;
}

/**
 * The least of all 9×9 puzzles equivalent to a given puzzle, elsewhere called minlex. Equivalent
 * puzzles result from relabelling digits, from permuting bands, stacks, rows within a band and
 * columns within a stack, and from transposing. Puzzles are compared by their 81 digits in reading
 * order, and an empty cell is less than any digit. The givens may be none, a whole solution or
 * contradictory. Throws a RangeError for other boards and for candidates struck out.
 *
 *     canonicalForm(emptyPuzzle(classic)).automorphisms      // 2 * 6 ** 8
 *     canonicalForm(withGiven(emptyPuzzle(classic), 40, 7)).puzzle.givens.indexOf(1)      // 80
 */
export function canonicalForm(puzzle: Puzzle): CanonicalForm {
  checkPuzzle('canonicalForm', puzzle);
  const { geometry, givens, struckOut = [] } = puzzle;
  if (geometry.id !== classic.id) fail(`canonical form of a puzzle on ${geometry.id}; expected ${classic.id}`);
  if (struckOut.length > 0) fail(`canonical form with ${struckOut.length} candidates struck out; expected none`);
  const search = new RowSearch(givens);
  const automorphisms = search.explore(0, 0, 0);
  const digits = new Uint8Array(81);
  for (let cell = 0; cell < 81; cell++) digits[cell] = (search.best[Math.floor(cell / 9)]! / POWERS[cell % 9]!) % 10;
  return { puzzle: makePuzzle(geometry, digits), automorphisms };
}

/*
 * The search builds the form row by row. A state stands for all transformations that begin with the
 * same lines and the same order of stacks. It settles the order of columns and the labels of digits
 * only as far as the rows so far need it. Columns whose order is still open form a class. A column
 * of a class owns the digits that first came up in it. The label of such a digit follows from the
 * place where the class of its owner starts.
 *
 *     first row  . . 5 | . 8 2 | …      columns 1 and 2 are a class; so are 5 and 6, which own
 *                                       8 and 2. Those get the labels 2 and 3, or 3 and 2 if
 *                                       that makes a later row less.
 *
 * The search goes depth first through the states whose next row is least, and drops those that are
 * more than the best form so far. A leaf with the same rows as the best leaf proves an
 * automorphism. Then its branch is an image of the branch of the best leaf and has as many equal
 * leaves. So the search leaves the branch (McKay, Practical Graph Isomorphism, 1981). The number of
 * automorphisms is a product. Its factors are the number of such branches at each level on the way
 * to the best leaf, and the number of orders of the classes that are left there.
 */

/** The answer of `explore` for a branch that reaches the best form when an earlier branch did. */
const SEEN = -1;
/** More than any row. */
const NO_ROW = 10 ** 9;
/** The label of a digit without a label. It exceeds all labels. */
const UNSEEN = 10;

// A state has 32 bytes. For each column: the place where its class starts. For each digit: its
// owner. For each digit again: what to add to the start of the owner's class to get the least
// possible label. Then how many labels are given. Last, the line placed last, 0…17, plus 18 times
// the order of the stacks.
const STATE = 32;
const OWNER = 10;
const ADD = 20;
const LABELS = 30;
const LINE = 31;
/**
 * The owner of digits whose label is settled: a column that is always at place 0. The empty cell
 * counts as such a digit, with the label 0.
 */
const NOBODY = 9;

/** A row is kept as a decimal number. These are the values of its places. */
const POWERS = Int32Array.from({ length: 9 }, (_, place) => 10 ** (8 - place));

const STACK_ORDERS = [
  [0, 3, 6],
  [0, 6, 3],
  [3, 0, 6],
  [3, 6, 0],
  [6, 0, 3],
  [6, 3, 0],
];

/** The first column of the stack at each of the nine places, for each order of the stacks. */
const STACKS = Uint8Array.from(STACK_ORDERS.flatMap((order) => order.flatMap((stack) => [stack, stack, stack])));

/**
 * The state before any row, for each order of the stacks: every stack is a class, and no digit has
 * a label.
 */
const ROOTS = Int8Array.from(
  STACK_ORDERS.flatMap((order, index) => [
    ...[0, 0, 0, 3, 3, 3, 6, 6, 6].map((stack) => order.indexOf(stack) * 3),
    0,
    ...new Array<number>(10).fill(NOBODY),
    0,
    ...new Array<number>(9).fill(UNSEEN),
    0,
    index * 18,
  ]),
);

/**
 * Copies a state to another place, word by word. For 32 bytes that is faster than a built-in copy.
 */
function copyState(source: Int32Array, from: number, target: Int32Array, to: number): void {
  for (let word = 0; word < STATE / 4; word++) target[(to * STATE) / 4 + word] = source[(from * STATE) / 4 + word]!;
}

class RowSearch {
  /** The rows of the best form so far. */
  readonly best = new Int32Array(9).fill(NO_ROW);
  /** Whether a row became less since the last leaf: then the next leaf is the best so far. */
  private improved = false;
  /** The rows of the puzzle, then its columns: 18 lines. */
  private readonly lines = new Uint8Array(162);
  /** The states that wait to be explored, `count` of them, as bytes and as words. */
  private states = new Int8Array(64 * STATE);
  private words = new Int32Array(this.states.buffer);
  private count = STACK_ORDERS.length;
  /**
   * The states of a row that is being placed: the state itself, and a state for each column that is
   * singled out.
   */
  private readonly scratch = new Int8Array(10 * STATE);
  private readonly scratchWords = new Int32Array(this.scratch.buffer);
  /** The least next row so far, and the first of the states that have it. */
  private least = NO_ROW;
  private first = 0;

  constructor(givens: Uint8Array) {
    for (let row = 0; row < 9; row++)
      for (let column = 0; column < 9; column++) {
        this.lines[row * 9 + column] = givens[row * 9 + column]!;
        this.lines[81 + column * 9 + row] = givens[row * 9 + column]!;
      }
    this.states.set(ROOTS);
  }

  /**
   * Tries all continuations of a state with `level` rows placed; `used` is the set of their lines.
   * The answer is the number of transformations that give the best form, if it was found here. It
   * is SEEN if the best form was found before and is here too, and 0 if all forms here are more.
   */
  explore(level: number, state: number, used: number): number {
    if (level === 9) {
      if (!this.improved) return SEEN;
      this.improved = false;
      return this.arrangements(state);
    }
    const start = this.count;
    this.first = start;
    this.least = this.best[level]!;
    if (level > 0) this.placeNext(level, state, used);
    else for (let root = 0; root < 6; root++) this.placeNext(level, root, used);
    if (this.least < this.best[level]!) {
      this.best.fill(NO_ROW, level);
      this.best[level] = this.least;
      this.improved = true;
    }
    const end = this.count;
    let inOne = 0;
    let images = 0;
    for (let next = start; next < end; next++) {
      const target = this.explore(level + 1, next, used | (1 << (this.states[next * STATE + LINE]! % 18)));
      if (target > 0) {
        inOne = target;
        images = 1;
      } else if (target === SEEN) {
        images++;
        if (inOne === 0) break;
      }
    }
    this.count = start;
    return images > 0 && inOne === 0 ? SEEN : inOne * images;
  }

  /** How many orders of the columns a leaf leaves open: each class may stand in any order. */
  private arrangements(state: number): number {
    const starts = new Uint8Array(9);
    let product = 1;
    for (let column = 0; column < 9; column++) product *= ++starts[this.states[state * STATE + column]!]!;
    return product;
  }

  /** Places each line that may follow a state; all 18 may come first. */
  private placeNext(level: number, state: number, used: number): void {
    const last = this.states[state * STATE + LINE]!;
    const choice = level === 0 ? 18 : level % 3 === 0 ? 9 : 3;
    const from = (last % 18) - (last % choice);
    for (let line = from; line < from + choice; line++) {
      if ((used >> line) & 1) continue;
      copyState(this.words, state, this.scratchWords, 0);
      this.scratch[LINE] = last - (last % 18) + line;
      this.place(0, 0, 0);
    }
  }

  /**
   * Places a line from `place` on, in all ways that make it least; `row` is the part before. It
   * keeps the states whose row is not more than the least so far. The state at byte `at` of the
   * scratch names the line, and is overwritten.
   */
  private place(at: number, place: number, row: number): void {
    const { lines, scratch } = this;
    const line = (scratch[at + LINE]! % 18) * 9;
    const order = Math.floor(scratch[at + LINE]! / 18) * 9;
    while (place < 9) {
      // All as bits, for the class that starts here: `group` has the columns with the least label,
      // `digits` their digits, `rest` the other columns.
      const stack = STACKS[order + place]!;
      let label = UNSEEN + 1;
      let group = 0;
      let digits = 0;
      let rest = 0;
      for (let bit = 0; bit < 3; bit++) {
        if (scratch[at + stack + bit] !== place) continue;
        const digit = lines[line + stack + bit]!;
        const least = this.labelOf(at, digit);
        if (least < label) {
          label = least;
          rest |= group;
          group = 1 << bit;
          digits = 1 << digit;
        } else if (least === label) {
          group |= 1 << bit;
          digits |= 1 << digit;
        } else rest |= 1 << bit;
      }
      const size = popcount(group);
      for (let bit = 0; bit < 3; bit++) if ((rest >> bit) & 1) scratch[at + stack + bit] = place + size;
      if (label > 0) {
        const kinds = popcount(digits);
        if (kinds > 1 && (label < UNSEEN || kinds < size)) {
          this.singleOut(at, place, row, stack, group);
          return;
        }
        if (label === UNSEEN) {
          label = scratch[at + LABELS]! + 1;
          scratch[at + LABELS]! += kinds;
          for (let bit = 0; bit < 3; bit++) {
            if (((group >> bit) & 1) === 0) continue;
            const digit = lines[line + stack + bit]!;
            scratch[at + OWNER + digit] = kinds === 1 ? NOBODY : stack + bit;
            scratch[at + ADD + digit] = kinds === 1 ? label : label - place;
          }
        } else {
          const digit = lowestBit(digits);
          this.putFirst(at, scratch[at + OWNER + digit]!);
          label = this.labelOf(at, digit); // more than before if its owner was among the rest
        }
        for (let step = 0; step < size; step++) row += (kinds === 1 ? label : label + step) * POWERS[place + step]!;
        if (row > this.least) return;
      }
      place += size;
    }
    this.keep(at, row);
  }

  /** The least label that a digit can have. */
  private labelOf(at: number, digit: number): number {
    return this.scratch[at + ADD + digit]! + this.scratch[at + this.scratch[at + OWNER + digit]!]!;
  }

  /** Puts a column before the other columns of its class. */
  private putFirst(at: number, column: number): void {
    if (column === NOBODY) return;
    const { scratch } = this;
    const place = scratch[at + column]!;
    const stack = column - (column % 3);
    for (let box = stack; box < stack + 3; box++)
      if (box !== column && scratch[at + box] === place) scratch[at + box]!++;
  }

  /** Puts each column of a group in turn before the others, and continues with `place`. */
  private singleOut(at: number, place: number, row: number, stack: number, group: number): void {
    for (let bit = 0; bit < 3; bit++) {
      if (((group >> bit) & 1) === 0) continue;
      copyState(this.scratchWords, at / STATE, this.scratchWords, at / STATE + 1);
      this.putFirst(at + STATE, stack + bit);
      this.place(at + STATE, place, row);
    }
  }

  /** Adds the state at byte `at` of the scratch to those with the least row. */
  private keep(at: number, row: number): void {
    if (row < this.least) {
      this.least = row;
      this.count = this.first;
    }
    if (this.count * STATE === this.states.length) {
      const { states } = this;
      this.states = new Int8Array(states.length * 2);
      this.states.set(states);
      this.words = new Int32Array(this.states.buffer);
    }
    copyState(this.scratchWords, at / STATE, this.words, this.count++);
  }
}
