import type { Cell, Digit } from '@pencilmark/core/geometry';
import type { TraceEvent } from '@pencilmark/core/solve';

// An event is one word of 32 bits. The board with the most digits has 36 of them and 1296 cells.
//
//     kind       bits 0…2     index in KINDS
//     cell       bits 3…13    for a call: its depth, from bit 3 up; for a solution: its number,
//                             from bit 3 up, its digits are kept beside the words
//     digit      bits 14…19
//     reason     bits 20…31   index in the list of reasons
const KINDS = ['call', 'try', 'place', 'eliminate', 'reject', 'solution'] as const;

const CELL = 3;
const DIGIT = 14;
const REASON = 20;
/**
 * How many different reasons can be told apart; any further ones are not kept. Boards of 36×36
 * have fewer.
 */
const MOST_REASONS = 2 ** 12;

export const CALL = KINDS.indexOf('call');
export const TRY = KINDS.indexOf('try');
export const PLACE = KINDS.indexOf('place');
export const REJECT = KINDS.indexOf('reject');
export const SOLUTION = KINDS.indexOf('solution');

export const kindOf = (word: number): number => word & 7;
export const cellOf = (word: number): Cell => (word >>> CELL) & 0x7ff;
export const digitOf = (word: number): Digit => (word >>> DIGIT) & 0x3f;
/** What a call or a solution carries instead of a cell. */
export const loadOf = (word: number): number => word >>> CELL;
export const loaded = (kind: number, load: number): number => (kind | (load << CELL)) >>> 0;

/** Packs events, and gives each reason a number when it is first heard. */
export class Packer {
  readonly reasons: string[] = [''];
  private readonly numbers = new Map([['', 0]]);

  pack(event: Exclude<TraceEvent, { kind: 'solution' }>): number {
    if (event.kind === 'call') return loaded(CALL, event.depth);
    const reason = 'why' in event ? this.numberOf(event.why) : 0;
    return (KINDS.indexOf(event.kind) | (event.cell << CELL) | (event.digit << DIGIT) | (reason << REASON)) >>> 0;
  }

  private numberOf(reason: string): number {
    const known = this.numbers.get(reason);
    if (known !== undefined) return known;
    if (this.reasons.length === MOST_REASONS) return 0;
    this.numbers.set(reason, this.reasons.length);
    return this.reasons.push(reason) - 1;
  }
}

/** The event of a word; `solution` tells the digits of one. */
export function unpack(word: number, reasons: readonly string[], solution: () => Iterable<Digit>): TraceEvent {
  const kind = KINDS[kindOf(word)]!;
  if (kind === 'call') return { kind, depth: loadOf(word) };
  if (kind === 'solution') return { kind, digits: [...solution()] };
  const [cell, digit] = [cellOf(word), digitOf(word)];
  return kind === 'try' || kind === 'reject'
    ? { kind, cell, digit }
    : { kind, cell, digit, why: reasons[word >>> REASON]! };
}
