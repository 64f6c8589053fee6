import { plainRow, plainRows } from './table-text.ts';
import { plainCharacters } from './text-lines.ts';

/** An address whose own signs are written with percent signs, as some programs copy it. */
const ENCODED_LINK = /^\s*https?%3A%2F%2F\S*$/i;

/** Decodes %2B and the like, whatever else stands there. */
export const percentDecoded = (text: string): string =>
  text.replace(/%([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** A line of a stream with plain characters, as a plain row or link. */
export const plainLine = (line: string): string =>
  ENCODED_LINK.test(line) ? percentDecoded(line) : plainRow(plainCharacters(line));

/**
 * A text with plain characters and plain rows. Documents may hold other texts, which are not ours
 * to change.
 */
export const plainText = (text: string): string =>
  /^\s*(?:[{<]|\[(?![A-Za-z]))/.test(text)
    ? text
    : ENCODED_LINK.test(text)
      ? percentDecoded(text)
      : plainRows(plainCharacters(text));
