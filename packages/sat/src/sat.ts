import { conflicts, type Geometry, type Search, type Solver, Tally } from '@pencilmark/core';
import type { Cadical } from 'cadical-wasm';
import { addRules } from './formula.ts';
import { makeReducer } from './reduce.ts';

/**
 * Conflict learning through CaDiCaL, for large boards where trying and propagating get lost; any geometry. The WebAssembly behind it is
 * loaded once, by the first call; the solver itself is synchronous.
 *
 * Singles are filled first, and only what they leave open is put to the library, as a formula of its own for every search. So an answer
 * depends on nothing that was asked before, and every formula is given back when its search ends. It is quicker, too: an instance of the
 * whole board that is told the givens as assumptions and keeps what it learnt takes three times as long to thin 25×25 puzzles.
 *
 * A call is the start of the search or one look of the library whether to go on: about every tenth step of its search, oftener while it
 * simplifies. A guess is a solution after the first. Made for few solutions: each one found makes the formula longer.
 *
 *     (await loadSat()).name      // 'sat'
 */
export async function loadSat(): Promise<Solver> {
  const { Cadical, loadCadical } = await import('cadical-wasm');
  const module = await loadCadical();
  return {
    name: 'sat',
    says: 'singles, then conflict learning by CaDiCaL; for large boards',
    traces: false,
    supports: () => true,
    // One mode of search instead of two in turn: 10 to 20 % less time on hard 25×25 puzzles. No other option tried did better.
    prepare: (geometry) => prepare(geometry, () => new Cadical(module, { stabilizeonly: true })),
  };
}

function prepare(geometry: Geometry, makeInstance: () => Cadical): Search {
  const { size, cellCount } = geometry;
  const reduce = makeReducer(geometry);
  const digits = new Uint8Array(cellCount);
  return (puzzle, { trace: _, ...options } = {}) => {
    const tally = new Tally(options);
    if (tally.isOver || conflicts(puzzle).length > 0 || !tally.enter(0)) return tally.result();
    const isLeft = reduce(puzzle);
    if (!isLeft) return tally.result();
    const open: number[] = [];
    const variables = new Uint16Array(isLeft.length);
    let last = 0;
    for (let cell = 0; cell < cellCount; cell++) {
      const first = isLeft.indexOf(1, cell * size);
      const next = (cell + 1) * size;
      digits[cell] = first - cell * size + 1;
      if (!isLeft.subarray(first + 1, next).includes(1)) continue;
      open.push(cell);
      for (let candidate = first; candidate < next; candidate++)
        if (isLeft[candidate] === 1) variables[candidate] = ++last;
    }
    if (open.length === 0) {
      tally.found(digits);
      return tally.result();
    }
    const instance = makeInstance();
    try {
      addRules(instance, geometry, variables);
      instance.setTerminate(() => !tally.enter(0));
      while (!tally.isOver && instance.solve() === 'satisfiable') {
        if (tally.count > 0) tally.guesses++;
        const otherwise: number[] = [];
        for (const cell of open) {
          let candidate = cell * size;
          while (variables[candidate] === 0 || !instance.value(variables[candidate]!)) candidate++;
          digits[cell] = candidate - cell * size + 1;
          otherwise.push(-variables[candidate]!);
        }
        if (tally.found(digits)) instance.addClause(otherwise);
      }
    } finally {
      instance.dispose();
    }
    return tally.result();
  };
}
