import { TECHNIQUES, techniqueCalled } from '@pencilmark/core/human';
import { expect, test } from 'vitest';
import { namesFor } from './names.ts';

test.each([
  ['turbot-fish', 'skyscraper'],
  ['x-chain', 'two-string-kite'],
  ['aic', 'xy-wing'],
  ['forcing-chain', 'aic'],
  ['aic', 'discontinuous-nice-loop'],
])('%s is a name for %s, too', (wide, narrow) => {
  expect(namesFor(wide)[0]).toBe(wide);
  expect(namesFor(wide)).toContain(narrow);
});

test.each([
  ['skyscraper', 'x-chain'],
  ['xy-wing', 'xy-chain'],
  ['naked-pair', 'hidden-pair'],
  ['x-wing', 'swordfish'],
])('%s is no name for %s', (narrow, wide) => expect(namesFor(narrow)).not.toContain(wide));

test('every technique has names, all of techniques', () => {
  for (const name of TECHNIQUES.flatMap(({ id }) => namesFor(id))) expect(techniqueCalled(name), name).toBeDefined();
});
