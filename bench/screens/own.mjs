/**
 * Pictures of our own board: the app is opened in a browser in each of its looks, on screens of
 * several sizes, and the board is cut out with margins of 0 to 100 pixels.
 */
import { puzzleFor, textOf } from './puzzles.mjs';

const LOOKS = [
  { name: 'light', theme: 'light', palette: 'usual' },
  { name: 'dark', theme: 'dark', palette: 'usual' },
  { name: 'contrast', theme: 'contrast', palette: 'usual' },
  { name: 'safe', theme: 'light', palette: 'safe' },
];
const SCREENS = [
  { width: 390, height: 844, deviceScaleFactor: 1 },
  { width: 390, height: 844, deviceScaleFactor: 2 },
  { width: 820, height: 1180, deviceScaleFactor: 1 },
  { width: 1366, height: 768, deviceScaleFactor: 1 },
  { width: 1440, height: 900, deviceScaleFactor: 2 },
];
const MARGINS = [0, 4, 8, 12, 16, 20, 28, 40, 60, 80, 100];
const STATES = ['blank', 'written', 'noted'];
const OTHER_SIZES = [4, 6, 8, 10, 12, 16];
const FEW_MARGINS = [0, 8, 20, 40, 80];

/** Which page is opened for which pictures. */
function* scenes() {
  let seed = 1;
  for (const [at, look] of LOOKS.entries())
    for (const [on, screen] of SCREENS.entries())
      yield { look, screen, size: 9, state: STATES[(at + on) % STATES.length], margins: MARGINS, seed: seed++ };
  for (const size of OTHER_SIZES)
    for (const [at, look] of LOOKS.slice(0, 3).entries()) {
      const screen = SCREENS[size > 9 ? 2 + at : 1 + at];
      yield { look, screen, size, state: STATES[size > 9 ? 0 : at], margins: FEW_MARGINS, seed: seed++ };
    }
}

/** All pictures, one after the other: a name, the file, the digits and the kinds of the cells. */
export async function* ownPictures(browser, address) {
  for (const scene of scenes()) {
    const { look, screen, size, state, margins, seed } = scene;
    const { width, height, deviceScaleFactor } = screen;
    const puzzle = await puzzleFor(size, seed, state === 'blank' ? 0 : 0.3);
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor,
      locale: 'en-GB',
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      colorScheme: look.theme === 'light' ? 'light' : 'dark',
    });
    const page = await context.newPage();
    await page.addInitScript(
      (settings) => localStorage.setItem('pencilmark.settings', settings),
      JSON.stringify({ theme: look.theme, palette: look.palette, autoCandidates: state === 'noted' }),
    );
    await page.goto(`${address}/#/play?puzzle=${textOf(puzzle.givens)}`);
    const board = page.locator('.board').first();
    await board.waitFor();
    for (const [cell, digit] of puzzle.entries.entries()) {
      if (digit === 0) continue;
      await page.locator(`[data-cell="${cell}"]`).first().click();
      await page.keyboard.press(String(digit));
    }
    await page.waitForTimeout(100);
    const box = await board.boundingBox();
    for (const margin of margins) {
      const [left, top] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)];
      const clip = {
        x: left,
        y: top,
        width: Math.min(width, box.x + box.width + margin) - left,
        height: Math.min(height, box.y + box.height + margin) - top,
      };
      const name = `own-${size}-${look.name}-${width}x${height}@${deviceScaleFactor}-${state}-${margin}`;
      yield { name, file: await page.screenshot({ clip }), cells: textOf(puzzle.digits), kinds: puzzle.kinds };
    }
    await context.close();
  }
}
