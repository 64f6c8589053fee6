import type { App } from '../plugin/app-type.ts';
import type { Context } from '../plugin/context.ts';
import { answers, IdParams, Nothing } from '../plugin/schemas.ts';
import { Problem } from '../problems.ts';

/** What only those may do who run the service. */
export function operators(app: App, { lifecycle }: Context): void {
  app.post(
    '/v1/matches/:id/void',
    {
      schema: { summary: 'ends a match without a result', params: IdParams, response: answers(Nothing) },
      config: { access: { who: 'operator' } },
    },
    async ({ params }, reply) => {
      const { registry, referee } = lifecycle.node().matches;
      const match = await registry.find(params.id);
      if (!match) throw new Problem('not-found', 'There is no such match.');
      const { refusal } = await referee.act(match, { t: 'void' });
      if (refusal) throw new Problem('too-late', refusal.text);
      return reply.code(204).send(null);
    },
  );
}
