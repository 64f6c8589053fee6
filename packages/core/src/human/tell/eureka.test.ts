import { expect, test } from 'vitest';
import { parseCell } from '../../geometry/names.ts';
import { sentenceText } from '../../languages/sentence.ts';
import type { Cell } from '../../sets/cells.ts';
import type { ChainNode } from '../steps/step.ts';
import { eureka } from './eureka.ts';

const cellsOf = (names: string, size: number): Cell[] =>
  names.split(',').map((name) => {
    const cell = parseCell(name, size);
    if (!cell.ok) throw new Error(cell.error);
    return cell.value;
  });

/**
 * Nodes as words such as "=5r1c1,r1c2[57r1c1,r1c2]": the sign of the link, the digit, its cells,
 * and the set that makes the link.
 */
const chainOf = (words: string, size: number): ChainNode[] =>
  words.split(' ').map((word, index) => {
    const [, sign, digit, cells, setDigits, setCells] = /^([=-]?)(\d+)(r[^[]+)(?:\[(\d+)(r.*)\])?$/.exec(word)!;
    return {
      digit: Number(digit),
      cells: cellsOf(cells!, size),
      isOn: index % 2 === 1,
      ...(sign && { link: sign === '=' ? 'strong' : 'weak' }),
      ...(setCells && { set: { digits: [...setDigits!].map(Number), cells: cellsOf(setCells, size) } }),
    };
  });

test.each([
  ['one digit', '4r1c1 =4r1c5 -4r7c5 =4r7c9', 9, '(4)r1c1=r1c5-r7c5=r7c9'],
  ['cells with two candidates', '1r1c1 =2r1c1 -2r1c9 =3r1c9 -3r9c9 =1r9c9', 9, '(1=2)r1c1-(2=3)r1c9-(3=1)r9c9'],
  ['a weak link in a cell', '5r1c1 =5r1c5 -3r1c5 =3r5c5', 9, '(5)r1c1=(5-3)r1c5=(3)r5c5'],
  ['from cell to house', '5r1c1 =5r1c5 -5r5c5 =3r5c5 -3r5c1 =3r9c1', 9, '(5)r1c1=r1c5-(5=3)r5c5-(3)r5c1=r9c1'],
  ['groups', '7r1c1,r1c2 =7r1c9 -7r8c9,r9c9 =7r7c9', 9, '(7)r1c12=r1c9-r89c9=r7c9'],
  ['a group that fills no crossing', '7r1c1,r2c2 =7r3c3', 9, '(7)r1c1r2c2=r3c3'],
  ['a loop', '-2r1c1 =2r1c9 -2r9c9 =2r9c1', 9, '(2)r1c1=r1c9-r9c9=r9c1-'],
  [
    'an almost locked set',
    '6r4c1 =2r4c1 -2r1c1 =7r1c1,r1c2[257r1c1,r1c2] -7r1c9 =3r1c9',
    9,
    '(6=2)r4c1-(2=57)r1c12-(7=3)r1c9',
  ],
  ['a weak link into the cell of a set', '6r4c1 =6r1c1 -2r1c1 =7r1c2[257r1c1,r1c2]', 9, '(6)r4c1=r1c1-(2=57)r1c12'],
  ['a board of 16', '12r1c9,r1c10 =12r1c16', 16, '(C)r1c9r1c10=r1c16'],
])('%s', (_, words, size, text) => {
  expect(sentenceText(eureka(chainOf(words, size), size, '123456789ABCDEFG'))).toBe(text);
});

test('the parts of a chain mean its cells, and candidates where the digit is written', () => {
  const chain = chainOf('4r1c1 =4r1c5 -2r1c5 =2r3c4 -2r7c1 =7r7c1,r8c2[257r7c1,r8c2]', 9);
  const parts = eureka(chain, 9, 'ABCDEFGHI').filter(({ kind }) => kind !== 'text');
  expect(parts).toEqual([
    { kind: 'candidates', text: '(D)r1c1', cells: [0], digit: 4 },
    { kind: 'digit', text: 'D', digit: 4 },
    { kind: 'digit', text: 'B', digit: 2 },
    { kind: 'cells', text: 'r1c5', cells: [4] },
    { kind: 'candidates', text: '(B)r3c4', cells: [21], digit: 2 },
    { kind: 'digit', text: 'B', digit: 2 },
    { kind: 'digit', text: 'E', digit: 5 },
    { kind: 'digit', text: 'G', digit: 7 },
    { kind: 'cells', text: 'r7c1r8c2', cells: [54, 64] },
  ]);
});
