/** What is answered where no file is: the way into the app, or a page that leads home. */
import { wayIn } from './ways.mjs';

/** A page of a few words that needs nothing else. */
export const smallPage = (title, body, head = '') => `<!doctype html>
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

/** The page for addresses that do not exist; `home` leads to the app from any depth. */
export const missingPage = (home, head = '') =>
  smallPage(
    'Not here',
    `    <h1>There is no page at this address</h1>
    <p>Perhaps the link was cut off or mistyped.</p>
    <p lang="de">Unter dieser Adresse gibt es keine Seite.</p>
    <p lang="fr">Il n’y a pas de page à cette adresse.</p>
    <p lang="ja">このアドレスにページはありません。</p>
    <p><a href="${home}">Pencilmark</a></p>`,
    `\n    <meta name="robots" content="noindex">${head}`,
  );

/** The answer to a request for which there is no file: `found` is what programs receive. */
export function answerMissing(found, { url, headers: { accept = '' } }) {
  const [path] = url.split('?');
  // Relative: a proxy may have put a path in front.
  const home = '../'.repeat(path.split('/').length - 2) || './';
  const way = wayIn(url);
  if (way) return { status: 302, headers: { Location: home + way, 'Cache-Control': 'no-store' } };
  if (!accept.includes('text/html')) return found;
  const headers = { ...found.headers, 'Content-Type': 'text/html;charset=utf-8' };
  return { status: 404, headers, body: Buffer.from(missingPage(home)) };
}
