import { en as english } from '../src/text/en.ts';
import { textsIn } from '../src/text/languages.ts';
import type { Part, Texts } from '../src/text/texts.ts';

const parts = Object.keys(english) as Part[];

/** All texts of two languages, whatever page shows them. */
export const en = (await textsIn('en', parts)) as Texts;
export const de = (await textsIn('de', parts)) as Texts;
