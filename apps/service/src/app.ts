import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { answer } from '@pencilmark/web/server';
import fastify, { type FastifyBaseLogger, type FastifyHttpOptions } from 'fastify';
import { pino } from 'pino';
import { account } from './http/account.ts';
import { answers } from './http/answers.ts';
import { arenas } from './http/arenas.ts';
import { credentials } from './http/credentials.ts';
import { daily } from './http/daily.ts';
import { documentation } from './http/documentation.ts';
import { errors } from './http/errors.ts';
import { guard } from './http/guard.ts';
import { headers } from './http/headers.ts';
import { limits } from './http/limits.ts';
import { matches } from './http/matches.ts';
import { operators } from './http/operators.ts';
import { questions } from './http/questions.ts';
import { seeks } from './http/seeks.ts';
import { session } from './http/session.ts';
import { status } from './http/status.ts';
import { stream } from './http/stream.ts';
import { texts } from './http/texts.ts';
import { addressKey } from './plugin/address.ts';
import type { App } from './plugin/app-type.ts';
import type { Context } from './plugin/context.ts';
import { newCrowd } from './plugin/crowd.ts';
import type { Settings } from './settings.ts';
import { sockets } from './sockets/sockets.ts';

/** Everything that the application is made of, in this order. */
const PLUGINS: readonly ((app: App, context: Context) => void | Promise<void>)[] = [
  answers,
  errors,
  headers,
  limits,
  guard,
  texts,
  documentation,
  status,
  session,
  account,
  credentials,
  matches,
  seeks,
  daily,
  stream,
  arenas,
  questions,
  operators,
  sockets,
];

/** Addresses of the service itself; all others are files of the web app. */
const OWN = /^\/(?:v1\/|healthz|readyz|metrics)/;

/** Whose request is not there by then is cut off. In ms. */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 };

/** Cuts off who has too many connections open, whatever is said on them. */
function boundConnections(server: Server, most: number): void {
  const open = newCrowd(most, addressKey);
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (open.enter(remoteAddress)) socket.once('close', () => open.leave(remoteAddress));
    else socket.destroy();
  });
}

/** Gives requests for files of the web app to what serves them, and all others to Fastify. */
const serverWith =
  ({ pages, isBehindProxy = false, limits }: Settings) =>
  (handle: (request: IncomingMessage, response: ServerResponse) => void): Server => {
    const server = createServer(PATIENCE, (request, response) => {
      if (pages === undefined || OWN.test(request.url ?? '')) handle(request, response);
      else void answer(pages, request, response);
    });
    if (!isBehindProxy) boundConnections(server, limits.connectionsOfAddress);
    return server;
  };

/** The application without a port: tests send requests with `inject`. */
export async function buildApp(context: Context): Promise<App> {
  const { settings } = context;
  const options: FastifyHttpOptions<Server> = {
    loggerInstance: (settings.log ?? pino({ level: 'silent' })) as FastifyBaseLogger,
    bodyLimit: settings.limits.body,
    trustProxy: settings.isBehindProxy ?? false,
    // A field that the schema does not know is an error that names it, and "7" is no number. Errors
    // come with their schemas, whose descriptions people read.
    ajv: {
      customOptions: {
        removeAdditional: false,
        coerceTypes: false,
        useDefaults: false,
        allErrors: false,
        verbose: true,
      },
    },
    serverFactory: serverWith(settings),
  };
  const app = fastify(options).withTypeProvider<TypeBoxTypeProvider>();
  for (const plugin of PLUGINS) await plugin(app, context);
  return app;
}
