import { countText, groupedNumber, lineOf } from '@pencilmark/bulk';
import {
  drawnByWeight,
  type Estimated,
  effectiveNumber,
  estimateOf,
  logOfSum,
  minimalSamples,
  weightedMean,
} from '@pencilmark/core/combinatorics';
import { ALPHABETS } from '@pencilmark/core/format';
import { generate } from '@pencilmark/core/generate';
import { type Geometry, LARGEST_DIGIT_SET } from '@pencilmark/core/geometry';
import { err, ok, type Result } from '@pencilmark/core/result';
import { canSolve, type Solver } from '@pencilmark/core/solve';
import { solversFor } from '@pencilmark/solvers';
import { aligned } from '../output/aligned.ts';
import { powerText } from '../output/power.ts';
import type { Progress } from '../output/progress.ts';
import { errorText, percentText } from './texts.ts';

/** At least so many populations, for their spread is the error. */
export const POPULATIONS = 20;
/** In large ones weights differ less, and they take more memory. */
const LARGEST_POPULATION = 5000;

/** A minimal puzzle, and the logarithm of the number of puzzles that it stands for. */
interface Sample {
  /** Its digits as bytes of a text, which takes least memory. */
  readonly bytes: string;
  readonly givens: number;
  readonly log: number;
  readonly population: number;
}

/** Minimal puzzles of a board, and what they were drawn with. */
export interface Drawn {
  readonly geometry: Geometry;
  readonly solvers: readonly Solver[];
  readonly seed: number;
  readonly populations: number;
  /** How many paths a population has. */
  readonly each: number;
  readonly samples: readonly Sample[];
}

/** Draws minimal puzzles with weights, on about so many paths; or says why there is no estimate. */
export async function drawOn(
  geometry: Geometry,
  paths: number,
  seed: number,
  progress: Progress,
): Promise<Result<Drawn, string>> {
  if (geometry.size > LARGEST_DIGIT_SET)
    return err(`Boards of more than ${LARGEST_DIGIT_SET} digits have no estimate.`);
  const solvers = await solversFor(geometry);
  if (!solvers.some((solver) => canSolve(solver, geometry)))
    return err(`No solver solves boards such as ${geometry.id}.`);
  const populations = Math.max(POPULATIONS, Math.ceil(paths / LARGEST_POPULATION));
  const each = Math.ceil(paths / populations);
  const total = groupedNumber(populations * each);
  const draws = minimalSamples(geometry, { seed, solvers, paths: each });
  const samples: Sample[] = [];
  for (let population = 1; population <= populations; population++) {
    for (const { givens, log } of draws.next().value) {
      const bytes = Buffer.from(givens).toString('latin1');
      samples.push({ bytes, givens: givens.filter(Boolean).length, log, population });
    }
    progress.say(() => `${geometry.id} · ${groupedNumber(population * each)} of ${total} paths`);
  }
  return samples.length > 0
    ? ok({ geometry, solvers, seed, populations, each, samples })
    : err(`None of ${total} paths came to a grid, so there is no estimate.`);
}

/** Puzzles drawn by their weights, each once, and how often. */
export function* puzzlesOf({ geometry, samples }: Drawn, count: number) {
  const { characters } = ALPHABETS.find((alphabet) => alphabet.characters.length >= geometry.size)!;
  const notation = { alphabet: characters, blank: '.' };
  const times = new Map<number, number>();
  const logs = samples.map(({ log }) => log);
  for (const index of drawnByWeight(logs, count)) times.set(index, (times.get(index) ?? 0) + 1);
  for (const [index, often] of times) {
    const { bytes, population } = samples[index]!;
    yield { population, times: often, puzzle: lineOf(geometry, Buffer.from(bytes, 'latin1'), notation) };
  }
}

/** How many givens: their share of all minimal puzzles, and of those that a generator makes. */
interface Share extends Estimated {
  readonly givens: number;
  /** Null where the generator makes none. */
  readonly unweighted: number | null;
}

/** What is estimated, beside what a generator makes. */
export function summaryOf(drawn: Drawn) {
  const { geometry, seed, samples, populations, each } = drawn;
  const logs = samples.map(({ log }) => log);
  const groups = samples.map(({ population }) => population);
  const givens = samples.map((sample) => sample.givens);
  const generated = generatedOn(drawn);
  const byPopulation = Array.from({ length: populations }, (): number[] => []);
  for (const { log, population } of samples) byPopulation[population - 1]!.push(log);
  const sums = byPopulation.map(logOfSum).filter(Number.isFinite);
  const { log10, relativeError } = estimateOf(sums, populations);
  const unweighted = (of: (number: number) => number): number | null =>
    generated.length === 0 ? null : generated.reduce((sum, number) => sum + of(number), 0) / generated.length;
  const shares = [...new Set([...givens, ...generated])]
    .sort((a, b) => a - b)
    .map((number): Share => {
      const isIt = (other: number): number => Number(other === number);
      return { givens: number, ...weightedMean(givens.map(isIt), logs, groups), unweighted: unweighted(isIt) };
    });
  return {
    geometry: geometry.id,
    paths: populations * each,
    seed,
    effective: effectiveNumber(logs),
    minimal: powerText(log10),
    standardError: powerText(log10 + Math.log10(relativeError)),
    givens: { ...weightedMean(givens, logs, groups), unweighted: unweighted((number) => number) },
    shares,
  };
}

/** The numbers of givens of puzzles that are thinned until no given can be spared. */
function generatedOn({ geometry, solvers, seed, each }: Drawn): number[] {
  return Array.from({ length: each }, (_, index) => generate({ geometry, seed: seed + index, minimal: true, solvers }))
    .filter(({ reached }) => reached)
    .map(({ givens }) => givens);
}

/** What is estimated, as a text for people. */
export function textOf(summary: ReturnType<typeof summaryOf>): string {
  const { geometry, paths, seed, effective, minimal, standardError, givens, shares } = summary;
  const rows = shares.map(({ givens: number, value, error, unweighted }) => [
    `${number} givens`,
    percentText(value),
    errorText(error),
    unweighted === null ? '' : percentText(unweighted),
  ]);
  const made = givens.unweighted === null ? '' : `; ${givens.unweighted.toFixed(3)} top-down`;
  return [
    `about ${minimal} ± ${standardError} minimal puzzles of ${geometry}  (an estimate: ${countText(paths, 'path')}, worth ${effective.toFixed(1)} of equal weight, seed ${seed})`,
    `${givens.value.toFixed(3)} ± ${givens.error.toFixed(3)} givens on average${made}`,
    ...aligned([['', 'share', '', 'top-down'], ...rows]),
    '',
  ].join('\n');
}
