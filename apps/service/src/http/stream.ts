import Type from 'typebox';
import type { App } from '../plugin/app-type.ts';
import type { Context } from '../plugin/context.ts';
import { closed } from '../plugin/schemas.ts';
import { Problem } from '../problems.ts';
import { openLines } from './lines.ts';

/** The messages of a match as lines of JSON, for programs that send their moves as requests. */
export function stream(app: App, context: Context): void {
  const { lifecycle } = context;
  const lines = openLines(app, context);

  app.get(
    '/v1/matches/:id/stream',
    {
      schema: {
        summary: 'the messages of a match as lines of JSON, from the event `have` on',
        params: closed({ id: Type.String({ pattern: '^[\\w-]{1,64}$' }) }),
        querystring: closed({ have: Type.Optional(Type.String({ pattern: '^\\d{1,9}$' })) }),
      },
      config: { access: { who: 'account', scope: 'play' } },
    },
    async (request, reply) => {
      const { registry, lobby, presence, audience } = lifecycle.node().matches;
      const match = await registry.find(request.params.id);
      if (!match) throw new Problem('not-found', 'There is no such match.');
      await registry.pull(match);
      const seat = (await lobby.seatOf(match, request.visitor!.account)) ?? null;
      const connection = lines.connect(request, reply);
      if (seat !== null) await presence.enter(match, seat, connection);
      const { send } = lines.begin(reply, connection);
      if (connection.isOver()) return;
      connection.onEnd(audience.admit(match, { seat, send }, Number(request.query.have ?? 0)));
    },
  );
}
