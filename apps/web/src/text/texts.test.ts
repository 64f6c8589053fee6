import { describe, expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

const LANGUAGES: readonly (readonly [string, Readonly<Record<string, string>>])[] = [['de', de]];

/** The holes of a text, each once, sorted. */
const holes = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
const forms = (text: string): number => text.split('|').length;

describe.each(LANGUAGES)('%s', (_name, texts) => {
  test('has every text of English, and no other', () =>
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort()));

  test('has the same holes, and singular and plural where English has them', () => {
    const others = Object.entries(en).filter(([key, text]) => {
      const other = texts[key] ?? '';
      // What core says in English as a whole is told in words of its own.
      if (/^\{\w+\}$/.test(text)) return other === '';
      return other.trim() === '' || forms(other) !== forms(text) || holes(other).join() !== holes(text).join();
    });
    expect(others).toEqual([]);
  });
});

test('no text is in two languages by oversight', () => {
  // Short words and names may well be the same: "Pause", "SE {score}". Sentences are not.
  const words = (text: string): number => text.replace(/\{\w+\}/g, '').match(/\p{L}+/gu)?.length ?? 0;
  const same = Object.entries(en).filter(([key, text]) => text === de[key as keyof typeof de] && words(text) > 3);
  expect(same).toEqual([]);
});
