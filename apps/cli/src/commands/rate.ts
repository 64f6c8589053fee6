import { writeFileSync } from 'node:fs';
import { loadStepAnswerers, RATE_COLUMNS, RATER_NAMES, type RateColumn, type RaterName } from '@pencilmark/bulk';
import { type Command, FILES } from '../command.ts';
import { runJob } from '../jobs/job.ts';
import { runInSequence } from '../jobs/sequence.ts';
import { BULK_OPTIONS, type BulkSettings } from '../jobs/settings.ts';
import { listOf, nameOf, type Option } from '../options/option.ts';
import { JSON_OPTION, READING_OPTIONS } from '../options/options.ts';
import { chartOf } from '../output/chart.ts';
import { histogramsOf, linesOf } from '../output/histogram.ts';
import { writing } from '../output/output.ts';
import { drawer, SVG_OPTION } from '../pictures.ts';
import type { Session } from '../session.ts';

/** What the command line says about ratings. */
interface RateSettings extends BulkSettings {
  readonly raters?: readonly RaterName[];
  readonly columns?: readonly RateColumn[];
  readonly histogram?: true;
  readonly chart?: string;
  readonly svg?: string;
}

const COUNTING = { histogram: true } as const;

const OPTIONS: readonly Option[] = [
  {
    flags: '--raters <names>',
    says: `who rates: ${RATER_NAMES.join(', ')} (default: se and hodoku on 9×9, else pencilmark); others cost nothing`,
    read: listOf('rater', RATER_NAMES),
    choices: () => RATER_NAMES,
  },
  {
    flags: '--columns <names>',
    says: `these values in place of a line for people, with tabs between them or as --json: ${RATE_COLUMNS.join(', ')}`,
    read: listOf('column', RATE_COLUMNS),
    choices: () => RATE_COLUMNS,
  },
  {
    flags: '--histogram',
    says: 'at the end, draw on standard error how often each score of the hardest step occurs, and each level',
  },
  { flags: '--chart <file>', says: 'draw the same as a picture, in this SVG file', read: nameOf('file') },
  {
    ...SVG_OPTION,
    says: 'draw the hardest step of each puzzle into a folder: step-034.svg, or line-7-step-034.svg for a further puzzle',
  },
];

export const rate: Command = {
  name: 'rate',
  says: 'tell how hard puzzles are for people: on 9×9 ER/EP/ED of Sudoku Explainer, level and score of HoDoKu; a name, the techniques they need',
  note:
    'The techniques are those on the path of the rating, which takes its steps in the order of Sudoku Explainer. ' +
    'The path that "pencilmark explain" tells has other techniques too, such as the Skyscraper. ' +
    'Of the columns, backdoors is the least number of cells that must be told before singles are enough, and ' +
    'backdoor-cells the number of cells of which that may be one; ' +
    'guesses are those of the search that finds the solution to be the only one; ' +
    'hardest-step is the number of the hardest step, which "pencilmark explain --profile se" tells; ' +
    'it and hardest, work, difficulty and steps are those of Sudoku Explainer on 9×9, and of pencilmark elsewhere.',
  operand: FILES,
  options: [...READING_OPTIONS, ...OPTIONS, JSON_OPTION, ...BULK_OPTIONS],
  examples: [
    ['pencilmark rate puzzles.txt', 'a line a puzzle'],
    ['pencilmark rate --json puzzles.txt', 'the same as JSON, with the steps of each technique counted'],
    ['pencilmark rate --raters se puzzles.txt', 'as Sudoku Explainer alone, in half the time'],
    [
      'pencilmark rate --columns puzzle,er,ep,ed,hodoku-score,backdoors --histogram puzzles.txt',
      'a table for a spreadsheet, and how the ratings are distributed',
    ],
    ['pencilmark rate --svg hardest puzzles.txt', 'draw the hardest step of each'],
    ['pencilmark generate --minimal --seed 7 | pencilmark rate', 'make a puzzle and rate it'],
  ],
  async run(session: Session, operands, { chart, svg, ...others }: RateSettings) {
    const isCounting = others.histogram || chart !== undefined;
    const options = { ...others, ...(isCounting && COUNTING) };
    const counts = await (svg === undefined
      ? runJob(session, 'rate', operands, options)
      : runDrawing(session, operands, options, svg));
    const histograms = histogramsOf(counts);
    if (others.histogram) for (const line of linesOf(histograms)) session.messages.note(line);
    if (chart !== undefined && histograms.length > 0) writing(chart, () => writeFileSync(chart, chartOf(histograms)));
  },
};

/** Rates puzzle by puzzle, and draws the hardest step of each. */
async function runDrawing(session: Session, operands: readonly string[], options: RateSettings, folder: string) {
  const [show, { rateAnswerer }] = await Promise.all([drawer(folder), loadStepAnswerers()]);
  return runInSequence(session, 'rate', operands, options, rateAnswerer(options, show));
}
