import { readdirSync, readFileSync } from 'node:fs';
import { fillGrid } from '../generate/fill.ts';
import { thinPuzzle } from '../generate/thin.ts';
import { geometryOf, withClues } from '../geometry/clues.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { cellName, parseCell } from '../geometry/names.ts';
import { goodClues } from '../geometry/testing.ts';
import { type Grid, gridOf } from '../puzzle/grid.ts';
import { type Candidate, makePuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { makeRandom, shuffled } from '../random.ts';
import type { Clue } from '../rules/clue.ts';
import { KINDS, type Kind } from '../rules/kinds.ts';
import type { Step } from './steps/step.ts';
import { techniqueCalled } from './techniques.ts';

/** A row of corpus/techniques: the findings of a technique in a position. */
export interface Case {
  readonly technique: string;
  readonly geometry: string;
  /** Digits, `.` for an empty cell, `+` before a digit that was placed later and is not a given. */
  readonly cells: string;
  /** Candidates that are ruled out: `r1c2<>35`, separated by commas. `-` for none. */
  readonly struckOut: string;
  /** `r1c2=5` or `r1c2<>35`, separated by commas. `-` where nothing may be found. */
  readonly expected: string;
  /** How much is found in all, as `extentOf` tells it. */
  readonly extent: string;
}

const CASES = new URL('../../../../corpus/techniques/', import.meta.url);

/** The cases of a file of corpus/techniques. */
export function casesOf(file: string): Case[] {
  const lines = readFileSync(new URL(file, CASES), 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    line === '' || line.startsWith('#') ? [] : [caseOf(line, `corpus/techniques/${file}:${index + 1}`)],
  );
}

const WORDS = /^(?:-|r\d+c\d+(?:=|<>)[0-9A-Z]+(?:,r\d+c\d+(?:=|<>)[0-9A-Z]+)*)$/;

/** The case in a row; an error names the place of a row that is none. */
export function caseOf(line: string, place: string): Case {
  const columns = line.split('\t');
  const [technique = '', id = '', cells = '', struckOut = '', expected = '', extent = ''] = columns;
  const geometry = geometryOf(id);
  const count = cells.replaceAll('+', '').length;
  const { cellCount = count } = geometry.ok ? geometry.value : {};
  const faults = [
    columns.length !== 6 && `${columns.length} columns; expected 6`,
    techniqueCalled(technique) === undefined && `there is no technique "${technique}"`,
    !geometry.ok && geometry.error.message,
    count !== cellCount && `${count} cells; expected ${cellCount}`,
    !WORDS.test(struckOut) && `"${struckOut}" is not written as r1c2<>35, or - for nothing`,
    !WORDS.test(expected) && `"${expected}" is not written as r1c2=5 or r1c2<>35, or - for nothing`,
    !/^(?:0:0|\d+:\d+:[0-9a-f]{8})$/.test(extent) &&
      `"${extent}" is not written as 3:7:0123abcd, steps, candidates, digest`,
  ].filter((fault) => fault !== false);
  if (faults.length > 0) throw new Error(`${place}: ${faults.join('; ')}`);
  return { technique, geometry: id, cells, struckOut, expected, extent };
}

/** All cases of corpus/techniques, file by file. */
export const allCases = (): Case[] =>
  readdirSync(CASES)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap(casesOf);

/** The grid of a case, and which of its digits are given. */
export function positionOf({ geometry: id, cells, struckOut }: Pick<Case, 'geometry' | 'cells' | 'struckOut'>): {
  grid: Grid;
  givens: Uint8Array;
} {
  const geometry = geometryOf(id);
  if (!geometry.ok) throw new Error(geometry.error.message);
  const digits: number[] = [];
  const givens: number[] = [];
  let isPlaced = false;
  for (const character of cells) {
    if (character === '+') isPlaced = true;
    else {
      const digit = Number.parseInt(character, 36) || 0;
      digits.push(digit);
      givens.push(isPlaced ? 0 : digit);
      isPlaced = false;
    }
  }
  const grid = gridOf(makePuzzle(geometry.value, digits, candidatesIn(struckOut, geometry.value.size)));
  return { grid, givens: Uint8Array.from(givens) };
}

/** Candidates written as in a case. */
export function candidatesIn(text: string, size: number): Candidate[] {
  if (text === '-' || text === '') return [];
  return text.split(',').flatMap((word) => {
    const [name = '', digits = ''] = word.split(/<>|=/);
    const cell = parseCell(name, size);
    if (!cell.ok) throw new Error(`${word}: ${cell.error}`);
    return Array.from(digits, (digit) => ({ cell: cell.value, digit: Number.parseInt(digit, 36) }));
  });
}

/** Placements and eliminations of a step as single words, such as r1c2=5 and r1c2<>5. */
export const deedsOf = ({ placements, eliminations }: Step, size: number): string[] => [
  ...placements.map(({ cell, digit }) => `${cellName(cell, size)}=${digit.toString(36).toUpperCase()}`),
  ...eliminations.map(({ cell, digit }) => `${cellName(cell, size)}<>${digit.toString(36).toUpperCase()}`),
];

/** The expected result of a case, in the same words. */
export function expectedDeeds({ expected }: Case, size: number): string[] {
  if (expected === '-') return [];
  return expected.split(',').flatMap((word) => {
    const sign = word.includes('=') ? '=' : '<>';
    return candidatesIn(word, size).map(
      ({ cell, digit }) => `${cellName(cell, size)}${sign}${digit.toString(36).toUpperCase()}`,
    );
  });
}

/**
 * A random proper puzzle with some clues of some kinds, thinned as far as possible, and its
 * solution.
 */
export function cluedPuzzle(
  plain: Geometry,
  seed: number,
  { kinds = KINDS, clues: count = 6 }: { readonly kinds?: readonly Kind[]; readonly clues?: number } = {},
): { readonly puzzle: Puzzle; readonly solution: Uint8Array } {
  const random = makeRandom(seed);
  const solution = fillGrid(plain, random);
  const clues: Clue[] = [];
  for (let tries = 0; clues.length < count && tries < 400; tries++) {
    const kind = kinds[random.below(kinds.length)]!;
    const own = goodClues(kind, plain, random);
    if (own.length > 0 && kind.holds(solution, { ...plain, clues: own })) clues.push(...own);
  }
  const whole = makePuzzle(withClues(plain, clues), solution);
  const groups = shuffled([...plain.cells], random).map((cell) => [cell]);
  return { puzzle: thinPuzzle(whole, groups).puzzle, solution };
}
