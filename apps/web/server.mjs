/** Serves the built app on this machine. `--port N` (another is taken when it is not free), `--host ADDRESS`. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { CONTENT_SECURITY_POLICY } from './csp.mjs';

const DIST = fileURLToPath(new URL('dist', import.meta.url));
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

/** Starts to serve; gives the server and its address. What the build packed (.br, .gz) is sent packed. */
export async function serve({ port = DEFAULT_PORT, host = '127.0.0.1', folder = DIST } = {}) {
  const files = sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(response, path) {
      // Names with a hash never change; the others are asked for anew.
      const isFixed = path.startsWith('/assets/');
      response.setHeader('Cache-Control', isFixed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const server = createServer((request, response) => {
    for (const [name, text] of Object.entries(HEADERS)) response.setHeader(name, text);
    const refuse = (status, text, headers = {}) =>
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end(`${text}\n`);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(405, 'Only GET and HEAD', { Allow: 'GET, HEAD' });
    // What is packed is an answer to a header, not a file of its own.
    if (/^[^?]*\.(br|gz)(\?|$)/.test(request.url)) return refuse(404, 'Not found');
    // Parts of files are for films; whoever asks for one may as well get the whole.
    delete request.headers.range;
    files(request, response, () => refuse(404, 'Not found'));
  });
  for (let tries = 0; ; tries++) {
    try {
      await listening(server, port === 0 ? 0 : port + tries, host);
      break;
    } catch (problem) {
      if (problem.code !== 'EADDRINUSE' || tries === MOST_PORTS || port + tries === LARGEST_PORT) throw problem;
    }
  }
  const { port: taken } = server.address();
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return { server, address: `http://${name}:${taken}` };
}

/** Listens, or throws what stands in the way. */
async function listening(server, port, host) {
  server.listen(port, host);
  await once(server, 'listening');
}

/** Reads the command line; a RangeError or a TypeError says what is wrong with it. */
export function optionsFrom(args) {
  const { values } = parseArgs({ args, options: { port: { type: 'string' }, host: { type: 'string' } } });
  const { port: asked = String(DEFAULT_PORT), host = '127.0.0.1' } = values;
  const port = /^\d{1,5}$/.test(asked) ? Number(asked) : Number.NaN;
  if (!(port <= LARGEST_PORT)) throw new RangeError(`--port ${asked}; expected a whole number from 0 to 65535`);
  if (host === '') throw new RangeError('--host without an address; expected one such as 127.0.0.1 or 0.0.0.0');
  return { port, host };
}
