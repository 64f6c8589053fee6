import { ALPHABET } from '@pencilmark/core/geometry/plain';
import { signal } from '@preact/signals';
import { settings } from '../../settings.ts';
import { enter, erase } from '../../table/entry.ts';
import { heldDigit, type Mode, mode, selection } from '../../table/hand.ts';
import { board, geometry, modes, redo, undo } from '../../table/session.ts';
import { type Key, t } from '../../text/index.ts';
import { say } from '../parts/announcement.ts';
import { digitOfKey } from '../parts/digit-key.ts';
import { focused, move, moveTo, select, selectAlike, toggle } from './pointer.ts';

/** A key, what it does, and how the list of keys calls it. */
export interface KeyRow {
  /** The keys as the list shows them, "Ctrl Z"; where it matters, for a board of a size. */
  readonly shown: string | ((size: number) => string);
  readonly says: Key;
  matches(event: KeyboardEvent): boolean;
  run(event: KeyboardEvent): void;
}

/** What answers a key. */
export type Answer = Pick<KeyRow, 'matches' | 'run'>;

const isControlled = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey;
const isNamed = (event: KeyboardEvent, key: string): boolean => event.key.toLowerCase() === key;
const plain = (key: string) => (event: KeyboardEvent) => !isControlled(event) && !event.altKey && isNamed(event, key);
const controlled =
  (key: string, shift = false) =>
  (event: KeyboardEvent) =>
    isControlled(event) && !event.altKey && event.shiftKey === shift && isNamed(event, key);

export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Whether a key was pressed in a cell of a board: only there do letters tell something. */
export const isAtBoard = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('.grid [data-cell]') !== null;

/** Whether a letter is a digit on a board of a size: then it does something else only with Alt. */
const isDigit = (key: string, size: number): boolean => digitOfKey(key) <= size;

/** Chooses what is entered, and says so. */
function choose(to: Mode): void {
  mode.value = to;
  say(t(`mode.${to}`));
}

/** The key of a letter; where the letter is a digit, Alt is pressed with it. */
export const letterKey = (key: string): Pick<KeyRow, 'shown' | 'matches'> => ({
  shown: (size) => `${isDigit(key, size) ? 'Alt ' : ''}${key.toUpperCase()}`,
  matches: (event) =>
    !isControlled(event) &&
    // With Alt some keyboards write another character.
    (event.altKey
      ? isNamed(event, key) || event.code === `Key${key.toUpperCase()}`
      : isNamed(event, key) && !isDigit(key, geometry.value?.size ?? 0)),
});

/** Z X C V B choose what is entered. */
function modeKey(key: string, to: Mode): KeyRow {
  const { shown, matches } = letterKey(key);
  return {
    shown,
    says: `mode.${to}`,
    matches: (event) => modes.value.includes(to) && matches(event),
    run: () => choose(to),
  };
}

/** The mode of a digit key: Shift for corner notes, Ctrl for the centre, both for colours. */
function modeOf(event: KeyboardEvent): Mode {
  if (isControlled(event)) return event.shiftKey ? 'colour' : 'centre';
  return event.shiftKey ? 'corner' : mode.value;
}

/** The digit of a key, also where Shift makes it another character, or 0. */
export const digitOf = ({ key, code }: KeyboardEvent): number =>
  digitOfKey(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? key);

const largest = (event: KeyboardEvent): number =>
  Math.max(geometry.value?.size ?? 0, modeOf(event) === 'colour' ? 9 : 0);

/** Digit first: takes a digit, or lays it down again. */
export function hold(digit: number): void {
  heldDigit.value = heldDigit.value === digit ? 0 : digit;
  say(t(heldDigit.value > 0 ? 'say.held' : 'say.notHeld', { digit: ALPHABET[digit - 1]! }));
}

/** Whether the list of keys is on screen. */
export const isKeyListOpen = signal(false);

