import type { CellReading } from '@pencilmark/scan';
import type { ReadPuzzle } from './tasks.ts';

interface SomeDoubt {
  readonly cell: number;
  readonly read: number;
  readonly other: number;
}

const blank: CellReading = { digit: 0, kind: 'blank', p: 1, digits: [] };

/**
 * A puzzle as if it had been read: a digit is printed, after `e` it is by hand, `m` are pencil
 * marks, and `.` is blank. For tests.
 */
export function puzzleOf(text: string, doubts: readonly SomeDoubt[] = [], isProper = true): ReadPuzzle {
  const cells = Array.from(text.matchAll(/e?(\d)|(m)|\./g), ([whole, digit, marks]): CellReading => {
    if (marks) return { ...blank, kind: 'marks' };
    return digit ? { ...blank, digit: Number(digit), kind: whole.startsWith('e') ? 'entry' : 'given' } : blank;
  });
  const size = Math.sqrt(cells.length);
  const corner = [0, 0] as const;
  return {
    size,
    board: size === 4 ? '4x4:2x2' : '6x6:2x3',
    corners: [corner, corner, corner, corner],
    cells,
    doubts: doubts.map((doubt) => ({ ...doubt, p: 0.5, why: 'unsure' })),
    isProper,
    straight: { width: 1, height: 1, data: new Uint8ClampedArray(4) },
  };
}
