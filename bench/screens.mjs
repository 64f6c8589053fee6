/**
 * What is read on pictures of screens that a browser draws: our own board in every look, on several
 * screens, with margins of 0 to 100 pixels; and boards of other makes, from a seed. Rules are tuned
 * on half of the pictures, by a hash of their names; `kept` is the other half. Each picture that is
 * not read right is told. `--only tiles` draws one make, `--only own` our own board.
 */
import { createHash } from 'node:crypto';
import { chromium } from 'playwright-core';
import { decodePicture } from '../apps/cli/dist/src/scan/decode.js';
import { serve } from '../apps/web/server.mjs';
import { loadNetwork, scan } from '../packages/scan/dist/index.js';
import { findBrowser } from '../scripts/chromium.mjs';
import { buildWeb } from '../scripts/web.mjs';
import { say } from './results.mjs';
import { madePictures } from './screens/made.mjs';
import { ownPictures } from './screens/own.mjs';

/** The best first; only the last one must never be. */
const ENDS = ['right', 'doubted', 'refused', 'silent'];

export async function run({ only }) {
  const network = await loadNetwork();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  const figures = new Map();
  try {
    for await (const picture of picturesOf(browser, only)) {
      const half = createHash('sha256').update(picture.name).digest()[0] % 2 === 0 ? 'tuned' : 'kept';
      const row = `${picture.name.split('-').slice(0, 2).join(' ')}, ${half}`;
      if (!figures.has(row)) figures.set(row, []);
      const seen = outcomeOf(picture, network);
      figures.get(row).push(seen);
      if (seen.end !== 'right') console.log(`  ${picture.name}: ${seen.end}`);
    }
  } finally {
    await browser.close();
  }
  say('', 'pictures', ...ENDS, 'doubts');
  for (const [row, seen] of [...figures].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const doubts = seen.reduce((sum, one) => sum + one.doubts, 0) / seen.length;
    say(row, seen.length, ...ENDS.map((end) => seen.filter((one) => one.end === end).length), doubts.toFixed(1));
  }
}

async function* picturesOf(browser, only) {
  if (only !== 'own') yield* madePictures(browser, only);
  if (only && only !== 'own') return;
  const built = await buildWeb();
  if (built.code !== 0) throw new Error(built.output);
  const { server, address } = await serve({ port: 0 });
  yield* ownPictures(browser, address);
  server.close();
  server.closeAllConnections();
}

/** What came of a picture, and how many doubts it has. Each cell that is wrong must be one. */
function outcomeOf({ file, cells }, network) {
  const [one] = scan(decodePicture(file), { network }).found;
  if (!one) return { end: 'refused', doubts: 0 };
  const doubts = new Set(one.doubts.map(({ cell }) => cell));
  const wanted = Array.from(cells, (character) => Math.max(0, '.123456789ABCDEFG'.indexOf(character)));
  const isSize = wanted.length === one.cells.length;
  const wrong = isSize ? one.cells.flatMap(({ digit }, cell) => (digit === wanted[cell] ? [] : [cell])) : [...doubts];
  if (isSize && wrong.length === 0) return { end: 'right', doubts: doubts.size };
  const isTold = wrong.length > 0 && wrong.every((cell) => doubts.has(cell));
  return { end: isTold ? 'doubted' : 'silent', doubts: doubts.size };
}
