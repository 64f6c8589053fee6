import Type from 'typebox';
import { Line, Name } from '../texts.ts';
import { Id, TASK_KINDS } from './from-arena.ts';

/** The answer to the hello of an arena: who plays, on which boards, and what it can do. */
export const ProgramHello = Type.Object({
  t: Type.Literal('hello'),
  name: Name,
  version: Line({ maxLength: 40 }),
  boards: Type.Array(Line({ maxLength: 1000 }), {
    minItems: 1,
    maxItems: 100,
    description: 'Ids such as 9x9:3x3; other boards are not asked.',
  }),
  kinds: Type.Array(Line({ maxLength: 40 }), {
    minItems: 1,
    maxItems: 20,
    description: `What the program can be asked: ${TASK_KINDS.join(', ')}.`,
  }),
  wants: Type.Optional(
    Type.Array(Line({ maxLength: 40 }), {
      maxItems: 20,
      description: 'Messages that the program wants to hear besides: table.',
    }),
  ),
});
export type ProgramHello = Type.Static<typeof ProgramHello>;

/** The answer to a ping. */
export const Pong = Type.Object({ t: Type.Literal('pong'), id: Id });

/** The answer to a task: for each puzzle its different solutions, at most `limit` of them. */
export const Answer = Type.Object({
  t: Type.Literal('answer'),
  id: Id,
  solutions: Type.Array(Type.Array(Type.String()), {
    description: 'A list for each puzzle, in order. No solution: an empty list.',
  }),
});
export type Answer = Type.Static<typeof Answer>;

/** Everything that a program says to an arena. */
export const ProgramMessage = Type.Union([ProgramHello, Pong, Answer]);
export type ProgramMessage = Type.Static<typeof ProgramMessage>;
