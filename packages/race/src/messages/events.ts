import Type, { type Static, type TProperties } from 'typebox';
import {
  CellIndex,
  Cid,
  Clock,
  closed,
  DigitValue,
  Hash,
  Ms,
  Name,
  Nonce,
  nullable,
  Placement,
  Seat,
  Seq,
} from './parts.ts';
import { MatchResult } from './rules.ts';

/** What happened at `at` (ms of service time). `seat` is null where the referee acted. */
const event = <const Kind extends string, const Body extends TProperties>(k: Kind, body: Body) =>
  closed({
    seq: Seq,
    at: Ms,
    seat: nullable(Seat),
    k: Type.Literal(k),
    cid: Type.Optional(Cid),
    body: closed(body),
    /** When the referee must look at the match again, if nothing happens before. */
    deadline: nullable(Ms),
  });

/** The par of a position in seconds, or null for a full board. */
export const Par = nullable(Type.Integer({ minimum: 0 }));

/** What a turn did to the clock of whoever moved. All but `clock` is for display. */
const turn = { clock: Clock, used: Ms, forgiven: Ms, par: Par };

// For all modes.
const Joined = event('joined', { name: Name, account: nullable(Name), isProgram: Type.Boolean() });
const Ready = event('ready', { nonce: Nonce, quota: Ms });
const Started = event('started', { toss: Hash, puzzle: Type.String(), begins: nullable(Seat), par: Par });
const Phrase = event('phrase', { phrase: Type.Integer({ minimum: 0, maximum: 99 }) });
const Left = event('left', {});
const Back = event('back', {});
const Resigned = event('resigned', {});
const Claimed = event('claimed', {});
// For a time without the service, from `from` until `at`; older logs do not say when it began.
const Credit = event('credit', { ms: Ms, from: Type.Optional(Ms) });
const Done = event('done', { result: MatchResult });

// For duels.
const Prepared = event('prepared', { placement: nullable(Placement) });
const Dropped = event('dropped', { cell: CellIndex, digit: DigitValue });
const Placed = event('placed', { ...turn, cell: CellIndex, digit: DigitValue, bonus: Ms, isPrepared: Type.Boolean() });
const Wrong = event('wrong', { ...turn, cell: CellIndex, digit: DigitValue, cost: Ms, isPrepared: Type.Boolean() });
const Passed = event('passed', { ...turn, cost: Ms });
const Shown = event('shown', { cell: CellIndex, digit: DigitValue, par: Par });
const Next = event('next', { puzzle: Type.String(), begins: Seat, par: Par });
const Flag = event('flag', { used: Ms, forgiven: Ms });

// For races and teams. `count` is how many digits the board has beyond its givens.
const Filled = event('filled', { cell: CellIndex, digit: DigitValue, count: Type.Integer() });
const Missed = event('missed', { cell: CellIndex, digit: DigitValue, count: Type.Integer(), penalty: Ms });
const Cleared = event('cleared', { cell: CellIndex, count: Type.Integer() });
const Judged = event('judged', { penalty: Ms });
const Finished = event('finished', { ms: Ms });
const Note = event('note', { cell: CellIndex, digit: DigitValue, isOn: Type.Boolean() });

/** An event of the log of a match. */
export const MatchEvent = Type.Union([
  Joined,
  Ready,
  Started,
  Phrase,
  Left,
  Back,
  Resigned,
  Claimed,
  Credit,
  Done,
  Prepared,
  Dropped,
  Placed,
  Wrong,
  Passed,
  Shown,
  Next,
  Flag,
  Filled,
  Missed,
  Cleared,
  Judged,
  Finished,
  Note,
]);
export type MatchEvent = Static<typeof MatchEvent>;

/** An event on another board: how many digits that board has now, and no more. */
const Counted = event('counted', { count: Type.Integer(), penalty: Ms });

/** An event that is not for this viewer. Its number stays, so that none is missing. */
const Hidden = event('hidden', {});

/** An event as somebody may see it. */
export const ViewedEvent = Type.Union([...MatchEvent.anyOf, Counted, Hidden]);
export type ViewedEvent = Static<typeof ViewedEvent>;
