import {
  type Found,
  isReadingProblem,
  type Job,
  type OnError,
  sentenceOf,
  sourceName,
  tellRemarks,
} from '@pencilmark/bulk';
import { type Format, makeReader, type ParseError } from '@pencilmark/core/format';
import type { Geometry } from '@pencilmark/core/geometry';
import type { Session } from '../session.ts';
import { openSource, type Source } from './source.ts';

/** How texts are read. */
export interface ReadingOptions {
  readonly from?: Format;
  readonly geometry?: Geometry;
  readonly alphabet?: string;
  /**
   * Reads a puzzle without those of its rules that its board cannot hold. By default such a puzzle
   * is refused.
   */
  readonly ignoreRules?: boolean;
  readonly json?: boolean;
  /**
   * By default a record that cannot be read is reported, has its object among JSON objects, and the
   * next record is answered.
   */
  readonly onError?: OnError;
  readonly skipsLibrary?: Job['skipsLibrary'];
}

/** Answers a puzzle. When it returns 'enough', the rest is not read; other results are ignored. */
export type Answerer = (found: Found) => unknown;

/**
 * Calls `answer` for every puzzle of the files, in order, or of standard input without files. What
 * cannot be read is reported, and reading continues. With `--json` an object
 * `{"error":{code,line,column,message},"line"}` takes its place.
 */
export async function eachPuzzle(
  session: Session,
  operands: readonly string[],
  options: ReadingOptions,
  answer: Answerer,
): Promise<void> {
  const sources = operands.length > 0 ? operands : ['-'];
  for (const operand of sources) {
    const opened = await openSource(operand, session.streams.input);
    if (!opened.ok) {
      refuseSource(session, operand, opened.error, options);
      continue;
    }
    try {
      if ((await eachPuzzleOf(session, opened.value, options, answer)) === 'enough') return;
    } catch (problem) {
      if (!isReadingProblem(problem)) throw problem;
      refuseSource(session, operand, sentenceOf(problem), options);
    }
  }
}

/**
 * Reports a source that cannot be read. Its JSON object has the name of the source, because no
 * puzzle stands for it.
 */
function refuseSource(session: Session, operand: string, sentence: string, { json }: ReadingOptions): void {
  const name = sourceName(operand);
  session.refuse(name, sentence);
  if (json) session.json({ error: { code: 'file', line: 1, column: 1, message: `${name}: ${sentence}` }, line: 1 });
}

async function eachPuzzleOf(
  session: Session,
  source: Source,
  { from, geometry, alphabet, ignoreRules = false, onError, json = false, skipsLibrary }: ReadingOptions,
  answer: Answerer,
): Promise<'enough' | undefined> {
  const reader = makeReader({
    ...(from && { format: from }),
    ...(geometry && { geometry }),
    ...(alphabet !== undefined && { alphabet }),
    ignoreRules,
  });
  let count = 0;

  const take = async (entries: ReturnType<typeof reader.push>, bytes: number): Promise<'enough' | undefined> => {
    for (const { line, result } of entries) {
      count++;
      const place = `${source.name}:${line}`;
      if (result.ok) {
        tellRemarks(
          result.value,
          { skipsLibrary },
          {
            problem: (_, sentence) => session.messages.problem(place, sentence),
            raise: () => session.raise(1),
          },
        );
        if ((await answer({ reading: result.value, place, line })) === 'enough') return 'enough';
      } else {
        refuseText(session, source, result.error);
        if (json && onError !== 'skip') session.json({ error: result.error, line });
        if (onError === 'stop') return 'enough';
      }
      if (session.progress.isDue())
        await session.progress.show({ what: 'puzzles', count, done: bytes, total: source.size });
    }
  };

  let isFirst = true;
  // Answers are written before the command waits for more input.
  for await (const { text, bytes } of flushing(source.chunks(), session)) {
    const binary = isFirst ? text.indexOf('\0') : -1;
    isFirst = false;
    if (binary !== -1) {
      const error = binaryError(text, binary);
      refuseText(session, source, error);
      if (json) session.json({ error, line: error.line });
      return;
    }
    if ((await take(reader.push(text), bytes)) === 'enough') return 'enough';
  }
  if ((await take(reader.end(), source.size ?? 0)) === 'enough') return 'enough';
  if (count === 0) {
    const error = { code: 'empty', line: 1, column: 1, message: 'No puzzle found.' } as const;
    refuseText(session, source, error);
    if (json) session.json({ error, line: 1 });
  }
}

async function* flushing<Item>(items: AsyncIterable<Item>, session: Session): AsyncGenerator<Item> {
  for await (const item of items) {
    yield item;
    session.output.flush();
  }
}

function refuseText(session: Session, source: Source, { line, column, message }: ParseError): void {
  session.refuse(`${source.name}:${line}:${column}`, message);
}

function binaryError(text: string, offset: number): ParseError {
  const before = text.slice(0, offset).split('\n');
  const column = before.at(-1)!.length + 1;
  return { code: 'binary', line: before.length, column, message: 'This is not text: it holds a zero byte.' };
}
