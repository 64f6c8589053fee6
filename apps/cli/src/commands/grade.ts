import { isReadingProblem, lineOf, sentenceOf } from '@pencilmark/bulk';
import { type ParsedPuzzle, parsePuzzle } from '@pencilmark/core/format';
import type { LanguageCode } from '@pencilmark/core/human/language';
import { languageNamed } from '@pencilmark/core/languages';
import { err, ok, type Result } from '@pencilmark/core/result';
import { type Command, FILES } from '../command.ts';
import type { Graded, Graders } from '../grading.ts';
import { nameOf } from '../options/option.ts';
import { JSON_OPTION, LANGUAGE_OPTION, READING_OPTIONS } from '../options/options.ts';
import { linesOf } from '../reading/lines.ts';
import { eachPuzzle, type ReadingOptions } from '../reading/puzzles.ts';
import { openSource, type Source } from '../reading/source.ts';
import type { Session } from '../session.ts';
import { VerdictTable } from '../verdict-table.ts';

interface GradeSettings extends ReadingOptions {
  readonly puzzle?: string;
  readonly prompt?: true;
  readonly table?: true;
  readonly language?: LanguageCode;
}

/** How answers are graded, and the table that counts them. */
interface Tallied extends Omit<GradeSettings, 'table'> {
  readonly table: VerdictTable | undefined;
}

/** The most characters of a line with a puzzle and an answer. */
const LONGEST_LINE = 2_000_000;

export const grade: Command = {
  name: 'grade',
  says: 'grade answers in free text: does the grid with which an answer ends solve the puzzle, and if not, where it differs',
  note:
    'A line of JSON has a puzzle and an answer, {"puzzle":"53..7…","answer":"So the grid is …"}, and what else is written beside the verdict, such as an id; ' +
    '"question" and "response" are other names for the two. With --puzzle each file is one answer.',
  operand: { ...FILES, says: 'files with answers, one a line as JSON; - or no file at all means standard input' },
  options: [
    {
      flags: '--puzzle <file>',
      says: 'the puzzle to which each file is one answer, as plain text',
      read: nameOf('file'),
    },
    { flags: '--table', says: 'write how many answers got which verdict, by size and kinds, in place of each verdict' },
    { flags: '--prompt', says: 'write puzzles as prompts: the rules in words, clues, digits, and how to answer' },
    LANGUAGE_OPTION,
    ...READING_OPTIONS,
    JSON_OPTION,
  ],
  examples: [
    ['pencilmark solve puzzle.txt | pencilmark grade --puzzle puzzle.txt', 'a grid for a puzzle'],
    ['pencilmark grade --prompt --language de puzzle.txt', 'what to ask somebody who shall solve it'],
    ['pencilmark grade --prompt --json puzzles.txt', 'the same as JSON, a line for each puzzle'],
    [
      'pencilmark solve puzzle.txt | pencilmark grade --puzzle puzzle.txt --table',
      'how many were solved, by size and kinds',
    ],
  ],
  async run(session: Session, operands, options: GradeSettings) {
    if (options.prompt) return writePrompts(session, operands, options);
    const { puzzle: file } = options;
    const puzzle = file === undefined ? undefined : await puzzleIn(session, file, options);
    if (file !== undefined && !puzzle) return;
    const table = options.table && new VerdictTable();
    for (const operand of operands.length > 0 ? operands : ['-']) {
      const opened = await openSource(operand, session.streams.input);
      if (!opened.ok) session.refuse(operand, opened.error);
      else
        try {
          if (puzzle) await gradeWhole(session, opened.value, puzzle, { ...options, table });
          else await gradeLines(session, opened.value, { ...options, table });
        } catch (problem) {
          if (!isReadingProblem(problem)) throw problem;
          session.refuse(operand, sentenceOf(problem));
        }
    }
    if (options.json) for (const row of table?.objects() ?? []) session.json(row);
    else for (const line of table?.lines() ?? []) session.output.line(line);
  },
};

