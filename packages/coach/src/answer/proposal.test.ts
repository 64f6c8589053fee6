import { puzzleOf } from '@pencilmark/core/format';
import { LANGUAGE_CODES } from '@pencilmark/core/human/language';
import { languageNamed } from '@pencilmark/core/languages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { ASKED, promptOf } from './prompt.ts';
import { givesUp, proposalIn } from './proposal.ts';

const POSITION = puzzleOf('12..3412........');

/** What an answer proposes, as words. */
function wordsIn(answer: string): string[] | string {
  const proposal = proposalIn(POSITION, answer);
  if (proposal.kind === 'unreadable') return proposal.reason;
  return proposal.placements.map(({ cell, digit }) => `r${1 + Math.floor(cell / 4)}c${1 + (cell % 4)}=${digit}`);
}

describe('what answers propose', () => {
  test.each([
    ['in the order in which it is said', 'r3c1=2, then (1,3): 3', ['r3c1=2', 'r1c3=3']],
    ['the last word about a cell counts, at its last place', 'r1c3=4 r1c4=4 r1c3=3', ['r1c4=4', 'r1c3=3']],
    ['thoughts around the marks do not', 'r1c3=4? No. <answer>r1c3=3</answer> r1c4=1', ['r1c3=3']],
    ['the last marks do', '<answer>r1c3=4</answer> no: <ANSWER>r1c3=3</ANSWER>', ['r1c3=3']],
    ['a mark that is not opened is none', 'r1c3=3 </answer>', ['r1c3=3']],
    ['digits that stand already are nothing new', 'r1c1=1 r1c3=3', ['r1c3=3']],
    ['another digit on a given is told', 'r1c1=2', ['r1c1=2']],
    ['a grid in reading order', '1 2 3 4\n3 4 1 2\n2 . . .\n. . . .', ['r1c3=3', 'r1c4=4', 'r3c1=2']],
    ['only what stands already', 'r1c1=1', 'The answer has no digit for an empty cell.'],
    ['nothing', 'Hm.', 'The answer has no grid and no digit of a cell.'],
    ['too much', 'x'.repeat(500_001), 'The answer has more than 500000 characters.'],
  ])('%s', (_name, answer, words) => expect(wordsIn(answer)).toEqual(words));
});

test.each([
  ['', true],
  [' \n', true],
  ['Give up.', true],
  ['r1c3=3 is wrong. <answer>I give up</answer>', true],
  ['<answer></answer>', true],
  ['I will not give up: r1c3=3', false],
  ['give up <answer>r1c3=3</answer>', false],
])('%j gives up: %s', (answer, expected) => expect(givesUp(answer)).toBe(expected));

test('no text makes it throw or hang, and what is proposed is on the board and new', () => {
  const pieces = [
    '<answer>',
    '</answer>',
    'r1c3=3',
    'r9c9=9',
    '1 2 3 4\n',
    '(1,3)',
    ': ',
    'give up',
    '\n',
    'r1c1=4',
    'İ',
  ];
  const text = fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 30 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (answer) => {
      givesUp(answer);
      const proposal = proposalIn(POSITION, answer);
      const placements = proposal.kind === 'placements' ? proposal.placements : [];
      return placements.every(({ cell, digit }) => digit >= 1 && digit <= 4 && POSITION.givens[cell] !== digit);
    }),
    { numRuns: runs(500) },
  );
  const marks = '<answer>'.repeat(60_000);
  const start = performance.now();
  proposalIn(POSITION, marks);
  expect(performance.now() - start).toBeLessThan(2000);
});

test.each(LANGUAGE_CODES)(
  'a prompt in %s asks for a grid or for digits, and tells what became of the last answer',
  (code) => {
    const language = languageNamed(code);
    const [grid, digits] = ASKED.map((asks) => promptOf(POSITION, { language, asks }));
    expect(digits).toMatch(/<answer>r1c2=3 r4c1=2<\/answer>.*<answer>give up<\/answer>/);
    expect(grid).toBe(promptOf(POSITION, { language }));
    const last = { right: [{ cell: 2, digit: 3 }], wrong: [{ cell: 3, digit: 1 }] };
    const told = [last, { ...last, wrong: [] }, { right: [], wrong: [] }].map((report) =>
      promptOf(POSITION, { language, last: report }),
    );
    expect(told[0]!.endsWith(`\n\n${grid}`)).toBe(true);
    expect(told[0]!.split('\n').slice(0, 2)).toEqual([
      expect.stringMatching(/r1c3=3$/),
      expect.stringMatching(/r1c4=1$/),
    ]);
    expect(new Set(told.map((text) => text.split('\n')[0])).size).toBe(2);
    expect(told[1]).not.toContain('r1c4=1');
  },
);
