import type { AnswerLine } from './lines.ts';
import type { Signs } from './signs.ts';

/** A digit in a cell, as an answer says it: "r1c3=5". */
export interface SaidPlacement {
  readonly row: number;
  readonly column: number;
  readonly digit: number;
  readonly line: number;
}

const CELL = String.raw`(?:\br\s?(\d{1,2})\s?,?\s?c\s?(\d{1,2})|\((\d{1,2})\s?,\s?(\d{1,2})\)|\brow\s(\d{1,2})\W{1,3}(?:and\s)?col(?:umn)?\s(\d{1,2}))`;
const IS = String.raw`["'*\x60)\]]{0,3}\s{0,3}(?:=>|->|→|:=|==|[=:]|\bis\b|\bmust be\b|\bcontains\b)\s{0,3}`;
const SAID = new RegExp(`${CELL}${IS}["'*\`(]{0,3}([0-9A-Z]{1,2})\\b`, 'gi');

/** The digits that an answer says of single cells, in order. Rows and columns count from 1. */
export function* placementsIn(lines: Iterable<AnswerLine>, signs: Signs): Generator<SaidPlacement> {
  for (const { text, number } of lines)
    for (const [, r1, c1, r2, c2, r3, c3, sign = ''] of text.matchAll(SAID)) {
      const row = Number(r1 ?? r2 ?? r3);
      const column = Number(c1 ?? c2 ?? c3);
      const digit = sign.length === 1 ? signs.digitOf(sign) : signs.digitOfNumber(Number(sign));
      const isOnBoard = row >= 1 && row <= signs.rows && column >= 1 && column <= signs.columns;
      if (isOnBoard && digit) yield { row, column, digit, line: number };
    }
}
