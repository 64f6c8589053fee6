import { ENGLISH } from '../src/text/english.ts';
import { textsIn } from '../src/text/languages.ts';
import type { Part, Texts } from '../src/text/texts.ts';

const parts = Object.keys(ENGLISH) as Part[];

/** All texts of two languages, whatever page shows them. */
export const en = (await textsIn('en', parts)) as Texts;
export const de = (await textsIn('de', parts)) as Texts;
