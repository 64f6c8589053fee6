import { classic } from '@pencilmark/core/geometry';
import { check, FUNCTION } from '@pencilmark/core/result';
import { bands, type Search, type SearchResult, type Solver, Tally } from '@pencilmark/core/solve';
import { compileEngine, type EngineExports } from './engine.ts';

/**
 * The solver for plain 9×9 boards in WebAssembly with 128-bit vectors. Where these are missing it
 * is `bands`, and its name says so: 'turbo (bands)'. Solutions come in an order that depends on
 * the puzzle only.
 *
 *     (await loadTurbo()).name      // 'turbo'
 */
export async function loadTurbo(compile = compileEngine): Promise<Solver> {
  check('loadTurbo', 'compile', compile, FUNCTION);
  const makeEngine = await compile();
  if (!makeEngine) return { ...bands, name: 'turbo (bands)' };
  return {
    name: 'turbo',
    says: '9×9 only: the whole board at once in 128-bit vectors, branching on configurations',
    traces: false,
    supports: (geometry) => geometry.id === classic.id,
    prepare: () => searchWith(makeEngine()),
  };
}

const STOPPED: Readonly<Record<-1 | 0 | 1, SearchResult['stopped']>> = { [-1]: 'budget', 0: 'exhausted', 1: 'limit' };

function searchWith(engine: EngineExports): Search {
  const { buffer } = engine.memory;
  const cells = new Uint8Array(buffer, engine.PUZZLE.value, 81);
  const struckOutOf = new Uint16Array(buffer, engine.STRUCK_OUT.value, 81);
  const solution = new Uint8Array(buffer, engine.SOLUTION.value, 81);
  return ({ givens, struckOut = [] }, options = {}) => {
    const tally = new Tally(options); // which checks the options
    if (tally.isOver) return tally.result();
    cells.set(givens);
    if (struckOut.length > 0) struckOutOf.fill(0);
    for (const { cell, digit } of struckOut) struckOutOf[cell]! |= 1 << (digit - 1);
    engine.start(struckOut.length > 0 ? 1 : 0);
    const { limit, maxCalls } = tally;
    if (options.keep === 0 && !options.onSolution) {
      tally.count = engine.count(limit, maxCalls);
      tally.stopped = STOPPED[engine.stopped()];
    } else {
      for (let more = true; more; ) {
        const found = engine.next(maxCalls);
        if (found === 1) {
          engine.read();
          more = tally.found(solution);
        } else {
          tally.stopped = STOPPED[found];
          more = false;
        }
      }
    }
    tally.calls = engine.calls();
    tally.guesses = engine.guesses();
    return tally.result();
  };
}
