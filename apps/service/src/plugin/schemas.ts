import Type from 'typebox';

export { Name } from '@pencilmark/race/messages';

/** An object whose unknown fields are errors. */
export const closed = <const Properties extends Type.TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

/** A password; only its length is checked. */
export const Password = Type.String({ minLength: 8, maxLength: 200 });

/** What is wrong with a text of puzzles, and where. */
export const ErrorBody = closed({
  code: Type.String(),
  line: Type.Integer({ description: 'from 1' }),
  column: Type.Integer({ description: 'from 1' }),
  message: Type.String(),
  counts: Type.Optional(
    Type.Object(
      { found: Type.Integer(), needed: Type.Integer(), row: Type.Optional(Type.Integer()) },
      { description: 'how many cells were found, of the board or of a row, and are needed' },
    ),
  ),
});

/** What every answer that is no success says. */
export const ProblemBody = Type.Object({
  code: Type.String(),
  text: Type.String(),
  position: Type.Optional(Type.String()),
  error: Type.Optional(ErrorBody),
});

/** An answer without a body. */
export const Nothing = Type.Null({ description: 'nothing' });

/** The answers of a route: its own, and that of any problem. */
export const answers = <const Success extends Type.TSchema>(success: Success) => ({
  '2xx': success,
  default: ProblemBody,
});

/** The path of what has an id that nobody can guess. */
export const IdParams = closed({ id: Type.String({ pattern: '^[\\w-]{1,64}$' }) });
