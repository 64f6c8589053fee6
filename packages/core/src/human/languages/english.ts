import type { Language } from './language.ts';

/** "a, b and c". */
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const ENGLISH: Language = {
  code: 'en',
  name: 'English',
  technique: ({ name, says }) => ({ name, says }),
  house: (kind, number) => `${kind === 'extra' ? 'extra house' : kind} ${number}`,
  list,
  digits: (digits) => `the ${digits.length > 1 ? 'digits' : 'digit'} ${list(digits)}`,
  places: (cell, digit) => `So ${cell} is ${digit}.`,
  removes: (losses) =>
    `So ${losses
      .map(({ digits, cells }) => `${list(digits)} ${digits.length > 1 ? 'go' : 'goes'} from ${cells}`)
      .join('; ')}.`,
  lookAt: (places) => `Look at ${places}.`,
  lookFor: (technique, places) => `Look at ${places}: there is a step of the technique “${technique}”.`,
};
