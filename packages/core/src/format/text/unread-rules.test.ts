import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { geometryOf } from '../../geometry/clues.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import { classic } from '../../geometry/layouts.ts';
import { languageNamed } from '../../human/languages.ts';
import { ruleWords } from '../../languages/words.ts';
import { emptyPuzzle } from '../../puzzle/puzzle.ts';
import type { KindName } from '../../rules/kinds.ts';
import { rulesText } from '../../words/words.ts';
import { FORMATS } from '../formats.ts';
import { parsePuzzle } from '../parse.ts';
import { SPOKEN_RULES } from './spoken-rules.ts';
import { unreadRules } from './unread-rules.ts';

const board = (id: string): Geometry => {
  const read = geometryOf(id);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

/** A board with samples of each rule and kind. */
const SAMPLES = readFileSync(new URL('../../../../../corpus/rules.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'))
  .map(([name = '', id = '']) => ({ name, board: board(id) }));

/** Kinds that programs make of other clues. No setter has a name for them. */
const NAMELESS = [
  ...['pair', 'pairx', 'automaton', 'anyof', 'extracells'],
  ...['connected', 'countdistinct', 'countsame', 'samerun', 'containatleast', 'containexact'],
];

describe.each(['en', 'de'] as const)('what core itself says in %s', (code) => {
  const language = languageNamed(code);

  test.each(SAMPLES)('of $name is no rule that was not read', ({ board }) => {
    expect(unreadRules(rulesText(board, language), board)).toEqual([]);
  });

  test.each(SAMPLES.filter(({ name }) => !NAMELESS.includes(name)))('of $name has its name', ({ name, board }) => {
    const text = `${ruleWords(name as KindName, language).name}: ${rulesText(board, language)}`;
    expect(unreadRules(text, board)).toEqual([]);
    expect(unreadRules(text, classic)).toContain(name === 'diagonal' ? 'x' : name);
  });
});

test.each(SAMPLES)('what formats write of $name agrees with its rules', ({ board }) => {
  const puzzle = emptyPuzzle(board);
  for (const format of FORMATS)
    if (format.canPrint(puzzle)) {
      const read = format.parse(format.print(puzzle));
      expect(read.ok && read.value.unread).toBeFalsy();
    }
});

test.each<[string, string[]]>([
  ['', []],
  ['Normal sudoku rules apply.', []],
  ['Digits increase along a thermo from its bulb.', ['thermo']],
  ['There are no thermometers. Not all dots are given, and there is no negative constraint.', []],
  ['Cells a knight’s move apart differ. So do cells a king’s move apart.', ['antiknight', 'antiking']],
  ["Identical digits cannot be a chess king's or knight's move apart.", ['antiknight', 'antiking']],
  ['All Xs and Vs are given.', ['neg-xv']],
  ['All possible white dots are given.', ['neg-diff']],
  ['All black dots are shown.', ['neg-ratio']],
  ['Digits joined by a black dot are in a 1:2 ratio. All dots are given.', ['neg-ratio', 'ratio']],
  ['There is a negative constraint.', ['negative constraint']],
  ['The little killer clues give sums.', ['littlekiller']],
  ['Nine cells are doublers. Fog covers the board.', ['fog', 'doublers']],
  ['Normal sudoku rules do not apply.', ['no normal rules']],
  ['Digits on a red line do something new.', ['lines']],
  ['Nebel liegt über dem Feld, und die Käfige zeigen Summen.', ['killer', 'fog']],
])('%j speaks of %j', (text, names) => {
  expect(unreadRules(text, classic)).toEqual(names);
});

test.each<[string, string, string[]]>([
  ['9x9:littlekiller_12:r1-9c9-1', 'Clues with arrows outside give the sum of the diagonal.', []],
  ['9x9:littlekiller_12:r1-9c9-1', 'Digits along an arrow add up to its circle.', ['arrow', 'circles']],
  ['9x9:killer_15:r1c1-3', 'Digits in cages add up. All cages are given.', ['negative constraint']],
  ['9x9:neg-xv+xv_5:r1c1-2', 'Cells joined by a V add up to 5. All Vs are given.', []],
  ['9x9:thermo_r3-1c4', 'Thermometers rise, not necessarily by one.', []],
])('on %s, %j speaks of %j besides', (id, text, names) => {
  expect(unreadRules(text, board(id))).toEqual(names);
});

test('a reading names what its text demands and its clues do not say', () => {
  const grid = Array(4).fill(Array(4).fill({}));
  const unreadIn = (more: object): unknown => {
    const read = parsePuzzle(JSON.stringify({ size: 4, grid, ...more }));
    return read.ok ? read.value.unread : read.error;
  };
  const thermometer = [{ lines: [['R1C1', 'R1C2']] }];
  const ruleset = 'Digits increase along thermometers.';
  expect(unreadIn({ ruleset })).toEqual(['thermo']);
  expect(unreadIn({ ruleset, thermometer })).toBeUndefined();
  expect(unreadIn({ ruleset: 'There is fog.', foglight: ['R1C1'] })).toBeUndefined();
});

test('the table covers every kind that setters name, and the app has words for every other name', () => {
  const names = new Set(SPOKEN_RULES.map(({ name }) => name));
  const known = new Set(SAMPLES.map(({ name }) => name).concat('diagonal'));
  const texts = readFileSync(new URL('../../../../../apps/web/src/text/reading/en.ts', import.meta.url), 'utf8');
  expect([...known].filter((name) => !names.has(name) && !NAMELESS.includes(name) && name !== 'diagonal')).toEqual([]);
  expect([...names].filter((name) => !known.has(name) && !texts.includes(`'unread.${name}'`))).toEqual([]);
});
