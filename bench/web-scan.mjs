/**
 * How long the page Scan takes from a file to the puzzle, and how many pictures of the camera it
 * looks at in a second, as they are and with the process of the page slowed four times. Run
 * `node bench/web-scan.mjs [picture…]` after `npm run build`; without pictures it draws its own.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { serve } from '../apps/web/server.mjs';
import { findBrowser } from '../scripts/chromium.mjs';
import { filmOf, photoOf } from '../scripts/photo.mjs';
import { slowed } from './slowed.mjs';

const TIMES = 4;
const ROUNDS = 5;
/** How long pictures of the camera are counted, in milliseconds. */
const FILM = 5000;
const PUZZLE = '.5..38927.2.....1....5...8.7.562.1.82.......68.1.594.2.1...7....7.....6.58916..7.';
const PRINTED = { board: '9x9:3x3', puzzle: PUZZLE };

const folder = mkdtempSync(join(tmpdir(), 'pencilmark-'));
const film = join(folder, 'camera.y4m');
const { server, address } = await serve({ port: 0 });
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ],
});

const session = await browser.newBrowserCDPSession();

/** The process of the page that was opened last, and the seconds of a processor that it took. */
async function processOfPage() {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  return pages.reduce((last, one) => (one.id > last.id ? one : last));
}

async function openPage() {
  const context = await browser.newContext({ viewport: { width: 1200, height: 800 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${address}/#/scan`);
  await page.locator('.scan input[type=file]').waitFor({ state: 'attached' });
  // The thread has loaded what it needs while somebody looks for a picture.
  await page.waitForTimeout(1500);
  return page;
}

/** Milliseconds from the choice of a file until its puzzle, or why there is none, is painted. */
const timeOf = (page, bytes) =>
  page.evaluate((text) => {
    const file = new File([Uint8Array.from(atob(text), (one) => one.charCodeAt(0))], 'photo.jpg', {
      type: 'image/jpeg',
    });
    const data = new DataTransfer();
    data.items.add(file);
    const input = document.querySelector('.scan input[type=file]');
    return new Promise((resolve) => {
      const start = performance.now();
      let isGone = document.querySelector('.read-out, .slip.proof') === null;
      const watch = new MutationObserver(() => {
        const isThere = document.querySelector('.read-out, .slip.proof') !== null;
        isGone ||= !isThere;
        if (!isGone || !isThere) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      });
      watch.observe(document.body, { childList: true, subtree: true });
      input.files = data.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }, bytes.toString('base64'));

/** How many pictures of the camera are looked at in a second, and what each costs. */
async function lookedAt(page) {
  // A puzzle that moves is looked at for ever: nothing is captured.
  await page.evaluate(() => {
    const { drawImage } = OffscreenCanvasRenderingContext2D.prototype;
    window.looks = 0;
    OffscreenCanvasRenderingContext2D.prototype.drawImage = function (image, x, y, width, height) {
      window.looks++;
      drawImage.call(this, image, x + (window.looks % 3) * 10, y, width, height);
    };
  });
  await page.locator('.ways button').first().click();
  await page.locator('.finder .outline[d]').waitFor({ state: 'attached' });
  const look = async () => {
    const [count, now] = await page.evaluate(() => [window.looks, performance.now()]);
    return { count, now, cpu: (await processOfPage()).cpuTime * 1000 };
  };
  const before = await look();
  await page.waitForTimeout(FILM);
  const after = await look();
  const count = after.count - before.count;
  return { perSecond: (count / (after.now - before.now)) * 1000, cpu: (after.cpu - before.cpu) / count };
}

const at = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];

const small = await photoOf(browser, [PRINTED], { width: 640, height: 480 });
writeFileSync(film, await filmOf(browser, await photoOf(browser, [PRINTED], { width: 1280, height: 720 })));
const given = process.argv.slice(2).map((path) => readFileSync(path));
const files = given.length > 0 ? given : new Array(ROUNDS).fill(small);
for (const times of [1, TIMES]) {
  const name = times > 1 ? `slowed ${times} times` : 'as it is';
  const page = await openPage();
  await timeOf(page, small);
  const { id, cpuTime } = await processOfPage();
  const end = times > 1 ? slowed(id, times) : () => {};
  const all = [];
  for (const file of files) all.push(await timeOf(page, file));
  await end();
  const cpu = (((await processOfPage()).cpuTime - cpuTime) * 1000) / all.length;
  all.sort((one, other) => one - other);
  const [median, most, own] = [at(all, 0.5), all.at(-1), cpu].map((ms) => `${ms.toFixed(0)} ms`);
  console.log(`${name}: ${all.length} files: median ${median}, all within ${most}; ${own} of a processor each`);
  await page.context().close();
  const other = await openPage();
  const stop = times > 1 ? slowed((await processOfPage()).id, times) : () => {};
  const camera = await lookedAt(other);
  const pictures = `${camera.perSecond.toFixed(1)} pictures of the camera in a second`;
  console.log(`${name}: ${pictures}; ${camera.cpu.toFixed(0)} ms of a processor each`);
  await stop();
  await other.context().close();
}
await browser.close();
server.close();
server.closeAllConnections();
rmSync(folder, { recursive: true });
