import { ALPHABET, type Cell, type Digit } from '@pencilmark/core/geometry/plain';
import type { Candidate } from '@pencilmark/core/puzzle';
import type { Evidence } from './evidence.ts';
import { type Plane, round } from './plane.ts';
import { keyOf } from './proven.ts';
import { type Shape, shape } from './shape.ts';
import type { Sheet } from './sheet.ts';

/** The character of a digit, and how high candidates are. */
export const characterOf = (digit: Digit, alphabet = ALPHABET): string => alphabet[digit - 1] ?? `${digit}`;
export const heightOf = ({ pitch }: Plane): number => round(Math.min(pitch * 0.79, 17));

const has = (sets: ArrayLike<number> | undefined, cell: Cell, digit: Digit): boolean =>
  (((sets?.[cell] ?? 0) >>> (digit - 1)) & 1) === 1;
/** Whether a candidate is to be drawn. */
export const hasNote = (
  { candidates, faint }: Pick<Evidence, 'candidates' | 'faint'>,
  cell: Cell,
  digit: Digit,
): boolean => has(candidates, cell, digit) || has(faint, cell, digit);

/** The candidates that have no mark. */
export function notesOf(sheet: Sheet): Shape[] {
  const { geometry, digits, candidates, faint, nodes, removed, small, large } = sheet;
  const drawn = new Set([...nodes.values(), ...removed, ...small].map(keyOf));
  const covered = new Set(large.map(({ cell }) => cell));
  const shapes: Shape[] = [];
  for (let cell = 0; cell < geometry.cellCount; cell++)
    for (let digit = 1; digit <= geometry.size; digit++) {
      if (digits[cell] !== 0 || covered.has(cell) || drawn.has(keyOf({ cell, digit }))) continue;
      if (has(candidates, cell, digit)) shapes.push(note(sheet, { cell, digit }, 'candidate', 'var(--graphite)'));
      else if (has(faint, cell, digit)) shapes.push(note(sheet, { cell, digit }, 'candidate faint', 'var(--second)'));
    }
  return shapes;
}

function note({ plane, alphabet }: Sheet, { cell, digit }: Candidate, name: string, fill: string): Shape {
  return shape(
    'text',
    { class: name, 'font-size': heightOf(plane), fill, ...plane.candidate(cell, digit) },
    characterOf(digit, alphabet),
  );
}

/** The digit of a candidate with a mark. */
export function digitText({ plane, alphabet }: Sheet, { cell, digit }: Candidate, name: string, fill: string): Shape {
  const look = { class: name, 'font-size': heightOf(plane), 'font-weight': 700, fill };
  return shape('text', { ...look, ...plane.candidate(cell, digit) }, characterOf(digit, alphabet));
}
