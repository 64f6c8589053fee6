import { describe, expect, test } from 'vitest';
import type { Source } from '../../model/game.ts';
import { type Beginning, harderThan, nextOf } from './next.ts';

const JIGSAW = '4x4:jigsaw-0011001122332233';
const BIG_JIGSAW = `9x9:jigsaw-${'000111222'.repeat(3)}${'333444555'.repeat(3)}${'666777888'.repeat(3)}`;

describe('the next puzzle', () => {
  test.each<readonly [string, Source, string, string, string | undefined]>([
    ['of a level', { kind: 'new', difficulty: 'easy' }, '9x9:x', 'easy 9x9:x', 'moderate 9x9:x'],
    ['of the collection', { kind: 'collection', difficulty: 'hard' }, '9x9:3x3', 'hard 9x9:3x3', 'fiendish 9x9:3x3'],
    [
      'of a level without a harder one',
      { kind: 'new', difficulty: 'extreme' },
      '9x9:3x3',
      'extreme 9x9:3x3',
      undefined,
    ],
    [
      'of a day',
      { kind: 'daily', difficulty: 'easy', day: '2026-11-22' },
      '9x9:3x3',
      'easy 9x9:3x3',
      'moderate 2026-11-22',
    ],
    ['from elsewhere', { kind: 'import' }, '9x9:3x3', 'easy 9x9:3x3', undefined],
    ['from elsewhere, on a rare board', { kind: 'own' }, JIGSAW, 'easy 9x9:3x3', undefined],
    ['on regions of any shape', { kind: 'import' }, BIG_JIGSAW, 'gentle 9x9:jigsaw-', undefined],
  ])('%s', (_name, source, board, next, harder) => {
    const queryOf = (beginning: Beginning | undefined): string | undefined =>
      beginning && Object.values(beginning.query).join(' ');
    expect([queryOf(nextOf({ source, board })), queryOf(harderThan({ source, board }))]).toEqual([next, harder]);
  });

  test('of a practice is another practice', () =>
    expect(nextOf({ source: { kind: 'practice', practised: 'x-wing' }, board: '9x9:3x3' })).toEqual({
      page: 'learn/x-wing',
      query: { begin: 'practice' },
    }));
});
