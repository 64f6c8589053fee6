import type { LanguageCode } from '@pencilmark/core/human';
import { type Signal, signal } from '@preact/signals';
import { engine } from '../engine/engine.ts';
import { language } from '../text/index.ts';
import { HINT, type Telling, type Told } from './tasks.ts';

/** Steps that were told before somebody chose another language, and how they are told since. */
const later = new WeakMap<Told, Signal<Told['tellings']>>();

function tellingsSince(told: Told): Signal<Told['tellings']> {
  const found = later.get(told) ?? signal({});
  later.set(told, found);
  return found;
}

/** The languages that each step was asked for once more. */
const asked = new WeakMap<Told, Set<LanguageCode>>();

function askFor(told: Told, code: LanguageCode): void {
  const codes = asked.get(told) ?? new Set();
  asked.set(told, codes);
  if (codes.has(code)) return;
  codes.add(code);
  const { step, board } = told;
  const since = tellingsSince(told);
  engine.ask(HINT.tell, { step, board, language: code }).then(
    ({ tellings }) => {
      since.value = { ...since.peek(), ...tellings };
    },
    () => codes.delete(code), // the next look asks again
  );
}

/** A step in the language on screen; until that is told, in the one that it was asked in. */
export function telling(told: Told): Telling {
  const code = language.value;
  const there = told.tellings[code] ?? tellingsSince(told).value[code];
  if (!there) askFor(told, code);
  return there ?? Object.values(told.tellings)[0]!;
}
