import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../../scripts/strength.mjs';
import { puzzleOf } from '../../format/parse.ts';
import { de } from '../../languages/de.ts';
import { LANGUAGE_CODES } from '../../languages/language.ts';
import { gridOf } from '../../puzzle/grid.ts';
import { languageNamed } from '../languages.ts';
import { allSteps, nextStep } from '../path.ts';
import type { Technique } from '../steps/technique.ts';
import { TECHNIQUES } from '../techniques.ts';
import { casesOf, positionOf } from '../testing.ts';
import { explain, hint, techniqueIdea } from './explain.ts';
import { HINT_LEVELS } from './hint-level.ts';

const files = readdirSync(new URL('../../../../../corpus/techniques', import.meta.url));
const cases = files.flatMap(casesOf).filter(({ expected }) => expected !== '-');

describe('every step of the corpus can be told', () => {
  test.each(TECHNIQUES)('$id', (technique) => {
    for (const row of some(cases.filter(({ technique: id }) => id === technique.id))) {
      const { grid, givens } = positionOf(row);
      for (const [index, step] of [...allSteps(grid, { techniques: [technique], givens })].entries()) {
        // The first step of a case in every language, the others by turns.
        for (const code of index === 0 ? LANGUAGE_CODES : [LANGUAGE_CODES[index % LANGUAGE_CODES.length]!]) {
          const language = languageNamed(code);
          expect(explain(step, grid.geometry, { language })).not.toMatch(/[{}]|undefined|NaN| {2}| \./);
          for (const level of HINT_LEVELS)
            expect(hint(step, grid.geometry, level, { language })).toMatch(/^.{6,}[.“。]$/);
        }
        expect(JSON.parse(JSON.stringify(step))).toEqual(step);
      }
    }
  });
});

test.each([
  ['en', 'Only r1c4 is still empty in row 1, and 4 is the digit that row 1 lacks. So r1c4 is 4.'],
  ['de', 'In Zeile 1 ist nur noch r1c4 leer, und 4 ist die Ziffer, die dort fehlt. Also gehört 4 in r1c4.'],
] as const)('a full house in %s', (code, text) => {
  const grid = gridOf(puzzleOf(`123.${'....'.repeat(3)}`));
  const [step] = allSteps(grid);
  expect(explain(step!, grid.geometry, { language: languageNamed(code) })).toBe(text);
});

test('a technique of somebody else is told in its own words', () => {
  const own: Technique = { id: 'own', name: 'Own Idea', family: 'singles', says: 'I see {cell}.', find: () => [] };
  const grid = gridOf(puzzleOf(`123.${'....'.repeat(3)}`));
  const step = { ...nextStep(grid)!, technique: 'own' };
  const techniques = [own];
  expect(explain(step, grid.geometry, { techniques })).toBe('I see r1c4. So r1c4 is 4.');
  expect(explain(step, grid.geometry, { techniques, language: de })).toBe('I see r1c4. Also gehört 4 in r1c4.');
  expect(hint(step, grid.geometry, 'technique', { techniques })).toBe(
    'Look at row 1: there is a step of the technique “Own Idea”.',
  );
  expect(() => explain(step, grid.geometry)).toThrow(/technique own; expected one of the table, or of the option/);
});

describe.each(LANGUAGE_CODES)('what to look for, in %s', (code) => {
  test.each(TECHNIQUES.map(({ id }) => id))('%s: short sentences without places and holes', (id) => {
    const idea = techniqueIdea(id, languageNamed(code));
    expect(idea).not.toMatch(/[{}]|r\dc\d|undefined|\d/);
    expect(idea).toMatch(/^.{20,400}[.。]$/);
  });
});
