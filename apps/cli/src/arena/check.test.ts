import { USUAL_LIMITS } from '@pencilmark/arena';
import { expect, test } from 'vitest';
import { run } from '../testing.ts';
import { checkProgram } from './check.ts';
import { type Patience, USUAL_PATIENCE } from './checks.ts';
import { CHEATS } from './testing.ts';

const SHORT = 500; // ms
const LONG = 10_000; // ms; what is expected comes long before, on a busy machine too

/** What is waited for in vain is waited for briefly; what must come is waited for long. */
const patienceFor = (name: string): Patience => ({
  silenceMs: ['talker', 'grumbler'].includes(name) ? 1000 : USUAL_PATIENCE.silenceMs,
  endMs: ['immortal', 'deaf'].includes(name) ? SHORT : LONG,
});

/** The rules from which a program deviates, each with the sentence. */
async function deviations(name: string): Promise<Record<string, string>> {
  const entry = { name, command: [process.execPath, CHEATS, name], folder: process.cwd() };
  const codes: Record<string, string> = {};
  const limits = { ...USUAL_LIMITS, startMs: name === 'shy' ? SHORT : LONG };
  for await (const { check, deviation } of checkProgram(entry, limits, patienceFor(name)))
    if (deviation !== undefined) codes[check] = deviation;
  return codes;
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
  ['immortal', { bye: /^It went on for 0.5 s after bye/ }],
  ['sore', { bye: /^It ended with exit code 7/ }],
  ['deaf', { input: /^It went on for 0.5 s/ }],
])('%s', async (name, expected) => {
  const patterns = Object.entries(expected).map(([check, says]) => [check, expect.stringMatching(says)]);
  expect(await deviations(name)).toEqual(Object.fromEntries(patterns));
});

test('what a program says is quoted so that a terminal does not obey it', async () => {
  const { code, out } = await run(['arena', 'check', '--', process.execPath, '-e', 'console.log("\\x1b[31m")']);
  expect({ code, out }).toEqual({ code: 1, out: expect.stringContaining('U+001B[31m') });
  expect(out).not.toContain('\x1b');
});
