import { MatchRules } from '@pencilmark/race/messages';
import Type from 'typebox';
import type { App } from '../plugin/app-type.ts';
import type { Context } from '../plugin/context.ts';
import { answers, closed, Nothing } from '../plugin/schemas.ts';

/** To be paired with somebody of the own strength. */
export function seeks(app: App, { lifecycle }: Context): void {
  app.post(
    '/v1/seeks',
    {
      schema: {
        summary: 'looks for a partner; ask again every few seconds, until there is a match to join',
        body: closed({ rules: MatchRules }),
        response: answers(closed({ match: Type.Union([Type.String(), Type.Null()]) })),
      },
      config: { access: { who: 'account', scope: 'play' } },
    },
    async ({ body, visitor }) => ({ match: await lifecycle.node().matches.seeks.seek(visitor!.account, body.rules) }),
  );

  app.delete(
    '/v1/seeks',
    {
      schema: { summary: 'looks no longer', response: answers(Nothing) },
      config: { access: { who: 'account', scope: 'play' } },
    },
    async ({ visitor }, reply) => {
      await lifecycle.node().matches.seeks.cancel(visitor!.account);
      return reply.code(204).send(null);
    },
  );
}
