/**
 * What a static host needs beside the app: a page for addresses that do not exist, and its headers
 * in the two ways in which hosts read them.
 */
import { CONTENT_SECURITY_POLICY } from '../apps/web/csp.mjs';
import { missingPage, smallPage } from '../apps/web/missing.mjs';
import { HEADERS } from '../apps/web/server.mjs';

/** A browser that finds these in a page itself ignores them and complains. */
const ONLY_IN_HEADERS = /; frame-ancestors [^;]*/;

/** For hosts that send no headers of ours: the page says itself what it may load. */
export const POLICY_TAG = `<meta http-equiv="Content-Security-Policy" content="${CONTENT_SECURITY_POLICY.replace(ONLY_IN_HEADERS, '')}">`;

const { 'Content-Security-Policy': POLICY, ...COMMON } = HEADERS;

/** Names with a hash never change; all else is asked for anew. */
const FIXED = 'public, max-age=31536000, immutable';
const ANEW = 'no-cache';

/** What the page for addresses that do not exist asks for: it leads into the app where it can. */
export const WAY_IN = 'way-in.js';

/** The page for addresses that do not exist. It is shown at any depth: its links have the base. */
export const lostPage = (base) => missingPage(base, `\n    <script type="module" src="${base}${WAY_IN}"></script>`);

/** The code of that page: it goes where the address means a page of the app. */
export const wayInScript = (ways) => `${ways}
const { pathname: base } = new URL('.', import.meta.url);
const { pathname, search } = location;
const way = wayIn(pathname.slice(base.length - 1) + search);
if (way) location.replace(base + way);
`;

/** The page in place of the documentation where it is left out. */
export const noDocumentation = (home) =>
  smallPage(
    'Documentation',
    `    <h1>The documentation is not part of this copy</h1>
    <p>It is at <a href="${home}">${home}</a>. <a href="../">Back to Pencilmark</a></p>`,
  );

/**
 * The rows of the headers: for which addresses, and what. The documentation has a policy of its
 * own, so that of the app stands only where the app lies.
 */
const rowsOf = (base) => [
  [`${base}*`, COMMON],
  [base, { 'Content-Security-Policy': POLICY, 'Cache-Control': ANEW }],
  [`${base}index.html`, { 'Content-Security-Policy': POLICY, 'Cache-Control': ANEW }],
  [`${base}sw.js`, { 'Content-Security-Policy': POLICY, 'Cache-Control': ANEW }],
  [`${base}share-target.js`, { 'Cache-Control': ANEW }],
  [`${base}${WAY_IN}`, { 'Cache-Control': ANEW }],
  [`${base}manifest.webmanifest`, { 'Cache-Control': ANEW, 'Content-Type': 'application/manifest+json' }],
  [`${base}assets/*`, { 'Content-Security-Policy': POLICY, 'Cache-Control': FIXED }],
];

const linesOf = (headers) => Object.entries(headers).map(([name, text]) => `  ${name}: ${text}`);

/** The file `_headers`, which Cloudflare Pages, Netlify and others read at the root of a site. */
export const headersFile = (base) =>
  `${rowsOf(base)
    .flatMap(([path, headers]) => [path, ...linesOf(headers)])
    .join('\n')}\n`;

const added = (headers) =>
  Object.entries(headers)
    .map(([name, text]) => `    add_header ${name} "${text}" always;`)
    .join('\n');

/** What nginx is to be told inside of a `server` block. `folder` holds the exported files. */
export const nginxSample = (base, folder) => `# Pencilmark as static files; to be included in a server block of nginx.
types {
    text/html html;
    text/css css;
    text/javascript js;
    application/json json;
    application/wasm wasm;
    application/manifest+json webmanifest;
    image/svg+xml svg;
    image/png png;
    font/woff2 woff2;
    text/plain txt;
}
charset utf-8;
gzip on;
gzip_vary on;
gzip_types text/css text/javascript application/json application/wasm application/manifest+json image/svg+xml text/plain;
error_page 404 ${base}404.html;

location ${base} {
    alias ${folder}/;
    index index.html;
${added({ ...COMMON, 'Content-Security-Policy': POLICY, 'Cache-Control': ANEW })}
}
location ${base}assets/ {
    alias ${folder}/assets/;
${added({ ...COMMON, 'Content-Security-Policy': POLICY, 'Cache-Control': FIXED })}
}
location ${base}docs/ {
    alias ${folder}/docs/;
    index index.html;
${added({ ...COMMON, 'Cache-Control': ANEW })}
}
location ~ /(_headers|\\.nojekyll)$ {
    return 404;
}
`;
