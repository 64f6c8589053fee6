import { expect, test } from 'vitest';
import { runs, some } from '../../../../scripts/strength.mjs';
import { generate } from '../generate/generate.ts';
import { randomSymmetry } from '../geometry/symmetry.ts';
import { type Grid, gridOf } from '../puzzle/grid.ts';
import { type Candidate, makePuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { permuteCells, relabel } from '../puzzle/transform.ts';
import { makeRandom, shuffled } from '../random.ts';
import { digitsOf } from '../sets/digits.ts';
import { BOARDS } from './conformance.ts';
import { allSteps, applyStep, nextStep } from './path.ts';
import { type Family, isOfClues, type Technique } from './steps/technique.ts';
import { TECHNIQUES, type TechniqueId } from './techniques.ts';
import { allCases, positionOf } from './testing.ts';

const FAMILIES: readonly Family[] = ['singles', 'locked-candidates', 'subsets', 'uniqueness'];
const OTHERS: readonly string[] = ['x-wing', 'swordfish', 'jellyfish', 'xy-wing', 'xyz-wing'];
// Forcing chains take the first of equal ways, so a turned board may show others.
const techniques = TECHNIQUES.filter(
  ({ family, id }) => (FAMILIES.includes(family) && !id.endsWith('forcing-chain')) || OTHERS.includes(id),
);

/** A grid as a puzzle. */
function asPuzzle({ geometry, digits, candidates }: Grid): Puzzle {
  const plain = gridOf(makePuzzle(geometry, digits));
  const struckOut = [...plain.candidates].flatMap((set, cell) =>
    digitsOf(set & ~candidates[cell]!).map((digit) => ({ cell, digit })),
  );
  return makePuzzle(geometry, digits, struckOut);
}

const boards = new Set(BOARDS.map(({ id }) => id));

/** What all steps of a technique do, written so that order does not matter. */
const deeds = (grid: Grid, technique: Technique, move = (candidate: Candidate) => candidate): string[] =>
  [...allSteps(grid, { techniques: [technique] })]
    .map(({ placements, eliminations }) => {
      const words = [...placements.map((placement) => ['=', move(placement)] as const)];
      const excluded = eliminations.map((elimination) => ['<>', move(elimination)] as const);
      return [...words, ...excluded].map(([sign, { cell, digit }]) => `${cell}${sign}${digit}`).sort();
    })
    .map(String)
    .sort();

test.each(some(BOARDS).map((board) => [board.id, board] as const))(
  '%s: relabelled and turned, the same is found',
  (_, geometry) => {
    const random = makeRandom(5);
    for (let seed = 100; seed < 100 + runs(4); seed++) {
      const grid = gridOf(generate({ geometry, seed }).puzzle);
      for (let step = nextStep(grid, { techniques }); step; step = nextStep(grid, { techniques })) {
        const permutation = randomSymmetry(geometry, random);
        const digits = shuffled(
          Array.from({ length: geometry.size }, (_digit, index) => index + 1),
          random,
        );
        const moved = gridOf(permuteCells(relabel(asPuzzle(grid), digits), permutation));
        const move = ({ cell, digit }: Candidate): Candidate => ({
          cell: permutation[cell]!,
          digit: digits[digit - 1]!,
        });
        for (const technique of techniques)
          expect(deeds(grid, technique, move), technique.id).toEqual(deeds(moved, technique));
        applyStep(grid, step);
      }
    }
  },
);

/**
 * Techniques that take the first of equal ways, and follow no way that passes a candidate twice: so
 * what lies behind such a way depends on the order of cells. Crossings of many sectors have half of
 * the rows at most, but any number of columns.
 */
const FIRST_OF_EQUALS: readonly TechniqueId[] = [
  'forcing-chain',
  'grouped-discontinuous-nice-loop',
  'grouped-aic',
  'kraken-fish-1',
  'cell-forcing-chain',
  'region-forcing-chain',
  'dynamic-forcing-chain',
  'dynamic-forcing-chain-plus',
  'nested-forcing-chain',
  'multi-sector-locked-sets',
];

const rest = TECHNIQUES.filter(
  (technique) =>
    !techniques.includes(technique) && !FIRST_OF_EQUALS.includes(technique.id) && !isOfClues(technique.family),
);

/** All that a technique places and rules out, whichever step does it. */
const unionOf = (
  grid: Grid,
  givens: Uint8Array,
  technique: Technique,
  move = (candidate: Candidate) => candidate,
): string[] =>
  [
    ...new Set(
      [...allSteps(grid, { techniques: [technique], givens })].flatMap(({ placements, eliminations }) => [
        ...placements.map(move).map(({ cell, digit }) => `${cell}=${digit}`),
        ...eliminations.map(move).map(({ cell, digit }) => `${cell}<>${digit}`),
      ]),
    ),
  ].sort();

test.each(some(rest).map((technique) => [technique.id, technique] as const))(
  '%s: relabelled and turned, all that it shows is the same',
  (id, technique) => {
    const random = makeRandom(7);
    for (const row of allCases().filter((row, index) => row.technique === id || index % 300 === 0)) {
      const { grid, givens } = positionOf(row);
      const { geometry } = grid;
      if (!boards.has(geometry.id) || technique.supports?.(geometry) === false) continue;
      const permutation = randomSymmetry(geometry, random);
      const digits = shuffled(
        Array.from({ length: geometry.size }, (_digit, index) => index + 1),
        random,
      );
      const moved = gridOf(permuteCells(relabel(asPuzzle(grid), digits), permutation));
      const given = new Uint8Array(givens.length);
      for (const [cell, digit] of givens.entries()) given[permutation[cell]!] = digit && digits[digit - 1]!;
      const move = ({ cell, digit }: Candidate): Candidate => ({ cell: permutation[cell]!, digit: digits[digit - 1]! });
      const here = unionOf(grid, givens, technique, move);
      expect(unionOf(moved, given, technique), `${row.geometry} ${row.cells}`).toEqual(here);
    }
  },
);
