import { type Ridges, responseOf } from '../lines.ts';
import { medianOf } from './median.ts';
import type { View } from './view.ts';

/** A piece of a line is seen when it stands out this part as much as the usual piece. */
const SEEN = 0.15;

/** The shares of the pieces of lines, between two crossings each, that are seen. */
export function piecesOf(view: View, places: Float64Array): { readonly complete: number; readonly frame: number } {
  const { size } = view;
  const wide = size + 1;
  const inner: number[] = [];
  const outer: number[] = [];
  for (let line = 0; line < wide; line++)
    for (let piece = 0; piece < size; piece++) {
      const into = line === 0 || line === size ? outer : inner;
      const down = 2 * (piece * wide + line);
      into.push(pieceOf(view, view.upright, (places[down]! + places[down + 2 * wide]!) / 2, piece));
      const along = 2 * (line * wide + piece) + 1;
      into.push(pieceOf(view, view.level, (places[along]! + places[along + 2]!) / 2, piece));
    }
  const least = Math.max(0.02, SEEN * (medianOf(inner) ?? 0));
  const share = (pieces: readonly number[]): number => pieces.filter((piece) => piece >= least).length / pieces.length;
  return { complete: share(inner), frame: share(outer) };
}

/** How much the piece of a line stands out, at its best place within a pixel. */
function pieceOf({ cell, start }: View, ridges: Ridges, across: number, piece: number): number {
  const middle = Math.round(start + across * cell - 0.5);
  const from = Math.round(start + (piece + 0.15) * cell);
  const to = Math.round(start + (piece + 0.85) * cell);
  return Math.max(...[-1, 0, 1].map((step) => responseOf(ridges, middle + step, from, to)));
}
