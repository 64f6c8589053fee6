import { ROW_KINDS, type RowKind, type RowOptions, rowTable, type TableForm } from '@pencilmark/bulk';
import { LARGEST_DIGIT_SET } from '@pencilmark/core/geometry';
import { err, ok } from '@pencilmark/core/result';
import { type Command, FILES } from '../command.ts';
import { runJob, runMaker } from '../jobs/job.ts';
import { type BulkSettings, SKIP_OPTION, THREAD_OPTIONS } from '../jobs/settings.ts';
import { keyOf } from '../options/contradictions.ts';
import { listOf, type Option, oneOf } from '../options/option.ts';
import { BLANK_OPTION, READING_OPTIONS } from '../options/options.ts';
import type { Session } from '../session.ts';
import { generate, makerSettingsOf, type Wishes } from './generate.ts';

const FORMS: readonly TableForm[] = ['jsonl', 'csv'];
const COLUMN_NAMES = [...new Set(ROW_KINDS.flatMap((kind) => rowTable(kind).columns.map(({ name }) => name)))];

/** What the command line says about a data set. */
interface DatasetSettings extends Wishes {
  readonly rows?: RowKind;
  readonly columns?: readonly string[];
  readonly names?: readonly string[];
  readonly form?: TableForm;
}

const ROW_OPTIONS: readonly Option[] = [
  {
    flags: '--rows <kind>',
    says: `what a row is: ${ROW_KINDS.map((kind) => `${kind} (${rowTable(kind).says})`).join(', ')}`,
    read: oneOf('kind of rows', ROW_KINDS),
    choices: () => ROW_KINDS,
  },
  {
    flags: '--columns <names>',
    says: `the columns: ${COLUMN_NAMES.join(', ')}`,
    read: listOf('column', COLUMN_NAMES),
    choices: () => COLUMN_NAMES,
  },
  {
    flags: '--names <names>',
    says: 'other names for these columns, in their order, such as question,answer,rating',
    read: (text) => {
      const names = text.split(',').map((name) => name.trim());
      const isGood = names.every((name) => /^[A-Za-z][\w.-]{0,63}$/.test(name)) && new Set(names).size === names.length;
      return isGood
        ? ok(names)
        : err('Expected names of letters, digits and _ . - with commas between them, each once.');
    },
  },
  {
    flags: '--form <name>',
    says: 'how rows are written: jsonl, a JSON object a line (default), or csv',
    read: oneOf('form', FORMS),
    choices: () => FORMS,
  },
];

/** What `generate` is told about the puzzles themselves. */
const HAS_NO_PART = ['--to', '--json', '--geometry', ...THREAD_OPTIONS.map(flagOf)];
const MAKING_OPTIONS = generate.options.filter((option) => !HAS_NO_PART.includes(flagOf(option)));

function flagOf({ flags }: Option): string {
  return flags.split(' ')[0]!;
}

export const dataset: Command = {
  name: 'dataset',
  says: 'write data sets for people who train models: puzzles of files, or puzzles that are made, with what is known of them',
  operand: FILES,
  options: [...ROW_OPTIONS, BLANK_OPTION, ...READING_OPTIONS, ...THREAD_OPTIONS, SKIP_OPTION, ...MAKING_OPTIONS],
  examples: [
    ['pencilmark dataset puzzles.txt', 'puzzle, solution, givens and guesses of each, as JSON'],
    [
      'pencilmark dataset --count 100 --seed 7 --form csv --columns source,puzzle,solution,guesses --names source,q,a,rating',
      'a hundred that are made, under the names of a usual set',
    ],
    [
      'pencilmark dataset puzzles.txt --columns puzzle,er,difficulty,techniques,canonical',
      'with ratings, which take longer',
    ],
  ],
  async run(session: Session, operands, options: DatasetSettings) {
    const { rows: kind = 'puzzles', columns = rowTable(kind).usual, names, form = 'jsonl', ...others } = options;
    const rows: RowOptions = { kind, columns, form, ...(names && { names }) };
    const fault = faultOf(operands, rows, others);
    if (fault !== undefined) return session.refuse('pencilmark', fault);
    if (others.count === undefined) {
      await runJob(session, 'rows', operands, { ...others, rows } as BulkSettings);
      return;
    }
    const settings = await makerSettingsOf(session, others);
    if (settings) await runMaker(session, 'generate-rows', { ...settings, rows });
  },
};

/** Why there can be no such data set. */
function faultOf(
  operands: readonly string[],
  { kind, columns, names }: RowOptions,
  wishes: Wishes,
): string | undefined {
  const known = rowTable(kind).columns.map(({ name }) => name);
  const strange = columns.find((name) => !known.includes(name));
  if (strange !== undefined) return `Rows of the kind "${kind}" have no column "${strange}".`;
  if (names && names.length !== columns.length)
    return `${names.length} names for ${columns.length} columns (${columns.join(', ')}); give one for each.`;
  if (wishes.count === undefined) {
    const flag = MAKING_OPTIONS.map(flagOf).find(
      (name) => name !== '--seed' && wishes[keyOf(name) as keyof Wishes] !== undefined,
    );
    return flag && `${flag} is for puzzles that are made: give their --count, too.`;
  }
  if (operands.length > 0) return 'Puzzles are read from files, or made when there is a --count.';
  const size = wishes.geometry?.size ?? wishes.size ?? 0;
  return size > LARGEST_DIGIT_SET ? `Rows are for boards of up to ${LARGEST_DIGIT_SET} digits.` : undefined;
}
