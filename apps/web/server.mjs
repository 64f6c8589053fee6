/**
 * Serves the built app. It listens on `--port N`, or on the next free port when that one is taken,
 * and on `--host ADDRESS`.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CONTENT_SECURITY_POLICY } from './csp.mjs';
import { answerFrom } from './files.mjs';

/** The folder of the built app. */
export const APP = fileURLToPath(new URL('dist/app', import.meta.url));

const DEFAULT_PORT = 4173;
const LARGEST_PORT = 65_535;
const MOST_PORTS = 50;

const HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Starts to serve a folder. Gives the server, its address on this machine, the addresses by which
 * other machines reach it, and the port that was taken already, if there was one.
 */
export async function serve({ port = DEFAULT_PORT, host = '127.0.0.1', folder = APP } = {}) {
  const server = createServer((request, response) => answer(folder, request, response));
  for (let tries = 0; ; tries++) {
    try {
      await listening(server, port === 0 ? 0 : port + tries, host);
      break;
    } catch (problem) {
      if (problem.code !== 'EADDRINUSE' || tries === MOST_PORTS || port + tries === LARGEST_PORT) throw problem;
    }
  }
  const { port: found } = server.address();
  return {
    server,
    address: addressOf(EVERYWHERE.includes(host) ? 'localhost' : host, found),
    addresses: namesFor(host).map((name) => addressOf(name, found)),
    ...(port !== 0 && port !== found && { taken: port }),
  };
}

async function answer(folder, request, response) {
  for (const [name, text] of Object.entries(HEADERS)) response.setHeader(name, text);
  const isKnown = request.method === 'GET' || request.method === 'HEAD';
  const { status, headers, text, body } = isKnown
    ? await answerFrom(folder, request)
    : { status: 405, text: 'Only GET and HEAD', headers: { Allow: 'GET, HEAD' } };
  const bytes = text === undefined ? body : Buffer.from(`${text}\n`);
  const said = text === undefined ? {} : { 'Content-Type': 'text/plain; charset=utf-8' };
  const length = bytes ? { 'Content-Length': bytes.length } : {};
  response.writeHead(status, { ...said, ...length, ...headers }).end(bytes);
}

/** Listens, or throws what stands in the way. */
async function listening(server, port, host) {
  server.listen(port, host);
  await once(server, 'listening');
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
  const { port: asked = String(DEFAULT_PORT), host = '127.0.0.1' } = values;
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
