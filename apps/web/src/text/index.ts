import type { LanguageCode } from '@pencilmark/core/human';
import { LANGUAGES } from '@pencilmark/core/human/language';
import { computed, effect, signal } from '@preact/signals';
import { settings } from '../settings.ts';
import { textsIn } from './languages.ts';
import type { Key, Part, Texts } from './texts.ts';

export type { Key, Texts } from './texts.ts';

const isKnown = (code: string): code is LanguageCode => LANGUAGES.some((language) => language.code === code);

/**
 * The code of the language that is wanted: the chosen one, or the first that the browser prefers.
 */
const wanted = computed<LanguageCode>(() => {
  const { language } = settings.value;
  if (isKnown(language)) return language;
  return navigator.languages.map((name) => name.slice(0, 2)).find(isKnown) ?? 'en';
});

const texts = signal<Partial<Texts>>({});
/** The parts that were requested, and those that are there. */
const parts = new Set<Part>(['first']);
let shown: ReadonlySet<Part> = new Set();

/** The code of the language on screen. */
export const language = signal<LanguageCode>('en');

/**
 * The language on screen as the browser's owner writes it: dates of en-GB are not those of en-US.
 */
export const locale = computed(
  () => navigator.languages.find((name) => name.slice(0, 2) === language.value) ?? language.value,
);

/** Resolves when the first texts are there: in English for a language that cannot be loaded. */
export const ready: Promise<void> = show().catch(() => show('en'));

/** Resolves when the texts of some parts are there; what shows them waits for that. */
export async function textsOf(...requested: readonly Part[]): Promise<void> {
  const added = requested.filter((part) => !parts.has(part));
  for (const part of added) parts.add(part);
  try {
    if (requested.some((part) => !shown.has(part))) await show();
  } catch (error) {
    // A part that cannot be loaded now must not keep others away.
    for (const part of added) parts.delete(part);
    throw error;
  }
}

async function show(code = wanted.peek()): Promise<void> {
  const requested = [...parts];
  const chosen = wanted.peek();
  const loaded = await textsIn(code, requested);
  if (wanted.peek() !== chosen) return show(); // chosen anew meanwhile
  const isSame = language.peek() === code;
  shown = new Set(isSame ? [...shown, ...requested] : requested);
  texts.value = isSame ? { ...texts.peek(), ...loaded } : loaded;
  language.value = code;
  document.documentElement.lang = code;
}

effect(() => {
  if (wanted.value !== language.peek()) void show().catch(() => {});
});

// Small numbers are the same everywhere, and need no search.
const numeral = (number: number): string =>
  Number.isInteger(number) && Math.abs(number) < 1000 ? String(number) : number.toLocaleString(language.value);

/** Which of two forms of a text a number takes: in French the first for 0, in Japanese neither. */
const plural = computed(() => new Intl.PluralRules(language.value));

/**
 * A text in the language on screen; `{name}` is replaced by the hole with that name. Numbers are
 * written as the language does. `a|b` is singular and plural, chosen by the hole `n`.
 */
export function t(key: Key, holes: Readonly<Record<string, string | number>> = {}): string {
  let text = texts.value[key] ?? '';
  if (text.includes('|')) {
    const isOne = typeof holes.n === 'number' && plural.value.select(holes.n) === 'one';
    text = text.split('|')[isOne ? 0 : 1]!;
  }
  return text.replace(/\{(\w+)\}/g, (_, hole: string) => {
    const filling = holes[hole];
    return typeof filling === 'number' ? numeral(filling) : (filling ?? '');
  });
}

/** Whether there is a text of a name that is put together, among those that are loaded. */
export const has = (name: string): name is Key => Object.hasOwn(texts.value, name);
