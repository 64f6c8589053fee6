import type { Cell } from '@pencilmark/core/geometry';
import type { Candidate } from '@pencilmark/core/puzzle';
import type { Plane, Point } from './plane.ts';
import { keyOf } from './proven.ts';
import type { Sheet } from './sheet.ts';
import { hasNote, heightOf } from './texts.ts';

/** A candidate at which a link begins or ends. */
export interface End extends Point {
  readonly cell: Cell;
}

/** A node or a note, as a circle that links keep away from. */
export interface Spot extends End {
  readonly r: number;
}

/** What links run around. */
export interface Surroundings {
  readonly plane: Plane;
  /** Nodes and notes whose places are known, by cell. */
  readonly spots: ReadonlyMap<Cell, readonly Spot[]>;
  /** Whether a cell holds a digit, a note or a node: only links that end there go into it. */
  isFull(cell: Cell): boolean;
}

/** What links run around: digits and notes, in places that are known or not. */
export function surroundingsOf(sheet: Sheet): Surroundings {
  const { plane, nodes, removed, small, large, digits, noted, r } = sheet;
  const spots = new Map<Cell, Spot[]>();
  const full = new Set<Cell>([...(noted ?? []), ...large.map(({ cell }) => cell)]);
  const add = ({ cell, digit }: Candidate, radius: number): void => {
    spots.set(cell, [...(spots.get(cell) ?? []), { cell, ...plane.candidate(cell, digit), r: radius }]);
    full.add(cell);
  };
  const known = new Set([...nodes.values(), ...removed, ...small].map(keyOf));
  for (const node of [...nodes.values(), ...removed, ...small]) add(node, r);
  for (let cell = 0; cell < plane.size ** 2; cell++)
    for (let digit = 1; digit <= plane.size; digit++)
      if (hasNote(sheet, cell, digit) && !known.has(keyOf({ cell, digit })))
        add({ cell, digit }, heightOf(plane) * 0.38);
  return { plane, spots, isFull: (cell) => digits[cell] !== 0 || full.has(cell) };
}
