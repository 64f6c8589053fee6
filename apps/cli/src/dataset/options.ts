import { ROW_KINDS, rowTable } from '@pencilmark/bulk';
import { err, ok, type Result } from '@pencilmark/core/result';
import { listOf, nameOf, type Option, oneOf, wholeNumber } from '../options/option.ts';
import { LANGUAGE_OPTION, PROFILE_OPTION } from '../options/options.ts';
import { partsOf } from './partition.ts';
import { type FileForm, TABLES } from './table.ts';

const FORMS = Object.keys(TABLES) as readonly FileForm[];
const COLUMN_NAMES = [...new Set(ROW_KINDS.flatMap((kind) => rowTable(kind).columns.map(({ name }) => name)))];
/** The columns by which rows are kept together. */
export const APART = { puzzles: 'class', grids: 'class-of-solution' } as const;
export const USUAL_SHARES = [80, 10, 10];
export const USUAL_STRATUM = 'givens';
export const USUAL_FILE_ROWS = 100_000;

/** What a row is. */
export const ROW_OPTIONS: readonly Option[] = [
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
    flags: '--copies <n>',
    says: 'how many images, states or lists of moves are drawn for each puzzle, by the --seed (default: 1)',
    read: wholeNumber(1, 1_000_000),
  },
  PROFILE_OPTION,
  LANGUAGE_OPTION,
  {
    flags: '--form <name>',
    says: 'how rows are written: jsonl, a JSON object a line (default), csv, or parquet, which needs a --folder',
    read: oneOf('form', FORMS),
    choices: () => FORMS,
  },
];

/** What a set in a folder is like. */
export const FOLDER_OPTIONS: readonly Option[] = [
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
    flags: '--shuffle',
    says: 'mix the rows of each part, by the --seed (default: they keep the order of the input)',
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

/** How a table of somebody else is read. */
export const ANNOTATION_OPTIONS: readonly Option[] = [
  {
    flags: '--annotate <file>',
    says: 'add columns to this file of somebody else: CSV such as source,question,answer,rating, or JSON lines',
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
