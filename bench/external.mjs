/**
 * Times a program of yours beside the pencilmark command, in turn: `npm run bench -- --vs
 * 'COMMAND'`. Your program reads puzzles from standard input, one in each line; what it prints is
 * thrown away. Times are by the clock, with the start of the program.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dataFile, median, SETS } from './measure.mjs';
import { say } from './results.mjs';

const PENCILMARK = fileURLToPath(new URL('../apps/cli/bin/pencilmark.mjs', import.meta.url));
const ROUNDS = 5;

/** Seconds that a program takes for a text. */
function secondsOf(command, args, input, shell) {
  const started = performance.now();
  const { error, status } = spawnSync(command, args, { input, shell, stdio: ['pipe', 'ignore', 'inherit'] });
  if (error) throw error;
  if (status !== 0 && status !== 1) throw new Error(`${command} ended with ${status}`);
  return (performance.now() - started) / 1e3;
}

export function run(command) {
  say('seconds', 'puzzles', 'pencilmark', 'theirs', 'theirs/ours');
  for (const set of SETS) {
    const path = dataFile(`${set}.txt`);
    if (!path) continue;
    const puzzles = readFileSync(path, 'utf8')
      .split(/\r?\n/)
      .filter((line) => line !== '' && !line.startsWith('#'));
    const input = `${puzzles.join('\n')}\n`;
    const rounds = Array.from({ length: ROUNDS }, () => [
      secondsOf(process.execPath, [PENCILMARK, 'solve', '--limit', '2', '-'], input, false),
      secondsOf(command, [], input, true),
    ]);
    const [ours, theirs] = [0, 1].map((index) => median(rounds.map((round) => round[index])));
    say(set, puzzles.length, ours.toFixed(3), theirs.toFixed(3), (theirs / ours).toFixed(2));
  }
}
