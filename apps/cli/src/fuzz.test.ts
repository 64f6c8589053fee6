/**
 * A short part of `npm run bench -- fuzz`, always the same cases: what its generators invent is
 * read, and the command is run with it. A failure names its case, and `--only` repeats it there.
 */
import { beforeAll, expect, test } from 'vitest';
import { Draw } from '../../../bench/fuzz/draw.mjs';
import { READERS } from '../../../bench/fuzz/readers.mjs';
import { makeShards, RUNS } from '../../../bench/fuzz/runs.mjs';
import { makeStock } from '../../../bench/fuzz/stock.mjs';
import { readyCommands } from '../../../bench/fuzz/words.mjs';
import { runs } from '../../../scripts/strength.mjs';
import { NO_UNIX } from '../../../scripts/systems.mjs';
import { COMMANDS } from './commands.ts';
import { run } from './testing.ts';

/**
 * Commands whose work is short, and which no thread does: threads would read the input of the
 * tests.
 */
const SHORT = ['list', 'completion', 'merge', 'prove', 'review'];

/** Runs a command line in this process. */
const runHere = async (words: readonly string[], { cwd, input }: { cwd: string; input: Uint8Array }) => ({
  ...(await run(words, input, { cwd })),
  ...{ signal: null, wasTroubled: false, wasCut: false, isHung: false, isWhole: true, peak: 0, cpu: 0, seconds: 0 },
});

const stock = makeStock();
let whole: object;
let short: object;
beforeAll(async () => {
  const commands = await readyCommands(COMMANDS);
  whole = { ...stock, commands, shards: await makeShards(stock) };
  short = { ...whole, commands: commands.filter(({ name }) => SHORT.includes(name)), run: runHere };
});

test.each([
  ['text', 15, () => READERS.text],
  ['board', 8, () => READERS.board],
  ['record', 100, () => READERS.record],
  ['packed', 20, () => READERS.packed],
  ['command', 30, () => RUNS.command],
] as const)('%s: %i cases in this process', async (kind, count, caseOf) => {
  for (let number = 1; number <= runs(count); number++) {
    const { about, faults } = await caseOf()(new Draw(number), short);
    expect(faults, `${kind}-${number}: ${about}`).toEqual([]);
  }
});

test.skipIf(NO_UNIX).each([
  ['command', 4],
  ['troubled', 6],
  ['resumed', 1],
] as const)('%s: %i cases in processes', { tags: ['whole'] }, async (kind, count) => {
  for (let number = 1; number <= runs(count); number++) {
    const { about, faults } = await RUNS[kind](new Draw(number), whole);
    expect(faults, `${kind}-${number}: ${about}`).toEqual([]);
  }
});
