/** Serves the built app on this machine. `--port N` (another is taken when it is not free), `--host ADDRESS`. */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { CONTENT_SECURITY_POLICY } from './csp.mjs';

const DIST = fileURLToPath(new URL('dist', import.meta.url));
const DEFAULT_PORT = 4173;
const MOST_PORTS = 50;

const HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** Starts to serve; gives the server and its address. */
export async function serve({ port = DEFAULT_PORT, host = '127.0.0.1', folder = DIST } = {}) {
  const files = sirv(folder, {
    etag: true,
    gzip: true,
    setHeaders(response, path) {
      // Names with a hash never change; the others are asked for anew.
      const isFixed = path.startsWith('/assets/');
      response.setHeader('Cache-Control', isFixed ? 'public, max-age=31536000, immutable' : 'no-cache');
      for (const [name, text] of Object.entries(HEADERS)) response.setHeader(name, text);
    },
  });
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    files(request, response, () => response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n'));
  });
  for (let tries = 0; ; tries++) {
    try {
      await listening(server, port === 0 ? 0 : port + tries, host);
      break;
    } catch (problem) {
      if (problem.code !== 'EADDRINUSE' || tries === MOST_PORTS) throw problem;
    }
  }
  const { port: taken, family } = server.address();
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : family === 'IPv6' ? `[${host}]` : host;
  return { server, address: `http://${name}:${taken}` };
}

const listening = (server, port, host) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** Reads the command line. */
export function optionsFrom(args) {
  const { values } = parseArgs({ args, options: { port: { type: 'string' }, host: { type: 'string' } } });
  const port = values.port === undefined ? DEFAULT_PORT : Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new RangeError(`--port ${values.port}; expected 0 to 65535`);
  return { port, host: values.host ?? '127.0.0.1' };
}
