import Type, { type Static } from 'typebox';
import { MatchEvent } from './events.ts';
import { closed, MatchId, Ms, Name, nullable, Seat } from './parts.ts';
import { MatchResult, MatchRules, MatchSetup } from './rules.ts';
import { Phase } from './snapshot.ts';

/** Requests a new match. An open match is shown in the lobby. */
export const NewMatch = closed({ rules: MatchRules, isOpen: Type.Boolean() });
export type NewMatch = Static<typeof NewMatch>;

/** A match that was made, and the link that opens it. */
export const MadeMatch = closed({ id: MatchId, link: Type.String() });
export type MadeMatch = Static<typeof MadeMatch>;

/** What anybody may know about a match. */
export const MatchFacts = closed({
  id: MatchId,
  rules: MatchRules,
  phase: Phase,
  seats: Type.Array(nullable(closed({ name: Name, rating: nullable(Type.Number()) }))),
  createdAt: Ms,
  result: nullable(MatchResult),
});
export type MatchFacts = Static<typeof MatchFacts>;

/** The open matches. */
export const MatchList = closed({ matches: Type.Array(MatchFacts) });
export type MatchList = Static<typeof MatchList>;

/** Who takes a seat says this. */
export const JoinMatch = closed({ name: Type.Optional(Name) });
export type JoinMatch = Static<typeof JoinMatch>;

/** The seat that somebody got. */
export const JoinedMatch = closed({ seat: Seat });
export type JoinedMatch = Static<typeof JoinedMatch>;

/** A ticket opens one connection; `seat` is null for a spectator. */
export const MatchTicket = closed({ ticket: Type.String(), seat: nullable(Seat) });
export type MatchTicket = Static<typeof MatchTicket>;

/** A match that is over, with all that was hidden. `replay` makes every moment of it. */
export const MatchLog = closed({ setup: MatchSetup, events: Type.Array(MatchEvent) });
export type MatchLog = Static<typeof MatchLog>;
