import type { LanguageCode } from '@pencilmark/core/human';
import { computed, effect, signal } from '@preact/signals';
import { settings } from '../settings.ts';
import { en } from './en.ts';
import { LANGUAGES } from './languages.ts';
import type { Key, Part, Texts } from './texts.ts';

export type { Key, Texts } from './texts.ts';

export const languageNames = Object.entries(LANGUAGES).map(([code, { name }]) => ({ code, name }));

const isKnown = (code: string): code is LanguageCode => Object.hasOwn(LANGUAGES, code);

/**
 * The code of the language that is wanted: the chosen one, or the first that the browser prefers.
 */
const wanted = computed<LanguageCode>(() => {
  const { language } = settings.value;
  if (isKnown(language)) return language;
  return navigator.languages.map((name) => name.slice(0, 2)).find(isKnown) ?? 'en';
});

/** The texts of each language, as far as they were loaded. */
const known: Partial<Record<LanguageCode, Partial<Texts>>> = { en };
const texts = signal<Partial<Texts>>(en);
/** What was asked for besides the first texts. */
const parts = new Set<Part>();

/** The code of the language on screen. */
export const language = signal<LanguageCode>('en');

/**
 * The language on screen as the browser's owner writes it: dates of en-GB are not those of en-US.
 */
export const locale = computed(
  () => navigator.languages.find((name) => name.slice(0, 2) === language.value) ?? language.value,
);

/**
 * Resolves when the first texts are there; those of a language that cannot be loaded stay English.
 */
export const ready: Promise<void> = show(wanted.peek()).catch(() => {});

/** Resolves when the texts of a part are there; a page that shows them waits for that. */
export function textsOf(part: Part): Promise<void> {
  parts.add(part);
  return show(wanted.peek());
}

async function show(code: LanguageCode): Promise<void> {
  const { load, later } = LANGUAGES[code];
  const loaded = await Promise.all([load(), ...Array.from(parts, (part) => later[part]())]);
  known[code] = Object.assign({}, known[code], ...loaded);
  if (wanted.peek() !== code) return; // chosen anew meanwhile
  texts.value = known[code]!;
  language.value = code;
  document.documentElement.lang = code;
}

effect(() => {
  if (wanted.value !== language.peek()) void show(wanted.value).catch(() => {});
});

/** Whether there is a text of a name that is put together. */
export const has = (name: string): name is Key => Object.hasOwn(en, name);

// Small numbers are the same everywhere, and need not be asked for.
const numeral = (number: number): string =>
  Number.isInteger(number) && Math.abs(number) < 1000 ? String(number) : number.toLocaleString(language.value);

/**
 * A text in the language on screen; `{name}` is replaced by the hole with that name. Numbers are
 * written as the language does. `a|b` is singular and plural, chosen by the hole `n`.
 */
export function t(key: Key, holes: Readonly<Record<string, string | number>> = {}): string {
  let text = texts.value[key] ?? '';
  if (text.includes('|')) text = text.split('|')[holes.n === 1 ? 0 : 1]!;
  return text.replace(/\{(\w+)\}/g, (_, hole: string) => {
    const filling = holes[hole];
    return typeof filling === 'number' ? numeral(filling) : (filling ?? '');
  });
}

/**
 * Why a text could not be read: by its code, or in core's words when it has one that is not known
 * here.
 */
export function problemText({ code, message }: { readonly code: string; readonly message: string }): string {
  const key = `parse.${code}`;
  return has(key) ? t(key, { message }) : message;
}

/**
 * What a text says and a puzzle cannot hold; of "section State" the second word is the text's own.
 * In core's words what is not known here.
 */
function leftOutText(what: string): string {
  const [first = ''] = what.split(' ');
  for (const known of [what, first]) {
    const key = `leftOut.${known}`;
    if (has(key)) return t(key, { what: known }) + what.slice(known.length);
  }
  return what;
}

/**
 * What a text says and is not taken over, and what was guessed. Rules are named as such: without
 * them it is another puzzle.
 */
export function lossText({
  leftOut,
  ignoredRules,
  guessed = [],
}: {
  readonly leftOut: readonly string[];
  readonly ignoredRules: readonly string[];
  readonly guessed?: readonly string[] | undefined;
}): string {
  const named = (list: readonly string[]): string => list.map(leftOutText).join(', ');
  const rest = leftOut.filter((what) => !ignoredRules.includes(what));
  return [
    ignoredRules.length > 0 && t('import.ignoredRules', { what: named(ignoredRules) }),
    rest.length > 0 && t('import.leftOut', { what: named(rest) }),
    guessed.length > 0 && t('import.guessed', { what: named(guessed) }),
  ]
    .filter(Boolean)
    .join(' ');
}
