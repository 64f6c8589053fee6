import { readFileSync } from 'node:fs';
import { puzzleOf } from '@pencilmark/core/format';
import { boxed, classic } from '@pencilmark/core/geometry';
import { emptyPuzzle, makePuzzle, type Puzzle } from '@pencilmark/core/puzzle';
import { SOLVERS, type Solver, type TraceEvent } from '@pencilmark/core/solve';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/strength.mjs';
import { deepestOf, depthOver, Recorder, type Recording, Replay, record, transferablesOf } from './index.ts';

const watchable = SOLVERS.filter((solver) => solver.traces);
const named = watchable.map((solver) => [solver.name, solver] as const);
const corpus = readFileSync(new URL('../../../corpus/tutorials.tsv', import.meta.url), 'utf8');
const TUTORIALS = corpus
  .split('\n')
  .filter((line) => /^[\w-]+\t\d{81}\t/.test(line))
  .map((line) => {
    const [name = '', digits = '', , calls = '', , , linear = ''] = line.split('\t');
    return { name, puzzle: puzzleOf(digits), calls: Number(calls), linear: Number(linear) };
  });
const tutorial = (name: string): Puzzle => TUTORIALS.find((one) => one.name === name)!.puzzle;

/** Every event of a search, as the solver tells it. */
function eventsOf(solver: Solver, puzzle: Puzzle, maxCalls: number): TraceEvent[] {
  const events: TraceEvent[] = [];
  solver.prepare(puzzle.geometry)(puzzle, { maxCalls, trace: (event) => events.push(event) });
  return events;
}

/** What a search has on the board after some events, worked out without anything of the lab. */
function playedFromStart(puzzle: Puzzle, events: readonly TraceEvent[]) {
  const lying: { cell: number; digit: number; isTrial: boolean }[] = [];
  const counts = { calls: 0, takenBack: 0, solutions: 0 };
  for (const event of events) {
    if (event.kind === 'call') counts.calls++;
    if (event.kind === 'solution') counts.solutions++;
    if (event.kind === 'try' || event.kind === 'place') lying.push({ ...event, isTrial: event.kind === 'try' });
    if (event.kind !== 'reject') continue;
    counts.takenBack++;
    lying.length = lying.findLastIndex(({ cell, isTrial }) => isTrial && cell === event.cell);
  }
  const digits = puzzle.givens.slice();
  for (const { cell, digit } of lying) digits[cell] = digit;
  const last = events.at(-1);
  return {
    ...counts,
    index: events.length,
    event: last,
    digits: last?.kind === 'solution' ? Uint8Array.from(last.digits) : digits,
    depth: lying.filter(({ isTrial }) => isTrial).length,
  };
}

const BOARDS: readonly Puzzle[] = [
  emptyPuzzle(boxed(2, 2)),
  emptyPuzzle(boxed(2, 3)),
  tutorial('nyt-easy'),
  tutorial('very-hard'),
  emptyPuzzle(boxed(3, 3, ['x'])),
  emptyPuzzle(boxed(4, 4)),
];

describe.each(named)('%s', (_name, solver) => {
  test('any moment is what playing up to it gives, and every event is told back', () => {
    for (const puzzle of BOARDS) {
      const events = eventsOf(solver, puzzle, 2000);
      const replay = new Replay(record(solver.prepare(puzzle.geometry), puzzle, { maxCalls: 2000 }));
      expect(replay.recording.length).toBe(events.length);
      fc.assert(
        fc.property(fc.nat(events.length), (index) => {
          expect(replay.at(index)).toMatchObject(playedFromStart(puzzle, events.slice(0, index)));
          if (index > 0) expect(replay.event(index)).toEqual(events[index - 1]);
        }),
        { numRuns: runs(20), examples: [[0], [events.length], [Math.min(1024, events.length)]] },
      );
    }
  });

  test('the last moment counts what the solver counts', () => {
    for (const { puzzle } of TUTORIALS) {
      const search = solver.prepare(classic);
      const { calls, guesses, count, solutions } = search(puzzle, { limit: 1 });
      const recording = record(search, puzzle, { limit: 1, mostEvents: 1000 });
      expect(recording.result).toMatchObject({ calls, guesses, count });
      const last = new Replay(recording).at(recording.length);
      expect(last).toMatchObject({ index: recording.length, calls, guesses, solutions: count });
      expect(last.digits).toEqual(solutions[0]);
    }
  });

  test('guesses come to light one by one, up to those of a search to the end', () => {
    const puzzle = tutorial('very-hard');
    const { words, ...rest } = record(solver.prepare(classic), puzzle);
    const { guesses } = solver.prepare(classic)(puzzle);
    expect(new Replay({ ...rest, words, result: undefined }).at(rest.length).guesses).toBe(guesses);
  });
});

test.each(TUTORIALS.map((row) => [row.name, row] as const))('%s: the published calls', (_name, row) => {
  const callsOf = (name: string): number | undefined => {
    const solver = watchable.find((one) => one.name === name)!;
    const recording = record(solver.prepare(classic), row.puzzle, { limit: 1, mostEvents: 1 });
    return new Replay(recording).at(recording.length).calls;
  };
  expect([callsOf('backtracking'), callsOf('linear-scan')]).toEqual([row.calls, row.linear]);
});