async function writePrompts(session: Session, operands: readonly string[], options: GradeSettings): Promise<void> {
  const { promptOf } = await import('../grading.ts');
  const language = languageNamed(options.language ?? 'en');
  let isFirst = true;
  await eachPuzzle(session, operands, options, ({ reading: { puzzle, notation } }) => {
    const { geometry, givens } = puzzle;
    const own = geometry.least === 1 && { alphabet: notation.alphabet };
    const prompt = promptOf(puzzle, { language, ...own });
    if (options.json) session.json({ puzzle: lineOf(geometry, givens, notation), geometry: geometry.id, prompt });
    else session.output.write(`${isFirst ? '' : '\n\n'}${prompt}\n`);
    isFirst = false;
  });
}

/** The first puzzle of a file; nothing, and a message, where it has none. */
async function puzzleIn(session: Session, file: string, options: GradeSettings): Promise<ParsedPuzzle | undefined> {
  let found: ParsedPuzzle | undefined;
  await eachPuzzle(session, [file], { ...options, onError: 'stop' }, ({ reading }) => {
    found = reading;
    return 'enough';
  });
  return session.exitCode === 2 ? undefined : found;
}

/** Grades a file that is one answer. */
async function gradeWhole(session: Session, source: Source, puzzle: ParsedPuzzle, options: Tallied): Promise<void> {
  const { gradersOf } = await import('../grading.ts');
  let answer = '';
  for await (const { text } of source.chunks()) {
    answer += text;
    if (answer.length > LONGEST_LINE) break;
  }
  tell(session, (await gradersOf(puzzle)).grade(answer), { ...options, place: source.name, more: {} });
}

/** Grades every line of a source. */
async function gradeLines(session: Session, source: Source, options: Tallied): Promise<void> {
  let count = 0;
  let last: { readonly text: string; readonly graders: Graders } | undefined;
  const { gradersOf } = await import('../grading.ts');
  for await (const { text, line, bytes } of linesOf(source, LONGEST_LINE, () => session.output.flush())) {
    if (text.trim() === '') continue;
    count++;
    const place = `${source.name}:${line}`;
    const asked = await askedIn(text, options);
    if (!asked.ok) {
      session.refuse(place, asked.error);
      if (options.json) session.json({ error: { code: 'line', line, column: 1, message: asked.error }, line });
      continue;
    }
    const { puzzle, reading, answer, more } = asked.value;
    // Answers to one puzzle often stand below one another.
    if (last?.text !== puzzle) last = { text: puzzle, graders: await gradersOf(reading) };
    tell(session, last.graders.grade(answer), { ...options, place, more: { ...more, line } });
    if (session.progress.isDue())
      await session.progress.show({ what: 'answers', count, done: bytes, total: source.size });
  }
  if (count === 0) session.refuse(source.name, 'No answer found.');
}

interface Telling extends Pick<Tallied, 'json' | 'table'> {
  readonly place: string;
  readonly more: object;
}

function tell(
  session: Session,
  { geometry, verdict, data, text }: Graded,
  { place, more, json, table }: Telling,
): void {
  if (verdict !== 'solved') session.raise(1);
  if (table) table.add(geometry, verdict);
  else if (json) session.json({ ...more, ...data });
  else session.output.line(`${text}  ${place}`);
}

interface Asked {
  readonly puzzle: string;
  readonly reading: ParsedPuzzle;
  readonly answer: string;
  readonly more: object;
}

/** Reads a line with a puzzle and an answer. */
async function askedIn(
  line: string,
  { from, geometry, alphabet, ignoreRules }: ReadingOptions,
): Promise<Result<Asked, string>> {
  if (line.length > LONGEST_LINE) return err(`The line has more than ${LONGEST_LINE} characters.`);
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    return err('Expected JSON with a puzzle and an answer, such as {"puzzle":"53..7…","answer":"…"}.');
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return err('Expected an object of JSON.');
  const { puzzle: own, question, answer: given, response, ...more } = read as Record<string, unknown>;
  const [puzzle, answer] = [own ?? question, given ?? response];
  if (typeof puzzle !== 'string') return err('"puzzle" is missing, or is no text.');
  if (typeof answer !== 'string') return err('"answer" is missing, or is no text.');
  const parsed = parsePuzzle(puzzle, {
    ...(from && { format: from }),
    ...(geometry && { geometry }),
    ...(alphabet !== undefined && { alphabet }),
    ...(ignoreRules && { ignoreRules }),
  });
  return parsed.ok
    ? ok({ puzzle, reading: parsed.value, answer, more })
    : err(`"puzzle" is no puzzle: ${parsed.error.message}`);
}
