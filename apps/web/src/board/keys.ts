import { enter, erase, geometry, heldDigit, MODES, type Mode, mode, redo, selection, undo } from '../game/session.ts';
import { settings } from '../settings.ts';
import type { Key } from '../text/index.ts';
import { digitOfKey } from './alphabet.ts';
import { move } from './pointing.ts';

/** A key, what it does, and how the list of keys calls it. */
export interface KeyRow {
  /** As shown: "Ctrl Z". */
  readonly shown: string;
  readonly says: Key;
  matches(event: KeyboardEvent): boolean;
  run(event: KeyboardEvent): void;
}

const isControlled = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey;
const plain = (key: string) => (event: KeyboardEvent) =>
  !isControlled(event) && !event.altKey && event.key.toLowerCase() === key;
const controlled =
  (key: string, shift = false) =>
  (event: KeyboardEvent) =>
    isControlled(event) && event.shiftKey === shift && event.key.toLowerCase() === key;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Z X C V choose what is entered; on boards where they are digits, only with Alt. */
const modeKey = (key: string, to: Mode): KeyRow => ({
  shown: key.toUpperCase(),
  says: `mode.${to}`,
  matches: (event) =>
    !isControlled(event) &&
    event.key.toLowerCase() === key &&
    (event.altKey || digitOfKey(key) > (geometry.value?.size ?? 0)),
  run: () => {
    mode.value = to;
  },
});

/** The mode of a digit key: Shift for corner notes, Ctrl for the centre, both for colours. */
function modeOf(event: KeyboardEvent): Mode {
  if (event.shiftKey && isControlled(event)) return 'colour';
  if (isControlled(event)) return 'centre';
  return event.shiftKey && /^(Digit|Numpad)/.test(event.code) ? 'corner' : mode.value;
}

/** The digit of a key, also where Shift makes it another character, or 0. */
const digitOf = ({ key, code }: KeyboardEvent): number =>
  digitOfKey(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? key);

/** Keys on the board. The first row that matches runs. */
export const BOARD_KEYS: readonly KeyRow[] = [
  {
    shown: '← ↑ → ↓',
    says: 'keys.move',
    matches: ({ key }) => key in ARROWS,
    run: (event) => {
      const [rows, columns] = ARROWS[event.key]!;
      move(rows, columns, event.shiftKey || isControlled(event));
    },
  },
  { shown: 'Ctrl Z', says: 'keys.undo', matches: controlled('z'), run: undo },
  {
    shown: 'Ctrl Y',
    says: 'keys.redo',
    matches: (event) => controlled('y')(event) || controlled('z', true)(event),
    run: redo,
  },
  {
    shown: 'Ctrl A',
    says: 'keys.all',
    matches: controlled('a'),
    run: () => {
      selection.value = Array.from({ length: geometry.value?.cellCount ?? 0 }, (_, cell) => cell);
    },
  },
  modeKey('z', 'digit'),
  modeKey('x', 'corner'),
  modeKey('c', 'centre'),
  modeKey('v', 'colour'),
  {
    shown: 'Space',
    says: 'keys.nextMode',
    matches: plain(' '),
    run: ({ shiftKey }) => {
      const at = MODES.indexOf(mode.value) + (shiftKey ? -1 : 1);
      mode.value = MODES[(at + MODES.length) % MODES.length]!;
    },
  },
  {
    shown: 'Backspace',
    says: 'keys.erase',
    matches: ({ key }) => key === 'Backspace' || key === 'Delete' || key === '0',
    run: () => erase(),
  },
  {
    shown: 'Esc',
    says: 'keys.none',
    matches: plain('escape'),
    run: () => {
      selection.value = [];
      heldDigit.value = 0;
    },
  },
  {
    shown: '1 – 9, A – P',
    says: 'keys.digit',
    matches: (event) => {
      const digit = digitOf(event);
      return (
        digit > 0 &&
        digit <= Math.max(geometry.value?.size ?? 0, modeOf(event) === 'colour' ? 9 : 0) &&
        !event.altKey &&
        (!isControlled(event) || digit <= 9)
      );
    },
    run: (event) => {
      const digit = digitOf(event);
      if (settings.value.entry === 'digit' && selection.value.length === 0) heldDigit.value = digit;
      else enter(digit, modeOf(event));
    },
  },
];

/** Answers a key on the board. */
export function onKey(event: KeyboardEvent): void {
  const row = BOARD_KEYS.find((one) => one.matches(event));
  if (!row) return;
  event.preventDefault();
  row.run(event);
}
