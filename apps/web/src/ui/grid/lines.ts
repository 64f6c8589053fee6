import type { Geometry } from '@pencilmark/core/geometry';
import { isKind } from '@pencilmark/core/geometry/plain';

// The classes of each board are made once.
const known = new WeakMap<Geometry, readonly string[]>();

/**
 * The classes of every cell that say which diagonals cross it (`falls`, `rises`), and whether a
 * rule tints it (`extra`).
 */
export function linesOf(geometry: Geometry): readonly string[] {
  let lines = known.get(geometry);
  if (!lines) {
    const { size } = geometry;
    // What clues draw is no part of the cells.
    const signs = geometry.rules.filter((rule) => !isKind(rule)).flatMap((rule) => rule.signs(geometry));
    const lineCells = signs.filter(({ kind }) => kind === 'line').map(({ cells }) => cells);
    const falling = new Set(lineCells.filter((cells) => cells.every(isFalling(size))).flat());
    const rising = new Set(lineCells.filter((cells) => cells.every(isRising(size))).flat());
    const tinted = new Set(signs.filter(({ kind }) => kind === 'area').flatMap(({ cells }) => cells));
    // Areas that cover the board need no tint: all cells would have it.
    const isTinted = tinted.size < geometry.cellCount;
    lines = Array.from({ length: geometry.cellCount }, (_, cell) => {
      const classes = [
        falling.has(cell) && 'falls',
        rising.has(cell) && 'rises',
        isTinted && tinted.has(cell) && 'extra',
      ];
      return classes.filter(Boolean).join(' ');
    });
    known.set(geometry, lines);
  }
  return lines;
}

const isFalling = (size: number) => (cell: number) => Math.floor(cell / size) === cell % size;
const isRising = (size: number) => (cell: number) => Math.floor(cell / size) + (cell % size) === size - 1;
