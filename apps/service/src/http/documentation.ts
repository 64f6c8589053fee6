import swagger from '@fastify/swagger';
import { ClientMessage, ServerMessage } from '@pencilmark/race/messages';
import type { FastifySchema } from 'fastify';
import type { App } from '../plugin/app-type.ts';
import type { Context } from '../plugin/context.ts';

/** What the service understands, for programs: made from the schemas that check it. */
export async function documentation(app: App, { settings }: Context): Promise<void> {
  await app.register(swagger, {
    // Whoever reads about a route learns who may use it.
    transform: ({ schema, url, route }) => {
      const { who, scope } = route.config!.access!;
      return { schema: { ...schema, 'x-who': who, ...(scope && { 'x-scope': scope }) } as FastifySchema, url };
    },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Pencilmark',
        version: settings.version,
        description: 'Playing Sudoku together, and answers about puzzles.',
      },
      externalDocs: { description: 'Documentation, from the same server', url: '/docs/service.html' },
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'pm_session' },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
    },
  });
  app.get('/v1/openapi.json', { schema: { hide: true }, config: { access: { who: 'anyone', isBlind: true } } }, () =>
    app.swagger(),
  );
  app.get(
    '/v1/messages.json',
    { schema: { hide: true }, config: { access: { who: 'anyone', isBlind: true } } },
    () => ({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Messages of a match, version 1: one frame of a WebSocket, or one line of NDJSON',
      $defs: { ClientMessage, ServerMessage },
    }),
  );
}
