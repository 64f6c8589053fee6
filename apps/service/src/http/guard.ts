import cookie from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { csrfOf, isEqual } from '../accounts/secrets.ts';
import type { Node } from '../node.ts';
import type { Access, RouteAccess, Visitor, Who } from '../plugin/access.ts';
import type { App } from '../plugin/app-type.ts';
import type { Context } from '../plugin/context.ts';
import { isOwnOrigin } from '../plugin/origin.ts';
import { Problem } from '../problems.ts';

/** The name of the cookie of a session. */
export const COOKIE = 'pm_session';

/** Who may use what, from nobody in particular to those who run the service. */
const MAY: { readonly [Name in Who]: (visitor: Visitor | null) => boolean } = {
  anyone: () => true,
  account: (visitor) => visitor !== null,
  player: (visitor) => visitor !== null && !visitor.account.isGuest,
  operator: (visitor) => visitor?.account.isOperator === true,
};

const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];

async function visitorOf(request: FastifyRequest, { sessions, tokens }: Node): Promise<Visitor | null> {
  const token = bearerOf(request);
  if (token !== undefined) {
    const holder = await tokens.find(token);
    if (!holder) throw new Problem('bad-token', 'This token is unknown, expired or revoked.');
    return holder;
  }
  const session = request.cookies[COOKIE];
  const account = session === undefined ? undefined : await sessions.find(session);
  return session !== undefined && account ? { account, session } : null;
}

const isWrite = ({ method }: FastifyRequest): boolean => method !== 'GET' && method !== 'HEAD';

/** A foreign page may make a browser send its cookie. It cannot know the token of our pages. */
function checkPage(request: FastifyRequest, session: string | undefined): void {
  if (session === undefined) return;
  const sent = request.headers['x-csrf-token'];
  if (typeof sent !== 'string' || !isEqual(sent, csrfOf(session)))
    throw new Problem('csrf-missing', 'Send the csrf of the session in the header x-csrf-token.');
}

function checkAccess({ who, scope }: Access, visitor: Visitor | null): void {
  if (visitor?.scopes && who !== 'anyone' && (scope === undefined || !visitor.scopes.includes(scope)))
    throw new Problem('not-allowed', scope ? `This needs a token with the scope "${scope}".` : 'No token opens this.');
  if (MAY[who](visitor)) return;
  if (visitor === null) throw new Problem('no-session', 'This needs a session: POST /v1/session begins one.');
  throw new Problem(
    'not-allowed',
    who === 'player' ? 'This needs an account with a name of its own.' : 'This is for those who run the service.',
  );
}

/** Finds out who sends a request, and admits those who may. */
export async function guard(app: App, { lifecycle, settings }: Context): Promise<void> {
  await app.register(cookie);
  // Bodies are JSON. Before browsers send JSON to another site they ask, and the answer is no.
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('visitor', null);
  const routes: RouteAccess[] = [];
  app.decorate('routeAccess', routes);
  app.addHook('onRoute', ({ method, url, config, schema, websocket: isSocket = false }) => {
    if (!config?.access) throw new Error(`the route ${method} ${url} says nothing about who may use it`);
    const { access } = config;
    for (const name of [method].flat())
      if (name !== 'HEAD') routes.push({ method: name, url, access, schema, isSocket });
  });
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (!access) return;
    if (isWrite(request) && request.headers.origin !== undefined && !isOwnOrigin(request, settings.origins))
      throw new Problem('foreign-origin', `Pages of ${request.headers.origin} may not use this service.`);
    // Anybody may ask how the service is, also while the database opens.
    if (access.who === 'anyone' && access.isBlind) return;
    request.visitor = await visitorOf(request, lifecycle.node());
    checkAccess(access, request.visitor);
    if (isWrite(request)) checkPage(request, request.visitor?.session);
  });
}
