import { CALL, cellOf, digitOf, kindOf, PLACE, REJECT, SOLUTION, TRY } from './words.ts';

/** Where the digit of a cell comes from, by its number in `State.origins`. */
export const ORIGINS = ['empty', 'given', 'tried', 'placed'] as const;
/** Where a digit on the board of a recorded search comes from. */
export type Origin = (typeof ORIGINS)[number];
const [EMPTY, GIVEN, TRIED, PLACED] = [0, 1, 2, 3];

const originOf = (given: number): number => (given === 0 ? EMPTY : GIVEN);

/** What a search has on the board and has counted; `apply` moves it on by one word. */
export class State {
  index = 0;
  calls = 0;
  /**
   * Digits that were tried where another had been tried before. Each shows that the one before it
   * was a guess.
   */
  guesses = 0;
  takenBack = 0;
  solutions = 0;
  /** Digits on trial that are on the board. */
  depth = 0;
  /** The word applied last; meaningless at the start. */
  last = 0;
  /**
   * Whether a digit was taken back since the last trial. Then the next trial is an alternative to
   * that digit.
   */
  isAlternative = false;
  readonly digits: Uint8Array;
  readonly origins: Uint8Array;
  /**
   * The words that put down what lies on the board, in order. The board can be made again from
   * them alone.
   */
  readonly standing: number[] = [];
  /** What was in the cell before each of them, its digit · 4 + its origin. */
  private readonly before: number[] = [];
  private readonly givens: Uint8Array;

  constructor(givens: Uint8Array) {
    this.givens = givens;
    this.digits = givens.slice();
    this.origins = givens.map(originOf);
  }

  apply(word: number): void {
    const kind = kindOf(word);
    this.index++;
    this.last = word;
    if (kind === CALL) this.calls++;
    else if (kind === SOLUTION) this.solutions++;
    else if (kind === PLACE) this.put(word, PLACED);
    else if (kind === TRY) {
      if (this.isAlternative) this.guesses++;
      this.isAlternative = false;
      this.put(word, TRIED);
    } else if (kind === REJECT) {
      this.takenBack++;
      this.isAlternative = true;
      this.takeBack(cellOf(word));
    }
  }

  /** Goes back to the givens, and puts these words down again. */
  restart(standing: Iterable<number> = []): void {
    this.digits.set(this.givens);
    this.origins.set(this.givens.map(originOf));
    this.standing.length = 0;
    this.before.length = 0;
    this.depth = 0;
    for (const word of standing) this.put(word, kindOf(word) === TRY ? TRIED : PLACED);
  }

  private put(word: number, origin: number): void {
    const cell = cellOf(word);
    if (this.origins[cell] === GIVEN) return;
    this.standing.push(word);
    this.before.push(this.digits[cell]! * 4 + this.origins[cell]!);
    this.digits[cell] = digitOf(word);
    this.origins[cell] = origin;
    if (origin === TRIED) this.depth++;
  }

  /** Undoes everything since the trial in a cell, and the trial. */
  private takeBack(cell: number): void {
    while (this.standing.length > 0) {
      const word = this.standing.pop()!;
      const before = this.before.pop()!;
      this.digits[cellOf(word)] = before >> 2;
      this.origins[cellOf(word)] = before & 3;
      if (kindOf(word) !== TRY) continue;
      this.depth--;
      if (cellOf(word) === cell) return;
    }
  }
}
