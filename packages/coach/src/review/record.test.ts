import { expect, test } from 'vitest';
import { readRecord, recordOf, reviewOf } from './index.ts';
import { play, RECORDINGS } from './testing/recordings.ts';

const SOME = RECORDINGS.filter((_, index) => index % 6 === 0);

test.each(SOME)('the record of $name says all that a review sees', (recording) => {
  const { game } = play(recording);
  const read = readRecord(JSON.stringify(recordOf({ ...game, hasTimes: true })));
  expect(read.ok).toBe(true);
  if (read.ok) expect(reviewOf({ ...game, ...read.value })).toEqual(reviewOf(game));
});

const RECORD = {
  format: 'pencilmark-game',
  version: 1,
  board: '4x4:2x2',
  givens: new Array(16).fill(0),
  played: 5,
  moves: [],
};

test('what was taken back is a branch', () => {
  const moves = [
    { ms: 1, digits: { r1c1: 1 } },
    { ms: 2, supposed: true, digits: { r1c2: 2 } },
    { ms: 3, after: 0, centre: { r1c2: [2, 3] } },
  ];
  const read = readRecord(JSON.stringify({ ...RECORD, moves, at: 2 }));
  expect(read).toMatchObject({ ok: true, value: { hasTimes: true } });
  if (!read.ok) return;
  expect([...read.value.end.digits.slice(0, 2)]).toEqual([1, 0]);
  expect(recordOf(read.value)).toEqual({ ...RECORD, moves });
});

test.each<[string, unknown, string, string]>([
  ['no JSON', '{"format', 'json', ''],
  ['a list', '[]', 'json', ''],
  ['something else', {}, 'format', 'format'],
  ['a later version', { ...RECORD, version: 2 }, 'format', 'format'],
  ['no board', { ...RECORD, board: 'nowhere' }, 'board', 'board'],
  ['a board without sets of digits', { ...RECORD, board: '36x36:6x6' }, 'board', 'board'],
  ['too few givens', { ...RECORD, givens: [1] }, 'field', 'givens'],
  ['a given that is too large', { ...RECORD, givens: new Array(16).fill(5) }, 'field', 'givens'],
  ['no moves', { ...RECORD, moves: 7 }, 'field', 'moves'],
  ['no time', { ...RECORD, played: '5' }, 'field', 'played'],
  ['a move that is none', { ...RECORD, moves: [null] }, 'field', 'moves[0]'],
  ['a time below 0', { ...RECORD, moves: [{ ms: -1 }] }, 'field', 'moves[0].ms'],
  ['a word for a yes', { ...RECORD, moves: [{ supposed: 'yes' }] }, 'field', 'moves[0].supposed'],
  ['a later move before', { ...RECORD, moves: [{ after: 0 }] }, 'field', 'moves[0].after'],
  ['a cell outside', { ...RECORD, moves: [{ digits: { r5c1: 1 } }] }, 'field', 'moves[0].digits'],
  ['a digit outside', { ...RECORD, moves: [{}, { digits: { r1c1: 5 } }] }, 'field', 'moves[1].digits.r1c1'],
  ['a note outside', { ...RECORD, moves: [{ centre: { r1c1: [0] } }] }, 'field', 'moves[0].centre.r1c1'],
  ['an end that is no move', { ...RECORD, at: 3 }, 'field', 'at'],
])('%s is refused with its place', (_name, record, code, place) => {
  const read = readRecord(typeof record === 'string' ? record : JSON.stringify(record));
  expect(read).toMatchObject({
    ok: false,
    error: { code, place, message: expect.stringMatching(/^[A-Z"].*(\.|is not a cell.*)$/) },
  });
});
