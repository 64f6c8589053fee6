import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../languages/language.ts';
import { TECHNIQUES } from '../techniques.ts';
import { nameIn } from './names.ts';
import { searchTechniques } from './search.ts';

test.each(LANGUAGES)('every technique is found first by its name in $name', ({ code }) => {
  for (const technique of TECHNIQUES)
    expect(searchTechniques(nameIn(technique, code))[0], technique.id).toBe(technique.id);
});

test.each([
  ['ywing', 'xy-wing'],
  ['Y-Wing', 'xy-wing'],
  ['xy wing', 'xy-wing'],
  ['XY-Flügel', 'xy-wing'],
  ['x wing', 'x-wing'],
  ['xwing', 'x-wing'],
  ['X-Flugel', 'x-wing'],
  ['naked twins', 'naked-pair'],
  ['nackter Zwilling', 'naked-pair'],
  ['pair naked', 'naked-pair'],
  ['hidden dublet', 'hidden-pair'],
  ['hidden doublet', 'hidden-pair'],
  ['nacktes Tripel', 'naked-triple'],
  ['versteckter Drilling', 'hidden-triple'],
  ['pointing', 'pointing'],
  ['pointing pair', 'pointing'],
  ['box line reduction', 'claiming'],
  ['sole candidate', 'naked-single'],
  ['crosshatching', 'hidden-single'],
  ['last digit', 'full-house'],
  ['swrodfish', 'swordfish'],
  ['Schwertfich', 'swordfish'],
  ['swordfisch', 'swordfish'],
  ['jelyfish', 'jellyfish'],
  ['Qualle', 'jellyfish'],
  ['skyscaper', 'skyscraper'],
  ['Wolkenkrazer', 'skyscraper'],
  ['2 string kite', 'two-string-kite'],
  ['two string kite', 'two-string-kite'],
  ['kite', 'two-string-kite'],
  ['Drachen', 'two-string-kite'],
  ['ER', 'empty-rectangle'],
  ['uniqe rectangle 2', 'unique-rectangle-2'],
  ['UR type 4', 'unique-rectangle-4'],
  ['ur1', 'unique-rectangle-1'],
  ['uniqueness test 3', 'unique-rectangle-3'],
  ['BUG+1', 'bug-plus-1'],
  ['bivalue universal grave', 'bug-plus-1'],
  ['simple colouring', 'simple-colors-trap'],
  ['AIC', 'aic'],
  ['nice loop', 'continuous-nice-loop'],
  ['Todesblute', 'death-blossom'],
  ['ape', 'aligned-pair-exclusion'],
  ['remote pairs', 'remote-pair'],
  ['sue de cock', 'sue-de-coq'],
])('"%s" finds %s first', (typed, id) => expect(searchTechniques(typed)[0]).toBe(id));

describe('what is found', () => {
  test('a family, in both languages', () => {
    const families = (typed: string): Set<string> =>
      new Set(searchTechniques(typed).map((id) => TECHNIQUES.find((technique) => technique.id === id)!.family));
    expect(families('exclusion')).toEqual(new Set(['exclusion']));
    expect([...families('Färben')]).toEqual(['coloring']);
    expect(searchTechniques('Fische')).toHaveLength(TECHNIQUES.filter(({ family }) => family === 'fish').length);
  });

  test('what begins as typed, before all others', () => {
    expect(searchTechniques('hidden').slice(0, 4)).toEqual([
      'hidden-single',
      'hidden-pair',
      'hidden-triple',
      'hidden-quad',
    ]);
  });

  test('errors are forgiven only where nothing is called so, and not in short words', () => {
    expect(searchTechniques('w-wing')).not.toContain('x-wing');
    expect(searchTechniques('zzz')).toEqual([]);
    expect(searchTechniques('brute force')).toEqual([]);
  });

  test('everything, in the usual order, while nothing is typed', () => {
    expect(searchTechniques(' - ')).toEqual(TECHNIQUES.map(({ id }) => id));
  });
});
