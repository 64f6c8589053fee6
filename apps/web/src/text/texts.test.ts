import { FORMATS } from '@pencilmark/core/format';
import { orbits, SYMMETRIES, type SymmetryName } from '@pencilmark/core/generate';
import { RULES } from '@pencilmark/core/geometry';
import { LANGUAGES, TECHNIQUES } from '@pencilmark/core/human';
import { DIFFICULTIES } from '@pencilmark/core/rate';
import { SOLVERS } from '@pencilmark/core/solve';
import { describe, expect, test } from 'vitest';
import { PUZZLES } from '../features/watch/puzzles.ts';
import { WATCHABLE } from '../features/watch/view.ts';
import { en as english } from './en.ts';
import { FILES, textsIn } from './languages.ts';
import type { Part, Texts } from './texts.ts';

const parts = Object.keys(english) as Part[];
const en = (await textsIn('en', parts)) as Texts;

/** Every language but English, with its own texts. */
const others = await Promise.all(
  Object.entries(FILES)
    .filter(([code]) => code !== 'en')
    .map(async ([code, files]) => {
      const own = await Promise.all(Object.values(await files()).map((load) => load()));
      return [code, Object.assign({}, ...own) as Readonly<Record<string, string>>] as const;
    }),
);

/** The holes of a text, each once, sorted. */
const holes = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
const forms = (text: string): number => text.split('|').length;

const isReviewed = (code: string): boolean => LANGUAGES.some((known) => known.code === code && known.isReviewed);

describe.each(others)('%s', (code, texts) => {
  // English stands in for what a language lacks that no native speaker has read.
  test.runIf(isReviewed(code))('has every text of English', () =>
    expect(Object.keys(texts)).toEqual(expect.arrayContaining(Object.keys(en))),
  );

  test('has no text that English lacks', () =>
    expect(Object.keys(en)).toEqual(expect.arrayContaining(Object.keys(texts))));

  test('has the same holes, and singular and plural where English and the language have them', () => {
    const hasSingular = new Intl.PluralRules(code).resolvedOptions().pluralCategories.includes('one');
    const different = Object.entries(en).filter(([key, text]) => {
      const other = texts[key];
      if (other === undefined) return false;
      // What core says in English as a whole has words of its own.
      if (/^\{\w+\}$/.test(text)) return other === '';
      return (
        other.trim() === '' ||
        forms(other) !== (hasSingular ? forms(text) : 1) ||
        holes(other).join() !== holes(text).join()
      );
    });
    expect(different).toEqual([]);
  });

  test('has no text of English by oversight', () => {
    // Short words and names may well be the same: "Pause", "SE {score}". Sentences are not.
    const words = (text: string): number => text.replace(/\{\w+\}/g, '').match(/\p{L}+/gu)?.length ?? 0;
    const same = Object.entries(en).filter(([key, text]) => text === texts[key] && words(text) > 3);
    expect(same).toEqual([]);
  });
});

describe('rows of core that the app shows', () => {
  const tables: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ['rules', RULES.map(({ name }) => name), ['rule.*', 'board.*', 'create.rule.*']],
    ['difficulties', DIFFICULTIES.map(({ name }) => name), ['difficulty.*', 'create.difficulty.*', 'level.*.says']],
    ['symmetries', Object.keys(SYMMETRIES), ['symmetry.*']],
    ['families', TECHNIQUES.map(({ family }) => family), ['family.*', 'family.*.idea']],
    ['formats', FORMATS.map(({ name }) => name), ['format.*']],
    ['solvers that can be watched', WATCHABLE, ['watch.idea.*']],
    ['kinds of houses', ['row', 'column', 'box', 'extra'], ['watch.*']],
  ];

  test.each(tables)('%s all have words, and there are no words for others', (_name, rows, patterns) => {
    for (const pattern of patterns) {
      const keys = [...new Set(rows)].map((row) => pattern.replace('*', row));
      expect(Object.keys(en)).toEqual(expect.arrayContaining(keys));
      if (pattern === 'watch.*' || pattern === 'family.*' || pattern === 'board.*' || pattern === 'rule.*') continue;
      const [start = '', end = ''] = pattern.split('*');
      const there = Object.keys(en).filter((key) => key.startsWith(start) && key.endsWith(end));
      expect(there.sort()).toEqual(keys.sort());
    }
  });

  test('every solver that reports what it does can be watched', () =>
    expect([...WATCHABLE].sort()).toEqual(
      SOLVERS.filter(({ traces }) => traces)
        .map(({ name }) => name)
        .sort(),
    ));
});

test('every puzzle to watch has a name', () => {
  expect(PUZZLES.length).toBeGreaterThan(10);
  expect(PUZZLES.filter(({ name }) => !(`watch.named.${name}` in en))).toEqual([]);
});

describe('a mirror is named after what it exchanges', () => {
  const SIZE = 9;
  /** The middle of an edge, or the corner, that some words mean: "top left", "rechts". */
  const cellAt = (words: string): number => {
    const place = (first: RegExp, last: RegExp): number => (first.test(words) ? 0 : last.test(words) ? SIZE - 1 : 4);
    return (
      place(/top|oben|haut|上/, /bottom|unten|bas|下/) * SIZE + place(/left|links|gauche|左/, /right|rechts|droite|右/)
    );
  };
  const mirrors: SymmetryName[] = ['horizontal', 'vertical', 'diagonal', 'antidiagonal'];
  const languages = [['en', en] as const, ...others];

  test.each(languages.flatMap(([code, texts]) => mirrors.map((name) => [code, name, texts] as const)))(
    '%s: %s',
    (_code, name, texts) => {
      const [first = '', other = ''] = texts[`symmetry.${name}`]!.split('–');
      const group = orbits(name, SIZE).find((cells) => cells.includes(cellAt(first)));
      expect(group).toEqual([cellAt(first), cellAt(other)].sort((a, b) => a - b));
      expect(cellAt(first)).not.toBe(cellAt(other));
    },
  );

  test('and every page says it in the same words', () =>
    expect(Object.keys(en).filter((key) => /symmetry\./.test(key) && !key.startsWith('symmetry.'))).toEqual([]));
});
