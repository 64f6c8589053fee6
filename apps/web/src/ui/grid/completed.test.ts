import { boxed } from '@pencilmark/core/geometry';
import { expect, test } from 'vitest';
import { completedHouses } from './completed.ts';

const board = boxed(2, 2);
const digits = (text: string): Uint8Array => Uint8Array.from(text, Number);
const named = (before: string, after: string): string[] =>
  completedHouses(board, digits(before), digits(after)).map(({ kind, number }) => `${kind} ${number}`);

test.each([
  ['a row', '1230000000000000', '1234000000000000', ['row 1']],
  ['a row and a box', '1203340000000000', '1243340000000000', ['row 1']],
  ['a box', '1200300000000000', '1200340000000000', ['box 1']],
  ['nothing full', '1200000000000000', '1230000000000000', []],
  ['a digit twice', '1230000000000000', '1233000000000000', []],
  ['nothing new', '1234000000000000', '1234000000000000', []],
  ['a digit less', '1234000000000000', '1230000000000000', []],
])('%s', (_name, before, after, houses) => expect(named(before, after)).toEqual(houses));
