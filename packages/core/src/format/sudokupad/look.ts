import type { Clue } from '../../rules/clue.ts';
import type { KindName } from '../../rules/kinds.ts';
import type { Part, Shape, Stroke } from './parts.ts';

/** The parts of a drawing that no look has explained, and the board on which they lie. */
export interface Drawing {
  readonly size: number;
  readonly parts: readonly Part[];
}

/** Parts that are read as a clue: its lists of cells and its numbers. */
export interface Find extends Pick<Clue, 'cells'> {
  readonly parts: readonly Part[];
  readonly values?: readonly number[];
}

/** A kind that a drawing may mean. */
export interface Meaning {
  readonly kind: KindName;
  /** The numbers of its clues on a board of some size, where a drawing does not show them. */
  readonly values?: (size: number) => readonly number[];
}

/** Clues that look the same. All are of one kind. The likeliest meaning comes first. */
export interface Group {
  readonly meanings: readonly Meaning[];
  readonly finds: readonly Find[];
}

/** Looks at a drawing for clues of some kinds. */
export type Look = (drawing: Drawing) => readonly Group[];

const isShape = (part: Part): part is Shape => part.kind === 'shape';
const isLine = (part: Part): part is Stroke => part.kind === 'line';
const isArrow = (part: Part): part is Stroke => part.kind === 'arrow';

export const shapesOf = ({ parts }: Drawing): Shape[] => parts.filter(isShape);
export const linesOf = ({ parts }: Drawing): Stroke[] => parts.filter(isLine);
export const arrowsOf = ({ parts }: Drawing): Stroke[] => parts.filter(isArrow);

/** A look at every shape by itself. */
export const shapeLook =
  (kinds: readonly KindName[], read: (shape: Shape, size: number) => Omit<Find, 'parts'> | undefined): Look =>
  (drawing) => [
    {
      meanings: kinds.map((kind) => ({ kind })),
      finds: shapesOf(drawing).flatMap((shape) => {
        const found = read(shape, drawing.size);
        return found ? [{ ...found, parts: [shape] }] : [];
      }),
    },
  ];
