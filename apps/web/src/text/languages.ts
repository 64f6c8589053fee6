import type { LanguageCode } from '@pencilmark/core/human';
import { en } from './en.ts';
import type { FirstTexts, LaterTexts, Part } from './texts.ts';

/**
 * A language of the app: what it calls itself, and its texts, which are loaded when it is wanted,
 * those of some pages together with the page.
 */
interface Row {
  readonly name: string;
  load(): Promise<FirstTexts>;
  readonly later: { readonly [Name in Part]: () => Promise<LaterTexts[Name]> };
}

/** The languages there are: one file each. They are those in which core tells steps. */
export const LANGUAGES: Readonly<Record<LanguageCode, Row>> = {
  en: {
    name: 'English',
    load: async () => en,
    later: {
      create: async () => (await import('./create/en.ts')).en,
      learn: async () => (await import('./learn/en.ts')).en,
      prove: async () => (await import('./prove/en.ts')).en,
      review: async () => (await import('./review/en.ts')).en,
      scan: async () => (await import('./scan/en.ts')).en,
      tools: async () => (await import('./tools/en.ts')).en,
      watch: async () => (await import('./watch/en.ts')).en,
    },
  },
  de: {
    name: 'Deutsch',
    load: async () => (await import('./de.ts')).de,
    later: {
      create: async () => (await import('./create/de.ts')).de,
      learn: async () => (await import('./learn/de.ts')).de,
      prove: async () => (await import('./prove/de.ts')).de,
      review: async () => (await import('./review/de.ts')).de,
      scan: async () => (await import('./scan/de.ts')).de,
      tools: async () => (await import('./tools/de.ts')).de,
      watch: async () => (await import('./watch/de.ts')).de,
    },
  },
};