describe('beyond what is kept', () => {
  const search = watchable.find(({ name }) => name === 'backtracking')!.prepare(classic);
  const puzzle = tutorial('nyt-hard');
  const whole = new Replay(record(search, puzzle, { limit: 1 }));
  const length = whole.recording.length;

  test('moments are samples, and each is a true one', () => {
    const sampled = new Replay(record(search, puzzle, { limit: 1, mostEvents: 5000 }));
    expect([sampled.recording.length, sampled.recording.words.length]).toEqual([length, 5000]);
    const indexes = Array.from({ length: 200 }, (_, step) => Math.floor((length * step) / 199));
    for (const index of indexes) {
      const moment = sampled.at(index);
      expect(moment.index).toBeLessThanOrEqual(index);
      expect(index - moment.index).toBeLessThanOrEqual(index <= 5000 ? 0 : 1024);
      expect(moment).toEqual(whole.at(moment.index));
    }
    expect(sampled.at(length)).toEqual(whole.at(length));
  });

  test('the number of samples is bounded', () => {
    const recorder = new Recorder(emptyPuzzle(boxed(1, 1)), 10);
    for (let index = 0; index < 5_000_000; index++) recorder.add({ kind: 'call', depth: 0 });
    const recording = recorder.end();
    expect(recording.snapshots.rows.length / 8).toBeLessThan(2100);
    const replay = new Replay(recording);
    expect(replay.at(5_000_000)).toMatchObject({ index: 5_000_000, calls: 5_000_000 });
    expect(replay.at(3_000_000).index).toBeGreaterThan(2_990_000);
  });

  test('or the search is left', () => {
    const left = record(search, emptyPuzzle(classic), { mostEvents: 500, beyond: 'leave' });
    expect([left.length, left.words.length, left.result]).toEqual([500, 500, undefined]);
    const filled = record(search, puzzle, { limit: 1, mostEvents: length, beyond: 'leave' });
    expect(filled.result).toEqual(whole.recording.result);
  });
});

describe('depth over time', () => {
  const depths = (recording: Recording): number[] => {
    const replay = new Replay(recording);
    return Array.from({ length: recording.length }, (_, index) => replay.at(index + 1).depth);
  };

  test.each([
    ['shorter than the paper', 'extreme', { maxCalls: 300 }],
    ['longer: several events a span', 'extreme', { maxCalls: 3000 }],
  ])('%s', (_name, name, options) => {
    const search = watchable.find((solver) => solver.name === 'backtracking')!.prepare(classic);
    const recording = record(search, tutorial(name), options);
    const all = depths(recording);
    expect(deepestOf(recording)).toBe(Math.max(...all));
    for (const width of [1, 7, 640, 10_000]) {
      const columns = depthOver(recording, width);
      expect(columns.length).toBeLessThanOrEqual(width);
      expect([columns[0]!.from, columns.at(-1)!.to]).toEqual([0, recording.length]);
      columns.forEach(({ from, to, least, most }, index) => {
        expect(from).toBe(index === 0 ? 0 : columns[index - 1]!.to);
        const here = all.slice(from, to);
        expect([least, most]).toEqual([Math.min(...here), Math.max(...here)]);
      });
    }
  });

  test('of a search that did nothing', () => {
    const clash = makePuzzle(boxed(2, 2), [1, 1, ...new Array(14).fill(0)]);
    const recording = record(SOLVERS.find(({ name }) => name === 'backtracking')!.prepare(clash.geometry), clash);
    expect(depthOver(recording, 100)).toEqual([]);
    expect(deepestOf(recording)).toBe(0);
    expect(new Replay(recording).at(0)).toMatchObject({ index: 0, event: undefined, digits: clash.givens });
  });
});

test('a solution that does not lie on the board is kept', () => {
  const puzzle = emptyPuzzle(boxed(2, 2));
  const digits = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
  const events: TraceEvent[] = [
    { kind: 'try', cell: 0, digit: 1 },
    { kind: 'solution', digits },
    { kind: 'reject', cell: 0, digit: 1 },
    { kind: 'solution', digits: [...digits].reverse() },
  ];
  const recorder = new Recorder(puzzle);
  for (const event of events) recorder.add(event);
  const replay = new Replay(recorder.end());
  expect(events.map((_, index) => replay.event(index + 1))).toEqual(events);
  expect(replay.at(2)).toMatchObject({ digits: Uint8Array.from(digits), solutions: 1 });
  expect(replay.at(2).origins.slice(0, 2)).toEqual(['tried', 'placed']);
  expect(replay.at(3).digits).toEqual(puzzle.givens);
});

test('a recording is sent without a copy', () => {
  const search = watchable[0]!.prepare(classic);
  const sent = record(search, tutorial('expert'));
  const before = structuredClone(sent);
  const arrived = structuredClone(sent, { transfer: transferablesOf(sent) });
  expect(sent.words.length).toBe(0);
  expect(arrived).toEqual(before);
});

test.each([
  ['a moment before the start', -1],
  ['a moment after the end', 1e9],
  ['no moment', Number.NaN],
])('%s is refused', (_name, index) => {
  const replay = new Replay(record(watchable[0]!.prepare(classic), tutorial('nyt-easy')));
  expect(() => replay.at(index)).toThrow(RangeError);
  expect(() => replay.event(index)).toThrow(RangeError);
});
