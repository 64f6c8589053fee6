import { puzzleOf } from '@pencilmark/core/format';
import { sentenceText } from '@pencilmark/core/human';
import { type Candidate, gridOf, makePuzzle } from '@pencilmark/core/puzzle';
import { solve } from '@pencilmark/core/solve';
import { beforeAll, describe, expect, test } from 'vitest';
import { languageFor } from './languages.ts';
import type { Explained, HintQuestion, WhyAnswer } from './tasks.ts';
import { follow, followAll, next, path, tell, why } from './work.ts';

const positionOf = (text: string, more: Partial<HintQuestion> = {}): HintQuestion => {
  const grid = gridOf(puzzleOf(text));
  const { digits, candidates, geometry } = grid;
  return {
    board: geometry.id,
    givens: [...digits],
    digits: [...digits],
    candidates: [...candidates],
    isProper: true,
    language: 'en',
    ...more,
  };
};

// The thread loads a language before it answers.
beforeAll(() => languageFor({ language: 'de' }));

const PUZZLE = '.45.1...8....8......9..42..5...........143...6..5.7....7.6...1...1.25.6.8......3.';

test('a step is explained in the requested language, in three stages', () => {
  const explained = next(positionOf(PUZZLE)) as Explained;
  expect(Object.keys(explained.tellings)).toEqual(['en']);
  expect(sentenceText(explained.tellings.en!.where)).toBe('Look at box 1.');
  expect(sentenceText(explained.tellings.en!.full)).toContain('r3c2');
});

test('and again in another language', () => {
  const { step, board } = next(positionOf(PUZZLE)) as Explained;
  const { tellings } = tell({ step, board, language: 'de' });
  expect(tellings).toEqual((next(positionOf(PUZZLE, { language: 'de' })) as Explained).tellings);
  expect(tellings.de!.name).toBe('Versteckter Einer');
  expect(tellings.de!.where).toContainEqual(expect.objectContaining({ text: 'Block 1', house: 18 }));
});

test.each([
  ['solved', [...solve(puzzleOf(PUZZLE))!].join('')],
  // There are many solutions, so no digit is certain.
  ['stuck', '1...............'],
  ['contradiction', '11..............'],
  ['contradiction', '123....4........'],
])('%s', (end, text) => expect(next(positionOf(text, { isProper: false }))).toBe(end));

test('the order of another program is followed where it knows the board', () => {
  const stepsOf = (profile: HintQuestion['profile'], text = PUZZLE) => {
    const { steps, end } = path(positionOf(text, { profile: profile! }));
    expect(end).toBe('solved');
    return steps.map(({ step }) => step.technique);
  };
  const paths = (['own', 'se', 'hodoku'] as const).map((profile) => stepsOf(profile));
  expect(paths.map((steps) => steps.includes('direct-hidden-pair'))).toEqual([false, true, false]);
  expect(paths[2]!.filter((technique) => technique === 'pointing')).toHaveLength(4);
  const small = '12343412214343..';
  expect(stepsOf('hodoku', small)).toEqual(stepsOf('own', small));
});

test('a hint in the order of another program believes what is struck out', () => {
  const struck = positionOf(PUZZLE, { profile: 'hodoku' });
  const first = next(struck) as Explained;
  const { cell, digit } = first.step.placements[0]!;
  const peer = struck.candidates.map((set, at) => (at === cell ? 1 << (digit - 1) : set));
  expect((next({ ...struck, candidates: peer }) as Explained).step.placements).toEqual([{ cell, digit }]);
  const several = { ...struck, isProper: false };
  expect((next(several) as Explained).step).toEqual((next({ ...several, profile: 'own' }) as Explained).step);
});

describe('why not', () => {
  const answerTo = (question: HintQuestion, candidate: Candidate): WhyAnswer => why({ ...question, candidate });

  test('the steps come explained', () => {
    const answer = answerTo(positionOf(PUZZLE, { language: 'de' }), { cell: 19, digit: 1 });
    if (answer.kind !== 'steps') throw new Error(answer.kind);
    const { tellings } = answer.steps.at(-1)!;
    expect(Object.keys(tellings)).toEqual(['de']);
    expect(sentenceText(tellings.de!.full)).toContain('r3c2');
  });

  test('a candidate that goes in one step takes one step', () => {
    const struckOut = [{ cell: 0, digit: 2 }];
    const grid = gridOf(makePuzzle(puzzleOf(PUZZLE).geometry, puzzleOf(PUZZLE).givens, struckOut));
    const position = { ...positionOf(PUZZLE), candidates: [...grid.candidates] };
    // r3c2 is the only place for 8 in box 1.
    expect(answerTo(position, { cell: 19, digit: 1 })).toMatchObject({
      kind: 'steps',
      steps: { length: 1 },
      isCut: false,
    });
  });

  test('what nothing speaks against', () => {
    const { kind } = answerTo(positionOf('1...............', { isProper: false }), { cell: 6, digit: 1 });
    expect(kind).toBe('possible');
  });
});

/** An answer about a position that is not wrong. */
function ofSound<Found>(found: Found | 'contradiction'): Found {
  if (found === 'contradiction') throw new Error('the position contradicts itself');
  return found as Found;
}

describe('what follows', () => {
  const { board, digits, candidates, language } = positionOf('12..............', { language: 'de' });
  const explained = (suppositions: readonly { cell: number; digit: number; isOn: boolean }[]) =>
    ofSound(follow({ board, digits, candidates, language, suppositions }));

  test('the steps come explained, nearest first', () => {
    const { steps, contradiction } = explained([{ cell: 4, digit: 3, isOn: true }]);
    expect(steps[0]!.step.placements).toEqual([{ cell: 5, digit: 4 }]);
    expect(sentenceText(steps[0]!.tellings.de!.full)).toContain('r2c2');
    expect(contradiction).toBeUndefined();
  });

  test('a contradiction says where it is', () =>
    expect(explained([4, 5].map((cell) => ({ cell, digit: 3, isOn: false }))).contradiction).toMatchObject({
      digit: 3,
    }));

  test('cases are compared', () => {
    const suppositions = [3, 4].map((digit) => ({ cell: 4, digit, isOn: true }));
    const { cases, placements } = ofSound(followAll({ board, digits, candidates, language, suppositions }));
    expect(cases.map(({ suppositions: [supposed] }) => supposed!.digit)).toEqual([3, 4]);
    expect(placements).toEqual([]);
  });

  test('what is wrong before is not blamed on what is supposed', () => {
    const suppositions = [{ cell: 4, digit: 3, isOn: true }];
    const wrong = { board, digits: [1, 1, ...digits.slice(2)], candidates, language, suppositions };
    expect([follow(wrong), followAll(wrong)]).toEqual(['contradiction', 'contradiction']);
  });
});
