import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Account } from '../accounts/account.ts';
import { csrfOf } from '../accounts/secrets.ts';
import type { App } from '../plugin/app-type.ts';
import type { Context } from '../plugin/context.ts';
import { answers, closed, Name, Nothing, Password } from '../plugin/schemas.ts';
import { Problem } from '../problems.ts';
import { COOKIE } from './guard.ts';
import { eachAddress } from './limits.ts';

const LIFETIME = 90 * 24 * 3600; // seconds

/** Who is known by this session, and what its pages send with each write. */
const SessionBody = closed({
  account: closed({ id: Type.String(), name: Type.String(), isGuest: Type.Boolean() }),
  csrf: Type.String(),
});

/** Nobody is known yet: no mistake, only what every visitor begins with. */
const NobodyBody = closed({ account: Type.Null(), csrf: Type.Null() });

const bodyOf = ({ id, name, isGuest }: Account, secret: string) => ({
  account: { id, name, isGuest },
  csrf: csrfOf(secret),
});

const cookieFor = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' }) as const;

/** Begins a session of an account, and gives the browser its secret. */
async function begin({ lifecycle }: Context, account: Account, request: FastifyRequest, reply: FastifyReply) {
  const secret = await lifecycle.node().sessions.begin(account.key);
  return reply.setCookie(COOKIE, secret, { ...cookieFor(request), maxAge: LIFETIME }).send(bodyOf(account, secret));
}

/** Sessions of browsers, and accounts with a name and a password. */
export function session(app: App, context: Context): void {
  guestSessions(app, context);
  playerSessions(app, context);
}

function guestSessions(app: App, context: Context): void {
  const { lifecycle, settings } = context;
  app.post(
    '/v1/session',
    {
      schema: { summary: 'begins a session as a guest', body: closed({ name: Name }), response: answers(SessionBody) },
      config: { access: { who: 'anyone' }, ...eachAddress(settings.limits.guests) },
    },
    async (request, reply) => {
      const account = await lifecycle.node().accounts.newGuest(request.body.name);
      return begin(context, account, request, reply);
    },
  );

  app.get(
    '/v1/session',
    {
      schema: {
        summary: 'whose session this is; of visitors without one, account and csrf are null',
        response: answers(Type.Union([SessionBody, NobodyBody])),
      },
      config: { access: { who: 'anyone' } },
    },
    ({ visitor }) =>
      visitor?.session === undefined ? { account: null, csrf: null } : bodyOf(visitor.account, visitor.session),
  );

  app.delete(
    '/v1/session',
    { schema: { summary: 'ends the session', response: answers(Nothing) }, config: { access: { who: 'account' } } },
    async ({ visitor, ...request }, reply) => {
      if (visitor?.session !== undefined) await lifecycle.node().sessions.end(visitor.session);
      return reply
        .clearCookie(COOKIE, cookieFor(request as FastifyRequest))
        .code(204)
        .send(null);
    },
  );
}

function playerSessions(app: App, context: Context): void {
  const { lifecycle, settings } = context;
  const { logins } = settings.limits;
  app.post(
    '/v1/session/password',
    {
      schema: {
        summary: 'begins a session with a name and a password',
        body: closed({ name: Name, password: Type.String({ maxLength: 200 }) }),
        response: answers(SessionBody),
      },
      config: { access: { who: 'anyone' }, ...eachAddress(logins) },
    },
    async (request, reply) => {
      const account = await lifecycle.node().accounts.logIn(request.body.name, request.body.password);
      return begin(context, account, request, reply);
    },
  );

  app.post(
    '/v1/accounts',
    {
      schema: {
        summary: 'gives a guest a name of its own, or makes an account',
        body: closed({ name: Name, password: Password }),
        response: answers(SessionBody),
      },
      config: { access: { who: 'anyone' }, ...eachAddress(logins) },
    },
    async (request, reply) => {
      const { accounts, sessions } = lifecycle.node();
      const { visitor, body } = request;
      if (visitor?.scopes) throw new Problem('not-allowed', 'A token makes no accounts.');
      const account = await accounts.register(visitor?.account, body.name, body.password);
      // Who knew the session of the guest shall not stay in.
      if (visitor?.session !== undefined) await sessions.end(visitor.session);
      return begin(context, account, request, reply);
    },
  );
}
