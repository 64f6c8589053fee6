import { describe, expect, test } from 'vitest';
import { geometryOf } from '../geometry/clues.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { sized } from '../geometry/layouts.ts';
import { withRules } from '../geometry/rules.ts';
import { goodClues } from '../geometry/testing.ts';
import { languageNamed } from '../human/languages.ts';
import { de } from '../languages/de.ts';
import { LANGUAGE_CODES } from '../languages/language.ts';
import { ruleWords } from '../languages/words.ts';
import { makeRandom } from '../random.ts';
import { KINDS } from '../rules/kinds.ts';
import { RULES } from '../rules/rules.ts';
import { clueName, clueSays, rulesText, tellCell, tellClue } from './words.ts';

const board = (id: string): Geometry => {
  const read = geometryOf(id);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

const LANGUAGES = LANGUAGE_CODES.map(languageNamed);

const holesIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

describe.each([...RULES, ...KINDS].map(({ name }) => name))('%s', (name) => {
  const words = LANGUAGES.map((language) => ruleWords(name, language));

  test('each language has a name of its own and a whole sentence', () => {
    for (const { name: called, says, rule = says, special = {} } of words) {
      expect(called).toMatch(/^\S(?:.{0,26}\S)?$/);
      for (const sentence of [says, rule, ...Object.values(special)])
        expect(sentence).toMatch(/^(?:\p{Lu}.{15,170}\.|[^.]{8,90}。)$/u);
    }
    expect(new Set(words.map(({ says }) => says)).size).toBe(words.length);
  });

  test('all languages have the same holes, and speak of the same special clues', () => {
    const [first, ...rest] = words.map(({ says, number = '', special = {} }) => [
      holesIn(says),
      holesIn(number),
      Object.keys(special),
    ]);
    for (const language of rest) expect(language).toEqual(first);
  });
});

test('no two rules have the same name or say the same', () => {
  for (const language of LANGUAGES) {
    const all = Object.values(language.words.rules);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(all.map(({ says }) => says)).size).toBe(all.length);
  }
});

test('no hole stays open, whatever the clues', () => {
  const random = makeRandom(3);
  for (const kind of KINDS)
    for (let round = 0; round < 10; round++) {
      const clues = goodClues(kind, sized(6), random);
      if (clues.length === 0) continue;
      const geometry = { ...sized(6), clues, rules: [kind] };
      for (const language of LANGUAGES) {
        const texts = clues.flatMap((clue) => [
          clueName(clue, language),
          tellClue(clue, geometry, language),
          clueSays(clue, geometry, language),
        ]);
        for (const text of [...texts, rulesText(geometry, language)]) expect(text).not.toMatch(/[{}]|undefined| {2}/);
      }
    }
});

test('a clue is told with its numbers and cells', () => {
  const geometry = board(
    '9x9:killer_15:r1c1-2r2c1+arrow_r9c1.r8c1-2+quadruple_1.2.2:r1-2c4-5'.replace('r1-2c4-5', 'r1c4-5r2c4-5'),
  );
  expect(geometry.clues.map((clue) => tellClue(clue, geometry))).toEqual([
    'killer cage, sum 15: r1c1 r1c2 r2c1',
    'arrow: r9c1; r8c1 r8c2',
    'quadruple, digits 1, 2 and 2: r1c4 r1c5 r2c4 r2c5',
  ]);
  expect(tellClue(geometry.clues[0]!, geometry, de)).toBe('Käfig, Summe 15: r1c1 r1c2 r2c1');
  expect(clueSays(geometry.clues[0]!, geometry)).toBe('The digits in a cage differ and add up to 15.');
});

test('a cell is told as a part of a clue', () => {
  const { clues } = board('9x9:killer_15:r1c1-2+arrow_r9c1.r8c1-2+thermo_r3c3-1');
  const texts = clues.map((clue) => clue.cells.flat().map((cell) => tellCell(clue, cell)));
  expect(texts).toEqual([
    ['killer cage, sum 15', 'killer cage, sum 15'],
    ['arrow, circle', 'arrow, shaft', 'arrow, shaft'],
    ['thermometer, 1 of 3', 'thermometer, 2 of 3', 'thermometer, 3 of 3'],
  ]);
});

describe('the rules of a board write themselves', () => {
  test('each kind once; numbers that are printed stay general, others are told', () => {
    expect(
      rulesText(
        board('9x9:x+killer_15:r1c1-2_7:r2c1-2_r5c5-6+whisper_5:r3c1-3_4:r4c1-3+difference_1:r8c1-2_1:r9c1-2_3:r9c8-9'),
      ).split('\n'),
    ).toEqual([
      'Normal sudoku rules apply. Every row, column and box holds each of the digits 1 to 9 once.',
      'Both diagonals hold every digit.',
      'The digits in a cage differ and add up to the number.',
      'The digits in a cage without a number differ.',
      'Neighbouring digits on green lines differ by at least 5.',
      'Neighbouring digits on orange lines differ by at least 4.',
      'Digits on both sides of a white dot are consecutive.',
      'Digits on both sides of a white dot with a number differ by the number.',
    ]);
  });

  test.each([
    [
      '9x9',
      'Es gelten die üblichen Sudoku-Regeln. Jede Zeile, jede Spalte und jeder Block enthält jede der Ziffern 1 bis 9 genau einmal.',
    ],
    [
      '16x16',
      'Es gelten die üblichen Sudoku-Regeln. Jede Zeile, jede Spalte und jeder Block enthält jede der Ziffern 1 bis 9 und A bis G genau einmal.',
    ],
    [
      '9x9:0-8',
      'Es gelten die üblichen Sudoku-Regeln. Jede Zeile, jede Spalte und jeder Block enthält jede der Ziffern 0 bis 8 genau einmal.',
    ],
    [
      '4x4:jigsaw-1112122233434344',
      'Jede Zeile, jede Spalte und jedes Gebiet enthält jede der Ziffern 1 bis 4 genau einmal.',
    ],
    ['9x9:noboxes', 'Jede Zeile und jede Spalte enthält jede der Ziffern 1 bis 9 genau einmal.'],
    ['9x9:raw', 'Jede Zelle enthält eine der Ziffern 1 bis 9.'],
    ['7x7:1-9', 'Jede Zeile und jede Spalte enthält Ziffern 1 bis 9, keine davon zweimal.'],
  ])('%s', (id, text) => expect(rulesText(board(id), de)).toBe(text));

  test('rules of whole boards have a sentence', () =>
    expect(rulesText(withRules(sized(9), ['antiknight', 'neg-xv'])).split('\n')).toHaveLength(3));
});
