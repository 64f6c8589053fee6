import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { clueFault, faultOn } from '../geometry/clues.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { boxed, classic, sized } from '../geometry/layouts.ts';
import { someClue } from '../geometry/testing.ts';
import { languageNamed } from '../human/languages.ts';
import { LANGUAGE_CODES } from '../languages/language.ts';
import { makeRandom, type Random } from '../random.ts';
import type { Clue } from '../rules/clue.ts';
import { FAULTS } from '../rules/fault.ts';
import { KINDS, type Kind } from '../rules/kinds.ts';
import { tellFault } from './words.ts';

/** A sentence without the name that is the same everywhere. */
const plain = (told = ''): string => told.replace(/look-and-say/gi, '');

const LANGUAGES = LANGUAGE_CODES.map(languageNamed);
const OTHERS = LANGUAGES.filter((_, index) => LANGUAGE_CODES[index] !== 'en');

/** Words of English sentences of faults that no other language here has. */
const ENGLISH =
  /\b(?:the|of|and|has|have|are|is|its|from|with|cells?|lists|numbers?|expected|digits?|board|more|each|every|lies|names)\b/i;

/** Ways to break a clue. */
const BREAKS: readonly ((clue: Clue, random: Random) => Clue)[] = [
  (clue) => clue,
  (clue) => ({ ...clue, cells: [] }),
  (clue) => ({ ...clue, cells: clue.cells.map((list) => list.slice(0, 1)) }),
  (clue) => ({ ...clue, cells: clue.cells.map((list) => [...list, ...list]) }),
  (clue) => ({ ...clue, cells: clue.cells.map((list) => [...list.slice(1), 5000]) }),
  (clue) => ({ ...clue, cells: [...clue.cells, ...clue.cells, [3, 7]] }),
  (clue, random) => ({ ...clue, cells: clue.cells.map((list) => list.map(() => random.below(36))) }),
  (clue) => ({ ...clue, values: [] }),
  (clue) => ({ ...clue, values: [...clue.values, 1, 2, 3] }),
  (clue) => ({ ...clue, values: clue.values.map(() => 0.5) }),
  (clue) => ({ ...clue, values: clue.values.map(() => 99_999) }),
  (clue) => ({ ...clue, values: clue.values.map(() => 0) }),
  (clue) => ({ ...clue, of: [] }),
  (clue) => ({ ...clue, of: [[], []] }),
];

const holesIn = (text = ''): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

/** Clues of a kind with faults, each with its board. */
function faulty(kind: Kind, random: Random): { readonly clue: Clue; readonly board: Geometry }[] {
  const boards = [sized(6), classic, boxed(2, 2), sized(36)];
  return boards.flatMap((board) =>
    BREAKS.flatMap((broken) => {
      const clue = broken(someClue(kind, sized(6), random), random);
      return clueFault(clue, board) === undefined ? [] : [{ clue, board }];
    }),
  );
}

test.each(KINDS)('faults of $name are told in every language', (kind) => {
  const random = makeRandom(11);
  let count = 0;
  for (let round = 0; round < runs(8); round++)
    for (const { clue, board } of faulty(kind, random)) {
      count++;
      const { text, holes } = faultOn(clue, board)!;
      expect(Object.keys(holes)).toEqual(expect.arrayContaining(holesIn(text).map((hole) => hole.slice(1, -1))));
      for (const language of OTHERS) {
        const told = tellFault(clue, board, language);
        expect(told).toMatch(/^\S[^{}]*[.。]$/);
        expect(plain(told)).not.toMatch(ENGLISH);
      }
    }
  expect(count).toBeGreaterThan(5);
});

test.each(FAULTS)('%s has the same holes in every language', (text) => {
  for (const { words } of OTHERS) {
    expect(holesIn(words.faults?.[text])).toEqual(holesIn(text));
    expect(plain(words.faults?.[text])).not.toMatch(ENGLISH);
  }
});

test('a fault is told with the name that a language has for the kind', () => {
  const clue = { rule: 'thermo', cells: [[0]], values: [] };
  expect(clueFault(clue, classic)).toBe('"thermo" has 1 cells; expected 2 or more.');
  expect(LANGUAGES.map((language) => tellFault(clue, classic, language))).toEqual([
    '"thermometer" has 1 cells; expected 2 or more.',
    '„Thermometer“ hat 1 Zellen; erwartet: mindestens 2.',
    '« thermomètre » a 1 cases ; attendu : au moins 2.',
    '「温度計」は1マスです。必要なのは2マス以上です。',
  ]);
  expect(tellFault({ ...clue, cells: [[0, 1]] }, classic)).toBeUndefined();
  expect(tellFault({ ...clue, rule: 'moon' }, classic, languageNamed('de'))).toBe(
    '"moon" ist keine Art von Hinweisen.',
  );
});
