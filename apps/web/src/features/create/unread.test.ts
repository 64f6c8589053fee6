import { expect, test, vi } from 'vitest';
import { de } from '../../text/reading/de.ts';
import { unreadText } from './unread.ts';

vi.mock('../../text/index.ts', () => ({
  language: { value: 'de' },
  has: (key: string) => Object.hasOwn(de, key),
  t: (key: keyof typeof de, { what }: { readonly what: string }) => String(de[key]).replace('{what}', what),
}));

test('what rules speak of is told by the names of kinds and of unknown rules', () => {
  expect(unreadText()).toBe('');
  expect(unreadText([])).toBe('');
  expect(unreadText(['thermo', 'neg-xv', 'yin yang', 'lines'])).toBe(
    'Die Regeln sprechen von etwas, das nicht gelesen wurde: ' +
      'Thermometer, alle X und V, Yin und Yang, Linien. Vergleiche, bevor du spielst.',
  );
});
