import type { Kept } from './bring.ts';
import type { Entry } from './lines.ts';

/** What a browser keeps, as the records of a file. */
export const entriesOf = ({ rows, texts, aside }: Kept): Entry[] => [
  ...[...rows].flatMap(([kind, list]) => list.map((value) => ({ kind, value }))),
  ...Array.from(texts, ([kind, value]) => ({ kind, value })),
  ...aside.map((value) => ({ kind: 'aside', value })),
];
