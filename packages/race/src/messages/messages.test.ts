import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { LONGEST_NAME } from '../index.ts';
import { begun, rulesOf, START } from '../testing.ts';
import { view, viewEvent } from '../view.ts';
import {
  ClientMessage,
  JoinMatch,
  MatchEvent,
  MatchRules,
  MatchSetup,
  ServerMessage,
  Snapshot,
  ViewedEvent,
} from './index.ts';

const isMessage = Compile(ClientMessage);
const move = { t: 'move', cid: 'a-1', base: 4, cell: 80, digit: 9, took: 1200 };

describe('what a client may say', () => {
  test.each<[object]>([
    [{ t: 'hello', v: 1, match: 'm1', ticket: 'x', have: 1 }],
    [move],
    [{ t: 'prepare', cid: 'a', placement: null }],
    [{ t: 'pass', cid: 'a', base: 4 }],
    [{ t: 'resign', cid: 'a' }],
    [{ t: 'claim', cid: 'a' }],
    [{ t: 'ready', cid: 'a', nonce: 'ab'.repeat(16) }],
    [{ t: 'note', cid: 'a', cell: 0, digit: 1, isOn: true }],
    [{ t: 'phrase', cid: 'a', phrase: 0 }],
    [{ t: 'at', cell: null }],
    [{ t: 'ping', c: 7 }],
  ])('%o', (message) => {
    expect(isMessage.Check(message)).toBe(true);
  });

  test.each<[name: string, message: unknown]>([
    ['an unknown field', { ...move, seat: 1 }],
    ['an unknown message', { t: 'cheat' }],
    ['a missing field', { t: 'move', cid: 'a', cell: 0, digit: 1 }],
    ['a fraction', { ...move, cell: 1.5 }],
    ['a negative cell', { ...move, cell: -1 }],
    ['a text as a number', { ...move, digit: '9' }],
    ['a time before the beginning', { ...move, took: -5 }],
    ['an empty cid', { ...move, cid: '' }],
    ['a cid that is too long', { ...move, cid: 'x'.repeat(41) }],
    ['a cid with spaces', { ...move, cid: 'a b' }],
    ['a nonce in capitals', { t: 'ready', cid: 'a', nonce: 'AB'.repeat(16) }],
    ['another version', { t: 'hello', v: 2, match: 'm1', ticket: 'x', have: 1 }],
    ['no object', null],
  ])('refused: %s', (_name, message) => {
    expect(isMessage.Check(message)).toBe(false);
  });
});

test('what the service says about a match fits its schemas', () => {
  const { state, log } = begun();
  expect(Compile(MatchSetup).Check(state.setup)).toBe(true);
  expect(log.every((event) => Compile(MatchEvent).Check(event))).toBe(true);
  const viewed = log.map((event) => viewEvent(state.setup.rules, event, 1));
  expect(viewed.every((event) => Compile(ViewedEvent).Check(event))).toBe(true);
  const snapshot = view(state, 'spectator');
  expect(Compile(Snapshot).Check(snapshot)).toBe(true);
  const welcome = { t: 'welcome', v: 1, seq: 5, now: START, seat: null, snapshot };
  expect(Compile(ServerMessage).Check(welcome)).toBe(true);
});

test.each([
  ['mode', { mode: 'chess' }],
  ['level', { level: 'impossible' }],
  ['number of seats', { seats: 17 }],
  ['time', { seconds: 0 }],
])('rules with an unknown %s are refused', (_name, change) => {
  expect(Compile(MatchRules).Check(rulesOf())).toBe(true);
  expect(Compile(MatchRules).Check({ ...rulesOf(), ...change })).toBe(false);
});

test.each<[name: string, isName: boolean]>([
  ['Anna', true],
  ['😀'.repeat(LONGEST_NAME), true],
  ['x'.repeat(LONGEST_NAME + 1), false],
  ['\ud800', false],
  ['\u0000', false],
  ['  ', false],
  ['Anna\u202e', false],
])('who sits down as %j: %s', (name, isName) => {
  expect(Compile(JoinMatch).Check({ name })).toBe(isName);
});

test('the board of a match is one line', () => {
  for (const board of ['9x9\u0000', '9x9\ud800', '9x9\n'])
    expect(Compile(MatchRules).Check({ ...rulesOf(), board })).toBe(false);
});
