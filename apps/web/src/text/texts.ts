import type { en as create } from './create/en.ts';
import type { en } from './en.ts';
import type { en as learn } from './learn/en.ts';
import type { en as prove } from './prove/en.ts';
import type { en as review } from './review/en.ts';
import type { en as scan } from './scan/en.ts';
import type { en as tools } from './tools/en.ts';
import type { en as watch } from './watch/en.ts';

/** The texts that come with the first load. */
export type FirstTexts = Readonly<Record<keyof typeof en, string>>;
/** The texts that come with the pages that show them, by the name of the part. */
export interface LaterTexts {
  readonly create: Readonly<Record<keyof typeof create, string>>;
  readonly learn: Readonly<Record<keyof typeof learn, string>>;
  readonly prove: Readonly<Record<keyof typeof prove, string>>;
  readonly review: Readonly<Record<keyof typeof review, string>>;
  readonly scan: Readonly<Record<keyof typeof scan, string>>;
  readonly tools: Readonly<Record<keyof typeof tools, string>>;
  readonly watch: Readonly<Record<keyof typeof watch, string>>;
}
export type Part = keyof LaterTexts;

/** The name of a text. */
export type Key = keyof typeof en | { [Name in Part]: keyof LaterTexts[Name] }[Part];
/** All texts of a language. */
export type Texts = Readonly<Record<Key, string>>;
