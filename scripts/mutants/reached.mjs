/**
 * What runs before each test file: `mutated`, the switch of all mutants. Without an active mutant
 * it writes down which of them each test reached, a line of JSON for each test.
 */
import { appendFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, inject } from 'vitest';

/** A mutant that is met more often than this turns an end into an endless way. */
const MOST_HITS = 2e7;

const { active, list } = inject('mutants');
let hits = 0;
const reached = new Set();
let started = 0;

globalThis.mutated =
  active === undefined
    ? (id) => {
        reached.add(id);
        return false;
      }
    : (id) => {
        if (id !== active) return false;
        if (++hits > MOST_HITS) throw new Error(`mutant ${id} does not come to an end`);
        return true;
      };

globalThis.testCount ??= 0;
beforeEach(() => {
  globalThis.testCount++;
});

if (active === undefined) {
  beforeEach(({ task }) => {
    note(task, { isLoading: true });
    started = performance.now();
  });
  afterEach(({ task }) => note(task, { time: performance.now() - started }));
}

/** @param {import('vitest').RunnerTestCase} task */
function note(task, what) {
  if (what.isLoading && reached.size === 0) return;
  const line = { file: task.file.filepath, id: task.id, ids: [...reached], ...what };
  reached.clear();
  appendFileSync(list, `${JSON.stringify(line)}\n`);
}
