// @module-tag whole

import { ALPHABET } from '@pencilmark/core/geometry';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stage } from './browser.ts';
import { cellOf, gameOf, NINE, openGame, read } from './playing.ts';

const theStage = stage();

test('a cell says first what stands in it, each kind of note by its name, colours by theirs; as much as one likes', {
  tags: ['quick'],
}, async () => {
  const { page, close } = await openGame(theStage, gameOf('9x9:3x3', NINE.puzzle));
  const said = () => page.locator('.spoken[role=status]').textContent();
  const label = (cell: number) => cellOf(page, cell).getAttribute('aria-label');
  await cellOf(page, 2).click();
  for (const keys of ['Shift+Digit1', 'Shift+Digit3', 'Control+4', 'Control+6', 'Control+Shift+Digit1'])
    await page.keyboard.press(keys);
  await expect.poll(said).toBe('teal in r1c3');
  expect(await label(2)).toBe('corner 1 3, centre 4 6, marked teal, row 1, column 3');
  expect(await label(1)).toBe('5, given, row 1, column 2');
  // What is erased is named.
  const erased = ['Centre note 4 6 gone from r1c3', 'Corner note 1 3 gone from r1c3', 'teal gone from r1c3'];
  for (const what of erased) {
    await page.keyboard.press('Backspace');
    await expect.poll(said).toBe(what);
  }
  await page.keyboard.press('Control+z');
  await expect.poll(said).toBe('Undone: teal gone from r1c3');
  for (const [spoken, words] of [
    ['value', '5, given'],
    ['all', '5, given, row 1, column 2, box 1'],
  ] as const) {
    await page.evaluate(
      (how) => localStorage.setItem('pencilmark.settings', JSON.stringify({ spoken: how, palette: 'safe' })),
      spoken,
    );
    await page.reload();
    await expect.poll(() => label(1)).toBe(words);
  }
  await cellOf(page, 3).click();
  await page.keyboard.press('Control+Shift+Digit1');
  expect(await read(page, 3)).toMatch(/, marked vermilion$/);
  await close();
});

/**
 * Where each character of an element is, spaces left out: its middle, with what is left free behind
 * it, and where it begins.
 */
