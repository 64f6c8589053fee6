import Type, { type Static } from 'typebox';
import { CellIndex, Cid, closed, DigitValue, MatchId, Ms, Nonce, nullable, Placement, Seq } from './parts.ts';

const message = <const Name extends string, const Fields extends Type.TProperties>(t: Name, fields: Fields) =>
  closed({ t: Type.Literal(t), ...fields });

/** Opens a connection to a match. `have` is the number of the next event that is wanted. */
export const Hello = message('hello', {
  v: Type.Literal(1),
  match: MatchId,
  ticket: Type.String({ minLength: 1, maxLength: 128 }),
  have: Seq,
});
export type Hello = Static<typeof Hello>;

/** What the client says that a move took: from its sight of the position to the move. */
const Took = Type.Optional(Ms);

/** Digit 0 clears a cell; only unchecked races know that. */
const Move = message('move', {
  cid: Cid,
  base: Seq,
  cell: CellIndex,
  digit: Type.Integer({ minimum: 0, maximum: 32 }),
  took: Took,
});
/** Without a placement, the waiting placement is taken back. */
const Prepare = message('prepare', { cid: Cid, placement: nullable(Placement) });
const Pass = message('pass', { cid: Cid, base: Seq, took: Took });
const Resign = message('resign', { cid: Cid });
const Claim = message('claim', { cid: Cid });
const Ready = message('ready', { cid: Cid, nonce: Nonce });
const Note = message('note', { cid: Cid, cell: CellIndex, digit: DigitValue, isOn: Type.Boolean() });
const Phrase = message('phrase', { cid: Cid, phrase: Type.Integer({ minimum: 0, maximum: 99 }) });

/** What a player requests of a match. It is answered with `ack` or `refuse`. */
export const PlayerMessage = Type.Union([Move, Prepare, Pass, Resign, Claim, Ready, Note, Phrase]);
export type PlayerMessage = Static<typeof PlayerMessage>;

/** The cell that a player of a team has selected. It is not logged. */
const At = message('at', { cell: nullable(CellIndex) });
const Ping = message('ping', { c: Type.Integer() });

/** All that a client may say. */
export const ClientMessage = Type.Union([Hello, ...PlayerMessage.anyOf, At, Ping]);
export type ClientMessage = Static<typeof ClientMessage>;
