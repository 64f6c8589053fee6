import { percentDecoded } from '../text/plain-text.ts';

/** ISS text that stands in an address, and where each of its characters stands there. */
export interface Query {
  readonly text: string;
  readonly places: readonly number[];
}

const ADDRESS = /^[\s\ufeff]{0,1000}https?:\/\/[^\s?#]{1,300}\?(?:[^\s&#]{0,2000}&){0,9}q=/i;

/** The text after `q=` in an address; undefined when the text is no such address. */
export function queryIn(text: string): Query | undefined {
  const [head] = ADDRESS.exec(text) ?? [];
  if (head === undefined) return undefined;
  const [coded = ''] = /^[^\s&#]*/.exec(text.slice(head.length)) ?? [];
  const places: number[] = [];
  let decoded = '';
  for (const { 0: piece, index } of coded.matchAll(/(?:%[0-9A-Fa-f]{2})|[\s\S]/g)) {
    places.push(head.length + index);
    decoded += piece === '+' ? ' ' : percentDecoded(piece);
  }
  return { text: decoded, places };
}
