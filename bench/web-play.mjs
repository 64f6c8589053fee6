/**
 * How quickly the web app answers when the CPU is slowed four times: from a key press to changed
 * pixels, and from the address to a board that can be played. Also how many bytes the first load
 * has. Run `node bench/web-play.mjs` after `npm run build`.
 */
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { serve } from '../apps/web/server.mjs';
import { findBrowser } from '../scripts/chromium.mjs';
import { openEmptyBoard } from './empty-board.mjs';

const SLOWED = 4;
const KEYS = 60;

const { server, address } = await serve({ port: 0 });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** A page on which an empty board with all notes is played. */
async function pageWith(board) {
  const page = await (await browser.newContext({ viewport: { width: 1200, height: 800 } })).newPage();
  await openEmptyBoard(page, address, board);
  // The first visit also stores the app, once, in the background.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  return page;
}

/**
 * Milliseconds from key to pixels, for each of a list of keys. Meanwhile nothing else is asked of
 * the page, because that would count too.
 */
async function answersTo(page, keys) {
  const answers = [];
  for (const key of keys) {
    await page.evaluate(() => {
      window.answer = new Promise((resolve) => {
        const onKey = ({ timeStamp }) =>
          requestAnimationFrame(() => {
            // A message sent in a frame arrives when the frame is painted.
            const channel = new MessageChannel();
            channel.port1.onmessage = () => resolve(performance.now() - timeStamp);
            channel.port2.postMessage(0);
          });
        addEventListener('keydown', onKey, { capture: true, once: true });
      });
    });
    await page.keyboard.press(key);
    answers.push(await page.evaluate(() => window.answer));
  }
  return answers.sort((one, other) => one - other);
}

for (const board of ['9x9:3x3', '16x16:4x4', '25x25:5x5']) {
  const page = await pageWith(board);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.locator('[data-cell="40"]').click();
  // Moves of the cursor, digits that leave the notes of their peers, notes, and undo.
  const keys = Array.from({ length: KEYS }, (_, index) => {
    const turn = ['ArrowRight', String((index % 9) + 1), 'ArrowDown', `Shift+Digit${(index % 9) + 1}`, 'Control+z'];
    return turn[index % turn.length];
  });
  const answers = await answersTo(page, keys);
  console.log(
    `${board.padEnd(10)} key to pixels: median ${at(answers, 0.5).toFixed(1)} ms, 95 % within ${at(answers, 0.95).toFixed(1)} ms, all within ${answers.at(-1).toFixed(1)} ms`,
  );
  await page.context().close();
}

// The first load: what comes before the board can be played.
const context = await browser.newContext({ viewport: { width: 1200, height: 800 }, serviceWorkers: 'block' });
const page = await context.newPage();
const client = await context.newCDPSession(page);
await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
const weights = { script: 0, style: 0 };
const waiting = [];
let isLoading = true;
page.on('response', (response) => {
  const kind = { script: 'script', stylesheet: 'style', document: 'style' }[response.request().resourceType()];
  if (kind && isLoading)
    waiting.push(
      response.body().then((body) => {
        weights[kind] += gzipSync(body, { level: 9 }).length;
      }),
    );
});
await page.goto(`${address}/#/play`);
const interactive = await page.evaluate(
  () =>
    new Promise((resolve) => {
      const look = () =>
        document.querySelector('.grid [data-cell]') ? resolve(performance.now()) : setTimeout(look, 5);
      look();
    }),
);
isLoading = false;
await Promise.all(waiting);
console.log(
  `first load: playable after ${interactive.toFixed(0)} ms; gzip ${(weights.script / 1000).toFixed(1)} KB of script, ${(weights.style / 1000).toFixed(1)} KB of style and markup`,
);
await browser.close();
server.close();
server.closeAllConnections();
