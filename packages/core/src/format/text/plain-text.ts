import { plainRow, plainRows } from './table-text.ts';
import { plainCharacters } from './text-lines.ts';

/** An address with %3A%2F%2F for ://, as some programs copy it. */
const ENCODED_LINK = /^\s*https?%3A%2F%2F\S*$/i;

/** Decodes %2B and the like. A percent sign alone stays, where `decodeURIComponent` would throw. */
export const percentDecoded = (text: string): string =>
  text.replace(/%([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** A line of a stream in plain characters, with rows of tables and encoded links made plain. */
export const plainLine = (line: string): string =>
  ENCODED_LINK.test(line) ? percentDecoded(line) : plainRow(plainCharacters(line));

/**
 * A text in plain characters, with rows of tables and encoded links made plain. Documents stay as
 * they are, because they may hold other texts.
 */
export const plainText = (text: string): string =>
  /^\s*(?:[{<]|\[(?![A-Za-z]))/.test(text)
    ? text
    : ENCODED_LINK.test(text)
      ? percentDecoded(text)
      : plainRows(plainCharacters(text));
