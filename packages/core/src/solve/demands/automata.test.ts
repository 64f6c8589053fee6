import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../scripts/strength.mjs';
import { sized } from '../../geometry/layouts.ts';
import { type AutomatonNarrower, automatonTables, makeWitnesses, narrowAutomaton } from './automata.ts';
import { sightOf } from './sight.ts';
import { makeStore } from './store.ts';

const SIZE = 4;
const CELLS = 4;
const DIGITS = [1, 2, 3, 4];

/** All runs of digits that candidates allow and that an automaton accepts. */
const waysOf = ({ next, start, accepts, isApart }: AutomatonNarrower, masks: readonly number[]): number[][] =>
  masks
    .reduce<number[][]>(
      (ways, mask) => ways.flatMap((way) => DIGITS.filter((d) => (mask >> (d - 1)) & 1).map((d) => [...way, d])),
      [[]],
    )
    .filter((way) => !isApart || new Set(way).size === way.length)
    .filter((way) => {
      const state = way.reduce((state, digit) => (state < 0 ? state : next[state * SIZE + digit - 1]!), start);
      return state >= 0 && accepts[state] === 1;
    });

const automata = fc.integer({ min: 1, max: 5 }).chain((states) =>
  fc.record({
    next: fc.array(fc.integer({ min: -1, max: states - 1 }), { minLength: states * SIZE, maxLength: states * SIZE }),
    accepts: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: states, maxLength: states }),
    isApart: fc.boolean(),
  }),
);
const boards = fc.array(fc.array(fc.integer({ min: 1, max: 15 }), { minLength: CELLS, maxLength: CELLS }), {
  minLength: 1,
  maxLength: 12,
});

test('an automaton leaves exactly the digits of its ways, whatever it was asked before', () => {
  fc.assert(
    fc.property(automata, boards, ({ next, accepts, isApart }, boards) => {
      const automaton: AutomatonNarrower = {
        cells: Int32Array.from({ length: CELLS }, (_, index) => index),
        ...automatonTables(
          accepts.map((_, state) => next.slice(state * SIZE, (state + 1) * SIZE)),
          accepts.flatMap((isAccepted, state) => (isAccepted ? [state] : [])),
        ),
        size: SIZE,
        start: 0,
        states: accepts.length,
        isApart,
        witnesses: makeWitnesses(CELLS),
      };
      const keys = Math.max((CELLS + 1) * accepts.length, accepts.length << SIZE);
      const store = makeStore(SIZE * SIZE, { kept: 0, states: keys, longest: CELLS }, sightOf(sized(SIZE)));
      for (const masks of boards) {
        store.masks.set(masks);
        store.fixedCount = store.changedCount = 0;
        store.isChanged.fill(0);
        const ways = waysOf(automaton, masks);
        expect(narrowAutomaton(store, automaton)).toBe(ways.length > 0);
        if (ways.length === 0) continue;
        const left = masks.map((_, index) => ways.reduce((set, way) => set | (1 << (way[index]! - 1)), 0));
        expect(Array.from(store.masks.subarray(0, CELLS))).toEqual(left);
      }
    }),
    { numRuns: runs(2000) },
  );
});
