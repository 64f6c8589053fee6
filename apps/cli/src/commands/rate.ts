import { writeFileSync } from 'node:fs';
import { RATE_COLUMNS, RATER_NAMES, type RateColumn, type RaterName } from '@pencilmark/bulk';
import { type Command, FILES } from '../command.ts';
import { runJob } from '../jobs/job.ts';
import { BULK_OPTIONS, type BulkSettings } from '../jobs/settings.ts';
import { listOf, nameOf, type Option } from '../options/option.ts';
import { JSON_OPTION, READING_OPTIONS } from '../options/options.ts';
import { histogramLines, histogramRows, histogramSvg } from '../output/histogram.ts';
import { writing } from '../output/output.ts';
import type { Session } from '../session.ts';

/** What the command line says about ratings. */
interface RateSettings extends BulkSettings {
  readonly raters?: readonly RaterName[];
  readonly columns?: readonly RateColumn[];
  readonly histogram?: true;
  readonly chart?: string;
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
    says: `these values in place of a line for people, with tabs between them: ${RATE_COLUMNS.join(', ')}`,
    read: listOf('column', RATE_COLUMNS),
    choices: () => RATE_COLUMNS,
  },
  { flags: '--histogram', says: 'at the end, draw on standard error how often each score of the hardest step occurs' },
  { flags: '--chart <file>', says: 'draw the same as a picture, in this SVG file', read: nameOf('file') },
];

export const rate: Command = {
  name: 'rate',
  says: 'tell how hard puzzles are for people: on 9×9 ER/EP/ED of Sudoku Explainer, level and score of HoDoKu; a name, the techniques they need',
  note:
    'The techniques are those on the path of the rating, which takes its steps in the order of Sudoku Explainer. ' +
    'The path that "pencilmark explain" tells has other techniques too, such as the Skyscraper. ' +
    'Of the columns, backdoors is the least number of cells that must be told before singles are enough; ' +
    'guesses are those of the search that finds the solution to be the only one; ' +
    'hardest, work, difficulty and steps are those of Sudoku Explainer on 9×9, and of pencilmark elsewhere.',
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
    ['pencilmark generate --minimal --seed 7 | pencilmark rate', 'make a puzzle and rate it'],
  ],
  async run(session: Session, operands, options: RateSettings) {
    const { chart, ...others } = options;
    const isCounting = options.histogram || chart !== undefined;
    const counts = await runJob(session, 'rate', operands, { ...others, ...(isCounting && COUNTING) });
    const rows = histogramRows(counts);
    if (options.histogram) for (const line of histogramLines(rows)) session.messages.note(line);
    if (chart !== undefined && rows.length > 0) writing(chart, () => writeFileSync(chart, histogramSvg(rows)));
  },
};
