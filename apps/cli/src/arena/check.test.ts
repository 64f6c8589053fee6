import { USUAL_LIMITS } from '@pencilmark/arena';
import { expect, test } from 'vitest';
import { checkProgram } from './check.ts';
import { CHEATS } from './testing.ts';

/** The rules from which a program deviates, each with the sentence. */
async function deviations(name: string): Promise<Record<string, string>> {
  const entry = { name, command: [process.execPath, CHEATS, name], folder: process.cwd() };
  const found: Record<string, string> = {};
  for await (const { check, deviation } of checkProgram(entry, { ...USUAL_LIMITS, startMs: 1000 }))
    if (deviation !== undefined) found[check] = deviation;
  return found;
}

test.concurrent.each<[string, Record<string, RegExp>]>([
  ['honest', {}],
  ['shy', { hello: /^start: No hello came in time/ }],
  ['stranger', { boards: /^"round" is no board/ }],
  ['talker', { silence: /^It said unasked: .*"pong"/ }],
  ['mumbler', { ping: /^The pong is for "p1", and the ping is "with/ }],
  ['eager', { none: /^givens|house: Puzzle 1/, batch: /./ }],
  ['lazy', { several: /listed: 1, expected: 2/, batch: /Puzzle 2: solutions listed: 1, expected: 2/ }],
  ['greedy', { limit: /Puzzle 1: solutions listed: 2, expected: 1/ }],
  ['backwards', { limit: /Puzzle 1: /, batch: /Puzzle 1: /, long: /Puzzle 1: / }],
  ['narrow', { long: /^ended: The program ended with exit code 1/ }],
  ['strict', { unknown: /exit code 1/ }],
  ['grumbler', { verdict: /^It said unasked: / }],
  ['immortal', { bye: /^It went on for 1 s after bye/ }],
  ['sore', { bye: /^It ended with exit code 7/ }],
  ['deaf', { input: /^It went on for 1 s/ }],
])('%s', async (name, expected) => {
  const patterns = Object.entries(expected).map(([check, says]) => [check, expect.stringMatching(says)]);
  expect(await deviations(name)).toEqual(Object.fromEntries(patterns));
});
