import { tmpdir } from 'node:os';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { Collection, type Member, type Source } from './collection.ts';

const SOURCES: readonly Source[] = ['without', 'with', 'own'];

/** The digits that stand for a number: its own decimal ones, at the end and at the beginning. */
const digitsOf = (number: number): number[] =>
  Array.from({ length: 81 }, (_, cell) => (cell < 4 || cell === 80 ? Math.floor(number / 10 ** (cell % 4)) % 10 : 0));

/** What is added to a collection: from where, which of a few keys, and other digits of its own. */
const someItems = fc
  .tuple(
    fc.integer({ min: 1, max: 300 }),
    fc.array(fc.tuple(fc.constantFrom(...SOURCES), fc.nat(), fc.nat({ max: 9999 })), { maxLength: 1500, size: 'max' }),
  )
  .map(([keys, items]) =>
    items
      .map(([source, key, digits], index) => ({
        source,
        key: digitsOf((key % keys) * 31),
        digits: digitsOf(digits),
        automorphisms: (key % keys) + 1,
        number: index + 1 + (key % 3) * 2 ** 33,
      }))
      .sort((a, b) => a.number - b.number),
  );

const memberOf = ({ key, digits, ...others }: Member): object => ({
  key: [...Array.from(key)],
  digits: [...Array.from(digits)],
  ...others,
});

test('law: sets are compared as plain sets in memory are', async () => {
  await fc.assert(
    fc.asyncProperty(someItems, fc.boolean(), fc.boolean(), async (items, isRepeating, isWith) => {
      const collection = new Collection({ memory: 1, folder: tmpdir(), isRepeating });
      for (const { source, ...item } of items) collection.add(source, item);
      const members: object[] = [];
      const pause = async (): Promise<void> => {};
      for await (const member of collection.members({ isWith, pause })) members.push(memberOf(member));
      collection.close();

      const keysOf = (source: Source): Set<string> =>
        new Set(items.filter((item) => item.source === source).map(({ key }) => key.join('')));
      const [without, within] = [keysOf('without'), keysOf('with')];
      const expected = [...keysOf('own')]
        .filter((key) => !without.has(key) && (!isWith || within.has(key)))
        .sort()
        .flatMap((key) => {
          const same = items.filter((item) => item.source === 'own' && item.key.join('') === key);
          const times = isRepeating ? undefined : same.length;
          const wanted = isRepeating ? same.slice(1) : same.slice(0, 1);
          return wanted.map(({ source: _, ...item }) => ({ ...item, first: same[0]!.number, times }));
        });
      expect(members).toEqual(expected);
    }),
    { numRuns: runs(60) },
  );
});
