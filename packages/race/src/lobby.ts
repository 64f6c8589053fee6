import { firstQuota, type Span, uncovered } from './clock.ts';
import { startTime } from './deadline.ts';
import type { MatchEvent } from './messages/events.ts';
import { PHRASES } from './phrases.ts';
import type { Draft } from './play/draft.ts';
import { endMatch } from './play/ending.ts';
import type { CommandOf } from './play/mode.ts';
import { modeOf } from './play/modes.ts';
import { type Refusal, refused } from './refusals.ts';
import { type Command, type SystemCommand, sideOf } from './state.ts';
import { TIMES } from './times.ts';

// What can be done in every mode: to come, to be ready, to speak, to be away.

type SystemOf<T extends SystemCommand['t']> = Extract<SystemCommand, { readonly t: T }>;
type CommonName = Exclude<SystemCommand['t'], 'due'> | 'ready' | 'phrase';
type CommonOf<T extends CommonName> = Extract<Command, { readonly t: T }>;

/** A credit is at least and at most so long, in ms. */
const LEAST_CREDIT = 100;
const MOST_CREDIT = 10_000;

/** THE table of commands that all modes know. The rest is for the mode of a running match. */
export const COMMON: { readonly [T in CommonName]: (draft: Draft, command: CommonOf<T>) => Refusal | undefined } = {
  join,
  ready: makeReady,
  start,
  phrase: say,
  credit,
  leave: setPresence,
  back: setPresence,
  void: makeVoid,
};

function join(draft: Draft, { seat, name, account, isProgram = false }: SystemOf<'join'>): Refusal | undefined {
  const { phase, seats, rules } = draft.state.progress;
  if (phase !== 'open') return refused('not-open');
  if (seats[seat] !== null) return refused('taken');
  if (rules.isRated && account === undefined) return refused('account');
  if (rules.isRated && seats.some((seat) => seat?.account === account)) return refused('twice');
  draft.add('joined', { seat }, { name, account: account ?? null, isProgram });
  return undefined;
}

function makeReady(draft: Draft, { seat, cid, nonce, rtt }: CommandOf<'ready'>): Refusal | undefined {
  const { phase, seats } = draft.state.progress;
  if (phase !== 'ready' || seats[seat]!.nonce !== null) return refused('not-ready');
  draft.add('ready', { seat, cid }, { nonce, quota: firstQuota(rtt?.mean ?? 0) });
  return undefined;
}

function start(draft: Draft, { toss }: SystemOf<'start'>): Refusal | undefined {
  const { progress } = draft.state;
  if (progress.phase !== 'countdown' || draft.now < startTime(progress)) return refused('not-yet');
  modeOf(progress.rules).start(draft, toss);
  return undefined;
}

function say(draft: Draft, { seat, cid, phrase }: CommandOf<'phrase'>): Refusal | undefined {
  const { lastPhraseAt } = draft.state.progress.seats[seat]!;
  if (phrase >= PHRASES.length) return refused('phrase');
  if (lastPhraseAt !== null && draft.now < lastPhraseAt + TIMES.phrase) return refused('often');
  draft.add('phrase', { seat, cid }, { phrase });
  return undefined;
}

/**
 * Gives time back for an outage, as far as the clock ran in it and no other credit covers it: the
 * union of all outages counts once, whoever reports them, and however often.
 */
function credit(draft: Draft, { seat, from, cid }: SystemOf<'credit'>): Refusal | undefined {
  const { phase, since, duel, rules } = draft.state.progress;
  if (phase !== 'live') return refused('not-live');
  if (duel && duel.turn !== seat) return refused('turn');
  const began = Math.max(Math.floor(from), duel?.since ?? since);
  const earlier = draft.state.answers.flatMap((events, other) =>
    sideOf(rules, other) === sideOf(rules, seat) ? events.flatMap(spanOf) : [],
  );
  const ms = Math.min(uncovered([began, draft.now], earlier), MOST_CREDIT);
  if (ms >= LEAST_CREDIT) draft.add('credit', { seat, cid }, { ms, from: began });
  return undefined;
}

const spanOf = (event: MatchEvent): Span[] =>
  event.k === 'credit' ? [[event.body.from ?? event.at - event.body.ms, event.at]] : [];

/** Who is away already, or here already, leaves no trace. */
function setPresence(draft: Draft, { t, seat }: SystemOf<'leave' | 'back'>): undefined {
  const isAbsent = draft.state.progress.seats[seat]!.absentSince !== null;
  if (isAbsent === (t === 'leave')) return;
  draft.add(t === 'leave' ? 'left' : 'back', { seat }, {});
}

function makeVoid(draft: Draft): undefined {
  endMatch(draft, 'void', []);
}

/** Does what follows when the deadline has passed. The end of a countdown waits for the toss. */
export function beDue(draft: Draft): undefined {
  const { phase, rules } = draft.state.progress;
  if (phase === 'ready') endMatch(draft, 'void', []);
  if (phase === 'live') modeOf(rules).due(draft);
}

/** Leaves a match that has not begun: then it does not take place. */
export function withdraw(draft: Draft, { seat, cid }: CommandOf<'resign'>): undefined {
  draft.add('resigned', { seat, cid }, {});
  endMatch(draft, 'void', []);
}
