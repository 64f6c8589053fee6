import Type from 'typebox';

export { Name } from '@pencilmark/race/messages';

/** An object whose unknown fields are errors. */
export const closed = <const Properties extends Type.TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

/** A password; only its length is checked. */
export const Password = Type.String({ minLength: 8, maxLength: 200 });

/** What every answer that is no success says. */
export const ProblemBody = Type.Object({
  code: Type.String(),
  text: Type.String(),
  position: Type.Optional(Type.String()),
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
