/**
 * The documentation site beside the app: what is answered at `/docs/`. It lies beside the app where
 * both were put into one folder, else where the project builds it.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answerFrom } from './files.mjs';

/** Where `npm run site` puts the site. */
const SITE = fileURLToPath(new URL('../../site/dist', import.meta.url));
const BELOW = /^\/docs(?:\/|$)/;

const html = (status, body, headers = {}) => ({
  status,
  headers: { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache', ...headers },
  body: Buffer.from(body),
});

/** Shown where the site has not been built. */
const notBuilt = html(
  404,
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Documentation · Pencilmark</title>
<h1>The documentation is not built yet</h1>
<p>In a checkout of Pencilmark, <code>npm run site</code> builds it in about a minute. Then load this page again.</p>
<p>Meanwhile its texts are to be read in the folder <code>docs</code>, and <a href="../">the app</a> is at its place.</p>
</html>
`,
);

const read = (path) => readFile(path).catch(() => undefined);

/** The answer to a request below `/docs`, as `answerFrom` gives it; undefined for all others. */
export async function docsFrom(folder, request, built = SITE) {
  const [path] = request.url.split('?');
  if (!BELOW.test(path)) return undefined;
  // Relative: a proxy may have put a path in front.
  if (path === '/docs') return html(308, '', { Location: 'docs/' });
  for (const site of [join(folder, 'docs'), built]) {
    if (!(await read(join(site, 'index.html')))) continue;
    const found = await answerFrom(site, { url: path.slice('/docs'.length), headers: request.headers });
    const page = found.status === 404 ? await read(join(site, '404.html')) : undefined;
    return page ? html(404, page) : found;
  }
  return notBuilt;
}
