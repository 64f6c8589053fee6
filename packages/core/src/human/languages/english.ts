import { joined, type Sentence, type SentenceInsert, sentence } from '../sentence.ts';
import type { Language } from './language.ts';

/** "a, b and c". */
const list = (items: readonly SentenceInsert[]): Sentence => joined(items, ', ', ' and ');

export const ENGLISH: Language = {
  code: 'en',
  name: 'English',
  technique: ({ name, says }) => ({ name, says }),
  house: (kind, number) => `${kind === 'extra' ? 'extra house' : kind} ${number}`,
  list,
  digits: (digits) => sentence`the ${digits.length > 1 ? 'digits' : 'digit'} ${list(digits)}`,
  places: (cell, digit) => sentence`So ${cell} is ${digit}.`,
  removes: (losses) => {
    const all = losses.map(
      ({ digits, cells }) => sentence`${list(digits)} ${digits.length > 1 ? 'go' : 'goes'} from ${cells}`,
    );
    return sentence`So ${joined(all, '; ')}.`;
  },
  lookAt: (places) => sentence`Look at ${places}.`,
  lookFor: (technique, places) => sentence`Look at ${places}: there is a step of the technique “${technique}”.`,
};
