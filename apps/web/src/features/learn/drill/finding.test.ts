import type { DrillGrade, TouchReason } from '@pencilmark/coach/drill';
import { expect, test } from 'vitest';
import type { Explained } from '../../hint/tasks.ts';
import type { Posed, TouchReply } from '../tasks.ts';
import { beginning, type Finding, givenUp, helped, touching } from './finding.ts';

const explained = { step: { technique: 'x-wing' } } as Explained;
const start = (grade: DrillGrade = 'hidden'): Finding => beginning({ grade, explained } as Posed);
const candidate = { cell: 3, digit: 5 };
const follows: TouchReply = { kind: 'follows', explained };
const pattern: TouchReply = { kind: 'pattern', role: 'pattern' };
const neither = (code: TouchReason['code']): TouchReply => ({ kind: 'neither', reason: { code } as TouchReason });
const after = (finding: Finding, ...replies: readonly TouchReply[]): Finding =>
  replies.reduce((now, reply) => touching(now, candidate, reply), finding);

test.each([
  ['what follows is found', after(start(), follows), 'found'],
  ['the pattern comes first', after(start(), pattern, pattern, follows), 'found'],
  [
    'a filled cell, or a candidate that is gone, is no mistake',
    after(start(), neither('filled'), neither('gone'), follows),
    'found',
  ],
  ['something else is a mistake', after(start(), neither('far'), follows), 'helped'],
  ['help is help', after(helped(start()), follows), 'helped'],
  ['an easy drill says where to look', after(start('shown'), follows), 'found'],
  ['there, the pattern is help', after(helped(start('shown')), follows), 'helped'],
  ['giving up', givenUp(start()), 'missed'],
  ['what is over stays', givenUp(after(start(), follows)), 'found'],
  ['what is given up stays', after(givenUp(start()), follows), 'missed'],
] as const)('%s: %#', (_name, { end }, outcome) => expect(end?.outcome).toBe(outcome));

test('parts of the pattern that were touched stay marked; a cell in which something follows is one', () => {
  const cell = touching(start(), { cell: 3 }, follows);
  expect(cell.end).toBeUndefined();
  expect(touching(cell, candidate, pattern).parts).toEqual([
    { kind: 'cell', cell: 3, role: 'fin' },
    { kind: 'candidate', cell: 3, digit: 5, role: 'pattern' },
  ]);
});

test('help comes in steps, and takes the place of the word about a touch', () => {
  const where = helped(after(start(), neither('far')));
  expect([where.help, where.word]).toEqual(['where', undefined]);
  expect(helped(where).help).toBe('technique');
  expect(helped(helped(where))).toEqual(helped(where));
});
