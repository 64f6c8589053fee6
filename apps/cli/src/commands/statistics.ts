import { groupedNumber } from '@pencilmark/bulk';
import type { Geometry } from '@pencilmark/core/geometry';
import { err, ok, type Result } from '@pencilmark/core/result';
import type { Command } from '../command.ts';
import { wholeNumber } from '../options/option.ts';
import { GEOMETRY_OPTION, JSON_OPTION } from '../options/options.ts';
import { openSource } from '../reading/source.ts';
import type { Session } from '../session.ts';
import { countOn, textOf as textOfCounts } from '../statistics/exact-counts.ts';
import { type Drawn, drawOn, POPULATIONS, puzzlesOf, summaryOf, textOf } from '../statistics/minimal-puzzles.ts';
import { type Rows, rowsOf, sharesOf, textOf as textOfShares } from '../statistics/row-shares.ts';

const USUAL_PATHS = 10_000;
const MOST_PATHS = 5_000_000;
const USUAL_SEED = 1;

interface StatisticsSettings {
  readonly paths?: number;
  readonly seed?: number;
  readonly puzzles?: number;
  readonly columns?: readonly string[];
  readonly exact?: boolean;
  readonly json?: boolean;
}

export const statistics: Command = {
  name: 'statistics',
  says: 'estimate without bias how many minimal puzzles a board has, and what they are like, or count them',
  note:
    'Random paths from a grid to a minimal puzzle are weighted by how many puzzles each stands for, so every minimal puzzle counts the same. ' +
    'A generator that takes givens away until none can be spared favours few givens: the last column tells what it makes. ' +
    'With --exact, all minimal puzzles of a small board are counted: in an instant on 4×4, in some minutes on 6×6. ' +
    'With --columns, shares of values in files of JSON lines are told beside each other, with standard errors: ' +
    'of a row the member "times" says how often it counts, and "population" which rows depend on each other, as --puzzles with --json writes them.',
  operand: {
    flags: '<board...>',
    says: 'boards such as 9x9, 6x6 or 9x9:x (see: pencilmark list layouts); with --columns, files of JSON lines',
  },
  options: [
    {
      flags: '--paths <n>',
      says: `how many paths are walked (default: ${groupedNumber(USUAL_PATHS)})`,
      read: wholeNumber(POPULATIONS, MOST_PATHS),
    },
    { flags: '--seed <n>', says: `the seed (default: ${USUAL_SEED})`, read: wholeNumber(0) },
    {
      flags: '--puzzles <n>',
      says: 'instead write so many puzzles, drawn by their weights: heavy ones come several times',
      read: wholeNumber(1, 1_000_000),
    },
    {
      flags: '--exact',
      says: 'instead count all minimal puzzles of a board of at most six digits, by givens',
    },
    {
      flags: '--columns <names>',
      says: 'instead tell the shares of the values of these columns, such as er,hodoku-level, in files of JSON lines',
      read: (text) => {
        const names = text.split(',').map((name) => name.trim());
        const strange = names.find((name) => !/^[a-z][\w-]*$/i.test(name));
        return strange === undefined ? ok(names) : err(`"${strange}" is no name of a column.`);
      },
    },
    JSON_OPTION,
  ],
  examples: [
    ['pencilmark statistics 4x4', 'how many minimal puzzles there are about, by givens'],
    ['pencilmark statistics 9x9 --paths 200 --json', 'the same of 9×9, as JSON'],
    ['pencilmark statistics 4x4 5x5 --exact', 'how many there are exactly'],
    ['pencilmark statistics 6x6 --puzzles 20 | pencilmark rate --histogram', 'how hard minimal puzzles are'],
    [
      'pencilmark dataset puzzles.txt --columns givens | pencilmark statistics - --columns givens',
      'shares with errors',
    ],
  ],
  async run(session: Session, operands, options: StatisticsSettings) {
    if (options.columns) return tellShares(session, operands, options.columns, options.json);
    for (const operand of operands) {
      const geometry = GEOMETRY_OPTION.read!(operand) as Result<Geometry, string>;
      const answer = geometry.ok ? await answerOn(session, geometry.value, options) : geometry;
      if (!answer.ok) {
        session[geometry.ok ? 'disappoint' : 'refuse'](operand, answer.error);
        if (options.json) session.json({ geometry: operand, error: { message: answer.error } });
      }
      session.output.flush();
    }
  },
};

/** Counts or estimates, and writes what came of it. */
async function answerOn(
  session: Session,
  geometry: Geometry,
  options: StatisticsSettings,
): Promise<Result<unknown, string>> {
  if (!options.exact) {
    const { paths = USUAL_PATHS, seed = USUAL_SEED } = options;
    const drawn = await drawOn(geometry, paths, seed, session.progress);
    if (drawn.ok) tell(session, drawn.value, options);
    return drawn;
  }
  const counts = countOn(geometry, session.progress);
  if (counts.ok && options.json) session.json(counts.value);
  else if (counts.ok) session.output.write(textOfCounts(counts.value));
  return counts;
}

function tell(session: Session, drawn: Drawn, { puzzles, json }: StatisticsSettings): void {
  if (puzzles === undefined) {
    const summary = summaryOf(drawn);
    if (json) session.json(summary);
    else session.output.write(textOf(summary));
    return;
  }
  for (const row of puzzlesOf(drawn, puzzles)) {
    if (json) session.json(row);
    else for (let time = 0; time < row.times; time++) session.output.line(row.puzzle);
  }
}

async function tellShares(
  session: Session,
  operands: readonly string[],
  columns: readonly string[],
  json = false,
): Promise<void> {
  const tables: Rows[] = [];
  for (const operand of operands) {
    const source = await openSource(operand, session.streams.input);
    if (!source.ok) {
      session.refuse(operand, source.error);
      continue;
    }
    const { name } = source.value;
    const refuse = (line: number, sentence: string): void => session.refuse(`${name}:${line}`, sentence);
    tables.push(await rowsOf(source.value, columns, refuse, () => session.output.flush()));
  }
  const filled = tables.filter(({ logs }) => logs.length > 0);
  if (filled.length === 0) return;
  columns.forEach((column, place) => {
    const shares = sharesOf(column, place, filled);
    if (json) session.json(shares);
    else session.output.write(`${place === 0 ? '' : '\n'}${textOfShares(shares)}`);
  });
}
