import { countText, groupedNumber, lineOf } from '@pencilmark/bulk';
import {
  drawnByWeight,
  type Estimated,
  effectiveNumber,
  estimateOf,
  type MinimalSample,
  minimalSamples,
  weightedMean,
} from '@pencilmark/core/combinatorics';
import { ALPHABETS } from '@pencilmark/core/format';
import { type Geometry, LARGEST_DIGIT_SET } from '@pencilmark/core/geometry';
import { err, ok, type Result } from '@pencilmark/core/result';
import { canSolve } from '@pencilmark/core/solve';
import { solversFor } from '@pencilmark/solvers';
import type { Command } from '../command.ts';
import { wholeNumber } from '../options/option.ts';
import { GEOMETRY_OPTION, JSON_OPTION } from '../options/options.ts';
import { aligned } from '../output/aligned.ts';
import { powerText } from '../output/power.ts';
import type { Session } from '../session.ts';

const USUAL_PATHS = 1000;
const USUAL_SEED = 1;

interface StatisticsSettings {
  readonly paths?: number;
  readonly seed?: number;
  readonly puzzles?: number;
  readonly json?: boolean;
}

export const statistics: Command = {
  name: 'statistics',
  says: 'estimate without bias how many minimal puzzles a board has, and what they are like',
  note:
    'Random paths from a grid to a minimal puzzle are weighted by how many puzzles each stands for, so every minimal puzzle counts the same. ' +
    'A generator favours few givens: the last column tells what the same paths say without weights. Of a thousand paths on 9×9, a few carry most of the weight.',
  operand: { flags: '<board...>', says: 'boards such as 9x9, 6x6 or 9x9:x (see: pencilmark list layouts)' },
  options: [
    {
      flags: '--paths <n>',
      says: `how many paths are tried (default: ${groupedNumber(USUAL_PATHS)})`,
      read: wholeNumber(2, 1_000_000),
    },
    { flags: '--seed <n>', says: `the seed (default: ${USUAL_SEED})`, read: wholeNumber(0) },
    {
      flags: '--puzzles <n>',
      says: 'instead write so many puzzles, drawn by their weights: heavy ones come several times',
      read: wholeNumber(1, 1_000_000),
    },
    JSON_OPTION,
  ],
  examples: [
    ['pencilmark statistics 4x4', 'how many minimal puzzles there are about, by givens'],
    ['pencilmark statistics 9x9 --paths 200 --json', 'the same of 9×9, as JSON'],
    ['pencilmark statistics 6x6 --puzzles 20 | pencilmark rate --histogram', 'how hard minimal puzzles are'],
  ],
  async run(session: Session, operands, options: StatisticsSettings) {
    for (const operand of operands) {
      const geometry = GEOMETRY_OPTION.read!(operand) as Result<Geometry, string>;
      const drawn = geometry.ok ? await drawOn(geometry.value, options, session) : geometry;
      if (drawn.ok) tell(session, drawn.value, options);
      else {
        session[geometry.ok ? 'disappoint' : 'refuse'](operand, drawn.error);
        if (options.json) session.json({ geometry: operand, error: { message: drawn.error } });
      }
      session.output.flush();
    }
  },
};

interface Drawn {
  readonly geometry: Geometry;
  readonly paths: number;
  readonly seed: number;
  readonly samples: readonly MinimalSample[];
}

async function drawOn(
  geometry: Geometry,
  { paths = USUAL_PATHS, seed = USUAL_SEED }: StatisticsSettings,
  { progress }: Session,
): Promise<Result<Drawn, string>> {
  if (geometry.size > LARGEST_DIGIT_SET)
    return err(`Boards of more than ${LARGEST_DIGIT_SET} digits have no estimate.`);
  const solvers = await solversFor(geometry);
  if (!solvers.some((solver) => canSolve(solver, geometry)))
    return err(`No solver solves boards such as ${geometry.id}.`);
  const draws = minimalSamples(geometry, { seed, solvers });
  const samples: MinimalSample[] = [];
  for (let path = 0; path < paths; path++) {
    const sample = draws.next().value;
    if (sample) samples.push(sample);
    progress.say(() => `${geometry.id} · ${groupedNumber(path + 1)} of ${groupedNumber(paths)} paths`);
  }
  return samples.length > 0
    ? ok({ geometry, paths, seed, samples })
    : err(`None of ${groupedNumber(paths)} paths came to a grid, so there is no estimate.`);
}

/** How many givens: their share of all minimal puzzles, and of those that paths come to. */
interface Share extends Estimated {
  readonly givens: number;
  readonly unweighted: number;
}

function tell(session: Session, drawn: Drawn, { puzzles, json }: StatisticsSettings): void {
  const { geometry, samples } = drawn;
  if (puzzles !== undefined) {
    const { characters } = ALPHABETS.find((alphabet) => alphabet.characters.length >= geometry.size)!;
    const notation = { alphabet: characters, blank: '.' };
    const logs = samples.map(({ log }) => log);
    for (const index of drawnByWeight(logs, puzzles))
      session.output.line(lineOf(geometry, samples[index]!.givens, notation));
    return;
  }
  const data = summaryOf(drawn);
  if (json) session.json(data);
  else session.output.write(textOf(data));
}

function summaryOf({ geometry, paths, seed, samples }: Drawn) {
  const logs = samples.map(({ log }) => log);
  const givens = samples.map((sample) => sample.givens.filter((digit) => digit !== 0).length);
  const { log10, relativeError } = estimateOf(logs, paths);
  const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const shares = [...new Set(givens)]
    .sort((a, b) => a - b)
    .map((number): Share => {
      const isIt = givens.map((other) => Number(other === number));
      return { givens: number, ...weightedMean(isIt, logs), unweighted: meanOf(isIt) };
    });
  return {
    geometry: geometry.id,
    paths,
    seed,
    effective: effectiveNumber(logs),
    minimal: powerText(log10),
    standardError: powerText(log10 + Math.log10(relativeError)),
    givens: { ...weightedMean(givens, logs), unweighted: meanOf(givens) },
    shares,
  };
}

function textOf({
  geometry,
  paths,
  seed,
  effective,
  minimal,
  standardError,
  givens,
  shares,
}: ReturnType<typeof summaryOf>): string {
  const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;
  const rows = shares.map(({ givens: number, value, error, unweighted }) => [
    `${number} givens`,
    percent(value),
    `± ${percent(error)}`,
    percent(unweighted),
  ]);
  return [
    `about ${minimal} ± ${standardError} minimal puzzles of ${geometry}  (an estimate: ${countText(paths, 'path')}, worth ${effective.toFixed(1)} of equal weight, seed ${seed})`,
    `${givens.value.toFixed(3)} ± ${givens.error.toFixed(3)} givens on average; ${givens.unweighted.toFixed(3)} without weights`,
    ...aligned([['', 'share', '', 'without weights'], ...rows]),
    '',
  ].join('\n');
}
