/**
 * How long a new visitor waits until a digit is written: on a phone with an empty cache, behind a
 * network of 1.6 Mbit/s and 150 ms, with a CPU slowed four times. And how long a player waits for
 * the puzzle of the day: with nothing on the phone, and on the next morning. Run it after
 * `npm run build` as `node bench/web-start.mjs [turns]`.
 */
import { chromium } from 'playwright-core';
import { serve } from '../apps/web/server.mjs';
import { findBrowser } from '../scripts/chromium.mjs';

const TURNS = Number(process.argv[2] ?? 5);
const SLOWED = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, serviceWorkers: 'block' };

const { server, address } = await serve({ port: 0 });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });

/** A page of a phone that knows nothing of the app but what its storage holds. */
async function phone(kept = {}) {
  const page = await (await browser.newContext(PHONE)).newPage();
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return page;
}

/** Milliseconds from the address until something is on the page. */
async function until(page, awaited) {
  await page.waitForFunction((what) => document.querySelector(what) !== null, awaited, { polling: 'raf' });
  return page.evaluate(() => performance.now());
}

const times = { 'the first question': [], 'a digit is written': [], 'the first daily puzzle': [], 'the next one': [] };
for (let turn = 0; turn < TURNS; turn++) {
  const first = await phone();
  await first.goto(address, { waitUntil: 'commit' });
  times['the first question'].push(await until(first, '.answers button'));
  await first.locator('.answers button').first().tap();
  await first.locator('.digits button').first().tap();
  times['a digit is written'].push(await until(first, '.cell:not(.given) .digit:not(:empty)'));
  await first.context().close();

  const again = await phone({ 'pencilmark.player': '{"knows":"techniques","hands":"finger"}' });
  await again.goto(address, { waitUntil: 'commit' });
  times['the first daily puzzle'].push(await until(again, '.daily .printed'));
  // The files are there; the puzzle of another day is not.
  await again.evaluate(() => localStorage.removeItem('pencilmark.daily'));
  await again.reload({ waitUntil: 'commit' });
  times['the next one'].push(await until(again, '.daily .printed'));
  await again.context().close();
}
for (const [what, list] of Object.entries(times)) {
  const sorted = list.toSorted((one, other) => one - other);
  console.log(
    `${what}: median ${sorted[Math.floor(sorted.length / 2)].toFixed(0)} ms, all within ${sorted.at(-1).toFixed(0)} ms`,
  );
}
await browser.close();
server.close();
server.closeAllConnections();
