import { ROW_KINDS, type RowKind, type RowOptions, rowTable, type Work } from '@pencilmark/bulk';
import { LARGEST_DIGIT_SET } from '@pencilmark/core/geometry';
import { err, ok, type Result } from '@pencilmark/core/result';
import { type Command, FILES } from '../command.ts';
import { type Annotating, annotate } from '../dataset/annotation.ts';
import { type Layout, writeSet } from '../dataset/folder.ts';
import { type Part, partsOf } from '../dataset/partition.ts';
import { type FileForm, TABLES } from '../dataset/table.ts';
import { runJob, runMaker } from '../jobs/job.ts';
import { type BulkSettings, plainMaker, plainOf, SKIP_OPTION, THREAD_OPTIONS } from '../jobs/settings.ts';
import { keyOf } from '../options/contradictions.ts';
import { listOf, nameOf, type Option, oneOf, wholeNumber } from '../options/option.ts';
import { BLANK_OPTION, READING_OPTIONS } from '../options/options.ts';
import type { Session } from '../session.ts';
import { generate, makerSettingsOf, type Wishes } from './generate.ts';

const FORMS = Object.keys(TABLES) as readonly FileForm[];
const COLUMN_NAMES = [...new Set(ROW_KINDS.flatMap((kind) => rowTable(kind).columns.map(({ name }) => name)))];
const APART = { puzzles: 'class', grids: 'class-of-solution' } as const;
const USUAL_SHARES = [80, 10, 10];
const USUAL_STRATUM = 'givens';
const USUAL_FILE_ROWS = 100_000;

/** What the command line says about a data set. */
interface DatasetSettings extends Wishes {
  readonly rows?: RowKind;
  readonly columns?: readonly string[];
  readonly names?: readonly string[];
  readonly form?: FileForm;
  readonly folder?: string;
  readonly parts?: readonly Part[];
  readonly apart?: keyof typeof APART;
  readonly strata?: string;
  readonly fileRows?: number;
  readonly packing?: 'gz' | 'zst';
  readonly annotate?: string;
  readonly question?: string;
  readonly answer?: string;
  readonly bad?: 'keep' | 'drop';
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
    says: 'how rows are written: jsonl, a JSON object a line (default), csv, or parquet, which needs a --folder',
    read: oneOf('form', FORMS),
    choices: () => FORMS,
  },
];

const FOLDER_OPTIONS: readonly Option[] = [
  {
    flags: '--folder <folder>',
    says: 'write a set into this new folder: parts that share no puzzle, with checksums and a card',
    read: nameOf('folder'),
  },
  {
    flags: '--parts <shares>',
    says: `the shares of train, validation and test; two numbers are train and test (default: ${USUAL_SHARES})`,
    read: (text) => {
      const parts = /^\d{1,3}(,\d{1,3}){0,2}$/.test(text) ? partsOf(text.split(',').map(Number)) : undefined;
      return parts ? ok(parts) : err('Expected one to three shares such as 80,10,10.');
    },
  },
  {
    flags: '--apart <what>',
    says: 'what no two parts share, also turned or relabelled: puzzles (default), or the solutions, grids',
    read: oneOf('thing', Object.keys(APART)),
    choices: () => Object.keys(APART),
  },
  {
    flags: '--strata <column>',
    says: `each part gets its share of the rows with each value of this column (default: difficulty, where it is chosen, or ${USUAL_STRATUM})`,
    read: oneOf('column', COLUMN_NAMES),
    choices: () => COLUMN_NAMES,
  },
  {
    flags: '--file-rows <n>',
    says: `how many rows a file has at most (default: ${USUAL_FILE_ROWS})`,
    read: wholeNumber(1),
  },
  {
    flags: '--packing <name>',
    says: 'pack the files: gz or zst',
    read: oneOf('packing', ['gz', 'zst']),
    choices: () => ['gz', 'zst'],
  },
];

/** Reads the name of a column in a table of somebody else. */
const readColumn = (text: string): Result<string, string> =>
  /^[^\d\s-]/.test(text) ? ok(text) : err('Expected the name of a column.');

const ANNOTATION_OPTIONS: readonly Option[] = [
  {
    flags: '--annotate <file>',
    says: 'add columns to this CSV file of somebody else, such as source,question,answer,rating',
    read: nameOf('file'),
  },
  {
    flags: '--question <column>',
    says: 'its column with the puzzles (default: question, q, puzzle, quizzes …)',
    read: readColumn,
  },
  {
    flags: '--answer <column>',
    says: 'its column with solutions, which are checked (default: answer, a, solution …)',
    read: readColumn,
  },
  {
    flags: '--bad <what>',
    says: 'what becomes of rows whose puzzle or answer is wrong, which are told: keep (default) or drop',
    read: oneOf('way', ['keep', 'drop']),
    choices: () => ['keep', 'drop'],
  },
];

const flagOf = ({ flags }: Option): string => flags.split(' ')[0]!;

/** What `generate` is told about the puzzles themselves. */
const HAS_NO_PART = ['--to', '--json', '--geometry', ...THREAD_OPTIONS.map(flagOf)];
const MAKING_OPTIONS = generate.options.filter((option) => !HAS_NO_PART.includes(flagOf(option)));

