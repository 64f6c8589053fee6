import { expect, test } from 'vitest';
import { isInstalled } from './installation.mjs';
import { isAtLeast } from './setup.mjs';

test.each([
  ['20.19.0', '20.19', true],
  ['20.20.2', '20.19', true],
  ['22.0.0', '20.19', true],
  ['20.18.9', '20.19', false],
  ['18.20.4', '20.19', false],
])('Node %s is at least %s: %s', (version, least, verdict) => expect(isAtLeast(version, least)).toBe(verdict));

const locked = {
  '': { name: 'root' },
  'node_modules/a': { version: '1.0.0', integrity: 'x' },
  'node_modules/b': { version: '1.0.0', integrity: 'y', optional: true },
  'node_modules/c': { version: '1.0.0', optional: true },
};
const a = { version: '1.0.0', integrity: 'x' };

test.each([
  ['all there', { 'node_modules/a': a, 'node_modules/b': { version: '1.0.0', integrity: 'y' } }, true],
  ['an optional one of another system left out', { 'node_modules/a': a }, true],
  [
    'one of which the list knows no contents',
    { 'node_modules/a': a, 'node_modules/c': { version: '1.0.0', integrity: 'z' } },
    true,
  ],
  ['one missing', { 'node_modules/b': { version: '1.0.0', integrity: 'y' } }, false],
  ['another version', { 'node_modules/a': { ...a, version: '0.9.0' } }, false],
  ['another content', { 'node_modules/a': { ...a, integrity: 'z' } }, false],
])('an installation with %s', (_name, installed, verdict) => {
  expect(isInstalled(locked, installed, () => true)).toBe(verdict);
});

test('an installation whose files are gone is not one', () => {
  expect(isInstalled(locked, { 'node_modules/a': a }, () => false)).toBe(false);
});
