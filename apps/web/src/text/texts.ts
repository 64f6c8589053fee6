import type { en } from './en.ts';

/** A part of the texts: those of the first load, or what comes with some pages. */
export type Part = keyof typeof en;

type KeysOf<Name extends Part> = keyof Awaited<ReturnType<(typeof en)[Name]>>;

/** The name of a text. */
export type Key = { [Name in Part]: KeysOf<Name> }[Part];
/** All texts of a language. */
export type Texts = Readonly<Record<Key, string>>;
/** The texts of a language, part by part. */
export type TextParts = { readonly [Name in Part]: Readonly<Record<KeysOf<Name>, string>> };
