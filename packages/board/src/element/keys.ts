import type { Cell, Digit, Geometry } from '@pencilmark/core/geometry/plain';
import { digitOf } from './value.ts';

/** What a key does at a cell. */
export type Deed =
  | { readonly kind: 'move'; readonly to: Cell }
  | { readonly kind: 'digit'; readonly digit: Digit; readonly isNote: boolean }
  | { readonly kind: 'leave' }
  | { readonly kind: 'erase' | 'undo' | 'redo' | 'switch' };

/** The parts of a keyboard event that matter. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Where somebody is. */
export interface Place {
  readonly geometry: Geometry;
  readonly alphabet: string;
  readonly cursor: Cell;
}

/** Rows down and columns to the right that an arrow goes. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Keys by their names, and with Ctrl or Cmd. */
const NAMED: Readonly<Record<string, Deed>> = {
  Delete: { kind: 'erase' },
  Backspace: { kind: 'erase' },
  ' ': { kind: 'switch' },
  Escape: { kind: 'leave' },
};
const CONTROLLED: Readonly<Record<string, Deed>> = { z: { kind: 'undo' }, y: { kind: 'redo' }, Z: { kind: 'redo' } };

/** What a key does, or nothing: the page has it then. */
export function deedOf(pressed: Pressed, place: Place): Deed | undefined {
  const { key, altKey } = pressed;
  if (altKey) return undefined;
  const isControlled = pressed.ctrlKey || pressed.metaKey;
  const to = targetOf(key, isControlled, place);
  if (to !== undefined) return { kind: 'move', to };
  if (isControlled) return CONTROLLED[pressed.shiftKey ? key.toUpperCase() : key];
  return NAMED[key] ?? typed(pressed, place);
}

/** The cell that a key leads to. Arrows go around the edge, pages go from box to box. */
function targetOf(key: string, isControlled: boolean, { geometry, cursor }: Place): Cell | undefined {
  const { size, rows, columns, box } = geometry;
  const [row, column] = [Math.floor(cursor / size), cursor % size];
  const arrow = ARROWS[key];
  if (arrow && !isControlled)
    return ((row + arrow[0] + rows) % rows) * size + ((column + arrow[1] + columns) % columns);
  const page = box?.height ?? Math.ceil(Math.sqrt(rows));
  const clamped = (at: number): Cell => Math.min(rows - 1, Math.max(0, at)) * size + column;
  switch (key) {
    case 'Home':
      return isControlled ? 0 : row * size;
    case 'End':
      return (isControlled ? rows - 1 : row) * size + columns - 1;
    case 'PageUp':
      return clamped(row - page);
    case 'PageDown':
      return clamped(row + page);
    default:
      return undefined;
  }
}

/** The digit of a key; with Shift, which makes other characters of digits, it is a note. */
function typed({ key, code, shiftKey }: Pressed, { geometry, alphabet }: Place): Deed | undefined {
  const character = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? key;
  if (character.length !== 1) return undefined;
  const digit = digitOf(character, alphabet, geometry.size);
  if (digit) return { kind: 'digit', digit, isNote: shiftKey };
  return character === '0' || character === '.' ? { kind: 'erase' } : undefined;
}
