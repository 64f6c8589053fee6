/**
 * What a static host needs beside the app: a page for addresses that do not exist, and its headers
 * in the two ways in which hosts read them.
 */
import { CONTENT_SECURITY_POLICY } from '../apps/web/csp.mjs';
import { HEADERS } from '../apps/web/server.mjs';

/** A browser that finds these in a page itself ignores them and complains. */
const ONLY_IN_HEADERS = /; frame-ancestors [^;]*/;

/** For hosts that send no headers of ours: the page says itself what it may load. */
export const POLICY_TAG = `<meta http-equiv="Content-Security-Policy" content="${CONTENT_SECURITY_POLICY.replace(ONLY_IN_HEADERS, '')}">`;

const { 'Content-Security-Policy': POLICY, ...COMMON } = HEADERS;

/** Names with a hash never change; all else is asked for anew. */
const FIXED = 'public, max-age=31536000, immutable';
const ANEW = 'no-cache';

/** A page of a few words that needs nothing else. */
const smallPage = (title, body, head = '') => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">${head}
    <title>${title} · Pencilmark</title>
  </head>
  <body>
${body}
  </body>
</html>
`;

/** The page for addresses that do not exist. It is shown at any depth, so its link has the base. */
export const missingPage = (base) =>
  smallPage(
    'Not here',
    `    <h1>There is no page at this address</h1>
    <p><a href="${base}">Go to Pencilmark</a></p>`,
    '\n    <meta name="robots" content="noindex">',
  );

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