/** Keys at every board that is played on. */
export const BOARD_KEYS: readonly KeyRow[] = [
  {
    shown: '← ↑ → ↓',
    says: 'keys.move',
    matches: ({ key, altKey }) => key in ARROWS && !altKey,
    run: (event) => {
      const [rows, columns] = ARROWS[event.key]!;
      move(rows, columns, event.shiftKey ? 'all' : isControlled(event) ? 'none' : 'one');
    },
  },
  {
    shown: 'Home End',
    says: 'keys.edge',
    matches: ({ key, altKey }) => (key === 'Home' || key === 'End') && !altKey,
    run: (event) => {
      const size = geometry.value?.size ?? 1;
      const from = Math.max(0, focused());
      const start = isControlled(event) ? 0 : from - (from % size);
      const end = isControlled(event) ? size * size - 1 : start + size - 1;
      moveTo(event.key === 'Home' ? start : end, event.shiftKey ? 'all' : 'one');
    },
  },
  {
    shown: 'Ctrl Space',
    says: 'keys.toggle',
    // On some systems the space is taken.
    matches: (event) => controlled(' ')(event) || controlled('enter')(event),
    run: toggle,
  },
  {
    shown: (size) => (size > 9 ? `1 – 9, A – ${ALPHABET[size - 1]}` : `1 – ${size}`),
    says: 'keys.digit',
    matches: (event) => {
      const digit = digitOf(event);
      return digit > 0 && digit <= largest(event) && !event.altKey && (!isControlled(event) || digit <= 9);
    },
    run: (event) => {
      const digit = digitOf(event);
      if (settings.value.entry === 'digit' && !event.shiftKey && !isControlled(event)) hold(digit);
      else {
        // A player who came to the cell by Tab has chosen it thereby.
        if (selection.value.length === 0 && focused() >= 0) moveTo(focused(), 'one');
        enter(digit, modeOf(event));
      }
    },
  },
  {
    shown: 'Enter',
    says: 'keys.held',
    matches: (event) => plain('enter')(event) && settings.value.entry === 'digit' && heldDigit.value > 0,
    run: () => enter(heldDigit.value),
  },
  {
    shown: 'Backspace',
    says: 'keys.erase',
    matches: ({ key, altKey }) => (key === 'Backspace' || key === 'Delete' || key === '0') && !altKey,
    run: () => erase(),
  },
  modeKey('z', 'digit'),
  modeKey('x', 'corner'),
  modeKey('c', 'centre'),
  modeKey('v', 'colour'),
  modeKey('b', 'pen'),
  {
    shown: 'Space',
    says: 'keys.nextMode',
    matches: plain(' '),
    run: ({ shiftKey }) => {
      const { value: all } = modes;
      const at = all.indexOf(mode.value) + (shiftKey ? -1 : 1);
      choose(all[(at + all.length) % all.length]!);
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
    run: () => select(Array.from({ length: geometry.value?.cellCount ?? 0 }, (_, cell) => cell)),
  },
  {
    shown: 'Alt A',
    says: 'keys.alike',
    matches: ({ altKey, code }) => altKey && code === 'KeyA',
    run: () => selection.value.length > 0 && selectAlike(selection.value.at(-1)!),
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
    shown: '?',
    says: 'keys.list',
    matches: plain('?'),
    run: () => {
      isKeyListOpen.value = true;
    },
  },
];

/**
 * Answers a key by the first of some rows that matches, wherever the focus is: not in fields and
 * dialogs, and Enter and Space stay with buttons.
 */
export const answering =
  (rows: readonly Answer[]) =>
  (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing || !board.value) return;
    const target = event.target instanceof Element ? event.target : undefined;
    if (target?.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, dialog, [contenteditable]'))
      return;
    if ((event.key === 'Enter' || event.key === ' ') && target?.closest('button, a, summary, input')) return;
    const row = rows.find((row) => row.matches(event));
    if (!row) return;
    event.preventDefault();
    row.run(event);
  };
