/**
 * Things that a player draws on the board besides digits, notes and colours of cells. Numbers
 * follow the kind:
 *
 * - `note`: cell, digit. A candidate that has a colour.
 * - `line`: point, point. A piece of a line, between neighbouring points, the earlier point first.
 * - `strong`, `weak`: cell, digit, cell, digit, and 1 where an arrow ends it, else 0. A link
 *   between candidates; digit 0 means the cell itself.
 * - `circle`, `cross`: point. A free mark.
 *
 * Points are half a cell apart and counted in reading order, from 0 at the corner of the board:
 * `2 * size + 1` in a row. So they are the middles of cells, the middles of edges, and corners.
 */
export type Ink = readonly [kind: InkKind, ...numbers: readonly number[]];
export type InkKind = (typeof INK_KINDS)[number];

/** Every kind of drawn things. The list only grows: kept games and links count on its order. */
export const INK_KINDS = ['note', 'line', 'strong', 'weak', 'circle', 'cross'] as const;

/** How many numbers follow each kind. */
export const INK_NUMBERS: Readonly<Record<InkKind, number>> = {
  note: 2,
  line: 2,
  strong: 5,
  weak: 5,
  circle: 1,
  cross: 1,
};

/** The thing whose words a board has, joined; nothing where they are of a later version. */
export function inkOf(key: string): Ink | undefined {
  const [kind, ...words] = key.split(' ');
  const numbers = words.map(Number);
  const isKnown = isInkKind(kind) && INK_NUMBERS[kind] === numbers.length && numbers.every(Number.isInteger);
  return isKnown ? [kind, ...numbers] : undefined;
}

const isInkKind = (kind: string | undefined): kind is InkKind => INK_KINDS.some((known) => known === kind);

/** How many points a row has. */
export const pointsAcross = (size: number): number => 2 * size + 1;

export const SIDES = [
  ...(['topLeft', 'above', 'topRight'] as const),
  ...(['left', 'middle', 'right'] as const),
  ...(['bottomLeft', 'below', 'bottomRight'] as const),
] as const;

/** Where a point lies: in the middle of a cell, or at which side of one. */
export interface PointPlace {
  readonly cell: number;
  readonly side: (typeof SIDES)[number];
}

/** Where a point lies. Between two cells, the first is named. */
export function placeOfPoint(point: number, size: number): PointPlace {
  const across = pointsAcross(size);
  const [x, y] = [point % across, Math.floor(point / across)];
  const [column, row] = [x, y].map((at) => Math.max(0, Math.ceil(at / 2) - 1)) as [number, number];
  return { cell: row * size + column, side: SIDES[(y - 2 * row) * 3 + x - 2 * column]! };
}

/** The cells that a thing belongs to: erased there, it goes. */
export function cellsOf([kind, ...numbers]: Ink, size: number): number[] {
  if (kind === 'note') return [numbers[0]!];
  if (kind === 'strong' || kind === 'weak') return [numbers[0]!, numbers[2]!];
  const [first, second = first] = numbers.map((point) => cellsAt(point, size)) as [number[], number[]?];
  // A piece between middles lies in both cells, a piece of an edge between the cells beside it.
  return first.length === 1 ? [...new Set([...first, ...second])] : first.filter((cell) => second.includes(cell));
}

/** The cells around a point: one around a middle, up to four around a corner. */
function cellsAt(point: number, size: number): number[] {
  const across = pointsAcross(size);
  const near = (at: number): number[] =>
    [Math.ceil(at / 2) - 1, Math.floor(at / 2)].filter(
      (cell, index, all) => cell >= 0 && cell < size && all.indexOf(cell) === index,
    );
  return near(Math.floor(point / across)).flatMap((row) => near(point % across).map((column) => row * size + column));
}

/** Where a line of some pieces begins and ends: a closed line, in its first point. */
export function endsOf(pieces: readonly Ink[]): readonly [number, number] {
  const points = pieces.flatMap(([, from, to]) => [from!, to!]);
  const ends = points.filter((point) => points.filter((other) => other === point).length === 1);
  return [ends[0] ?? points[0]!, ends.at(-1) ?? points[0]!];
}
