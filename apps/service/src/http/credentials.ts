import { Name } from '@pencilmark/race/messages';
import Type from 'typebox';
import { sessionId } from '../accounts/sessions.ts';
import { SCOPES } from '../accounts/tokens.ts';
import type { App } from '../plugin/app-type.ts';
import type { Context } from '../plugin/context.ts';
import { answers, closed, Nothing, Password } from '../plugin/schemas.ts';
import { Problem } from '../problems.ts';
import { eachAccount } from './limits.ts';

const Sessions = closed({
  sessions: Type.Array(
    closed({
      id: Type.String(),
      begun: Type.Integer(),
      expires: Type.Integer(),
      /** Whether it is the session of this request. */
      isThis: Type.Boolean(),
    }),
  ),
});

const Tokens = closed({
  tokens: Type.Array(
    closed({
      id: Type.Integer(),
      name: Type.String(),
      scopes: Type.Array(Type.Enum([...SCOPES])),
      begun: Type.Integer(),
      expires: Type.Integer(),
    }),
  ),
});

const MadeToken = closed({ id: Type.Integer(), token: Type.String(), expires: Type.Integer() });

/**
 * What opens an account: its password, the sessions of its browsers, the tokens of its programs.
 */
export function credentials(app: App, context: Context): void {
  passwords(app, context);
  sessionsOfBrowsers(app, context);
  tokensOfPrograms(app, context);
}

function passwords(app: App, { lifecycle, settings }: Context): void {
  app.put(
    '/v1/account/password',
    {
      schema: {
        summary: 'changes the password, and ends all other sessions; tokens go on',
        body: closed({ password: Type.String({ maxLength: 200 }), next: Password }),
        response: answers(Nothing),
      },
      config: { access: { who: 'player' }, ...eachAccount(settings.limits) },
    },
    async ({ visitor, body }, reply) => {
      const { accounts, sessions } = lifecycle.node();
      const { account, session } = visitor!;
      if (!(await accounts.isOwner(account, body.password)))
        throw new Problem('wrong-password', 'This is not the password of the account.', 'password');
      await accounts.changePassword(account, body.next);
      await sessions.endOthers(account.key, session!);
      return reply.code(204).send(null);
    },
  );
}

function sessionsOfBrowsers(app: App, { lifecycle }: Context): void {
  app.get(
    '/v1/sessions',
    {
      schema: { summary: 'the sessions of the account that have not ended', response: answers(Sessions) },
      config: { access: { who: 'account' } },
    },
    async ({ visitor }) => {
      const { account, session } = visitor!;
      const own = sessionId(session!);
      const sessions = await lifecycle.node().sessions.of(account.key);
      return { sessions: sessions.map((session) => ({ ...session, isThis: session.id === own })) };
    },
  );

  app.delete(
    '/v1/sessions',
    {
      schema: { summary: 'ends all sessions of the account but this one', response: answers(Nothing) },
      config: { access: { who: 'account' } },
    },
    async ({ visitor }, reply) => {
      await lifecycle.node().sessions.endOthers(visitor!.account.key, visitor!.session!);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/v1/sessions/:id',
    {
      schema: {
        summary: 'ends a session of the account',
        params: closed({ id: Type.String({ pattern: '^[\\w-]{16}$' }) }),
        response: answers(Nothing),
      },
      config: { access: { who: 'account' } },
    },
    async ({ visitor, params }, reply) => {
      if (!(await lifecycle.node().sessions.endOne(visitor!.account.key, params.id)))
        throw new Problem('not-found', 'You have no such session.');
      return reply.code(204).send(null);
    },
  );
}

function tokensOfPrograms(app: App, { lifecycle }: Context): void {
  app.get(
    '/v1/tokens',
    {
      schema: { summary: 'the tokens of the account, without their secrets', response: answers(Tokens) },
      config: { access: { who: 'player' } },
    },
    async ({ visitor }) => ({ tokens: await lifecycle.node().tokens.of(visitor!.account.key) }),
  );

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
    ({ visitor, body }) => lifecycle.node().tokens.make(visitor!.account.key, body.name, body.scopes),
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
    async ({ visitor, params }, reply) => {
      if (!(await lifecycle.node().tokens.revoke(visitor!.account.key, Number(params.id))))
        throw new Problem('not-found', 'You have no such token.');
      return reply.code(204).send(null);
    },
  );
}
