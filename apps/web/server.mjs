/**
 * Serves the built app as a static site. `npm start` takes the service, which sends the same files
 * with `answer`, and listens as this does.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CONTENT_SECURITY_POLICY } from './csp.mjs';
import { docsFrom } from './docs.mjs';
import { answerFrom } from './files.mjs';
import { answerMissing } from './missing.mjs';

/** The folder of the built app. */
export const APP = fileURLToPath(new URL('dist/app', import.meta.url));

/** Where the app is served when nobody says otherwise. */
export const DEFAULT_PORT = 4173;
export const DEFAULT_HOST = '127.0.0.1';

const LARGEST_PORT = 65_535;
const MOST_PORTS = 50;

/** What is said with every file. */
export const HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Starts to serve a folder. Gives the server, and where it is to be found; see `settle`.
 */
export async function serve({ port = DEFAULT_PORT, host = DEFAULT_HOST, folder = APP } = {}) {
  const server = createServer((request, response) => answer(folder, request, response));
  const place = await settle({ port, host }, async (next) => {
    server.listen(next, host);
    await once(server, 'listening');
    return server.address().port;
  });
  return { server, ...place };
}

/**
 * Finds a port: the wanted one, or the next free one when that is taken. `listen(port)` gives the
 * port that it got, or throws. Gives the address on this machine, the addresses by which other
 * machines reach it, and the port that was taken already, if there was one.
 */
export async function settle({ port, host }, listen) {
  for (let tries = 0; ; tries++) {
    try {
      const found = await listen(port === 0 ? 0 : port + tries);
      return {
        address: addressOf(EVERYWHERE.includes(host) ? 'localhost' : host, found),
        addresses: namesFor(host).map((name) => addressOf(name, found)),
        ...(port !== 0 && port !== found && { taken: port }),
      };
    } catch (problem) {
      if (problem.code !== 'EADDRINUSE' || tries === MOST_PORTS || port + tries === LARGEST_PORT) throw problem;
    }
  }
}

/** Answers a request with a file of the folder of the built app, or of the documentation. */
export async function answer(folder, request, response) {
  for (const [name, text] of Object.entries(HEADERS)) response.setHeader(name, text);
  const isKnown = request.method === 'GET' || request.method === 'HEAD';
  const { status, headers, text, body } = isKnown
    ? ((await docsFrom(folder, request)) ?? (await pageFrom(folder, request)))
    : { status: 405, text: 'Only GET and HEAD', headers: { Allow: 'GET, HEAD' } };
  const bytes = text === undefined ? body : Buffer.from(`${text}\n`);
  const said = text === undefined ? {} : { 'Content-Type': 'text/plain; charset=utf-8' };
  const length = bytes ? { 'Content-Length': bytes.length } : {};
  response.writeHead(status, { ...said, ...length, ...headers }).end(bytes);
}

/** A file of the app; where there is none, the way into it. */
async function pageFrom(folder, request) {
  const found = await answerFrom(folder, request);
  return found.status === 404 ? answerMissing(found, request) : found;
}

const EVERYWHERE = ['0.0.0.0', '::'];

const addressOf = (name, port) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`;

/** The names by which other machines reach this one: none unless it listens everywhere. */
function namesFor(host) {
  if (!EVERYWHERE.includes(host)) return [];
  return Object.values(networkInterfaces())
    .flat()
    .filter(({ internal, family, scopeid = 0 }) => !internal && (family === 'IPv4' || (host === '::' && !scopeid)))
    .map(({ address }) => address);
}

/** Reads the command line; a RangeError or a TypeError says what is wrong with it. */
export function optionsFrom(args) {
  const { values } = parseArgs({ args: joined(args), options: { port: { type: 'string' }, host: { type: 'string' } } });
  const { port: asked = String(DEFAULT_PORT), host = DEFAULT_HOST } = values;
  const port = /^\d{1,5}$/.test(asked) ? Number(asked) : Number.NaN;
  if (!(port <= LARGEST_PORT))
    throw new RangeError(
      `--port ${asked} is not a port: give a whole number from 0 to ${LARGEST_PORT}, where 0 takes any`,
    );
  if (host === '') throw new RangeError('--host without an address; expected one such as 127.0.0.1 or 0.0.0.0');
  return { port, host };
}

/** A number below zero as one word with its option: alone it would be taken for another option. */
function joined(args) {
  const words = [];
  for (const arg of args)
    if (/^-\d/.test(arg) && words.at(-1) === '--port') words.push(`${words.pop()}=${arg}`);
    else words.push(arg);
  return words;
}