const lettersIn = (place: Locator) =>
  place.evaluate(async (element) => {
    // Nobody sees a note before its font is there; a layout loads it.
    element.getBoundingClientRect();
    await document.fonts.ready;
    const letters: { readonly letter: string; readonly at: readonly [x: number, y: number]; readonly left: number }[] =
      [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      [...node.nodeValue!].forEach((letter, index) => {
        if (/\s/.test(letter)) return;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        // In WebKit the end of a line belongs to the letter after it, too.
        const { x, y, width, height } = [...range.getClientRects()].at(-1)!;
        letters.push({ letter, at: [x + width / 2, y + height / 2], left: x });
      });
    return letters;
  });

/** Where each note of a cell is, by its character. */
const placesIn = async (page: Page, cell: number, kind: string) =>
  Object.fromEntries(
    (await lettersIn(cellOf(page, cell).locator(`.notes.${kind}`))).map(({ letter, at }) => [letter, at] as const),
  );

const distance = ([x, y]: readonly [number, number], [a, b]: readonly [number, number]) => Math.hypot(x - a, y - b);

test.each(['fixed', 'ordered'])('corner notes (%s) stay where they are when notes of the middle come', async (kind) => {
  const { page, close } = await openGame(theStage, gameOf('9x9:3x3', '.'.repeat(81)), {
    viewport: { width: 390, height: 844 },
  });
  await page.evaluate(
    (notePlaces) => localStorage.setItem('pencilmark.settings', JSON.stringify({ notePlaces })),
    kind,
  );
  await page.reload();
  for (const corner of ['13', '159', '147', '456']) {
    await cellOf(page, 40).click();
    for (const digit of corner) await page.keyboard.press(`Shift+Digit${digit}`);
    const before = await placesIn(page, 40, kind);
    expect(Object.keys(before).join('')).toBe(corner);
    for (const digit of '28') await page.keyboard.press(`Control+Digit${digit}`);
    expect(await placesIn(page, 40, kind)).toEqual(before);
    // None is covered.
    const middle = Object.values(await placesIn(page, 40, 'centre'));
    expect(middle).toHaveLength(2);
    for (const place of Object.values(before))
      for (const other of middle) expect(distance(place, other)).toBeGreaterThan(7);
    for (let times = 0; times < 2; times++) await page.keyboard.press('Backspace');
  }
  // 12 pixels on a phone.
  await page.keyboard.press('Shift+Digit1');
  const size = await cellOf(page, 40)
    .locator('.notes')
    .evaluate((notes) => getComputedStyle(notes).fontSize);
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(12);
  await close();
});

test.each([390, 1280])('notes in a drawing are painted in their places, %i px wide', async (width) => {
  const { page, close } = await theStage.open('#/learn/x-wing', { viewport: { width, height: 844 } });
  await page.locator('.evidence .candidate').first().waitFor();
  // Nothing but the notes is seen, where each has its place, and how far its ink may reach.
  const places = await page.locator('.evidence').evaluate(async (drawing) => {
    await document.fonts.ready;
    drawing.scrollIntoView({ block: 'center' });
    const rest = document.querySelectorAll<SVGElement>('.table > :not(.evidence), .evidence :not(text)');
    for (const element of rest) element.style.visibility = 'hidden';
    for (const text of drawing.querySelectorAll('text')) text.style.fill = 'black';
    const { width: room } = drawing.getBoundingClientRect();
    return [...drawing.querySelectorAll('text')].map((text) => {
      const [x, y] = ['x', 'y'].map((name) => Number(text.getAttribute(name)));
      const place = new DOMPoint(x, y).matrixTransform(text.getScreenCTM()!);
      return { x: place.x, y: place.y, reach: (room / 9) * 0.15 };
    });
  });
  const table = (await page.locator('.table:has(.evidence)').boundingBox())!;
  // Firefox forbids the inline style that hides a caret.
  const picture = (await page.screenshot({ caret: 'initial' })).toString('base64');
  const { strays, empty } = await page.evaluate(
    async ([base64, list, box]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const scale = image.width / innerWidth;
      const paper = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      const context = paper.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const inked = new Set<object>();
      let outside = 0;
      for (let y = Math.ceil(box.y) + 4; y < box.y + box.height - 4; y++)
        for (let x = Math.ceil(box.x) + 4; x < box.x + box.width - 4; x++) {
          const red = data[4 * (Math.round(y * scale) * image.width + Math.round(x * scale))]!;
          if (red > 160) continue;
          const place = list.find((spot) => Math.max(Math.abs(spot.x - x), Math.abs(spot.y - y)) <= spot.reach);
          if (place) inked.add(place);
          else outside++;
        }
      return { strays: outside, empty: list.length - inked.size };
    },
    [picture, places, table] as const,
  );
  expect(places.length).toBeGreaterThan(10);
  expect({ strays, empty }).toEqual({ strays: 0, empty: 0 });
  await close();
});

test('on the largest board notes stand in their places, a line one piece of text, and bold ones on top of them', {
  tags: ['quick'],
}, async () => {
  const everything = (1 << 25) - 1;
  const game = gameOf('25x25:5x5', '.'.repeat(625));
  const cells = game.givens.map((_, cell) => cell);
  // All digits, or the first and the last alone.
  const sets = cells.map((cell) => (cell % 3 === 0 ? everything : (1 << 24) | 1));
  const nodes = [...game.nodes, { parent: 0, move: { do: 'notes', cells, sets, where: 'corner' } as const }];
  const { page, close } = await openGame(theStage, { ...game, nodes, at: 1 });
  const side = (await cellOf(page, 0).boundingBox())!.width;
  for (const cell of [0, 313, 624]) {
    const box = (await cellOf(page, cell).boundingBox())!;
    const places = await lettersIn(cellOf(page, cell).locator('.notes'));
    expect(places).toHaveLength(cell % 3 === 0 ? 25 : 2);
    for (const { letter, at } of places) {
      const index = ALPHABET.indexOf(letter);
      const place = (of: number): number => side * (0.05 + 0.18 * (of + 0.5));
      expect(distance(at, [box.x + place(index % 5), box.y + place(Math.floor(index / 5))])).toBeLessThan(0.06 * side);
    }
  }
  const pieces = (cell: number) =>
    cellOf(page, cell)
      .locator('.notes')
      .evaluate((notes) => {
        const range = document.createRange();
        range.selectNodeContents(notes);
        return [...range.getClientRects()].filter(({ width }) => width > 0).length;
      });
  expect(await pieces(0)).toBe(5);
  await cellOf(page, 1).click();
  await page.keyboard.press('1');
  const bold = page.locator('.bold-notes');
  await bold.waitFor();
  const marks = await lettersIn(bold);
  expect(new Set(marks.map(({ letter }) => letter))).toEqual(new Set(['1']));
  expect(marks).toHaveLength(625 - (25 + 24 + 16));
  const [last, below] = [marks.at(-1)!, (await lettersIn(cellOf(page, 624).locator('.notes')))[0]!];
  expect(distance([last.left, last.at[1]], [below.left, below.at[1]])).toBeLessThan(0.04 * side);
  await close();
});

test('the same digit lies on a round coin, colours are wedges where no note stands, a full house answers once', async () => {
  const { page, close } = await openGame(theStage, gameOf('9x9:3x3', NINE.puzzle));
  const paper = (cell: number) => cellOf(page, cell).evaluate((element) => getComputedStyle(element).backgroundColor);
  await cellOf(page, 2).click();
  for (const keys of ['Shift+Digit3', 'Control+Shift+Digit1', 'Control+Shift+Digit2']) await page.keyboard.press(keys);
  const wedges = await cellOf(page, 2)
    .locator('.colours > span')
    .evaluateAll((list) => list.map(({ className }) => className));
  expect(wedges).toEqual(['wedge bottom-right own-1', 'wedge bottom-left own-2']);
  await cellOf(page, 1).click();
  // Another five: its cell keeps the paper of any other, the digit has a coin.
  const five = NINE.puzzle.indexOf('5', 2);
  expect(await paper(five)).toBe(await paper(40));
  const coin = await cellOf(page, five)
    .locator('.digit')
    .evaluate((digit) => {
      const { borderRadius, backgroundColor } = getComputedStyle(digit);
      return { borderRadius, backgroundColor, width: digit.clientWidth, height: digit.clientHeight };
    });
  expect(coin).toMatchObject({ borderRadius: '50%', width: coin.height });
  expect(coin.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  // Nothing settles that was there before.
  expect(await page.locator('.digit.fresh').count()).toBe(0);
  // Nor does a digit that is typed: only a pressed digit does.
  for (const [index, [cell, digit]] of NINE.missing.filter(([at]) => at < 9).entries()) {
    const isTyped = index % 2 === 0;
    expect(await page.locator('.completed path').count()).toBe(0);
    await cellOf(page, cell).click();
    if (isTyped) await page.keyboard.press(String(digit));
    else
      await page
        .locator('.digits button')
        .nth(digit - 1)
        .click();
    expect(await cellOf(page, cell).locator('.digit.fresh').count()).toBe(isTyped ? 0 : 1);
  }
  await expect.poll(() => page.locator('.completed path').count()).toBe(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+Shift+Digit1');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => page.locator('.completed path').count()).toBe(0);
  await close();
});
