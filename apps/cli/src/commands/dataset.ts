import { type RowKind, type RowOptions, rowTable, type Work } from '@pencilmark/bulk';
import { classic, LARGEST_DIGIT_SET, sized } from '@pencilmark/core/geometry';
import type { LanguageCode } from '@pencilmark/core/human/language';
import type { ProfileName } from '@pencilmark/core/rate/profile-name';
import { type Command, FILES } from '../command.ts';
import type { Annotating } from '../dataset/annotation.ts';
import type { Layout } from '../dataset/folder.ts';
import {
  ANNOTATION_OPTIONS,
  APART,
  FOLDER_OPTIONS,
  ROW_OPTIONS,
  USUAL_FILE_ROWS,
  USUAL_SHARES,
  USUAL_STRATUM,
} from '../dataset/options.ts';
import { type Part, partsOf } from '../dataset/partition.ts';
import { type FileForm, TABLES } from '../dataset/table.ts';
import { runJob, runMaker } from '../jobs/job.ts';
import { type BulkSettings, plainMaker, plainOf, SKIP_OPTION, THREAD_OPTIONS } from '../jobs/settings.ts';
import { keyOf } from '../options/contradictions.ts';
import type { Option } from '../options/option.ts';
import { BLANK_OPTION, READING_OPTIONS } from '../options/options.ts';
import type { Session } from '../session.ts';
import { generate, makerSettingsOf, type Wishes } from './generate.ts';

/** What the command line says about a data set. */
interface DatasetSettings extends Wishes {
  readonly rows?: RowKind;
  readonly columns?: readonly string[];
  readonly names?: readonly string[];
  readonly copies?: number;
  readonly profile?: ProfileName;
  readonly language?: LanguageCode;
  readonly blank?: string;
  readonly form?: FileForm;
  readonly folder?: string;
  readonly parts?: readonly Part[];
  readonly apart?: keyof typeof APART;
  readonly strata?: string;
  readonly shuffle?: true;
  readonly fileRows?: number;
  readonly packing?: 'gz' | 'zst';
  readonly annotate?: string;
  readonly question?: string;
  readonly answer?: string;
  readonly bad?: 'keep' | 'drop';
}

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
      'pencilmark dataset puzzle.txt --rows steps --language de',
      'each step with the positions around it and its sentence',
    ],
    [
      'pencilmark dataset puzzles.txt --rows images --copies 5 --seed 7',
      'five images of each puzzle, with the symmetries that make them',
    ],
    [
      'pencilmark dataset --count 100 --seed 7 --folder set --form parquet --columns puzzle,solution,difficulty --strata difficulty',
      'a set with parts for training, validation and tests, which no symmetry crosses',
    ],
  ],
  async run(session: Session, operands, settings: DatasetSettings) {
    const { rows: table, form, layout, others } = wishesIn(settings);
    const fault = faultOf(operands, settings);
    if (fault !== undefined) return session.refuse('pencilmark', fault);
    if (settings.annotate !== undefined) {
      const { annotate } = await import('../dataset/annotation.ts');
      return annotate(session, annotatingOf(settings.annotate, settings));
    }
    const made = others.count === undefined ? undefined : await makerSettingsOf(session, others);
    if (others.count !== undefined && !made) return;
    if (!layout) {
      const rows: RowOptions = { ...table, form: form === 'csv' ? 'csv' : 'jsonl' };
      if (made) await runMaker(session, 'generate-rows', { ...made, rows });
      else await runJob(session, 'rows', operands, { ...others, rows } as BulkSettings);
      return;
    }
    const rows: RowOptions = { ...table, columns: [...table.columns, layout.apart, layout.stratum], form: 'values' };
    const work: Work = made
      ? { job: 'generate-rows', options: plainMaker({ ...made, rows }) }
      : { job: 'rows', options: { ...plainOf(others), rows } };
    const inputs = made ? [] : operands.length > 0 ? operands : ['-'];
    const { writeSet } = await import('../dataset/folder.ts');
    await writeSet(session, work, inputs, layout, others);
  },
};

/** What is wished, with what is usual where nothing is said. */
function wishesIn(settings: DatasetSettings) {
  const { rows: kind = 'puzzles', columns = rowTable(kind).usual, form = 'jsonl', ...further } = settings;
  const {
    names,
    copies,
    profile,
    language,
    blank,
    folder,
    parts,
    apart,
    strata,
    shuffle,
    fileRows,
    packing,
    ...others
  } = further;
  const { seed } = others;
  const rows: Omit<RowOptions, 'form'> = {
    kind,
    columns,
    ...(names && { names }),
    ...(seed !== undefined && { seed }),
    ...(copies !== undefined && { copies }),
    ...(profile && { profile }),
    ...(language && { language }),
    ...(blank !== undefined && { blank }),
  };
  const types = new Map(rowTable(kind).columns.map(({ name, type }) => [name, type]));
  const layout: Layout | undefined =
    folder === undefined
      ? undefined
      : {
          folder,
          form,
          columns: columns.map((name, index) => ({
            name,
            type: types.get(name) ?? 'text',
            as: names?.[index] ?? name,
          })),
          parts: parts ?? partsOf(USUAL_SHARES)!,
          seed: seed ?? 0,
          apart: APART[apart ?? 'puzzles'],
          stratum: strata ?? (columns.includes('difficulty') ? 'difficulty' : USUAL_STRATUM),
          isShuffled: shuffle ?? false,
          fileRows: fileRows ?? USUAL_FILE_ROWS,
          packing: packing === undefined ? '' : `.${packing}`,
        };
  return { rows, form, layout, others };
}

/** What an annotated table gets when no columns are chosen. */
const USUAL_ANNOTATION: readonly string[] = ['er', 'difficulty', 'techniques'];

/** How a table is annotated. */
function annotatingOf(input: string, settings: DatasetSettings): Annotating {
  const { columns = USUAL_ANNOTATION, names = columns, output, question, answer, bad = 'keep' } = settings;
  const isResumed = settings.resume ?? false;
  const { alphabet, geometry, threads, blank } = settings;
  const options = plainOf({ ...(alphabet !== undefined && { alphabet }), ...(geometry && { geometry }) });
  return { input, output, isResumed, question, answer, columns, names, bad, threads, options, blank };
}

/** Options that only a set in a folder has, or only a table that is annotated. */
const LONELY = {
  folder: FOLDER_OPTIONS.map(flagOf).filter((flag) => flag !== '--folder'),
  annotate: ANNOTATION_OPTIONS.map(flagOf).filter((flag) => flag !== '--annotate'),
} as const;

/** Why there can be no such data set. */
function faultOf(operands: readonly string[], settings: DatasetSettings): string | undefined {
  const { rows, form, layout } = wishesIn(settings);
  const { kind, names } = rows;
  const columns = settings.annotate === undefined ? rows.columns : (settings.columns ?? USUAL_ANNOTATION);
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
  const isClassic = !settings.kinds && (geometry ?? sized(size ?? classic.size)).id === classic.id;
  if (rows.profile && rows.profile !== 'own' && !isClassic)
    return `The profile ${rows.profile} knows the board ${classic.id} only.`;
  const isLarge = (geometry?.size ?? size ?? 0) > LARGEST_DIGIT_SET;
  return isLarge ? `Rows are for boards of up to ${LARGEST_DIGIT_SET} digits.` : undefined;
}
