import { readFileSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import { makeRandom } from '@pencilmark/core/random';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../scripts/strength.mjs';
import { runFiles } from '../run/run.ts';
import { fileIn, mixedFile, temporaryFolder, worker } from '../testing.ts';
import type { Crew, Machines, Parcel, RunOptions, Work } from '../types.ts';
import { openCrew } from './crew.ts';
import { MachineProblem } from './machines.ts';

const file = fileIn(temporaryFolder());

interface Post extends Machines {
  readonly tasks: Parcel[];
  readonly crew: Crew;
}

/** What comes from a machine was written and read again on its way. */
const posted = ({ text, bytes }: Parcel): Parcel => ({ text: `${text}`, bytes: bytes.slice() });

/** Machines that answer in any order. `fails` is the number of a task that nobody can do. */
async function post(work: Work, fails = -1): Promise<Post> {
  const crew = await openCrew(work, { threads: 2, worker });
  const random = makeRandom(5);
  const tasks: Parcel[] = [];
  return {
    most: 6,
    tasks,
    crew,
    room: () => after(1),
    taken: () => {},
    ask: async (given) => {
      const task = posted(given);
      if (tasks.push(task) - 1 === fails) throw new MachineProblem('Nobody could do it.');
      const answer = posted(await crew.do(posted(task)));
      await after(random.below(20));
      return { answer, task: async () => posted(task) };
    },
  };
}

interface Ran {
  readonly output: string;
  readonly reports: unknown;
  readonly tasks: number;
}

/** Does some work with or without machines. */
async function ran(work: Work, options: Omit<RunOptions, 'machines'>, isAway: boolean): Promise<Ran> {
  const machines = isAway ? await post(work) : undefined;
  const pieces: Uint8Array[] = [];
  const reports: unknown[] = [];
  const write = (bytes: Uint8Array): void => void pieces.push(bytes.slice());
  const hear: NonNullable<RunOptions['hear']> = (problem) => void reports.push(problem);
  const result = await runFiles({ ...work, ...options, worker, write, hear, ...(machines && { machines }) });
  await machines?.crew.close();
  if (!result.ok) throw new Error(result.error);
  const { counts, records, exitCode } = result.value;
  const output = Buffer.concat(pieces).toString();
  return { output, reports: [reports, counts, records, exitCode], tasks: machines?.tasks.length ?? 0 };
}

const plain = mixedFile(400, 0, 1);
const grids = plain.trim().replace(/.{9}/g, '$&\n');

describe('other machines give the same bytes, messages and counts as one thread', () => {
  test.each<[string, Work, string | undefined, number]>(
    some([
      ['plain lines', { job: 'solve', options: {} }, plain, 3000],
      ['lines with oddities', { job: 'solve', options: {} }, mixedFile(600, 100, 2), 3000],
      ['nothing but oddities, as JSON', { job: 'check', options: { json: true } }, mixedFile(300, 1000, 3), 2000],
      ['grids of nine lines', { job: 'check', options: {} }, grids, 3000],
      ['a job that tells places', { job: 'rate', options: {} }, mixedFile(60, 200, 4), 1000],
      [
        'a stop at the first bad record',
        { job: 'canonical', options: { onError: 'stop' } },
        `${plain}what?\n${plain}`,
        4000,
      ],
      [
        'puzzles to make',
        { job: 'generate', options: { geometry: '4x4', digits: '1234', count: 5000, seed: 3 } },
        undefined,
        0,
      ],
    ]),
  )('%s', async (name, work, text, pieceBytes) => {
    const inputs = text === undefined ? [] : [file(`${name}.txt`, text)];
    const here = await ran(work, { inputs, threads: 1 }, false);
    const away = await ran(work, { inputs, pieceBytes }, true);
    expect(here.output.length).toBeGreaterThan(100);
    expect(away).toEqual({ ...here, tasks: away.tasks });
    expect(away.tasks).toBeGreaterThan(2);
  });
});

test('records of several lines are not cut, so no task is done twice', async () => {
  const work: Work = { job: 'check', options: {} };
  const machines = await post(work);
  await runFiles({ ...work, inputs: [file('grids.txt', grids)], pieceBytes: 3000, worker, machines });
  await machines.crew.close();
  const sent = machines.tasks.map(({ bytes }) => Buffer.from(bytes).toString());
  expect(sent.join('')).toBe(grids);
  expect(sent.map((text) => text.split(/\s+/).filter(Boolean).length % 9)).toEqual(sent.map(() => 0));
});

test('a task that nobody can do ends the job with a sentence; what was written can be resumed', async () => {
  const work: Work = { job: 'solve', options: {} };
  const inputs = [file('failing.txt', plain)];
  const output = file('failing-solved.txt');
  const failing = await post(work, 3);
  const options = { ...work, inputs, output, pieceBytes: 3000, worker, betweenJournals: 0 };
  expect(await runFiles({ ...options, machines: failing })).toEqual({ ok: false, error: 'Nobody could do it.' });
  await failing.crew.close();
  const machines = await post(work);
  const again = await runFiles({ ...options, resume: true, machines });
  await machines.crew.close();
  expect(again.ok && again.value.records).toBe(400);
  expect(readFileSync(output, 'utf8')).toBe((await ran(work, { inputs, threads: 1 }, false)).output);
});

test('an interrupt leaves the tasks that are away, and does not wait for them', async () => {
  const work: Work = { job: 'solve', options: {} };
  const stop = new AbortController();
  const machines: Machines = {
    most: 50,
    room: () => after(1),
    taken: () => {},
    ask: () => {
      setTimeout(() => stop.abort(), 20);
      return new Promise(() => {});
    },
  };
  const inputs = [file('left.txt', plain)];
  const result = await runFiles({
    ...work,
    inputs,
    pieceBytes: 3000,
    worker,
    machines,
    stop: stop.signal,
    write: () => {},
  });
  expect(result.ok && result.value.stopped).toMatchObject({ why: 'enough', line: 0 });
});
