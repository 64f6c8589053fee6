/** Images of a position: turned, with lines in another order, with other digits. */
import { positionIn, positionText } from '@pencilmark/coach/drill';
import { idParts, randomSymmetry } from '@pencilmark/core/geometry';
import { gridOf } from '@pencilmark/core/puzzle';
import { makeRandom, shuffled } from '@pencilmark/core/random';
import { boardCalled } from './rows.mjs';

/** Another position of the same kind; nothing on boards with clues, which stay where they are. */
export function imageOf(row, seed) {
  if (idParts(row.board).kinds.length > 0) return undefined;
  const geometry = boardCalled(row.board);
  const random = makeRandom(seed);
  const places = randomSymmetry(geometry, random);
  const digits = [
    0,
    ...shuffled(
      Array.from({ length: geometry.size }, (_, index) => index + 1),
      random,
    ),
  ];
  const { grid, givens } = positionIn(row, geometry);
  const moved = (list) => {
    const image = new Uint8Array(list.length);
    for (const [cell, digit] of list.entries()) image[places[cell]] = digits[digit];
    return image;
  };
  const struckOut = geometry.cells.flatMap((cell) =>
    digits
      .slice(1)
      .flatMap((image, index) => (grid.has(cell, index + 1) ? [] : [{ cell: places[cell], digit: image }])),
  );
  const { isGame: _, ...rest } = row;
  const image = gridOf({ geometry, givens: moved(grid.digits), struckOut });
  return { ...rest, ...positionText(image, moved(givens)), isImage: true };
}
