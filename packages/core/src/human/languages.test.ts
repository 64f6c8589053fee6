import { expect, test } from 'vitest';
import * as de from '../languages/de/names.ts';
import * as en from '../languages/en/names.ts';
import * as fr from '../languages/fr/names.ts';
import * as ja from '../languages/ja/names.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../languages/language.ts';
import { languageNamed } from './languages.ts';
import { TECHNIQUES, type TechniqueId, techniqueCalled } from './techniques.ts';
import { nameIn, namesOf } from './tell/names.ts';

const holesOf = (says: string): string[] => [...new Set(says.match(/\{\w+\}/g))].sort();

const whole = LANGUAGES.flatMap(({ code }) => TECHNIQUES.map((technique) => ({ code, id: technique.id, technique })));

test.each(whole)('$code: $id has a name, and a sentence with the holes of English', ({ code, technique }) => {
  const { id, name, says } = technique;
  const { names, sentences } = languageNamed(code);
  expect(holesOf(sentences[id] ?? says)).toEqual(holesOf(says));
  expect(names[id] ?? name).toMatch(/\S/);
});

test('a language is told by its code', () => {
  for (const code of LANGUAGE_CODES) expect(languageNamed(code).code).toBe(code);
});

test('a reviewed language that lacks a technique does not compile', () => {
  const { 'x-wing': _, ...rest } = de.names;
  // @ts-expect-error: x-wing is missing.
  const texts: Readonly<Record<TechniqueId, string>> = rest;
  expect(Object.keys(texts)).not.toContain('x-wing');
});

test('texts and other names are those of techniques and families that there are', () => {
  const ids = TECHNIQUES.map(({ id }) => id as string);
  const isUnknown = (id: string): boolean => techniqueCalled(id) === undefined;
  for (const { names, sentences, ideas } of LANGUAGE_CODES.map(languageNamed))
    expect([names, sentences, ideas].flatMap((texts) => Object.keys(texts).filter(isUnknown))).toEqual([]);
  const families = TECHNIQUES.map(({ family }) => family as string);
  for (const file of [en, de, fr, ja]) {
    expect(ids).toEqual(expect.arrayContaining(Object.keys(file.synonyms)));
    expect(families).toEqual(expect.arrayContaining(Object.keys(file.families)));
  }
});

test('a technique is called by its names in every language', () => {
  const xWing = TECHNIQUES.find(({ id }) => id === 'x-wing')!;
  expect(namesOf(xWing).own).toEqual(expect.arrayContaining(['2-fish', 'X-Flügel']));
  expect(LANGUAGE_CODES.map((code) => namesOf(xWing).own.includes(nameIn(xWing, code)))).not.toContain(false);
});
