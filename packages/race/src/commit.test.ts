import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitText, dailyCommitText, dailyText, firstSeat, tossText } from './commit.ts';
import { rulesOf, SMALL } from './testing.ts';

// The expected hashes are those of sha256sum for the same lines.
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const setup = { id: 'm1', rules: rulesOf(), seed: 'f00d'.repeat(8), puzzles: [SMALL] };

describe('commit', () => {
  test('the text is lines in a fixed order', () => {
    expect(commitText(setup).split('\n')).toEqual([
      'pencilmark match 1',
      'm1',
      'duel 4x4:2x2 gentle 2 240 checked unrated 1',
      'f00d'.repeat(8),
      '4x4:2x2 1.3434.2214343..',
    ]);
    expect(hashOf(commitText(setup))).toBe('baeba37150ad7ce1d7976e27fed763fde484721d5edf487656c6d4b01e2e7301');
  });

  test.each([
    ['id', { ...setup, id: 'm2' }],
    ['rule', { ...setup, rules: rulesOf({ seconds: 241 }) }],
    ['number of teams', { ...setup, rules: rulesOf({ teams: 2 }) }],
    ['seed', { ...setup, seed: 'f00e'.repeat(8) }],
    ['puzzle', { ...setup, puzzles: [{ ...SMALL, puzzle: '1.3434.221434.2.' }] }],
    ['number of puzzles', { ...setup, puzzles: [SMALL, SMALL] }],
  ])('another %s gives another commit', (_name, other) => {
    expect(commitText(other)).not.toBe(commitText(setup));
  });

  test('the order in which rules were written does not matter', () => {
    const turned = Object.fromEntries(Object.entries(setup.rules).reverse()) as typeof setup.rules;
    expect(commitText({ ...setup, rules: turned })).toBe(commitText(setup));
  });
});

test('the toss needs the seed and the nonce of each seat', () => {
  const toss = hashOf(tossText('f00d', ['aa', 'bb']));
  expect(toss).toBe('04cd6cbbe8faf70d65a2dd941f1f78e0e79782b5426c52623378830206501db0');
  expect(hashOf(tossText('f00d', ['aa', 'bc']))).not.toBe(toss);
  expect(hashOf(tossText('f00e', ['aa', 'bb']))).not.toBe(toss);
});

test('each seat begins about as often', () => {
  const begins = Array.from({ length: 2000 }, (_, seed) => firstSeat(hashOf(tossText(`${seed}`, [])), 2));
  expect(Math.abs(begins.filter((seat) => seat === 0).length - 1000)).toBeLessThan(70);
});

test('the puzzle of a day: another day, level, salt or puzzle gives another text', () => {
  expect(dailyText('2026-11-22', 'easy')).toBe('pencilmark daily 1\n2026-11-22\neasy');
  const texts = [
    dailyCommitText('2026-11-22', 'easy', '9x9', '1..', 'aa'),
    dailyCommitText('2026-11-23', 'easy', '9x9', '1..', 'aa'),
    dailyCommitText('2026-11-22', 'hard', '9x9', '1..', 'aa'),
    dailyCommitText('2026-11-22', 'easy', '9x9', '1..', 'ab'),
    dailyCommitText('2026-11-22', 'easy', '9x9', '2..', 'aa'),
  ];
  expect(new Set(texts).size).toBe(texts.length);
});