export const dataset: Command = {
  name: 'dataset',
  says: 'write data sets for people who train models: puzzles of files, or puzzles that are made, with what is known of them',
  operand: FILES,
  options: [
    ...ROW_OPTIONS,
    BLANK_OPTION,
    ...FOLDER_OPTIONS,
    ...ANNOTATION_OPTIONS,
    ...READING_OPTIONS,
    ...THREAD_OPTIONS,
    SKIP_OPTION,
    ...MAKING_OPTIONS,
  ],
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
    [
      'pencilmark dataset --count 100 --seed 7 --folder set --form parquet --columns puzzle,solution,difficulty --strata difficulty',
      'a set with parts for training, validation and tests, which no symmetry crosses',
    ],
  ],
  async run(session: Session, operands, settings: DatasetSettings) {
    const { kind, columns, names, form, layout, others } = wishesIn(settings);
    const fault = faultOf(operands, settings);
    if (fault !== undefined) return session.refuse('pencilmark', fault);
    if (settings.annotate !== undefined) return annotate(session, annotatingOf(settings.annotate, settings));
    const made = others.count === undefined ? undefined : await makerSettingsOf(session, others);
    if (others.count !== undefined && !made) return;
    if (!layout) {
      const rows: RowOptions = { kind, columns, form: form === 'csv' ? 'csv' : 'jsonl', ...(names && { names }) };
      if (made) await runMaker(session, 'generate-rows', { ...made, rows });
      else await runJob(session, 'rows', operands, { ...others, rows } as BulkSettings);
      return;
    }
    const rows: RowOptions = { kind, columns: [...columns, layout.apart, layout.stratum], form: 'values' };
    const work: Work = made
      ? { job: 'generate-rows', options: plainMaker({ ...made, rows }) }
      : { job: 'rows', options: { ...plainOf(others), rows } };
    const inputs = made ? [] : operands.length > 0 ? operands : ['-'];
    await writeSet(session, work, inputs, layout, others);
  },
};

/** What is wished, with what is usual where nothing is said. */
function wishesIn(settings: DatasetSettings) {
  const {
    rows: kind = 'puzzles',
    form = 'jsonl',
    names,
    folder,
    parts,
    apart,
    strata,
    fileRows,
    packing,
    ...rest
  } = settings;
  const { columns = rowTable(kind).usual, ...others } = rest;
  const types = rowTable(kind).columns;
  const layout: Layout | undefined =
    folder === undefined
      ? undefined
      : {
          folder,
          form,
          columns: columns.map((name, index) => ({
            name,
            type: types.find((column) => column.name === name)?.type ?? 'text',
            as: names?.[index] ?? name,
          })),
          parts: parts ?? partsOf(USUAL_SHARES)!,
          seed: others.seed ?? 0,
          apart: APART[apart ?? 'puzzles'],
          stratum: strata ?? (columns.includes('difficulty') ? 'difficulty' : USUAL_STRATUM),
          fileRows: fileRows ?? USUAL_FILE_ROWS,
          packing: packing === undefined ? '' : `.${packing}`,
        };
  return { kind, columns, names, form, layout, others };
}

/** What an annotated table gets when no columns are chosen. */
const USUAL_ANNOTATION: readonly string[] = ['er', 'difficulty', 'techniques'];

/** How a table is annotated. */
function annotatingOf(input: string, settings: DatasetSettings): Annotating {
  const { columns = USUAL_ANNOTATION, names = columns, output, question, answer, bad = 'keep', threads } = settings;
  const { alphabet, geometry, blank } = settings as BulkSettings & { readonly blank?: string };
  const options = plainOf({ ...(alphabet !== undefined && { alphabet }), ...(geometry && { geometry }) });
  return {
    input,
    output,
    question,
    answer,
    columns,
    names,
    bad,
    threads,
    options: { ...options, ...(blank && { blank }) },
  };
}

/** Options that only a set in a folder has, or only a table that is annotated. */
const LONELY = {
  folder: FOLDER_OPTIONS.map(flagOf).filter((flag) => flag !== '--folder'),
  annotate: ANNOTATION_OPTIONS.map(flagOf).filter((flag) => flag !== '--annotate'),
} as const;

/** Why there can be no such data set. */
function faultOf(operands: readonly string[], settings: DatasetSettings): string | undefined {
  const { kind, names, form, layout, ...chosen } = wishesIn(settings);
  const columns = settings.annotate === undefined ? chosen.columns : (settings.columns ?? USUAL_ANNOTATION);
  const { folder, strata, packing, count, geometry, size, annotate } = settings;
  const given = (flag: string): boolean => settings[keyOf(flag) as keyof DatasetSettings] !== undefined;
  const known = rowTable(kind).columns.map(({ name }) => name);
  const strange = [...columns, strata ?? 'puzzle'].find((name) => !known.includes(name));
  if (strange !== undefined) return `Rows of the kind "${kind}" have no column "${strange}".`;
  if (names && names.length !== columns.length)
    return `${names.length} names for the columns ${columns.join(', ')}; give one for each.`;
  const lonely = folder === undefined && LONELY.folder.find(given);
  if (lonely) return `${lonely} is for sets in a folder: give their --folder, too.`;
  const strangerOf = annotate === undefined && LONELY.annotate.find(given);
  if (strangerOf) return `${strangerOf} is for a table of somebody else: give its --annotate, too.`;
  if (annotate !== undefined && operands.length > 0)
    return 'One table is annotated at a time, and no other file is read.';
  if (form === 'parquet' && !layout) return 'Parquet files are written into a --folder.';
  if (packing && !TABLES[form].mayBePacked) return `Files of the form ${form} are packed already.`;
  if (count === undefined) {
    const flag = MAKING_OPTIONS.map(flagOf).find((name) => name !== '--seed' && given(name));
    return flag && `${flag} is for puzzles that are made: give their --count, too.`;
  }
  if (operands.length > 0) return 'Puzzles are read from files, or made when there is a --count.';
  const isLarge = (geometry?.size ?? size ?? 0) > LARGEST_DIGIT_SET;
  return isLarge ? `Rows are for boards of up to ${LARGEST_DIGIT_SET} digits.` : undefined;
}
