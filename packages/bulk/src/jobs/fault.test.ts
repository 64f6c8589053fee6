import { expect, test } from 'vitest';
import { chunkWorkerOf } from '../chunk/chunk.ts';
import { guardedAnswerer } from './fault.ts';
import type { Job, Sink } from './job.ts';

const PUZZLE = '12..34......1...';

/** Writes the givens. A puzzle that begins with 2 makes it throw. */
const job: Job = {
  name: 'faulty',
  done: 'written',
  counts: [],
  pieceBytes: 1000,
  prepare: async () => (found, sink) => {
    const { givens } = found.reading.puzzle;
    if (givens[0] === 2) throw new RangeError('digit 255');
    sink.write(`${givens.join('')}\n`);
  },
};

const bytes = new TextEncoder().encode(`# one\n${PUZZLE},a\n${PUZZLE.replace('12', '21')},b\n${PUZZLE},c\n`);
const chunk = { bytes, isFirst: true, isLast: true, lead: '', name: 'a.txt', linesBefore: 0 };

test('a record that makes a job throw is refused with its place, and the next is answered', async () => {
  const { output, asides, records, counts } = await (await chunkWorkerOf(job, {}))(chunk);
  expect(new TextDecoder().decode(output)).toBe('1200340000001000\n'.repeat(2));
  expect(asides).toMatchObject([
    { problem: { line: 3, how: 'refuse', message: expect.stringContaining('digit 255') } },
  ]);
  expect([records, counts]).toEqual([3, { bad: 1 }]);
});

test('with JSON its object has the code internal', async () => {
  const { output } = await (await chunkWorkerOf(job, { json: true }))(chunk);
  const [, report] = new TextDecoder().decode(output).split('\n');
  expect(JSON.parse(report!)).toMatchObject({ line: 3, error: { code: 'internal', line: 3 } });
});

test('an error of writing is not a fault of the record', async () => {
  const found = { line: 1 } as Parameters<ReturnType<typeof guardedAnswerer>>[0];
  const full = { write: () => Promise.reject() } as unknown as Sink;
  const answer = guardedAnswerer((_, sink) => sink.write('a'), {});
  await expect(
    answer(found, {
      ...full,
      write: () => {
        throw new Error('the disk is full');
      },
    }),
  ).rejects.toThrow('the disk is full');
});
