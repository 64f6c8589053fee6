import { LINE_PATTERN, LONGEST_NAME, NAME_PATTERN, NAME_SAYS } from '@pencilmark/core/result';
import Type, { type Static, type TProperties } from 'typebox';

// Small schemas that many messages share. Times are whole milliseconds, cells are indexes in
// reading order, seats count from 0.

/** An object whose unknown fields are errors. */
export const closed = <const Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

export const nullable = <const Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** A duration or a moment of service time, in whole milliseconds. */
export const Ms = Type.Integer({ minimum: 0 });

/** A number of an event of a match: 1 for the first. */
export const Seq = Type.Integer({ minimum: 0 });

/** The place of somebody in a match, 0…15. */
export const Seat = Type.Integer({ minimum: 0, maximum: 15 });

export const CellIndex = Type.Integer({ minimum: 0, maximum: 1295 });

export const DigitValue = Type.Integer({ minimum: 1, maximum: 32 });

/** The name that a client gives to a command. A command that comes twice is answered once. */
export const Cid = Type.String({ minLength: 1, maxLength: 40, pattern: '^[\\w-]+$' });

/** The public id of a match. */
export const MatchId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\w-]+$' });

/** 16 to 64 hexadecimal digits that a player adds to the toss. */
export const Nonce = Type.String({ minLength: 16, maxLength: 64, pattern: '^[0-9a-f]+$' });

/** A SHA-256 in hexadecimal digits. */
export const Hash = Type.String({ minLength: 64, maxLength: 64, pattern: '^[0-9a-f]+$' });

/** What players, programs and tokens are called. The length counts code points. */
export const Name = Type.String({
  minLength: 1,
  maxLength: LONGEST_NAME,
  pattern: NAME_PATTERN,
  description: NAME_SAYS,
});

/** The id of a board, such as `9x9`, as somebody wrote it. */
export const BoardId = Type.String({ minLength: 1, maxLength: 400, pattern: LINE_PATTERN });

/** A digit in a cell. */
export const Placement = closed({ cell: CellIndex, digit: DigitValue });
export type Placement = Static<typeof Placement>;

/** The clock of a seat: the time left, and the lag that may still be forgiven. */
export const Clock = closed({ left: Ms, quota: Ms });
export type Clock = Static<typeof Clock>;
