import { expect, test } from 'vitest';
import * as de from '../languages/de.ts';
import * as en from '../languages/en.ts';
import * as fr from '../languages/fr.ts';
import * as ja from '../languages/ja.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../languages/language.ts';
import type { TechniqueText } from '../languages/technique-text.ts';
import { namesOf, textOf } from './languages.ts';
import { TECHNIQUES, type TechniqueId } from './techniques.ts';

const holesOf = (says: string): string[] => [...new Set(says.match(/\{\w+\}/g))].sort();

const whole = LANGUAGES.flatMap(({ code }) => TECHNIQUES.map((technique) => ({ code, id: technique.id, technique })));

test.each(whole)('$code: $id has a name, and a sentence with the holes of English', ({ code, technique }) => {
  const { name, says } = textOf(technique, code);
  expect(holesOf(says)).toEqual(holesOf(technique.says));
  expect(name).toMatch(/\S/);
});

test('a reviewed language that lacks a technique does not compile', () => {
  const { 'x-wing': _, ...others } = de.techniques;
  // @ts-expect-error: x-wing is missing.
  const texts: Readonly<Record<TechniqueId, TechniqueText>> = others;
  expect(Object.keys(texts)).not.toContain('x-wing');
});

test('other names are those of techniques and families that there are', () => {
  const ids = TECHNIQUES.map(({ id }) => id as string);
  const families = TECHNIQUES.map(({ family }) => family as string);
  for (const file of [en, de, fr, ja]) {
    expect(ids).toEqual(expect.arrayContaining(Object.keys(file.synonyms)));
    expect(families).toEqual(expect.arrayContaining(Object.keys(file.families)));
  }
});

test('a technique is called by its names in every language', () => {
  const xWing = TECHNIQUES.find(({ id }) => id === 'x-wing')!;
  expect(namesOf(xWing).own).toEqual(expect.arrayContaining(['2-fish', 'X-Flügel']));
  expect(LANGUAGE_CODES.map((code) => namesOf(xWing).own.includes(textOf(xWing, code).name))).not.toContain(false);
});
