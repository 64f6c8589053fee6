import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { deadlineOf } from '../deadline.ts';
import { apply, blank, follow, replay } from '../log/apply.ts';
import { decide } from '../match.ts';
import { MatchEvent, Snapshot, ViewedEvent, type Viewer } from '../messages/index.ts';
import { type Command, canSee, sideOf } from '../state.ts';
import { view, viewEvent } from '../view.ts';
import { faultsOf } from './conformance.ts';
import { anyMatch, type Match, played } from './testing.ts';

// A law takes one or two seconds; other work on the machine may stretch them.
const PATIENCE = 240_000;

/** What must hold for each of so many random matches. */
function law(name: string, check: (match: Match) => void, numRuns = 1000): void {
  const property = fc.property(anyMatch, (random) => check(played(random)));
  test(name, () => fc.assert(property, { numRuns: runs(numRuns), seed: 13 }), PATIENCE);
}

const viewersOf = ({ setup }: Match): Viewer[] => [
  'spectator',
  'referee',
  ...Array.from({ length: setup.rules.seats }, (_, seat) => seat),
];

law('every log is legal, tells the live match, and comes to an end', ({ setup, log, state }) => {
  expect(faultsOf(setup, log)).toEqual([]);
  expect(isDeepStrictEqual(replay(setup, log), state)).toBe(true);
  expect(state.progress.result).not.toBeNull();
});

law('a cid has one answer: what came again changes nothing', ({ arrivals }) => {
  const answers = new Map<string, MatchEvent>();
  for (const { command, before, decision, after } of arrivals) {
    if (!('cid' in command)) continue;
    const name = `${command.seat} ${command.cid}`;
    const known = answers.get(name);
    expect(decision.repeat).toEqual(known);
    if (known) expect(after).toBe(before);
    const own = decision.events.find(({ seat, cid }) => seat === command.seat && cid === command.cid);
    if (own) answers.set(name, own);
  }
});

const refusals = ({ arrivals }: Match): void => {
  for (const { decision, before } of arrivals) {
    if (!decision.refusal || decision.events.length === 0) continue;
    expect(decision.events.at(-1)!.k).toBe('done');
    expect(decision.events[0]!.at).toBeLessThanOrEqual(deadlineOf(before.progress)!);
  }
};
law('what is refused costs nothing: only a flag that has fallen leaves a trace', refusals, 200);

const deadlines = ({ setup, log }: Match): void => {
  let state = blank(setup);
  for (const event of log) {
    state = apply(state, event);
    expect(event.deadline).toBe(deadlineOf(state.progress) ?? null);
    // The end follows a flag at once.
    if (state.progress.phase === 'live' && event.k !== 'flag') expect(event.deadline).toBeGreaterThanOrEqual(event.at);
  }
};
law('every event names the deadline after it', deadlines, 200);

const isEvent = Compile(MatchEvent);
const isViewed = Compile(ViewedEvent);
const isSnapshot = Compile(Snapshot);

law('who follows the events has at every moment what the service would show', (match) => {
  const { setup, log } = match;
  for (const viewer of viewersOf(match)) {
    let state = blank(setup);
    let snapshot = view(state, viewer);
    for (const event of log) {
      const viewed = viewEvent(setup.rules, event, viewer);
      state = apply(state, event);
      snapshot = follow(snapshot, viewed);
      if (!isDeepStrictEqual(snapshot, view(state, viewer))) expect(snapshot).toEqual(view(state, viewer));
    }
  }
});

const schemas = (match: Match): void => {
  const { setup, log, state } = match;
  expect(log.filter((event) => !isEvent.Check(event))).toEqual([]);
  for (const viewer of viewersOf(match)) {
    expect(log.filter((event) => !isViewed.Check(viewEvent(setup.rules, event, viewer)))).toEqual([]);
    expect(isSnapshot.Errors(view(state, viewer))).toEqual([]);
  }
};
law('all that is said fits the schemas', schemas, 100);

