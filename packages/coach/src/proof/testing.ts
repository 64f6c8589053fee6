import { generate } from '@pencilmark/core/generate';
import { digitsOf, type Geometry } from '@pencilmark/core/geometry';
import { allSteps, applyStep, nextStep, type Step, TECHNIQUES, type Technique } from '@pencilmark/core/human';
import { type Candidate, type Grid, gridOf, makePuzzle } from '@pencilmark/core/puzzle';
import { type Random, shuffled } from '@pencilmark/core/random';
import { countSolutions } from '@pencilmark/core/solve';
import { forgotten } from './forgotten.ts';
import { namesFor } from './names.ts';
import type { Claim } from './reason.ts';
import { restOf } from './rest.ts';

/** A position on the way through a puzzle, and a step that is possible there. */
export interface Sample {
  readonly grid: Grid;
  readonly givens: Uint8Array;
  readonly solution: Uint8Array;
  readonly step: Step;
}

/** What a person tries in a reasonable time: neither nets nor templates. */
const TRIED: readonly Technique[] = TECHNIQUES.slice(
  0,
  TECHNIQUES.findIndex(({ id }) => id === 'vwxyz-wing'),
);
/** What leads from one position to the next. */
const ALONG: readonly Technique[] = TRIED.slice(
  0,
  TECHNIQUES.findIndex(({ id }) => id === 'w-wing'),
);

const pick = <Item>(list: readonly Item[], random: Random): Item => list[random.below(list.length)]!;

/** Techniques in a random order. */
export const anyTechniques = (random: Random): readonly Technique[] => shuffled(TRIED, random);

/** Steps on the paths through random puzzles of some boards, for ever: some from each position. */
export function* foundSteps(boards: readonly Geometry[], random: Random): Generator<Sample> {
  for (let seed = 0; ; seed++) {
    const { puzzle, solution } = generate({ geometry: boards[seed % boards.length]!, seed });
    const { givens } = puzzle;
    const grid = gridOf(puzzle);
    for (;;) {
      const next = nextStep(grid, { techniques: ALONG, givens });
      if (!next) break;
      // Most positions have singles alone: of those, few are taken.
      if (next.placements.length === 0 || random.below(8) === 0)
        for (const step of someSteps(grid, givens, random)) yield { grid: grid.copy(), givens, solution, step };
      applyStep(grid, next);
    }
  }
}

/** A step of each of some techniques, at most four, that are possible. */
function someSteps(grid: Grid, givens: Uint8Array, random: Random): Step[] {
  const chosen: Step[] = [];
  for (const technique of anyTechniques(random).slice(0, 40)) {
    const steps = [...allSteps(grid, { techniques: [technique], givens })];
    if (steps.length > 0) chosen.push(pick(steps, random));
    if (chosen.length === 4) break;
  }
  return chosen;
}

/** A claim that a step shows, with the cells on which it rests, and some that may be named. */
export function claimOf({ grid, step }: Sample, random: Random): Reasoned {
  const isPlacement = step.placements.length > 0;
  const candidate = pick(isPlacement ? step.placements : step.eliminations, random);
  const { needed, free } = restOf(step, grid.geometry, grid.digits, candidate.cell);
  const cells = [...needed, ...[...free].filter((cell) => !needed.has(cell) && random.below(2) === 0)];
  return { candidate, isPlacement, technique: step.technique, cells };
}

type Reasoned = Claim & { readonly technique: string };

/** A cell that is none of some. */
const otherCell = ({ grid: { geometry } }: Sample, cells: Iterable<number>, random: Random): number => {
  const taken = new Set(cells);
  return pick(
    geometry.cells.filter((cell) => !taken.has(cell)),
    random,
  );
};

/** The cells that a claim needs, and those that it may name besides. */
const restFor = ({ grid, step }: Sample, { candidate }: Claim) =>
  restOf(step, grid.geometry, grid.digits, candidate.cell);

/** Ways to spoil a reason. */
export const DAMAGES: Readonly<Record<string, (sample: Sample, claim: Reasoned, random: Random) => Reasoned>> = {
  'a cell is left out': (sample, claim, random) => {
    const dropped = pick([...restFor(sample, claim).needed], random);
    return { ...claim, cells: claim.cells.filter((cell) => cell !== dropped) };
  },
  'a cell is replaced': (sample, claim, random) => {
    const { needed, free } = restFor(sample, claim);
    const dropped = pick([...needed], random);
    return {
      ...claim,
      cells: [...claim.cells.filter((cell) => cell !== dropped), otherCell(sample, [...needed, ...free], random)],
    };
  },
  'a cell is added': (sample, claim, random) => {
    const { needed, free } = restFor(sample, claim);
    return { ...claim, cells: [...claim.cells, otherCell(sample, [...needed, ...free], random)] };
  },
  'another technique is named': (_, claim, random) => ({
    ...claim,
    technique: anyTechniques(random).find(({ id }) => !namesFor(id).includes(claim.technique))!.id,
  }),
  'something else is claimed': (sample, claim, random) => ({ ...claim, ...trueClaim(sample, random, claim.candidate) }),
};

/** Something true of a position: a digit of an empty cell, or that a candidate is false. */
export function trueClaim(
  { grid, solution }: Sample,
  random: Random,
  not?: Candidate,
): Pick<Claim, 'candidate' | 'isPlacement'> {
  const cell = pick(
    grid.geometry.cells.filter((place) => grid.digits[place] === 0 && place !== not?.cell),
    random,
  );
  const digit = pick(digitsOf(grid.candidatesOf(cell)), random);
  return { candidate: { cell, digit }, isPlacement: solution[cell] === digit };
}

/**
 * Whether a claim follows from its cells alone, as a solver sees it: no grid has what is known of
 * the board by these cells, and the contrary of the claim.
 */
export function followsFrom(grid: Grid, { candidate, isPlacement, cells }: Claim): boolean {
  const { geometry } = grid;
  const left = forgotten(grid, new Set([...cells, candidate.cell]), candidate.digit);
  if (isPlacement) left.eliminate(candidate);
  else left.candidates[candidate.cell]! &= 1 << (candidate.digit - 1);
  const struckOut = geometry.cells.flatMap((cell) =>
    left.digits[cell] !== 0
      ? []
      : digitsOf(geometry.allDigits & ~left.candidatesOf(cell)).map((digit) => ({ cell, digit })),
  );
  return countSolutions(makePuzzle(geometry, left.digits, struckOut), { limit: 1 }) === 0;
}
