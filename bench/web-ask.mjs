/**
 * How long the web app takes from a click until it shows what was asked for: a hint for puzzles of
 * corpus/, and a new puzzle of each difficulty. Run `node bench/web-ask.mjs [every-Nth-puzzle]`
 * after `npm run build`. Only the order of the files decides which puzzles are taken.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { serve } from '../apps/web/server.mjs';
import { findBrowser } from '../scripts/chromium.mjs';

const EVERY = Number(process.argv[2] ?? 15);
const NEW_GAMES = 9;

const { server, address } = await serve({ port: 0 });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await (await browser.newContext({ viewport: { width: 1200, height: 800 } })).newPage();

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const sorted = (times) => times.toSorted((one, other) => one - other);

/** Milliseconds from a click on a button until what is waited for is painted. */
const answer = (within, name, awaited) =>
  page.evaluate(
    ([within, name, awaited]) =>
      new Promise((resolve) => {
        const isThere = () => document.querySelector(awaited) !== null;
        const buttons = [...document.querySelectorAll(`${within} button`)];
        const start = performance.now();
        const look = () => {
          if (!isThere()) return;
          watch.disconnect();
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => resolve(performance.now() - start);
            channel.port2.postMessage(0);
          });
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { childList: true, subtree: true });
        buttons.find((button) => button.textContent.startsWith(name)).click();
        look();
      }),
    [within, name, awaited],
  );

const corpus = new URL('../corpus/', import.meta.url);
const read = (file) => readFileSync(new URL(file, corpus), 'utf8').split('\n');
const files = ['tutorials.tsv', 'examples.txt', 'collection.tsv', 'ratings/se.tsv', 'formats/line-16.txt'];
for (const file of readdirSync(new URL('sets', corpus))) files.push(`sets/${file}`);
const puzzles = new Set();
for (const file of files)
  for (const line of read(file)) {
    const fields = line.split(/\s/);
    const puzzle = fields.find((field) => /^[0-9A-G.]{16,}$/.test(field));
    if (puzzle && !line.startsWith('#')) puzzles.add(puzzle);
  }

const hints = [];
let index = 0;
for (const puzzle of puzzles) {
  if (index++ % EVERY !== 0 && puzzle.length < 256) continue;
  // Only the fragment of the address changes, as it does when the next game is begun.
  await page.goto(`${address}/#/play?puzzle=${puzzle}`);
  await page.locator(`[data-cell="${puzzle.length - 1}"]`).waitFor();
  await page.waitForTimeout(50);
  hints.push([await answer('.actions', 'Hint', '.hinted .told'), puzzle]);
}
const times = sorted(hints.map(([time]) => time));
console.log(
  `${hints.length} hints: median ${at(times, 0.5).toFixed(0)} ms, 95 % within ${at(times, 0.95).toFixed(0)} ms, all within ${times.at(-1).toFixed(0)} ms`,
);
for (const size of [16, 36, 64, 81, 144, 256]) {
  const own = sorted(hints.filter(([, { length }]) => length === size).map(([time]) => time));
  if (own.length > 0)
    console.log(`  ${String(size).padStart(3)} cells: ${own.length}, 95 % within ${at(own, 0.95).toFixed(0)} ms`);
}

const made = new Map();
for (let turn = 0; turn < NEW_GAMES; turn++)
  for (const level of ['Gentle', 'Easy', 'Moderate', 'Tricky', 'Hard', 'Fiendish', 'Extreme']) {
    await page.goto('about:blank');
    await page.goto(`${address}/#/new`);
    await page.locator('.levels button').first().waitFor();
    await page.waitForTimeout(50);
    const own = made.get(level) ?? made.set(level, []).get(level);
    own.push(await answer('.levels', level, '[data-cell="80"]'));
  }
for (const [level, own] of made)
  console.log(
    `new ${level}: median ${at(sorted(own), 0.5).toFixed(0)} ms, all within ${Math.max(...own).toFixed(0)} ms`,
  );
await browser.close();
server.close();
server.closeAllConnections();
