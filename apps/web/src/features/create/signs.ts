import { type Clue, type Frame, type Geometry, kindNamed, type Sign } from '@pencilmark/core/geometry';

/**
 * The signs of clues as they are drawn on the setter's table: a clue that lacks its number has a
 * question mark, and a clue that lacks cells shows what it has.
 */
export function signsOfClues(clues: readonly Clue[], geometry: Geometry): Sign[] {
  return clues.flatMap((clue) => {
    const kind = kindNamed(clue.rule);
    if (!kind || clue.cells.some((list) => list.length === 0)) return [];
    const [least] = kind.form.values ?? [0];
    if (least === 0 || clue.values.length >= least) return kind.signsOf(clue, frameOf(geometry, clue));
    const stood = { ...clue, values: new Array<number>(least).fill(0) };
    return kind
      .signsOf(stood, frameOf(geometry, stood))
      .map((sign) => ('text' in sign ? { ...sign, text: '?' } : sign));
  });
}

const frameOf = (geometry: Geometry, clue: Clue): Frame => ({ ...geometry, clues: [clue] });
