import { geometryOf } from '@pencilmark/core/geometry';
import { expect, test } from 'vitest';
import { deedOf, type Place, type Pressed } from './keys.ts';

const place = (id: string, cursor = 0, alphabet = '123456789ABCDEFGHIJKLMNOP'): Place => {
  const board = geometryOf(id);
  if (!board.ok) throw new RangeError(board.error.message);
  return { geometry: board.value, alphabet, cursor };
};
const pressed = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
});
const at = (row: number, column: number, size = 9): number => (row - 1) * size + column - 1;

test.each([
  ['right', pressed('ArrowRight'), at(1, 1), at(1, 2)],
  ['left, around the edge', pressed('ArrowLeft'), at(1, 1), at(1, 9)],
  ['up, around the edge', pressed('ArrowUp'), at(1, 5), at(9, 5)],
  ['to the end of the row', pressed('End'), at(4, 5), at(4, 9)],
  ['to the end of the board', pressed('End', { ctrlKey: true }), at(4, 5), at(9, 9)],
  ['to the beginning of the row', pressed('Home'), at(4, 5), at(4, 1)],
  ['to the beginning of the board', pressed('Home', { metaKey: true }), at(4, 5), 0],
  ['a box down', pressed('PageDown'), at(4, 5), at(7, 5)],
  ['no further than the last row', pressed('PageDown'), at(8, 5), at(9, 5)],
])('%s', (_name, event, from, to) => {
  expect(deedOf(event, place('9x9', from))).toEqual({ kind: 'move', to });
});

test('a board of four rows and six columns has no cells beyond', () => {
  expect(deedOf(pressed('ArrowUp'), place('4x6'))).toEqual({ kind: 'move', to: at(4, 1, 6) });
  expect(deedOf(pressed('End', { ctrlKey: true }), place('4x6'))).toEqual({ kind: 'move', to: at(4, 6, 6) });
});

test.each([
  ['a digit', '9x9', pressed('5'), { kind: 'digit', digit: 5, isNote: false }],
  [
    'a note, by the place of the key',
    '9x9',
    pressed('%', { code: 'Digit5', shiftKey: true }),
    { kind: 'digit', digit: 5, isNote: true },
  ],
  [
    'a digit of a keyboard that needs Shift for digits',
    '9x9',
    pressed('(', { code: 'Digit5' }),
    { kind: 'digit', digit: 5, isNote: false },
  ],
  ['a letter', '16x16', pressed('g'), { kind: 'digit', digit: 16, isNote: false }],
  ['a letter as a note', '25x25', pressed('P', { shiftKey: true }), { kind: 'digit', digit: 25, isNote: true }],
  ['a digit beyond the board', '4x4', pressed('5'), undefined],
  ['a letter beyond the board', '16x16', pressed('h'), undefined],
  ['zero', '9x9', pressed('0'), { kind: 'erase' }],
  ['Delete', '9x9', pressed('Delete'), { kind: 'erase' }],
  ['Backspace', '9x9', pressed('Backspace'), { kind: 'erase' }],
  ['Space', '9x9', pressed(' '), { kind: 'switch' }],
  ['Escape', '9x9', pressed('Escape'), { kind: 'leave' }],
  ['Ctrl Z', '9x9', pressed('z', { ctrlKey: true }), { kind: 'undo' }],
  ['Ctrl Shift Z', '9x9', pressed('Z', { ctrlKey: true, shiftKey: true }), { kind: 'redo' }],
  ['Cmd Y', '9x9', pressed('y', { metaKey: true }), { kind: 'redo' }],
  ['what belongs to the page: Tab', '9x9', pressed('Tab'), undefined],
  ['Ctrl C', '16x16', pressed('c', { ctrlKey: true }), undefined],
  ['Alt 1', '9x9', pressed('1', { altKey: true }), undefined],
])('%s on %s', (_name, id, event, deed) => {
  expect(deedOf(event, place(id))).toEqual(deed);
});

test('where digits begin with 0, the key 0 is a digit', () => {
  expect(deedOf(pressed('0'), place('9x9:0-8', 0, '012345678'))).toEqual({ kind: 'digit', digit: 1, isNote: false });
});
