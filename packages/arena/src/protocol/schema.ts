import Type, { type TSchema } from 'typebox';
import { ArenaMessage, PROTOCOL_VERSION } from './from-arena.ts';
import { ProgramMessage } from './from-program.ts';

/**
 * The whole protocol as one JSON Schema: what an arena says, and what a program says.
 *
 *     Object.keys(protocolSchema().$defs)      // ['fromArena', 'fromProgram']
 */
export const protocolSchema = (): TSchema & object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `What an arena and a program say to each other, version ${PROTOCOL_VERSION}: a message a line`,
  $defs: { fromArena: ArenaMessage, fromProgram: ProgramMessage },
  ...Type.Union([Type.Ref('#/$defs/fromArena'), Type.Ref('#/$defs/fromProgram')]),
});
