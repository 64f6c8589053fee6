import { err, ok } from '../../result.ts';
import type { DocumentEntry, Format } from '../format.ts';
import { formatOf } from '../formats.ts';
import { faultIn, type PuzzleOptions, parsePuzzle } from '../parse.ts';
import { linesOf } from '../text/text-lines.ts';
import { type Entry, makeEntry, shifted } from './entry.ts';
import { addLine, documentText, openDocument, startsAnew } from './gathering.ts';
import { QUICK } from './line-signs.ts';
import { parsedAt } from './record.ts';
import type { State } from './state.ts';

/** Adds a line to the open document, or to a new one. */
export function addToDocument(state: State, text: string, number: number): void {
  if (state.document && startsAnew(state.document, text)) endDocument(state);
  state.document ??= openDocument(number, text);
  const progress = addLine(state.document, text);
  if (progress !== 'open') endDocument(state, progress === 'broken');
}

/** Ends the open document, if any. `isBroken` says that its last bracket or tag is missing. */
export function endDocument(state: State, isBroken = true): void {
  const { document, queue, options } = state;
  if (!document) return;
  const text = documentText(document);
  state.document = undefined;
  queue.addAll(entriesOf(document.first, text, options, isBroken));
}

/**
 * The entries of a document. If a broken one ends with an error, line puzzles that follow it may
 * have been taken for a part of it, so they are read too.
 */
function* entriesOf(first: number, text: string, options: PuzzleOptions, isBroken: boolean): Generator<Entry> {
  const format = options.format ?? formatOf(text);
  let isRead = false;
  for (const { line, text: own, result } of partsOf(format, text, options)) {
    isRead = result.ok;
    const found = result.ok ? ok({ ...result.value, format }) : result;
    yield makeEntry(first + line - 1, own, shifted(found, first));
  }
  if (isBroken && !isRead) yield* swallowedBy(first, text, options);
}

/** The entries of a document in a format. If our own code throws, only this document is lost. */
function* partsOf(format: Format, text: string, options: PuzzleOptions): Generator<DocumentEntry> {
  try {
    if (format.parseAll) yield* format.parseAll(text, options);
    else yield { line: 1, text, result: parsePuzzle(text, { ...options, format }) };
  } catch (problem) {
    yield { line: 1, text, result: err(faultIn(problem)) };
  }
}

function* swallowedBy(first: number, text: string, options: PuzzleOptions): Generator<Entry> {
  let number = first - 1;
  for (const { text: own } of linesOf(text)) {
    number++;
    if (number === first || own.length < 16 || !QUICK.quickLine.holds(own, options)) continue;
    yield makeEntry(number, own, parsedAt(number, own, options));
  }
}
