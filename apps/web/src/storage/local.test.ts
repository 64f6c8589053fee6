import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slot } from './local.ts';
import { readList, text } from './shape.ts';

const NAMES = slot<readonly string[]>('names', readList(text, 3));

let kept: Map<string, string>;
/** Characters for which there is room. */
let room = 1000;
beforeEach(() => {
  [kept, room] = [new Map(), 1000];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const own = (): string | undefined => kept.get('pencilmark.names');
const aside = () => [...kept].flatMap(([key, value]) => (key.startsWith('pencilmark.aside.') ? JSON.parse(value) : []));

test('what is kept is read; where nothing is kept there is nothing', () => {
  expect(NAMES.read()).toBeUndefined();
  NAMES.keep(['a', 'b']);
  expect(NAMES.read()).toEqual(['a', 'b']);
  expect(aside()).toEqual([]);
});

test.each([
  ['{', undefined, ''],
  ['5', undefined, ''],
  ['["a",3,"b"]', ['a', 'b'], '[1]'],
])('%s lies aside as it was, once; what can be saved of it stays', (text, saved, reason) => {
  kept.set('pencilmark.names', text);
  expect([NAMES.read(), NAMES.read()]).toEqual([saved, saved]);
  expect(aside()).toMatchObject([{ kind: 'names', reason, value: text }]);
  expect(own()).toBe(saved && JSON.stringify(saved));
});

test('without room to put it aside it stays where it is, and nothing is written over it', () => {
  const names = slot<readonly string[]>('names', readList(text, 3));
  kept.set('pencilmark.names', '["a",3]');
  room = 10;
  expect(names.read()).toEqual(['a']);
  names.keep(['b']);
  expect(own()).toBe('["a",3]');
});

test('without storage there is nothing, and nothing is thrown', () => {
  vi.unstubAllGlobals();
  expect(NAMES.read()).toBeUndefined();
  NAMES.keep(['a']);
});
