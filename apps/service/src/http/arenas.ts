import { ProgramMessage, ROUNDS, TableRow, Verdict } from '@pencilmark/arena';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import Value from 'typebox/value';
import type { ArenaFacts } from '../arena/arenas.ts';
import type { App } from '../plugin/app-type.ts';
import type { Context } from '../plugin/context.ts';
import { answers, closed, IdParams, Nothing } from '../plugin/schemas.ts';
import { openLines } from './lines.ts';

const NewArena = closed({
  rounds: Type.Array(Type.Enum(ROUNDS.map(({ name }) => name)), { minItems: 1, maxItems: 10, uniqueItems: true }),
  inSeconds: Type.Integer({ minimum: 1, maximum: 86_400, description: 'When it begins.' }),
});

/** What anybody may know of an arena. */
const ArenaBody = closed({
  id: Type.String(),
  link: Type.String({ description: 'What `pencilmark arena join` takes.' }),
  state: Type.Enum(['waiting', 'playing', 'done']),
  startsAt: Type.Integer(),
  rounds: Type.Array(Type.String()),
});
const ArenaResults = closed({
  ...ArenaBody.properties,
  plans: Type.Array(
    closed({
      name: Type.String(),
      board: Type.String(),
      batch: Type.Integer(),
      tasks: Type.Integer(),
      ms: Type.Integer(),
    }),
  ),
  programs: Type.Array(Type.String()),
  tables: Type.Array(closed({ round: Type.String(), rows: Type.Array(TableRow) })),
});

const bodyOf = ({ protocol, host }: FastifyRequest, { id, state, startsAt, rounds }: ArenaFacts) => ({
  ...{ id, state, startsAt, link: `${protocol}://${host}/v1/arenas/${id}` },
  rounds: rounds.map(({ name }) => name),
});

/** Arenas of programs: to make one, to take part, to see who wins. */
export function arenas(app: App, context: Context): void {
  knownArenas(app, context);
  streams(app, context);
  messages(app, context);
}

function knownArenas(app: App, { lifecycle }: Context): void {
  app.post(
    '/v1/arenas',
    {
      schema: {
        summary: 'makes an arena; programs may join until it begins',
        body: NewArena,
        response: answers(ArenaBody),
      },
      config: { access: { who: 'player', scope: 'arena' } },
    },
    async (request, reply) => {
      const { rounds, inSeconds } = request.body;
      const plans = ROUNDS.filter(({ name }) => rounds.includes(name));
      const arena = await lifecycle.node().contest.arenas.create(plans, inSeconds);
      return reply.code(201).send(bodyOf(request, arena));
    },
  );

  app.get(
    '/v1/arenas',
    {
      schema: {
        summary: 'arenas: those that have not ended, and then the last ones',
        response: answers(closed({ arenas: Type.Array(ArenaBody) })),
      },
      config: { access: { who: 'anyone' } },
    },
    async (request) => ({
      arenas: (await lifecycle.node().contest.arenas.list()).map((arena) => bodyOf(request, arena)),
    }),
  );

  app.get(
    '/v1/arenas/:id',
    {
      schema: { summary: 'an arena, and who wins so far', params: IdParams, response: answers(ArenaResults) },
      config: { access: { who: 'anyone' } },
    },
    async (request) => {
      const { arenas: here, standings } = lifecycle.node().contest;
      const arena = await here.find(request.params.id);
      const [tables, programs] = await Promise.all([standings.tables(arena), here.programs(arena)]);
      const plans = arena.rounds.map(({ name, board, batch, tasks, ms }) => ({ name, board, batch, tasks, ms }));
      return { ...bodyOf(request, arena), plans, programs, tables: tables.map(({ round, rows }) => ({ round, rows })) };
    },
  );
}

function streams(app: App, context: Context): void {
  const { lifecycle } = context;
  const lines = openLines(app, context);
  app.get(
    '/v1/arenas/:id/tables/stream',
    {
      schema: { summary: 'who wins so far, as tables in lines of JSON, until bye', params: IdParams },
      config: { access: { who: 'anyone' } },
    },
    async (request, reply) => {
      const { arenas: here, seats } = lifecycle.node().contest;
      const arena = await here.find(request.params.id);
      const connection = lines.connect(request, reply);
      connection.onEnd(seats.watch(arena, lines.begin(reply, connection)));
    },
  );

  app.get(
    '/v1/arenas/:id/stream',
    {
      schema: { summary: 'what the arena says to a program, as lines of JSON', params: IdParams },
      config: { access: { who: 'account', scope: 'arena' } },
    },
    async (request, reply) => {
      const { arenas: here, seats } = lifecycle.node().contest;
      const arena = await here.find(request.params.id);
      const connection = lines.connect(request, reply);
      const line = lines.begin(reply, connection);
      connection.onEnd(seats.take(arena, { account: request.visitor!.account.key, ...line }));
    },
  );
}

/** What a program says is judged, also where it is no message: so it is read by the arena. */
function messages(app: App, { lifecycle, settings }: Context): void {
  app.register(async (inner) => {
    inner.removeContentTypeParser('application/json');
    inner.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    inner.post<{ Params: Type.Static<typeof IdParams>; Body: string }>(
      '/v1/arenas/:id/messages',
      {
        bodyLimit: settings.limits.programMessage,
        validatorCompiler: ({ httpPart, schema }) =>
          httpPart === 'params' ? (value) => Value.Check(schema as Type.TSchema, value) : () => true,
        schema: {
          summary: 'what a program says: hello, pong or answer; to an answer comes the verdict',
          params: IdParams,
          body: ProgramMessage,
          response: answers(Type.Union([Verdict, Nothing])),
        },
        config: { access: { who: 'account', scope: 'arena' } },
      },
      async ({ params, body, visitor }, reply) => {
        const { clock, contest } = lifecycle.node();
        const at = clock.now();
        const arena = await contest.arenas.find(params.id);
        const verdict = await contest.hearing.hear({ arena, account: visitor!.account.key, line: body, at });
        return verdict ?? reply.code(204).send(null);
      },
    );
  });
}
