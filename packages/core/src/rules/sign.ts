import type { Cell } from '../sets/cells.ts';

/**
 * The role of a sign. A drawing takes its colours from it: `grey` and `ink` are plain, the others
 * are the lines that people know by colour.
 */
export type SignRole =
  | 'board'
  | 'grey'
  | 'ink'
  | 'white'
  | 'black'
  | 'whisper'
  | 'dutch'
  | 'renban'
  | 'nabner'
  | 'regionsum'
  | 'zipper'
  | 'entropic'
  | 'modular'
  | 'parity'
  | 'slowthermo'
  | 'doublearrow'
  | 'lockout'
  | 'between'
  | 'indexer';

/**
 * A part of the drawing of a rule.
 *
 * - `line`: a line through the middles of the cells, in this order; its width in sides of a cell
 * - `area`: a tint on the cells
 * - `cage`: a dashed outline just inside the edge of the cells, with a text in its first corner
 * - `disc`, `square`: a filled shape around the middle of a cell, below all lines
 * - `ring`, `diamond`: an outline around the middle of a cell; around several cells it is a capsule
 * - `arrow`: a thin line from the rim of a ring on the first cell to a head on the last one
 * - `dot`: a small disc on the edge between two cells, perhaps with a text in it
 * - `letter`: a text on the edge between two cells
 * - `chevron`: a mark on the edge between two cells; it points to the second
 * - `corner`: a ring with a text on the corner that the cells share
 * - `outside`: a text before the first cell, off the board; perhaps with a short arrow
 */
export type Sign = { readonly cells: readonly Cell[]; readonly role: SignRole } & (
  | { readonly kind: 'line'; readonly width: number }
  | { readonly kind: 'area' | 'disc' | 'square' | 'ring' | 'diamond' | 'arrow' | 'chevron' }
  | { readonly kind: 'cage' | 'dot'; readonly text?: string }
  | { readonly kind: 'letter' | 'corner'; readonly text: string }
  | { readonly kind: 'outside'; readonly text: string; readonly hasArrow: boolean }
);

/** The name of a kind of signs. */
export type SignKind = Sign['kind'];
