import { LINE_PATTERN, LONGEST_NAME, NAME_PATTERN, NAME_SAYS } from '@pencilmark/core/result';
import Type from 'typebox';

/** What a program is called: the same as what a player may be called. */
export const Name = Type.String({
  minLength: 1,
  maxLength: LONGEST_NAME,
  pattern: NAME_PATTERN,
  description: NAME_SAYS,
});

/** A text of one line that is shown or kept. */
export const Line = (options: Type.TStringOptions) =>
  Type.String({ pattern: LINE_PATTERN, description: 'one line without control characters', ...options });
