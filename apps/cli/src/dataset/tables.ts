import { Readable } from 'node:stream';
import { csvField, type Value } from '@pencilmark/bulk';
import { type CsvError, parse } from 'csv-parse';
import { linesOf } from '../reading/lines.ts';
import type { Source } from '../reading/source.ts';

/** Which columns of a table of somebody else are used, and the names of those that are added. */
export interface TableWishes {
  /** The names of the columns with puzzles and with solutions; by default those that are usual. */
  readonly question: string | undefined;
  readonly answer: string | undefined;
  readonly names: readonly string[];
}

/** A row of a table of somebody else. */
export interface TableRow {
  readonly line: number;
  readonly question: string;
  readonly answer: string | undefined;
  /** What is wrong with the row whatever its puzzle is. */
  readonly fault?: string;
  /** The row with values at its end. Its own text stays as it is. */
  complete(values: readonly Value[]): string;
}

/** What a table has: the line above its rows, where it has one, and its rows. */
export type TableEntry = { readonly heading: string } | TableRow;

/** Thrown when a table cannot be read any further. */
export class TableProblem extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** Names that collections give to puzzles and to solutions. */
const QUESTIONS = ['question', 'q', 'puzzle', 'puzzles', 'quiz', 'quizzes', 'sudoku', 'givens'];
const ANSWERS = ['answer', 'a', 'solution', 'solutions'];

/** A row of more characters is not read. */
const LONGEST_RECORD = 1 << 20;

/**
 * The rows of a table: objects of JSON, one a line, when the first sign of the text is a brace, and
 * else CSV whose first line names the columns. Rejects with `TableProblem`.
 */
export async function* entriesOf(source: Source, wishes: TableWishes): AsyncGenerator<TableEntry> {
  const chunks = source.chunks();
  let beginning = '';
  let bytes = 0;
  while (beginning.trim() === '') {
    const next = await chunks.next();
    if (next.done) break;
    beginning += next.value.text;
    bytes = next.value.bytes;
    if (beginning.trim() === '' && beginning.length > LONGEST_RECORD) break;
  }
  const whole: Source = {
    ...source,
    async *chunks() {
      yield { text: beginning, bytes };
      yield* chunks;
    },
  };
  const isJson = beginning
    .replace(/^\ufeff/, '')
    .trimStart()
    .startsWith('{');
  yield* isJson ? objectsIn(whole, wishes) : recordsIn(whole, wishes);
}

const firstOf = (names: readonly string[], wanted: string | undefined, usual: readonly string[]): number => {
  const known = names.map((name) => name.trim().toLowerCase());
  return wanted === undefined
    ? known.findIndex((name) => usual.includes(name))
    : known.indexOf(wanted.trim().toLowerCase());
};

/** A record of a table as the parser gives it. */
interface Parsed {
  readonly record: readonly string[];
  readonly raw: string;
  readonly info: { readonly empty_lines: number };
}

/** The rows of CSV. */
async function* recordsIn(source: Source, wishes: TableWishes): AsyncGenerator<TableEntry> {
  let places: { readonly question: number; readonly answer: number } | undefined;
  let [after, empty] = [1, 0];
  try {
    for await (const { record, raw, info } of parserOf(source)) {
      const text = raw.replace(/^[\r\n]+|[\r\n]+$/g, '');
      // The parser counts the two characters of a line's end within quotes as two lines.
      const line = after + info.empty_lines - empty;
      [after, empty] = [line + text.split('\n').length, info.empty_lines];
      const complete = (values: readonly Value[]): string => [text, ...values.map(csvField)].join(',');
      if (places) {
        const [question = '', answer] = [record[places.question]?.trim(), record[places.answer]?.trim()];
        yield { line, question, answer, complete };
      } else {
        places = placesIn(record, line, wishes);
        yield { heading: complete(wishes.names) };
      }
    }
  } catch (problem) {
    if (!(problem as CsvError).code?.startsWith('CSV_')) throw problem;
    const { lines, message } = problem as CsvError & { readonly lines?: number };
    throw new TableProblem(lines ?? after, `${message.replace(/\.?$/, '.')}`);
  }
  if (!places) throw new TableProblem(1, 'No table found.');
}

function parserOf(source: Source): AsyncIterable<Parsed> {
  const text = async function* (): AsyncGenerator<string> {
    for await (const chunk of source.chunks()) yield chunk.text;
  };
  return Readable.from(text()).pipe(
    parse({
      bom: true,
      info: true,
      raw: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_RECORD,
    }),
  );
}

function placesIn(head: readonly string[], line: number, { question, answer }: TableWishes) {
  const places = { question: firstOf(head, question, QUESTIONS), answer: firstOf(head, answer, ANSWERS) };
  const missing = (name: string): never => {
    throw new TableProblem(line, `There is no column "${name}" in this heading; --question and --answer name them.`);
  };
  if (places.question === -1) missing(question ?? QUESTIONS[0]!);
  if (places.answer === -1 && answer !== undefined) missing(answer);
  return places;
}

/** The rows of JSON, an object a line. */
async function* objectsIn(source: Source, wishes: TableWishes): AsyncGenerator<TableEntry> {
  for await (const { text: whole, line } of linesOf(source, LONGEST_RECORD, () => {})) {
    const text = line === 1 ? whole.replace(/^\ufeff/, '') : whole;
    if (text.trim() === '') continue;
    if (text.length > LONGEST_RECORD)
      throw new TableProblem(line, `The line has more than ${LONGEST_RECORD} characters.`);
    yield rowOf(text, line, wishes);
  }
}

function rowOf(text: string, line: number, { question, answer, names }: TableWishes): TableRow {
  const object = objectOf(text);
  const bad = { line, question: '', answer: undefined };
  if (!object) return { ...bad, fault: 'This is no object of JSON.', complete: () => text };
  const keys = Object.keys(object);
  const doubled = names.find((name) => keys.includes(name));
  if (doubled !== undefined)
    throw new TableProblem(line, `There is a member "${doubled}" already; --names gives other names.`);
  const complete = (values: readonly Value[]): string => withMembers(text, names, values);
  const [at, answerAt] = [firstOf(keys, question, QUESTIONS), firstOf(keys, answer, ANSWERS)];
  const missing = at === -1 ? (question ?? QUESTIONS[0]) : answerAt === -1 ? answer : undefined;
  if (missing !== undefined)
    return { ...bad, complete, fault: `There is no member "${missing}"; --question and --answer name them.` };
  const used = [at, answerAt].filter((place) => place !== -1).map((place) => keys[place]!);
  const strange = used.find((key) => typeof object[key] !== 'string');
  if (strange !== undefined) return { ...bad, complete, fault: `"${strange}" is no text.` };
  const [puzzle = '', solution] = used.map((key) => (object[key] as string).trim());
  return { line, question: puzzle, answer: solution, complete };
}

function objectOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The text of an object with further members. What it has stays as it is written. */
function withMembers(text: string, names: readonly string[], values: readonly Value[]): string {
  const open = text.trimEnd().slice(0, -1).trimEnd();
  const more = values.map((value, index) => `${JSON.stringify(names[index])}:${JSON.stringify(value)}`).join(',');
  return `${open}${open.endsWith('{') && open.trimStart() === '{' ? '' : ','}${more}}`;
}
