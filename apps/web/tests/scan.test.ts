// @module-tag whole

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { filmOf, type Printed, photoOf } from '../../../scripts/photo.mjs';
import { violations } from './axe.ts';
import { stage } from './browser.ts';
import { ENGINE } from './engines/engine.ts';
import { NINE, SIX } from './playing.ts';
import { visit } from './visit.ts';

const folder = mkdtempSync(join(tmpdir(), 'pencilmark-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the camera sees: it reads the file when it is switched on. */
const FILM = join(folder, 'camera.y4m');
const theStage = stage(
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${FILM}`,
);
const { open } = theStage;

const file = (buffer: Buffer, name = 'photo.jpg', mimeType = 'image/jpeg') => ({ name, mimeType, buffer });
const photo = (...printed: readonly Printed[]): Promise<Buffer> => photoOf(theStage.browser, printed);

/** The digits on the board, `.` for none; only the printed digits, or all. */
const digitsOn = (page: Page, which = '.cell'): Promise<string> =>
  page
    .locator('.board .cell')
    .evaluateAll(
      (cells, wanted) =>
        cells.map((cell) => (cell.matches(wanted) ? (cell.textContent ?? '').replace('?', '') || '.' : '.')).join(''),
      which,
    );

/** What is read takes a while on a busy machine. */
const soon = <Value>(look: () => Promise<Value>) => expect.poll(look, { timeout: 20_000 });

const read = (page: Page): Locator => page.locator('.read-out .standing');

test('a photo becomes a puzzle: it is rated, solved, played', { tags: ['quick'] }, async () => {
  const { page, close } = await open('#/scan');
  await page.getByLabel('Open a picture').setInputFiles(file(await photo(NINE)));
  await read(page).waitFor();
  expect(await digitsOn(page, '.given')).toBe(NINE.puzzle);
  await page.getByText('This puzzle has exactly one solution.').waitFor();
  await page.getByRole('button', { name: 'Rate' }).click();
  await page.getByText(/^\w+, SE \d/).waitFor();
  await page.getByRole('button', { name: 'Solve' }).click();
  expect(await digitsOn(page)).toBe(NINE.solution);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/#\/play$/);
  await soon(() => digitsOn(page, '.given')).toBe(NINE.puzzle);
  await close();
});

test('cells to check are walked with Tab, mended with a digit, emptied with Delete', async () => {
  const { page, close } = await open('#/scan');
  const crossed = [0, 40, 80];
  await page.getByLabel('Open a picture').setInputFiles(file(await photo({ ...NINE, crossed })));
  await read(page).waitFor();
  const left = async (): Promise<number> => Number.parseInt((await read(page).textContent())!, 10) || 0;
  const count = await left();
  expect(count).toBeGreaterThanOrEqual(crossed.length);
  expect(await violations(page)).toEqual([]);
  await page.locator('.cell.doubt').first().focus();
  await page.keyboard.press('7');
  expect(await left()).toBe(count - 1);
  const first = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.cell);
  for (let rest = count - 1; rest > 0; rest--) {
    await page.keyboard.press('Tab');
    await soon(() => page.evaluate(() => document.activeElement?.classList.contains('doubt'))).toBe(true);
    await page.keyboard.press('Delete');
    expect(await left()).toBe(rest - 1);
  }
  await page.getByText('Nothing to check').waitFor();
  expect(await page.locator(`[data-cell="${first}"]`).textContent()).toBe('7');
  await close();
});

test('corners that are dragged or moved by keys are read at once; size and way up by hand', async () => {
  const { page, close } = await open('#/scan');
  await page.getByLabel('Open a picture').setInputFiles(file(await photo(NINE)));
  await read(page).waitFor();
  await page.getByLabel('Corners', { exact: true }).check();
  const corner = page.getByRole('slider', { name: 'Top left corner' });
  await corner.focus();
  for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowRight');
  await soon(() => digitsOn(page, '.given')).not.toBe(NINE.puzzle);
  for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowLeft');
  await soon(() => digitsOn(page, '.given')).toBe(NINE.puzzle);
  await page.getByRole('button', { name: 'Turn right' }).click();
  await soon(() => digitsOn(page, '.given')).not.toBe(NINE.puzzle);
  for (let press = 0; press < 3; press++) await page.getByRole('button', { name: 'Turn right' }).click();
  await soon(() => digitsOn(page, '.given')).toBe(NINE.puzzle);
  await page.getByLabel('Size').selectOption('6×6');
  await soon(() => page.locator('.board .cell').count()).toBe(36);
  await close();
});

/** A picture of the corpus; its digits, and which of them are given, by hand or none: g, e, dot. */
const pictureOf = (name: string) => {
  const read = (file: string): Buffer => readFileSync(new URL(`../../../corpus/pictures/${file}`, import.meta.url));
  const [, digits = '', kinds = ''] = new RegExp(`${name}\t(\\w+)\t(\\S+)`).exec(read('truth.tsv').toString()) ?? [];
  return { picture: file(read(name), name, 'image/png'), digits: digits.replaceAll('0', '.'), kinds };
};

test('a half-solved puzzle goes on: what was written by hand is the player’s; rules are to be confirmed', async () => {
  const { page, close } = await open('#/scan');
  const field = page.getByLabel('Open a picture');
  const crossed = pictureOf('diagonal.png');
  await field.setInputFiles(crossed.picture);
  await page.getByText('This looks like 9×9 X.').waitFor();
  await page.getByRole('button', { name: 'Yes, they hold' }).click();
  await page.locator('.board .cell.falls').first().waitFor();
  expect(await digitsOn(page, '.given')).toBe(crossed.digits);
  const half = pictureOf('half-solved.png');
  const printed = Array.from(half.digits, (digit, cell) => (half.kinds[cell] === 'g' ? digit : '.')).join('');
  await field.setInputFiles(half.picture);
  await soon(() => digitsOn(page)).toBe(half.digits);
  expect(await digitsOn(page, '.given')).toBe(printed);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForURL(/#\/play$/);
  await soon(() => digitsOn(page)).toBe(half.digits);
  expect(await digitsOn(page, '.given')).toBe(printed);
  await close();
});

test('two puzzles on one page are offered', async () => {
  const { page, close } = await open('#/scan');
  await page.getByLabel('Open a picture').setInputFiles(file(await photo(NINE, SIX)));
  await page.getByText('2 puzzles in this picture').waitFor();
  await page.getByRole('button', { name: /6×6/ }).click();
  await soon(() => digitsOn(page, '.given')).toBe(SIX.puzzle);
  await close();
});

test('a picture without a puzzle and a text named .png are refused, with what can be done', async () => {
  const { page, close } = await open('#/scan');
  const alert = page.getByRole('alert').filter({ hasText: /./ });
  await page.getByLabel('Open a picture').setInputFiles(file(Buffer.from('no picture'), 'note.png', 'image/png'));
  await alert.filter({ hasText: 'not a picture that the browser can show' }).waitFor();
  const [note] = [await photoOf(theStage.browser, [])];
  await page.getByLabel('Open a picture').setInputFiles(file(note));
  await alert.filter({ hasText: 'No puzzle was found' }).waitFor();
  await page.getByText('put the four corners on those of its grid').waitFor();
  expect(await page.getByRole('slider').count()).toBe(4);
  expect(await violations(page)).toEqual([]);
  await close();
});

/** Lets a picture come as if it had been dropped or pasted. */
const bring = async (page: Page, kind: 'drop' | 'paste', picture: Buffer): Promise<void> => {
  await page.locator('header').evaluate(
    (element, [type, bytes]) => {
      const data = new DataTransfer();
      data.items.add(
        new File([Uint8Array.from(atob(bytes!), (character) => character.charCodeAt(0))], '1.png', {
          type: 'image/png',
        }),
      );
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        type === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      );
    },
    [kind, picture.toString('base64')],
  );
};

test('a screenshot that is pasted anywhere is offered to be read, one that is dropped is read', async () => {
  const { page, close } = await open('#/import');
  await page.locator('h1').waitFor();
  const screenshot = await photoOf(theStage.browser, [NINE], { type: 'png', lies: 'none' });
  await bring(page, 'paste', screenshot);
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.waitForURL(/#\/scan$/);
  await read(page).waitFor();
  expect(await digitsOn(page, '.given')).toBe(NINE.puzzle);
  await visit(page, 'games');
  await bring(page, 'drop', await photoOf(theStage.browser, [SIX], { type: 'png', lies: 'none' }));
  await page.waitForURL(/#\/scan$/);
  await soon(() => digitsOn(page, '.given')).toBe(SIX.puzzle);
  await close();
});

// Only Chromium has a camera that plays a film.
test.runIf(ENGINE.name === 'chromium')(
  'the camera takes the picture by itself, is switched off, and the puzzle is played',
  async () => {
    writeFileSync(FILM, await filmOf(theStage.browser, await photo(NINE)));
    const { page, close } = await open('#/scan', { permissions: ['camera'] });
    // The tracks of the camera, to see that they end.
    await page.evaluate(() => {
      const { mediaDevices } = navigator;
      const ask = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (wishes) => {
        const stream = await ask(wishes);
        Object.assign(window, { tracks: stream.getTracks() });
        return stream;
      };
    });
    await page.getByRole('button', { name: 'Camera' }).click();
    await page.locator('.finder .outline[d]').waitFor();
    await read(page).waitFor();
    const states = await page.evaluate(() =>
      (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState),
    );
    expect(states).toEqual(['ended']);
    expect(await digitsOn(page, '.given')).toBe(NINE.puzzle);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForURL(/#\/play$/);
    await close();
  },
);

test('without leave for the camera there is a sentence, and files can be opened', async () => {
  const { page, close } = await open('#/scan', { locale: 'de-DE' });
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Kamera' }).click();
  await page.getByText('Der Browser erlaubt die Kamera hier nicht').waitFor();
  expect(await page.getByLabel('Bild öffnen').isEnabled()).toBe(true);
  await close();
});
