import { Readable } from 'node:stream';
import { Name } from '@pencilmark/race/messages';
import Type from 'typebox';
import type { Visitor } from '../plugin/access.ts';
import type { App } from '../plugin/app-type.ts';
import type { Context } from '../plugin/context.ts';
import { answers, closed, Nothing } from '../plugin/schemas.ts';
import { Problem } from '../problems.ts';
import { eachAccount } from './limits.ts';

const Profile = closed({
  name: Type.String(),
  since: Type.Integer(),
  ratings: Type.Array(
    closed({ mode: Type.String(), rating: Type.Number(), deviation: Type.Number(), games: Type.Integer() }),
  ),
  history: Type.Array(
    closed({
      match: Type.String(),
      mode: Type.String(),
      before: Type.Number(),
      after: Type.Number(),
      at: Type.Integer(),
    }),
  ),
});

/** The guard has let nobody through without an account. */
const accountOf = ({ visitor }: { visitor: Visitor | null }) => visitor!.account;

/** An account: its ratings, its data, its end. */
export function account(app: App, { lifecycle, settings }: Context): void {
  app.delete(
    '/v1/account',
    {
      schema: {
        summary: 'deletes the account; a player gives the password',
        body: closed({ password: Type.Optional(Type.String({ maxLength: 200 })) }),
        response: answers(Nothing),
      },
      config: { access: { who: 'account' }, ...eachAccount(settings.limits) },
    },
    async (request, reply) => {
      const { accounts } = lifecycle.node();
      const mine = accountOf(request);
      if (!(await accounts.isOwner(mine, request.body.password)))
        throw new Problem('wrong-password', 'This is not the password of the account.', 'password');
      await accounts.remove(mine);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/v1/account/export',
    {
      schema: { summary: 'everything that is kept about the account', response: answers(Type.Unknown()) },
      config: { access: { who: 'account', scope: 'account' } },
    },
    (request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .send(Readable.from(lifecycle.node().records.exportOf(accountOf(request)))),
  );

  app.get(
    '/v1/accounts/:name',
    {
      schema: {
        summary: 'ratings and history of a player',
        params: closed({ name: Name }),
        response: answers(Profile),
      },
      config: { access: { who: 'anyone' } },
    },
    async ({ params }) => {
      const profile = await lifecycle.node().records.profileOf(params.name);
      if (!profile) throw new Problem('not-found', `There is no player called "${params.name}".`);
      return profile;
    },
  );
}
