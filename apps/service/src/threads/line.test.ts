import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newLine } from './line.ts';

const ANNA = 1;
const BERT = 2;

test('kinds take turns, and within a kind accounts do', () => {
  const line = newLine<string>();
  for (const name of ['a1', 'a2', 'a3']) line.add({ kind: 'easy', account: ANNA }, name);
  line.add({ kind: 'hard', account: ANNA }, 'a4');
  line.add({ kind: 'easy', account: BERT }, 'b1');
  expect([line.count(ANNA), line.count(BERT), line.count()]).toEqual([4, 1, 5]);
  expect(Array.from({ length: 6 }, () => line.next())).toEqual(['a1', 'a4', 'b1', 'a2', 'a3', undefined]);
  expect([line.count(ANNA), line.count()]).toEqual([0, 0]);
});

const anyTurns = fc.array(
  fc.record({ kind: fc.constantFrom('easy', 'hard', 'tricky'), account: fc.integer({ min: 1, max: 4 }) }),
);

test('everybody comes out once, and in the order in which an account came for a kind', () =>
  fc.assert(
    fc.property(anyTurns, (turns) => {
      const line = newLine<number>();
      for (const [number, turn] of turns.entries()) line.add(turn, number);
      const out = turns.map(() => line.next()!);
      expect([...out].sort((a, b) => a - b)).toEqual([...turns.keys()]);
      expect(line.next()).toBeUndefined();
      for (const { kind, account } of turns) {
        const own = out.filter((number) => turns[number]!.kind === kind && turns[number]!.account === account);
        expect(own).toEqual([...own].sort((a, b) => a - b));
      }
    }),
  ));

test('who comes once for a kind waits for no more turns than there are kinds and accounts', () =>
  fc.assert(
    fc.property(anyTurns, (turns) => {
      const line = newLine<string>();
      for (const turn of turns) line.add(turn, 'other');
      line.add({ kind: 'easy', account: 9 }, 'own');
      let place = 1;
      while (line.next() !== 'own') place++;
      const rivals = new Set(turns.filter(({ kind }) => kind === 'easy').map(({ account }) => account)).size;
      expect(place).toBeLessThanOrEqual(3 * (rivals + 1));
    }),
  ));
