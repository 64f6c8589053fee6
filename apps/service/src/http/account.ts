import { Readable } from 'node:stream';
import Type from 'typebox';
import { SCOPES } from '../accounts/tokens.ts';
import type { Visitor } from '../plugin/access.ts';
import type { App } from '../plugin/app-type.ts';
import type { Context } from '../plugin/context.ts';
import { answers, closed, Name, Nothing } from '../plugin/schemas.ts';
import { Problem } from '../problems.ts';

const MadeToken = closed({ id: Type.Integer(), token: Type.String(), expires: Type.Integer() });

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

/** An account: its tokens, its ratings, its data, its end. */
export function account(app: App, { lifecycle }: Context): void {
  app.post(
    '/v1/tokens',
    {
      schema: {
        summary: 'makes a token for a program; it is shown this once',
        body: closed({ name: Name, scopes: Type.Array(Type.Enum([...SCOPES]), { minItems: 1, uniqueItems: true }) }),
        response: answers(MadeToken),
      },
      config: { access: { who: 'player' } },
    },
    (request) => lifecycle.node().tokens.make(accountOf(request).key, request.body.name, request.body.scopes),
  );

  app.delete(
    '/v1/tokens/:id',
    {
      schema: {
        summary: 'revokes a token',
        params: closed({ id: Type.String({ pattern: '^\\d{1,15}$' }) }),
        response: answers(Nothing),
      },
      config: { access: { who: 'player' } },
    },
    async (request, reply) => {
      if (!(await lifecycle.node().tokens.revoke(accountOf(request).key, Number(request.params.id))))
        throw new Problem('not-found', 'You have no such token.');
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/v1/account',
    {
      schema: {
        summary: 'deletes the account; a player gives the password',
        body: closed({ password: Type.Optional(Type.String({ maxLength: 200 })) }),
        response: answers(Nothing),
      },
      config: { access: { who: 'account' } },
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
