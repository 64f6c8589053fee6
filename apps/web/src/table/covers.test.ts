import fc from 'fast-check';
import { h } from 'preact';
import { expect, test } from 'vitest';
import { gathers, lay, type Overlay, overlay, type Taker, taker } from './covers.ts';

const shown = (name: string): Overlay => ({ layer: h('g', { id: name }) });
const [hint, proof] = [shown('hint'), shown('proof')];
const all: Taker = () => true;
const some: Taker = (digit) => digit === 1;

test('the top decides, and what lies below decides again once the top is taken away', () => {
  const endHint = lay({ overlay: hint });
  const endProof = lay({ overlay: proof });
  expect(overlay.value).toBe(proof);
  endProof();
  expect(overlay.value).toBe(hint);
  endHint();
  expect(overlay.value).toBeUndefined();
});

test('whoever was below is taken away without the top, and only once', () => {
  const endMatch = lay({ take: some });
  const endNaming = lay({ take: all });
  endMatch();
  expect(taker.value).toBe(all);
  endNaming();
  const endOther = lay({ take: some });
  endMatch();
  endNaming();
  expect(taker.value).toBe(some);
  endOther();
  expect(taker.value).toBeUndefined();
});

test('what only shows something takes no entries, and what only takes them hides nothing', () => {
  const ends = [lay({ take: all }), lay({ overlay: hint }), lay({ take: some })];
  expect([taker.value, overlay.value]).toEqual([some, hint]);
  for (const end of ends) end();
  expect([taker.value, overlay.value]).toEqual([undefined, undefined]);
});

test('presses gather as long as the top of those that take entries has it so', () => {
  const endNaming = lay({ take: all, isGathering: true });
  lay({ overlay: hint })();
  expect(gathers.value).toBe(true);
  const endMatch = lay({ take: some });
  expect(gathers.value).toBe(false);
  endMatch();
  expect(gathers.value).toBe(true);
  endNaming();
  expect(gathers.value).toBe(false);
});

test('in any order, the top is the last laid of those that still lie there', () => {
  // Numbers below 0 take away one of those laid before, perhaps once more.
  const order = fc.array(fc.integer({ min: -8, max: 3 }), { maxLength: 24 });
  fc.assert(
    fc.property(order, (doings) => {
      const laid: { readonly overlay: Overlay; isThere: boolean; end(): void }[] = [];
      for (const doing of doings) {
        if (doing >= 0) {
          const next = shown(String(doing));
          laid.push({ overlay: next, isThere: true, end: lay({ overlay: next }) });
        } else {
          const one = laid.at(doing);
          one?.end();
          if (one) one.isThere = false;
        }
        expect(overlay.value).toBe(laid.findLast(({ isThere }) => isThere)?.overlay);
      }
      for (const { end } of laid) end();
      expect(overlay.value).toBeUndefined();
    }),
  );
});
