import Type from 'typebox';
import type { App } from '../plugin/app-type.ts';
import type { Context } from '../plugin/context.ts';
import { closed } from '../plugin/schemas.ts';
import { Problem } from '../problems.ts';
import { openLines } from './lines.ts';

/** The messages of a match as lines of JSON, for programs that send their moves as requests. */
export function stream(app: App, { lifecycle, settings, metrics }: Context): void {
  const lines = openLines(app, settings.limits, metrics);

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
      await registry.pull([match]);
      const seat = (await lobby.seatOf(match, request.visitor!.account)) ?? null;
      const line = lines(request, reply);
      const away = seat === null ? () => {} : await presence.enter(match, seat);
      const leave = audience.admit(match, { seat, send: line.send }, Number(request.query.have ?? 0));
      line.onEnd(() => {
        leave();
        away();
      });
    },
  );
}
