/** Which sources are changed, by room, and the seeded sample of changes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { filesBelow, isShipped, lineOf, ROOT } from '../workspace.mjs';
import { changesOf } from './operators.mjs';

/** The rooms whose tests are judged, and their folders. */
export const ROOMS = {
  human: 'packages/core/src/human',
  solve: 'packages/core/src/solve',
  format: 'packages/core/src/format',
  generate: 'packages/core/src/generate',
  rate: 'packages/core/src/rate',
  bulk: 'packages/bulk/src',
  race: 'packages/race/src',
  coach: 'packages/coach/src',
  matches: 'apps/service/src/matches',
  store: 'apps/service/src/store',
};

/** Texts of languages are tables of sentences, and what bundles WebAssembly is made. */
const isJudged = (path) => isShipped(path) && !/\/(languages|texts)\/|\.d\.ts$|[.-]wasm\.ts$/.test(path);

/** A random source of whole numbers below a limit (mulberry32). */
function randomOf(seed) {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return Math.floor((((word ^ (word >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

/**
 * `count` mutants of these rooms, drawn by `seed` from all that the operators allow, with numbers
 * from 0. The same sources, rooms, count and seed give the same sample.
 */
export function sampleOf({ rooms, count, seed, files = /./ }) {
  const all = rooms.flatMap((room) =>
    filesBelow(ROOMS[room], isJudged)
      .filter((path) => files.test(path))
      .flatMap((path) => {
        const source = readFileSync(join(ROOT, path), 'utf8');
        const program = parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
        return changesOf(program, source).map((change) => ({
          room,
          path,
          line: lineOf(source, change.start),
          from: source.slice(change.start, change.end),
          ...change,
        }));
      }),
  );
  const random = randomOf(seed);
  for (let place = 0; place < Math.min(count, all.length); place++) {
    const other = place + random(all.length - place);
    [all[place], all[other]] = [all[other], all[place]];
  }
  return { total: all.length, mutants: all.slice(0, count).map((mutant, id) => ({ id, ...mutant })) };
}
