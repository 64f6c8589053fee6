import type { LanguageCode } from '@pencilmark/core/human';
import { en } from './en.ts';
import type { Texts } from './texts.ts';

/**
 * A language of the app: what it calls itself, and its texts, which are loaded when it is wanted.
 */
interface Row {
  readonly name: string;
  load(): Promise<Texts>;
}

/** The languages there are: one file each. They are those in which core tells steps. */
export const LANGUAGES: Readonly<Record<LanguageCode, Row>> = {
  en: { name: 'English', load: async () => en },
  de: { name: 'Deutsch', load: async () => (await import('./de.ts')).de },
};
