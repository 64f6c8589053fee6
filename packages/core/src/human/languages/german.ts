import { DE_TECHNIQUES } from './de.ts';
import type { Language } from './language.ts';

const HOUSES = { row: 'Zeile', column: 'Spalte', box: 'Block', extra: 'Zusatzhaus' } as const;

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`;

export const GERMAN: Language = {
  code: 'de',
  name: 'Deutsch',
  technique: ({ id, name, says }) => DE_TECHNIQUES[id] ?? { name, says },
  house: (kind, number) => `${HOUSES[kind]} ${number}`,
  list,
  digits: (digits) => `die ${digits.length > 1 ? 'Ziffern' : 'Ziffer'} ${list(digits)}`,
  places: (cell, digit) => `Also gehört ${digit} in ${cell}.`,
  removes: (losses) => {
    const verb = losses.flatMap(({ digits }) => digits).length > 1 ? 'entfallen' : 'entfällt';
    return `Also ${verb} ${losses.map(({ digits, cells }) => `${list(digits)} in ${cells}`).join('; ')}.`;
  },
  lookAt: (places) => `Sieh dir ${places} an.`,
  lookFor: (technique, places) => `Sieh dir ${places} an: Dort gibt es einen Schritt der Technik „${technique}“.`,
};