law('nobody sees what is hidden: with other secrets, all that a viewer sees is the same', (match) => {
  const { setup, log } = match;
  for (const viewer of viewersOf(match)) {
    const seen = (events: readonly MatchEvent[]) =>
      JSON.stringify([
        events.map((event) => viewEvent(setup.rules, event, viewer)),
        view(replay(setup, events), viewer),
      ]);
    expect(seen(log.map((event) => withOtherSecrets(match, event, viewer)))).toBe(seen(log));
  }
});

const secrets = ({ setup, log, state }: Match): void => {
  const begun = log.filter(({ k }) => k === 'started' || k === 'next').length;
  const text = JSON.stringify([log, view(state, 'spectator')]);
  for (const secret of [setup.seed, ...setup.puzzles.map(({ solution }) => solution)])
    expect(text).not.toContain(secret);
  for (const { puzzle } of setup.puzzles.slice(begun)) expect(text).not.toContain(puzzle);
};
law('the seed, the solution and a puzzle that has not begun are never shown', secrets, 200);

test(
  'no command that fits the schemas, whoever says it when, makes a match throw',
  () => {
    const number = (max: number) => fc.oneof(fc.constantFrom(0, 1, max), fc.nat(max));
    const command = fc.record({
      t: fc.constantFrom('move', 'prepare', 'pass', 'resign', 'claim', 'ready', 'note', 'phrase'),
      seat: number(15),
      cid: fc.constantFrom('a', 'b', 'c'),
      base: number(2 ** 53 - 1),
      cell: number(1295),
      digit: number(32),
      took: number(2 ** 53 - 1),
      isOn: fc.boolean(),
      phrase: number(99),
      nonce: fc.constant('ab'.repeat(8)),
      placement: fc.option(fc.record({ cell: number(1295), digit: fc.integer({ min: 1, max: 32 }) })),
      rtt: fc.record({ mean: fc.double({ min: 0, max: 1e6 }), least: fc.double({ min: 0, max: 1e6 }) }),
    }) as fc.Arbitrary<Command>;
    const property = fc.property(
      anyMatch,
      fc.array(command),
      fc.double({ min: 0, max: 1 }),
      (random, commands, share) => {
        const { setup, log } = played(random);
        let state = replay(setup, log.slice(0, Math.floor(log.length * share)));
        for (const command of commands)
          state = decide(state, command, state.progress.at + 500).events.reduce(apply, state);
        expect(isSnapshot.Check(view(state, 'referee'))).toBe(true);
      },
    );
    fc.assert(property, { numRuns: runs(300), seed: 13 });
  },
  PATIENCE,
);

test(
  'the random matches see every kind of event and of ending',
  () => {
    const matches = fc.sample(anyMatch, { numRuns: 1000, seed: 13 }).map(played);
    const kinds = new Set(matches.flatMap(({ log }) => log.map(({ k }) => k)));
    expect(MatchEvent.anyOf.map(({ properties }) => properties.k.const).filter((k) => !kinds.has(k))).toEqual([]);
    const endings = new Set(matches.map(({ state }) => state.progress.result!.ending));
    expect([...endings].sort()).toEqual(['claimed', 'finished', 'flag', 'full', 'resigned', 'time', 'void']);
  },
  PATIENCE,
);

/** The same event with another cell and digit, where the viewer may know neither. */
function withOtherSecrets({ setup }: Match, event: MatchEvent, viewer: Viewer): MatchEvent {
  const { rules } = setup;
  if (viewer === 'referee' || event.seat === null || event.seat === viewer) return event;
  const secret = { cell: 0, digit: 1 };
  if (event.k === 'prepared') return { ...event, body: { placement: secret } };
  if (event.k === 'dropped') return { ...event, body: secret };
  if (rules.mode === 'duel' || canSee(rules, viewer, sideOf(rules, event.seat))) return event;
  if (event.k === 'filled' || event.k === 'missed' || event.k === 'note')
    return { ...event, body: { ...event.body, ...secret } } as MatchEvent;
  return event.k === 'cleared' ? { ...event, body: { ...event.body, cell: 0 } } : event;
}
