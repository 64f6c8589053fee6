import { LANGUAGE_CODES } from '@pencilmark/core/human';
import { expect, test, vi } from 'vitest';

test('English is there; each other language comes with the first question that names it', async () => {
  // Other files of the worker may have loaded some.
  vi.resetModules();
  const { languageFor, spoken } = await import('./languages.ts');
  expect(spoken('en').code).toBe('en');
  for (const question of [undefined, 'de', { language: 'nonsense' }, {}]) await languageFor(question);
  for (const code of LANGUAGE_CODES.filter((known) => known !== 'en')) {
    expect(() => spoken(code)).toThrow('it is not loaded');
    await languageFor({ language: code });
    expect(spoken(code).code).toBe(code);
  }
});
