import { puzzleOf } from '@pencilmark/core/format';
import { boxed, classic, jigsaw } from '@pencilmark/core/geometry';
import { emptyPuzzle, type Puzzle } from '@pencilmark/core/puzzle';
import { type SearchResult, solverNamed, type TraceEvent } from '@pencilmark/core/solve';
import { Recorder, record } from '@pencilmark/lab';
import { expect, test } from 'vitest';
import { drawBoard } from './drawing.ts';
import { drawFrame, Film, type View } from './frame.ts';
import { KEYS, keysOf, type Playing } from './player.ts';

const PUZZLE = puzzleOf('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
const VIEW: View = {
  title: 'backtracking · puzzles.txt:1',
  notation: { alphabet: '123456789', blank: '.' },
  hasColour: false,
  columns: 80,
  rows: 24,
};

test.each([
  [
    'boxes of 2×2',
    boxed(2, 2),
    '┌─────┬─────┐|│ · · │ · · │|│ · · │ · · │|├─────┼─────┤|│ · · │ · · │|│ · · │ · · │|└─────┴─────┘',
  ],
  [
    'boxes of 2×3',
    boxed(2, 3),
    `┌───────┬───────┐|${'│ · · · │ · · · │|'.repeat(2)}├───────┼───────┤|${'│ · · · │ · · · │|'.repeat(2)}├───────┼───────┤|${'│ · · · │ · · · │|'.repeat(2)}└───────┴───────┘`,
  ],
  [
    'regions of any shape',
    jigsaw('1112133223423444'),
    '┌───────────┬───┐|│ ·   ·   · │ · │|│   ┌───────┤   │|│ · │ ·   · │ · │|├───┤   ┌───┤   │',
  ],
])('a board with %s', (_name, geometry, expected) => {
  const drawn = drawBoard(geometry, () => ' ·');
  expect(drawn.join('|').slice(0, expected.length)).toBe(expected);
  expect(new Set(drawn.map((line) => line.length)).size).toBe(1);
});

const filmOf = (puzzle: Puzzle, events: readonly TraceEvent[], isCut = false): Film => {
  const recorder = new Recorder(puzzle);
  for (const event of events) recorder.add(event);
  const result: SearchResult = { count: 0, solutions: [], calls: 0, guesses: 0, stopped: 'exhausted' };
  return new Film(puzzle.geometry, recorder.end(isCut ? undefined : result));
};

test('the recording of a long search is cut', () => {
  const search = solverNamed('backtracking')!.prepare(classic);
  const film = new Film(classic, record(search, emptyPuzzle(classic), { mostEvents: 500, beyond: 'leave' }));
  expect([film.length, film.isCut]).toEqual([500, true]);
  expect(drawFrame(film, 500, VIEW).join('\n')).toContain('event 500 of 500 kept, the search goes on');
});

const EVENTS: readonly TraceEvent[] = [
  { kind: 'call', depth: 0 },
  { kind: 'try', cell: 2, digit: 1 },
  { kind: 'place', cell: 3, digit: 2, why: 'naked single' },
  { kind: 'eliminate', cell: 5, digit: 4, why: 'pointing' },
  { kind: 'reject', cell: 2, digit: 1 },
  { kind: 'try', cell: 2, digit: 2 },
];

test.each([
  [0, '│ 5 3 · │ · 7', 'the givens'],
  [1, '│ 5 3 · │ · 7', 'a call at depth 0'],
  [2, '│ 5 3›1 │ · 7', 'tries 1 in r1c3'],
  [3, '│ 5 3 1 │›2 7', 'places 2 in r1c4: naked single'],
  [4, '│ 5 3 1 │ 2 7', 'strikes 4 out of r1c6: pointing'],
  [5, '│ 5 3›· │ · 7', 'takes 1 back from r1c3'],
  [6, '│ 5 3›2 │ · 7', 'tries 2 in r1c3; the search is over'],
])('the frame after %i events', (index, row, said) => {
  const frame = drawFrame(filmOf(PUZZLE, EVENTS), index, VIEW);
  expect(frame).toContainEqual(expect.stringContaining(row));
  expect(frame).toContain(said);
  expect(frame.join('')).not.toContain('\x1b');
});

test('colours mark where digits come from', () => {
  const row = drawFrame(filmOf(PUZZLE, EVENTS), 2, { ...VIEW, hasColour: true })[3]!;
  expect(row).toContain('\x1b[1m5\x1b[0m');
  expect(row).toContain('\x1b[33;7m1\x1b[0m');
});

test('a window that is too small shows only the counters', () => {
  const frame = drawFrame(filmOf(PUZZLE, EVENTS), 2, { ...VIEW, rows: 8 });
  expect(frame[0]).toBe('The board needs 25 columns and 20 rows.');
  expect(frame.length).toBeLessThanOrEqual(8);
});

test.each<[string, string, Playing, Partial<Playing>]>([
  ['space pauses', ' ', { index: 5, speed: 10, isRunning: true }, { index: 5, isRunning: false }],
  ['space goes on', ' ', { index: 5, speed: 10, isRunning: false }, { index: 5, isRunning: true }],
  ['space at the end starts again', ' ', { index: 9, speed: 10, isRunning: false }, { index: 0, isRunning: true }],
  ['right steps and pauses', '\x1b[C', { index: 5.6, speed: 10, isRunning: true }, { index: 6, isRunning: false }],
  ['right stops at the end', '\x1bOC', { index: 9, speed: 10, isRunning: false }, { index: 9 }],
  ['left steps back', '\x1b[D', { index: 5, speed: 10, isRunning: false }, { index: 4 }],
  ['left stops at the start', '\x1b[D', { index: 0, speed: 10, isRunning: false }, { index: 0 }],
  ['home', '\x1b[H', { index: 5, speed: 10, isRunning: true }, { index: 0 }],
  ['end', '\x1b[F', { index: 5, speed: 10, isRunning: true }, { index: 9 }],
  ['up is faster', '\x1b[A', { index: 5, speed: 10, isRunning: true }, { speed: 20, isRunning: true }],
  ['minus is slower, down to one', '--', { index: 5, speed: 2, isRunning: true }, { speed: 1 }],
])('%s', (_name, sent, before, after) => {
  expect(keysOf(sent).reduce((playing, key) => KEYS[key]!(playing, 9), before)).toMatchObject(after);
});
