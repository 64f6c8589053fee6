import type { Geometry, House } from '@pencilmark/core';

/** A word of a sentence that means a place on the board. */
export interface Word {
  readonly text: string;
  readonly cells: readonly number[];
  /** When it means candidates of these cells. */
  readonly digit?: number;
  /** When it means a house: its index. */
  readonly house?: number;
}

export type Part = string | Word;

const CHARACTERS = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CELLS = '(?<![\\w])(?:\\((?<one>[1-9A-Z])\\)|(?<digit>[1-9A-Z]))?r(?<rows>\\d+)c(?<columns>\\d+)';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A sentence with its words for places set apart: r1c2, 5r1c2, (5)r1c2, r12c3 for two cells, row 4. */
export function partsOf(sentence: string, { size, houses }: Geometry, nameOf: (house: House) => string): Part[] {
  const called = new Map(houses.map((house, index) => [nameOf(house), index]));
  // The longest first: row 12 is not row 1.
  const names = [...called.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`${CELLS}|(?<house>${names.join('|')})(?!\\d)`, 'g');
  const parts: Part[] = [];
  let last = 0;
  for (const match of sentence.matchAll(pattern)) {
    if (match.index > last) parts.push(sentence.slice(last, match.index));
    last = match.index + match[0].length;
    const { one, digit = one, rows = '', columns = '', house } = match.groups!;
    const [text] = match;
    if (house !== undefined) {
      const index = called.get(house)!;
      parts.push({ text, cells: houses[index]!.cells, house: index });
      continue;
    }
    const cells = numbersIn(rows, size).flatMap((row) =>
      numbersIn(columns, size).map((column) => (row - 1) * size + column - 1),
    );
    parts.push({ text, cells, ...(digit && { digit: CHARACTERS.indexOf(digit) + 1 }) });
  }
  if (last < sentence.length) parts.push(sentence.slice(last));
  return parts;
}

/** On boards up to 9×9 "12" is 1 and 2; on larger ones it is twelve. */
const numbersIn = (text: string, size: number): number[] => (size <= 9 ? Array.from(text, Number) : [Number(text)]);

/** The parts as one text again. */
export const textOf = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
