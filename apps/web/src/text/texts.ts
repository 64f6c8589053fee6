import type { en } from './en.ts';

/** The name of a text. */
export type Key = keyof typeof en;
/** All texts of a language. */
export type Texts = Readonly<Record<Key, string>>;
