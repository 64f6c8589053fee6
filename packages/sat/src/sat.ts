import type { Geometry } from '@pencilmark/core/geometry';
import { conflicts } from '@pencilmark/core/puzzle';
import { checkOptions, type KeysOf } from '@pencilmark/core/result';
import { type Search, type Solver, Tally } from '@pencilmark/core/solve';
import { type Cadical, loadCadical } from './cadical.ts';
import { addRules } from './formula.ts';
import { makeReducer } from './reduce.ts';
import { bytesOf, type WasmSource } from './wasm.ts';

/** What loading may be told. */
export interface SatOptions {
  /**
   * The WebAssembly, as bytes or as the address of a copy of this package's `cadical.wasm`.
   * Default: the file beside the code. Needed after bundlers that do not copy it, such as esbuild.
   */
  readonly wasm?: WasmSource;
}

const KEYS: KeysOf<SatOptions> = {
  wasm: [
    (wasm: unknown) => typeof wasm === 'string' || (typeof wasm === 'object' && wasm !== null),
    'bytes, or the address of cadical.wasm',
  ],
};

/** Throws a RangeError unless the options of the public function `asked` are some. */
export const checkSource = (asked: string, options: SatOptions): void => checkOptions(asked, options, KEYS);

// One mode of search instead of two in turn takes 10 to 20 % less time on hard 25×25 puzzles. No
// other option tried did better.
const CADICAL_OPTIONS = { stabilizeonly: 1 };

// Compiled once: it is a megabyte, and nothing that a search does stays in it.
let usual: Promise<Cadical> | undefined;

const loaded = async (source?: WasmSource): Promise<Cadical> => loadCadical(await bytesOf(source), CADICAL_OPTIONS);

function loadedUsual(): Promise<Cadical> {
  usual ??= loaded().catch((problem) => {
    usual = undefined; // the network may be there the next time
    throw problem;
  });
  return usual;
}

/**
 * Conflict learning by CaDiCaL, for large boards where trying and propagating get lost; any
 * geometry. The first call loads its WebAssembly; the solver itself is synchronous.
 *
 * Singles are filled first. Only what they leave open goes to CaDiCaL, as a formula of its own for
 * every search. So an answer depends on nothing that was asked before, and the memory of a formula
 * is given back when its search ends. It is also quicker: an instance of the whole board that
 * takes the givens as assumptions and keeps what it learnt needs three times as long to thin 25×25
 * puzzles.
 *
 * A call is the start of the search, or one time that CaDiCaL asks whether to go on: at about
 * every tenth step of its search, more often while it simplifies. A guess is a solution after the
 * first. It is made for few solutions: each one found makes the formula longer.
 *
 *     (await loadSat()).name      // 'sat'
 */
export async function loadSat(options: SatOptions = {}): Promise<Solver> {
  checkSource('loadSat', options);
  const { wasm } = options;
  const cadical = await (wasm === undefined ? loadedUsual() : loaded(wasm));
  return {
    name: 'sat',
    says: 'singles, then conflict learning by CaDiCaL; for large boards',
    traces: false,
    supports: () => true,
    prepare: (geometry) => prepare(geometry, cadical),
  };
}

function prepare(geometry: Geometry, cadical: Cadical): Search {
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
    const instance = cadical(() => !tally.enter(0));
    try {
      addRules(instance, geometry, variables);
      while (!tally.isOver && instance.solve()) {
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
