import { plainRows } from './table-text.ts';
import { plainCharacters } from './text-lines.ts';

/** A text with plain characters and plain rows. Documents may hold other texts, which are not ours to change. */
export const plainText = (text: string): string =>
  /^\s*(?:[{<]|\[(?![A-Za-z]))/.test(text) ? text : plainRows(plainCharacters(text));
