import Type, { type Static } from 'typebox';
import { ViewedEvent } from './events.ts';
import { CellIndex, Cid, closed, Ms, Name, nullable, Seat, Seq } from './parts.ts';
import { MatchResult, MatchSetup } from './rules.ts';
import { Snapshot } from './snapshot.ts';

const message = <const Kind extends string, const Fields extends Type.TProperties>(t: Kind, fields: Fields) =>
  closed({ t: Type.Literal(t), ...fields });

// Why something was not done: a code for programs, a sentence for people.
const refusal = { code: Type.String(), text: Type.String() };

/** An error as HTTP routes answer it; `position` says where in the body. */
export const Problem = closed({ ...refusal, position: Type.Optional(Type.Integer()) });
export type Problem = Static<typeof Problem>;

/**
 * The answer to `hello`: a snapshot, or the events from `have` on when these are known.
 * `seat` is null for a spectator.
 */
const Welcome = message('welcome', {
  v: Type.Literal(1),
  seq: Seq,
  now: Ms,
  seat: nullable(Seat),
  snapshot: Type.Optional(Snapshot),
  events: Type.Optional(Type.Array(ViewedEvent)),
});
const Event = message('event', { event: ViewedEvent });
const Ack = message('ack', { cid: Cid, seq: Seq });
const Refuse = message('refuse', { cid: Cid, ...refusal });
const Pong = message('pong', { c: Type.Integer(), now: Ms });
const Here = message('here', { seat: Seat, isOnline: Type.Boolean() });
const At = message('at', { seat: Seat, cell: nullable(CellIndex) });

/** A rating as players see it. */
export const RatingChange = closed({
  seat: Seat,
  name: Name,
  before: Type.Number(),
  after: Type.Number(),
  deviation: Type.Number(),
});
export type RatingChange = Static<typeof RatingChange>;

/**
 * The end: from now on all is open, so that everybody can check the commit and the toss. Only of a
 * race of the day, those who have not solved it get the setup when the day is over.
 */
const Over = message('over', {
  result: MatchResult,
  setup: Type.Optional(MatchSetup),
  ratings: Type.Array(RatingChange),
});
const Trouble = message('error', { ...refusal, position: Type.Optional(Type.Integer()) });

/** All that the service may say to a client of a match. */
export const ServerMessage = Type.Union([Welcome, Event, Ack, Refuse, Pong, Here, At, Over, Trouble]);
export type ServerMessage = Static<typeof ServerMessage>;
