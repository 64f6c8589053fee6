/**
 * How quickly the web app answers in each browser engine that this machine has: from the address to
 * the first digit that a new visitor writes, and from a key to the frame that shows its digit. The
 * page measures itself, so a driver costs nothing. Run it after `npm run build` as
 * `node bench/web-engines.mjs [--engine NAME] [turns]`.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { runnerImport } from 'vite';
import { APP, answer, HEADERS } from '../apps/web/server.mjs';
import { openEmptyBoard } from './empty-board.mjs';

const { values, positionals } = parseArgs({ options: { engine: { type: 'string' } }, allowPositionals: true });
const TURNS = Number(positionals[0] ?? 5);
const BOARDS = ['9x9:3x3', '16x16:4x4', '25x25:5x5'];
const KEYS = 40;

/** What stands in the page before the app. It goes there as text. */
function meter() {
  // A message that is sent in a frame arrives when the frame is painted.
  const painted = (told) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => told(performance.now());
    channel.port2.postMessage(0);
  };
  /** Looks in every frame until it is so. */
  const when = (isSo, told) => requestAnimationFrame(() => (isSo() ? painted(told) : when(isSo, told)));
  const find = (selector) => document.querySelector(selector);

  globalThis.firstDigit = new Promise((told) => {
    const press = (selector, next) =>
      when(
        () => find(selector),
        () => {
          find(selector).click();
          next();
        },
      );
    press('.answers button', () =>
      press('.digits button', () => when(() => find('.cell:not(.given) .digit:not(:empty)'), told)),
    );
  });

  globalThis.expectKey = (cell, digit) => {
    const shows = () => find(`[data-cell="${cell}"] .digit`)?.textContent === digit;
    globalThis.answered = new Promise((told) =>
      addEventListener('keydown', ({ timeStamp }) => when(shows, (time) => told(time - timeStamp)), {
        capture: true,
        once: true,
      }),
    );
  };
}

let asked = new Set();
const server = createServer((request, response) => {
  const path = new URL(request.url, 'http://app').pathname.slice(1);
  if (path === 'meter.js')
    return void response.writeHead(200, { ...HEADERS, 'content-type': 'text/javascript' }).end(`(${meter})()`);
  if (path !== '') {
    asked.add(path);
    return void answer(APP, request, response);
  }
  const html = readFileSync(join(APP, 'index.html'), 'utf8').replace(
    '<head>',
    '<head><script src="./meter.js"></script>',
  );
  response.writeHead(200, { ...HEADERS, 'content-type': 'text/html' }).end(html);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = `http://127.0.0.1:${server.address().port}/`;

/** A page of somebody who has never been here. */
const newcomer = async (browser) =>
  (
    await browser.newContext({ locale: 'en-GB', viewport: { width: 1200, height: 800 }, serviceWorkers: 'block' })
  ).newPage();

/** The time of a first visit, and the bytes of script that it asked for, packed. */
async function firstVisit(browser) {
  asked = new Set();
  const page = await newcomer(browser);
  await page.goto(address);
  const time = await page.evaluate(() => globalThis.firstDigit);
  const scripts = [...asked].filter((path) => path.endsWith('.js'));
  const bytes = scripts.reduce((sum, path) => sum + gzipSync(readFileSync(join(APP, path)), { level: 9 }).length, 0);
  await page.context().close();
  return { time, bytes };
}

/** The times from keys to digits on an empty board whose cells all have their notes. */
async function keysOn(browser, board) {
  const page = await newcomer(browser);
  await openEmptyBoard(page, address, board);
  const times = [];
  for (let cell = 0; cell < KEYS; cell++) {
    const digit = String((cell % 9) + 1);
    await page.locator(`[data-cell="${cell}"]`).click();
    await page.evaluate(([place, wanted]) => globalThis.expectKey(place, wanted), [cell, digit]);
    await page.keyboard.press(digit);
    times.push(await page.evaluate(() => globalThis.answered));
  }
  await page.context().close();
  return times;
}

const sorted = (list) => list.toSorted((one, other) => one - other);
const at = (list, share) => sorted(list)[Math.min(list.length - 1, Math.floor(list.length * share))];
const ms = (list) => `${at(list, 0.5).toFixed(0)} (${at(list, 0.95).toFixed(0)})`;

const { module } = await runnerImport(fileURLToPath(new URL('../apps/web/tests/engines/engine.ts', import.meta.url)));
const engines = module.ENGINES.filter((engine) => !engine.missing() && engine.name === (values.engine ?? engine.name));
const rows = [['', 'script, kB packed', 'first digit, ms', ...BOARDS.map((board) => `key on ${board}, ms`)]];
for (const engine of engines) {
  const browser = await engine.start([], {});
  const visits = [];
  for (let turn = 0; turn < TURNS; turn++) visits.push(await firstVisit(browser));
  const keys = [];
  for (const board of BOARDS) keys.push(ms(await keysOn(browser, board)));
  rows.push([engine.name, (visits.at(-1).bytes / 1000).toFixed(1), ms(visits.map(({ time }) => time)), ...keys]);
  await browser.close();
}
rows.splice(1, 0, ['---', ...rows[0].slice(1).map(() => '--:')]);
console.log(rows.map((row) => `| ${row.join(' | ')} |`).join('\n'));
server.close();
server.closeAllConnections();
