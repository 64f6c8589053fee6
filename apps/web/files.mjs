/**
 * The files of the built app as answers over HTTP. Each file is read anew for each request, so the
 * app may be built again while it is served.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';

const TYPES = {
  '.css': 'text/css;charset=utf-8',
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript;charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain;charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** How the build packs, best first: the ending of the packed copy, and its name in headers. */
const PACKINGS = [
  { ending: '.br', name: 'br' },
  { ending: '.gz', name: 'gzip' },
];
const PLAIN = { ending: '', name: undefined };

const MISSING = ['ENOENT', 'ENOTDIR', 'EISDIR'];

/**
 * What a caller may be told: status and text. Anything else that is thrown is a fault of the
 * server.
 */
const notFound = {
  status: 404,
  text: 'Not found',
  // WebKit would remember it.
  headers: { 'Cache-Control': 'no-store' },
};
const notBuilt = {
  status: 503,
  text: 'The app is not there at this moment. Is it being built? Try again in some seconds.',
  headers: { 'Retry-After': '2' },
};
const unreadable = ({ code }) => ({ status: 500, text: `The file cannot be read (${code}).` });

/**
 * Names that Windows takes for devices or for a part of a file. No file of the app has one, and to
 * open `con` would wait for a keyboard.
 */
const NO_FILE = /(?:^|[/\\])(?:con|prn|aux|nul|com\d|lpt\d)(?:[./\\]|$)|:/i;

/** The file that an address names; undefined where it names none, or one outside of the folder. */
function fileOf(folder, address) {
  const [path] = address.split('?');
  let name;
  try {
    name = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const file = resolve(join(folder, name.endsWith('/') ? `${name}index.html` : name));
  const isHidden = /[/\\]\./.test(name) || name.includes('\0') || NO_FILE.test(name);
  // What is packed is an answer to a header, not a file of its own.
  const isPacked = PACKINGS.some(({ ending }) => name.endsWith(ending));
  return isHidden || isPacked || !file.startsWith(folder + sep) ? undefined : file;
}

/**
 * The bytes of a file, packed where the browser can unpack them; undefined where there is no file.
 */
async function bytesOf(file, accepted = '') {
  const packings = PACKINGS.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(accepted));
  for (const { ending, name } of [...packings, PLAIN]) {
    try {
      return { bytes: await readFile(file + ending), encoding: name };
    } catch (problem) {
      if (!MISSING.includes(problem.code)) throw problem;
    }
  }
  return undefined;
}

/** What tells a folder from another that takes its place; undefined where there is none. */
const markOf = (folder) =>
  stat(folder).then(
    ({ ino, birthtimeMs }) => `${ino} ${birthtimeMs}`,
    () => undefined,
  );

/**
 * The bytes of a file, or why there are none. A file that was missing while the folder changed is
 * looked for again.
 */
async function lookUp(folder, file, accepted) {
  for (let tries = 0; tries < 3; tries++) {
    const mark = await markOf(folder);
    const found = await bytesOf(file, accepted);
    if (found) return found;
    if (mark !== undefined && mark === (await markOf(folder))) return { refusal: notFound };
  }
  return { refusal: notBuilt };
}

/** The answer to one request: status, headers and body, or a text for the caller. */
export async function answerFrom(folder, { url, headers: asked }) {
  const root = resolve(folder);
  const file = fileOf(root, url);
  if (file === undefined) return notFound;
  try {
    const { refusal, bytes, encoding } = await lookUp(root, file, asked['accept-encoding']);
    if (refusal) return refusal;
    // Names with a hash never change; the others are requested anew.
    const isFixed = file.startsWith(join(root, 'assets') + sep);
    const headers = {
      'Cache-Control': isFixed ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
      Vary: 'Accept-Encoding',
    };
    if (asked['if-none-match'] === headers.ETag) return { status: 304, headers };
    headers['Content-Type'] = TYPES[extname(file)] ?? 'application/octet-stream';
    if (encoding) headers['Content-Encoding'] = encoding;
    return { status: 200, headers, body: bytes };
  } catch (problem) {
    return unreadable(problem);
  }
}
