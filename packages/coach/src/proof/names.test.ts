import { TECHNIQUES, techniqueCalled } from '@pencilmark/core/human';
import { expect, test } from 'vitest';
import { namesFor } from './names.ts';

test.each([
  ['x-wing', ['x-wing']],
  ['turbot-fish', ['turbot-fish', 'skyscraper', 'two-string-kite', 'dual-two-string-kite']],
  ['xyz-wing', ['xyz-wing']],
])('what %s holds', (technique, names) => expect(namesFor(technique)).toEqual(names));

test('a narrow name does not hold a wider one', () => {
  expect(namesFor('skyscraper')).not.toContain('x-chain');
  expect(namesFor('aic')).toContain('skyscraper');
});

test('every technique has names, all of techniques', () => {
  for (const name of TECHNIQUES.flatMap(({ id }) => namesFor(id))) expect(techniqueCalled(name), name).toBeDefined();
});
