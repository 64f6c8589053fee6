import type { LanguageCode } from '@pencilmark/core/human';
import { type Signal, signal } from '@preact/signals';
import { engine } from '../../engine/engine.ts';
import { language } from '../../text/index.ts';
import { type Explained, HINT, type Telling } from './tasks.ts';

/** Texts in later languages of steps that were explained before the player changed the language. */
const later = new WeakMap<Explained, Signal<Explained['tellings']>>();

function tellingsSince(explained: Explained): Signal<Explained['tellings']> {
  const tellings = later.get(explained) ?? signal({});
  later.set(explained, tellings);
  return tellings;
}

/** The languages in which texts of each step were requested later. */
const requested = new WeakMap<Explained, Set<LanguageCode>>();

function askFor(explained: Explained, code: LanguageCode): void {
  const codes = requested.get(explained) ?? new Set();
  requested.set(explained, codes);
  if (codes.has(code)) return;
  codes.add(code);
  const { step, board } = explained;
  const since = tellingsSince(explained);
  engine.ask(HINT.tell, { step, board, language: code }).then(
    ({ tellings }) => {
      since.value = { ...since.peek(), ...tellings };
    },
    () => codes.delete(code), // the next look requests it again
  );
}

/** A step in the language on screen; until that text is there, in its first language. */
export function telling(explained: Explained): Telling {
  const code = language.value;
  const there = explained.tellings[code] ?? tellingsSince(explained).value[code];
  if (!there) askFor(explained, code);
  return there ?? Object.values(explained.tellings)[0]!;
}
