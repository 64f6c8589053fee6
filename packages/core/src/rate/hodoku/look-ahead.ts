import { lowestBit } from '../../bits.ts';
import type { Position } from '../../human/steps/position.ts';
import type { Cell } from '../../sets/cells.ts';
import { type Digit, digitBit } from '../../sets/digits.ts';
import { type Implications, isTrue } from './implications.ts';

/** How often the look-ahead places all singles that there are. */
const ROUNDS = 4;

/** Literals as bits, in `words` words for each of some rows. */
export interface Rows {
  readonly words: number;
  readonly bits: Int32Array;
}

export const hasBit = ({ words, bits }: Rows, row: number, literal: number): boolean =>
  ((bits[row * words + (literal >>> 5)]! >>> (literal & 31)) & 1) === 1;

/**
 * By literal: the consequences when it is assumed and all present singles are placed four times.
 * For groups: the direct consequences.
 */
export function lookAhead(position: Position, implications: Implications): Rows {
  const literals = implications.nodes.length * 2;
  const words = (literals + 31) >>> 5;
  const rows = { words, bits: new Int32Array(literals * words) };
  const trial = new Trial(position, implications, rows);
  const { start, to, singles } = implications;
  for (let literal = 0; literal < literals; literal++) {
    trial.open(literal);
    for (let at = start[literal]!; at < start[literal + 1]!; at++)
      if (literal >> 1 >= singles || to[at]! >> 1 >= singles) trial.note(to[at]!);
    if (literal >> 1 < singles) trial.follow(literal);
  }
  return rows;
}

/** A grid on which an assumption is tried. */
class Trial {
  private readonly position: Position;
  private readonly implications: Implications;
  private readonly rows: Rows;
  private readonly candidates: Int32Array;
  private row = 0;
  /** Singles as cell, digit, cell, digit. */
  private readonly singles: number[] = [];

  constructor(position: Position, implications: Implications, rows: Rows) {
    this.position = position;
    this.implications = implications;
    this.rows = rows;
    this.candidates = position.candidates.slice();
  }

  open(literal: number): void {
    this.row = literal * this.rows.words;
    this.note(literal);
  }

  note(literal: number): void {
    this.rows.bits[this.row + (literal >>> 5)]! |= 1 << (literal & 31);
  }

  follow(literal: number): void {
    const { cells, digit } = this.implications.nodes[literal >> 1]!;
    this.candidates.set(this.position.candidates);
    if (isTrue(literal)) this.place(cells[0]!, digit);
    else this.remove(cells[0]!, digit);
    for (let round = 0; round < ROUNDS; round++) {
      this.findSingles();
      if (this.singles.length === 0) return;
      for (let at = 0; at < this.singles.length; at += 2) this.place(this.singles[at]!, this.singles[at + 1]!);
    }
  }

  private literalOf(cell: Cell, digit: Digit, isOn: boolean): number {
    return this.implications.single[cell * this.position.geometry.size + digit - 1]! * 2 + (isOn ? 1 : 0);
  }

  private remove(cell: Cell, digit: Digit): void {
    this.candidates[cell]! &= ~digitBit(digit);
    this.note(this.literalOf(cell, digit, false));
  }

  /** A single that another single has excluded meanwhile is left out. */
  private place(cell: Cell, digit: Digit): void {
    const { candidates } = this;
    const { peers, peerStart } = this.position.geometry;
    const bit = digitBit(digit);
    if ((candidates[cell]! & bit) === 0) return;
    this.note(this.literalOf(cell, digit, true));
    for (let at = peerStart[cell]!; at < peerStart[cell + 1]!; at++)
      if (candidates[peers[at]!]! & bit) this.remove(peers[at]!, digit);
    for (let left = candidates[cell]! & ~bit; left !== 0; left &= left - 1)
      this.note(this.literalOf(cell, lowestBit(left) + 1, false));
    candidates[cell] = 0;
  }

  /** All naked singles, then all hidden singles. */
  private findSingles(): void {
    const { candidates, singles } = this;
    singles.length = 0;
    for (let cell = 0; cell < candidates.length; cell++) {
      const set = candidates[cell]!;
      if (set !== 0 && (set & (set - 1)) === 0) singles.push(cell, lowestBit(set) + 1);
    }
    for (const { cells } of this.position.geometry.houses) {
      let [once, twice] = [0, 0];
      for (const cell of cells) {
        twice |= once & candidates[cell]!;
        once |= candidates[cell]!;
      }
      for (let left = once & ~twice; left !== 0; left &= left - 1) {
        const bit = left & -left;
        singles.push(cells.find((cell) => (candidates[cell]! & bit) !== 0)!, lowestBit(bit) + 1);
      }
    }
  }
}
