import type { Digit } from '@pencilmark/core/geometry/plain';
import { made, setAttribute } from './nodes.ts';
import { type Language, say, type Word } from './words.ts';

/** What a key of the pad does. */
export type PadDeed =
  | { readonly kind: 'digit'; readonly digit: Digit }
  | { readonly kind: 'switch' | 'erase' | 'undo' };

/** What the keys depend on. */
export interface PadManner {
  readonly size: number;
  readonly alphabet: string;
  readonly language: Language;
  readonly hasNotes: boolean;
}

/** Keys on the screen, for fingers. */
export interface Pad {
  readonly element: HTMLElement;
  /** Shows what the next digit is, and how often each digit is still to come. */
  show(state: { readonly isNoting: boolean; readonly left: ArrayLike<number>; readonly isDisabled: boolean }): void;
}

const TOOLS: readonly (readonly ['switch' | 'erase' | 'undo', Word])[] = [
  ['switch', 'noteKey'],
  ['erase', 'eraseKey'],
  ['undo', 'undoKey'],
];

/**
 * A bar of keys: one of them can be reached with Tab, arrows go to the others. A press leaves the
 * focus in the cell, so that the next digit goes there too.
 */
export function padOf({ size, alphabet, language, hasNotes }: PadManner, press: (deed: PadDeed) => void): Pad {
  const key = (deed: PadDeed, name: string, text: string): HTMLButtonElement => {
    const button = made('button', { type: 'button', class: name, part: `key ${name}`, tabindex: '-1' }, text);
    button.addEventListener('click', () => press(deed));
    return button;
  };
  const digits = Array.from({ length: size }, (_, at) =>
    key({ kind: 'digit', digit: at + 1 }, 'key-digit', alphabet[at]!),
  );
  const tools = TOOLS.filter(([kind]) => kind !== 'switch' || hasNotes).map(([kind, word]) =>
    key({ kind }, `key-${kind}`, say(language, word)),
  );
  const keys = [...digits, ...tools];
  keys[0]!.tabIndex = 0;
  const name = { class: 'pad', part: 'pad', role: 'toolbar', 'aria-label': say(language, 'pad') };
  const element = made(
    'div',
    name,
    made('div', { class: 'keys' }, ...digits),
    made('div', { class: 'tools' }, ...tools),
  );
  element.style.setProperty('--keys', `${size <= 10 ? size : Math.ceil(size / Math.ceil(size / 9))}`);
  element.addEventListener('pointerdown', (event) => event.preventDefault());
  element.addEventListener('keydown', (event) => moveFocus(event, keys));
  return {
    element,
    show({ isNoting, left, isDisabled }) {
      element.classList.toggle('noting', isNoting);
      for (const [at, key] of digits.entries()) key.classList.toggle('done', left[at + 1] === 0);
      for (const key of keys) key.disabled = isDisabled;
      const noting = tools.find((tool) => tool.classList.contains('key-switch'));
      if (noting) setAttribute(noting, 'aria-pressed', `${isNoting}`);
    },
  };
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function moveFocus(event: KeyboardEvent, keys: readonly HTMLButtonElement[]): void {
  const from = keys.indexOf(event.target as HTMLButtonElement);
  const step = STEPS[event.key];
  const ends: Readonly<Record<string, number>> = { Home: 0, End: keys.length - 1 };
  const to = step === undefined ? ends[event.key] : (from + step + keys.length) % keys.length;
  if (to === undefined || from < 0) return;
  event.preventDefault();
  for (const [at, key] of keys.entries()) key.tabIndex = at === to ? 0 : -1;
  keys[to]!.focus();
}
