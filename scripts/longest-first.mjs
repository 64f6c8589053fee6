/**
 * The order of the test files. Those that take long come first, so that none of them is at work
 * alone at the end. Files that wait come between files that compute, so that processors are busy
 * all the time. How long a file takes, vitest keeps from its last run; a fresh clone has what
 * `node scripts/longest-first.mjs` wrote of the run before it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { isMain, ROOT } from './workspace.mjs';

const KEPT = join(ROOT, 'scripts/longest.json');

/** Files that take less are all alike, in seconds. */
const LEAST = 5;
const OTHERS = 1.5;

const kept = JSON.parse(readFileSync(KEPT, 'utf8'));

/** Files whose tests wait most of their time: for clocks of players, and for other processes. */
const WAITING =
  /apps\/(service\/src|cli\/src\/(arena\/join|jobs\/queue)|web\/tests\/(service|match|server|together))\b/;

/** Puts two lists into one, so that at every place the same part of the time of each is over. */
function merged(one, other, secondsOf) {
  const lists = [one, other].map((files) => ({
    files: [...files],
    over: 0,
    all: files.reduce((sum, file) => sum + secondsOf(file), 0),
  }));
  return Array.from({ length: one.length + other.length }, () => {
    const next = lists.filter(({ files }) => files.length > 0).sort((a, b) => a.over / a.all - b.over / b.all)[0];
    const file = next.files.shift();
    next.over += secondsOf(file);
    return file;
  });
}

export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const secondsOf = ({ moduleId, project }) => {
      const path = relative(ROOT, moduleId).replaceAll('\\', '/');
      const last = this.ctx.cache.getFileTestResults(`${project.name}:${path}`);
      return last ? last.duration / 1000 : (kept[path] ?? OTHERS);
    };
    const sorted = [...files].sort((one, other) => secondsOf(other) - secondsOf(one));
    const isWaiting = ({ moduleId }) => WAITING.test(moduleId);
    return merged(
      sorted.filter(isWaiting),
      sorted.filter((file) => !isWaiting(file)),
      secondsOf,
    );
  }
}

/** The seconds of the longest files of the last run, the longest first. */
function longest() {
  const cache = join(ROOT, 'node_modules/.vite/vitest');
  const [folder] = readdirSync(cache);
  const { results } = JSON.parse(readFileSync(join(cache, folder, 'results.json'), 'utf8'));
  return results
    .map(([name, { duration }]) => [name.slice(name.indexOf(':') + 1), Math.round(duration / 1000)])
    .filter(([, seconds]) => seconds >= LEAST)
    .sort(([, one], [, other]) => other - one);
}

if (isMain(import.meta)) writeFileSync(KEPT, `${JSON.stringify(Object.fromEntries(longest()), undefined, 2)}\n`);
