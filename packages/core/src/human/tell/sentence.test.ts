import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../../scripts/strength.mjs';
import { generate } from '../../generate/generate.ts';
import { geometryOf } from '../../geometry/clues.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import { parseCell } from '../../geometry/names.ts';
import { LANGUAGE_CODES } from '../../languages/language.ts';
import { joined, type Sentence, sentence, sentenceText } from '../../languages/sentence.ts';
import type { Cell } from '../../sets/cells.ts';
import { languageNamed } from '../languages.ts';
import { allSteps, solvePath } from '../path.ts';
import type { Step } from '../steps/step.ts';
import { techniqueCalled } from '../techniques.ts';
import { casesOf, positionOf } from '../testing.ts';
import { explain, explainParts, hint, hintParts } from './explain.ts';
import { HINT_LEVELS } from './hint-level.ts';

test('a template with holes', () => {
  const cell = { kind: 'cells', text: 'r1c2', cells: [1] } as const;
  expect(sentence`In ${cell}: ${joined(['a', 'b', cell], ', ', ' and ')}.`).toEqual([
    { kind: 'text', text: 'In ' },
    cell,
    ...[': ', 'a', ', ', 'b', ' and '].map((text) => ({ kind: 'text', text })),
    cell,
    { kind: 'text', text: '.' },
  ]);
});

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Cells named in a text; on boards up to 9×9, r12c3 names two. */
function cellsIn(text: string, size: number): Cell[] {
  const numbers = (digits: string): string[] => (size <= 9 ? [...digits] : [digits]);
  return [...text.matchAll(/r(\d+)c(\d+)/g)].flatMap(([, rows = '', columns = '']) =>
    numbers(rows).flatMap((row) =>
      numbers(columns).map((column) => {
        const cell = parseCell(`r${row}c${column}`, size);
        if (!cell.ok) throw new Error(cell.error);
        return cell.value;
      }),
    ),
  );
}

const sorted = (cells: readonly Cell[]): Cell[] => [...cells].sort((a, b) => a - b);

/** Every part means what is written in it. */
function checkParts(parts: Sentence, { size, houses }: Geometry, alphabet: string): void {
  for (const part of parts) {
    expect(part.text).not.toBe('');
    if (part.kind === 'cells') expect(sorted(cellsIn(part.text, size))).toEqual(sorted(part.cells));
    else if (part.kind === 'candidates') {
      expect(sorted(cellsIn(part.text, size))).toEqual(sorted(part.cells));
      expect(part.text.replace('(', '')[0]).toBe(alphabet[part.digit - 1]);
    } else if (part.kind === 'house') expect(part.text.match(/\d+/g)).toEqual([`${houses[part.house]!.number}`]);
    else if (part.kind === 'digit') expect(part.text).toBe(alphabet[part.digit - 1]);
    else if (part.kind !== 'clue') expect(part.text).not.toMatch(/r\d+c\d/);
  }
}

let count = 0;

/** Checks a step in two languages, which go by turns. */
function checkStep(step: Step, geometry: Geometry): void {
  count++;
  for (const code of LANGUAGE_CODES.filter((_, index) => index % 2 === count % 2))
    for (const alphabet of code === 'en' ? [LETTERS, '123456789ABCDEFG'] : [LETTERS]) {
      const options = { language: languageNamed(code), alphabet };
      for (const level of HINT_LEVELS) {
        const parts = hintParts(step, geometry, level, options);
        checkParts(parts, geometry, alphabet);
        expect(sentenceText(parts)).toBe(hint(step, geometry, level, options));
        if (level === 'technique') expect(parts).toContainEqual(expect.objectContaining({ technique: step.technique }));
      }
      const whole = explainParts(step, geometry, options);
      expect(sentenceText(whole)).toBe(explain(step, geometry, options));
      // What is placed and eliminated is told.
      const cells = new Set(whole.flatMap((part) => ('cells' in part ? part.cells : [])));
      for (const { cell } of [...step.placements, ...step.eliminations]) expect(cells).toContain(cell);
    }
}

const cases = readdirSync(new URL('../../../../../corpus/techniques', import.meta.url))
  .flatMap(casesOf)
  .filter(({ expected }) => expected !== '-');

describe('parts mean what is written in them', () => {
  test('for steps of the corpus', () => {
    for (const row of some(cases.filter((_, index) => index % 5 === 0))) {
      const { grid, givens } = positionOf(row);
      const [step] = allSteps(grid, { techniques: [techniqueCalled(row.technique)!], givens });
      checkStep(step!, grid.geometry);
    }
  });

  test.each<[string, object]>(
    some([
      ['4x4:2x2', {}],
      ['6x6:2x3', {}],
      ['9x9:x', { seed: 4 }],
      ['12x12:3x4', {}],
      ['16x16:4x4', { givens: 120 }],
    ]),
  )('on the board %s', (id, wishes) => {
    const geometry = geometryOf(id);
    if (!geometry.ok) throw new Error(geometry.error.message);
    const { steps } = solvePath(generate({ geometry: geometry.value, seed: 1, ...wishes }).puzzle);
    expect(steps.length).toBeGreaterThan(5);
    for (const step of steps.filter((_, index) => index % 7 === 0)) checkStep(step, geometry.value);
  });
});
