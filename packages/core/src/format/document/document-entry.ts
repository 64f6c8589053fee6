import { err, type Result } from '../../result.ts';
import type { DocumentEntry, ParseError, Reading } from '../format.ts';
import { makeLocator, type Trouble } from '../text/trouble.ts';

/**
 * Makes the entries of a document, each with its place in the text. The caller makes them in the
 * order of the text.
 */
export function entryMaker(
  text: string,
): (start: number, end: number, result: Result<Reading, Trouble>) => DocumentEntry {
  const locator = makeLocator(text);
  return (start, end, result) => {
    const line = locator.moveTo(start);
    return { line, text: text.slice(start, end), result: result.ok ? result : err(locator.locate(result.error)) };
  };
}

/** The puzzle of a document that should hold one. */
export function onlyEntry(entries: Iterable<DocumentEntry>): Result<Reading, ParseError> {
  let only: DocumentEntry | undefined;
  let second: DocumentEntry | undefined;
  let count = 0;
  for (const entry of entries) {
    count++;
    if (!entry.result.ok && count <= 2) return entry.result;
    if (count === 1) only = entry;
    if (count === 2) second = entry;
  }
  if (!only) return err({ code: 'empty', line: 1, column: 1, message: 'The document holds no puzzle.' });
  if (!second) return only.result;
  const message = `The document holds ${count} puzzles; one was expected.`;
  return err({ code: 'several', line: second.line, column: 1, message });
}
