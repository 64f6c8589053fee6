// @module-tag whole

import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gridOf, nextStep, puzzleOf } from '@pencilmark/core';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { stage } from './browser.ts';
import { needs } from './engines/adapt.ts';

const FILES = fileURLToPath(new URL('../../../packages/board/dist/standalone/', import.meta.url));
const EXAMPLE = fileURLToPath(new URL('../../../examples/board.html', import.meta.url));

const CLASSIC = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const SMALL = '12..34..2..3.3.1';
const SMALL_SOLVED = '1234341221434321';
const KILLER = '9x9:killer_15:r1c1-2+sandwich_8:r1-9c4';

const { open } = stage();

/** The strictest policy under which a page can have scripts: it allows no style but a sheet's. */
const POLICY = "default-src 'none'; script-src 'self'; base-uri 'none'";

const pageWith = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>A board</title><link rel="icon" href="data:,">` +
  `<script type="module" src="/pencilmark-board.js"></script></head><body><main><h1>A board</h1>${body}</main></body></html>`;

let server: Server;
let address: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(FILES, pathname);
    if (pathname === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-security-policy', `${POLICY}; img-src data:`);
      response.end(pageWith(searchParams.get('body') ?? ''));
    } else if (existsSync(file)) {
      response.setHeader('content-type', 'text/javascript; charset=utf-8');
      response.end(readFileSync(file));
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** A page with some elements of HTML, all boards of it ready. */
async function show(body: string, options: Parameters<typeof open>[1] = {}) {
  const actor = await open(`${address}?body=${encodeURIComponent(body)}`, options);
  await ready(actor.page);
  return actor;
}

const ready = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await customElements.whenDefined('pencilmark-board');
    for (const board of document.querySelectorAll('pencilmark-board')) await board.ready;
  });

const board = (attributes: string): string => `<pencilmark-board ${attributes}></pencilmark-board>`;
const valueIn = (page: Page, at = 0): Promise<string> =>
  page.evaluate((index) => document.querySelectorAll('pencilmark-board')[index]!.value, at);
const cellAt = (page: Page, row: number, column: number): Locator =>
  page
    .locator('[role=row]')
    .nth(row - 1)
    .locator('[role=gridcell]')
    .nth(column - 1);
const said = (page: Page): Promise<string | null> => page.locator('pencilmark-board [role=status]').textContent();

async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(' ')) await page.keyboard.press(key);
}

/** Keeps what a board reports, as lines. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: string[] = [];
    (globalThis as { heard?: string[] }).heard = heard;
    for (const type of ['change', 'complete'])
      document.addEventListener(type, (event) => {
        const { kind, row, column, digit, isComplete, isCorrect } = (event as CustomEvent).detail;
        heard.push(
          [type, kind, row, column, digit, isComplete, isCorrect].filter((word) => word !== undefined).join(' '),
        );
      });
  });
const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);

describe('with the keyboard', () => {
  test('a puzzle is solved to its end, and the page hears of it', { tags: ['quick'] }, async () => {
    const { page, close } = await show(board(`puzzle="${SMALL}"`));
    await listen(page);
    await page.keyboard.press('Tab');
    // The first empty cell has the focus.
    await press(page, '3 ArrowRight 4 ArrowDown 2 ArrowLeft 1 ArrowDown 4 ArrowLeft 1 ArrowDown ArrowRight 2');
    expect(await said(page)).toBe('2');
    await press(page, 'ArrowLeft ArrowLeft 4');
    expect(await said(page)).toBe('Solved');
    expect(await valueIn(page)).toBe(SMALL_SOLVED);
    expect((await heard(page)).slice(-3)).toEqual([
      'change digit 4 3 2 false',
      'change digit 4 1 4 true true',
      'complete true',
    ]);
    await close();
  });

  test('notes, erasing, undoing', { tags: ['quick'] }, async () => {
    const { page, close } = await show(board(`puzzle="${CLASSIC}"`));
    await page.keyboard.press('Tab');
    await press(page, 'Space 1 2 4');
    expect(await said(page)).toBe('notes 1 2 4');
    expect(await cellAt(page, 1, 3).getAttribute('aria-label')).toBe('row 1, column 3, notes 1 2 4');
    await press(page, 'Escape 4');
    expect(await cellAt(page, 1, 3).getAttribute('aria-label')).toBe('row 1, column 3, 4');
    await press(page, 'Delete');
    expect(await said(page)).toBe('notes 1 2 4');
    await press(page, 'Control+z Control+z Control+z');
    expect(await cellAt(page, 1, 3).getAttribute('aria-label')).toBe('row 1, column 3, notes 1 2');
    await press(page, 'Control+y Shift+Digit1');
    expect(await cellAt(page, 1, 3).getAttribute('aria-label')).toBe('row 1, column 3, notes 2 4');
    await close();
  });

  test('one cell can be reached with Tab, and Escape is left to the page', async () => {
    const { page, close } = await show(`${board(`puzzle="${CLASSIC}"`)}<button>After</button>`);
    await page.evaluate(() => {
      document.addEventListener('keydown', ({ key, defaultPrevented }) => {
        document.title = `${key} ${defaultPrevented}`;
      });
    });
    await press(page, 'Tab ArrowDown End');
    expect(await page.locator('[role=gridcell][tabindex="0"]').count()).toBe(1);
    expect(await cellAt(page, 2, 9).getAttribute('tabindex')).toBe('0');
    await press(page, 'Escape');
    expect(await page.title()).toBe('Escape false');
    await press(page, 'Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('After');
    await close();
  });

  test('a board of 16 takes letters', async () => {
    const { page, close } = await show(board('board="16x16"'));
    await press(page, 'Tab g ArrowRight 9 ArrowRight Shift+A');
    expect((await valueIn(page)).slice(0, 4)).toBe('G9..');
    expect(await cellAt(page, 1, 3).getAttribute('aria-label')).toBe('row 1, column 3, notes A');
    await close();
  });

  test('nobody writes on a board that is for reading', async () => {
    const { page, close } = await show(board(`puzzle="${CLASSIC}" readonly`));
    await press(page, 'Tab 4 Space Delete Control+z ArrowRight');
    expect(await valueIn(page)).toBe(CLASSIC);
    expect(await cellAt(page, 1, 4).getAttribute('tabindex')).toBe('0');
    await close();
  });
});

test('digits in conflict are marked by a word and a sign, not by colour alone', async () => {
  const { page, close } = await show(board(`puzzle="${CLASSIC}"`));
  await press(page, 'Tab 5');
  expect(await said(page)).toBe('5, in conflict');
  const cell = cellAt(page, 1, 3);
  expect(await cell.getAttribute('aria-invalid')).toBe('true');
  expect(await cell.getAttribute('aria-label')).toBe('row 1, column 3, 5, in conflict');
  const line = await cell.locator('span').evaluate((element) => getComputedStyle(element).textDecorationStyle);
  expect(line).toBe('wavy');
  await close();
});

test('what is complete is announced once, and whether it is right', async () => {
  const { page, close } = await show(board(`puzzle="${CLASSIC}" value="${SOLVED.slice(0, 80)}."`));
  // The last cell is a given: the value may leave it out.
  expect(await page.evaluate(() => document.querySelector('pencilmark-board')!.isComplete)).toBe(true);
  await page.evaluate(
    (value) => (document.querySelector('pencilmark-board')!.value = value),
    `${SOLVED.slice(0, 2)}.${SOLVED.slice(3)}`,
  );
  await listen(page);
  await press(page, 'Tab ArrowRight ArrowRight 4');
  expect(await said(page)).toBe('Solved');
  await press(page, '6');
  expect(await said(page)).toBe('The board is full, but digits are in conflict');
  expect(await heard(page)).toEqual(['change digit 1 3 4 true true', 'complete true', 'change digit 1 3 6 true false']);
  await close();
});

test('a check marks what is wrong, until it is changed', async () => {
  const { page, close } = await show(board(`puzzle="${CLASSIC}"`));
  await press(page, 'Tab 1');
  const check = () => page.evaluate(() => document.querySelector('pencilmark-board')!.check());
  expect(await check()).toEqual({ isComplete: false, isCorrect: false, wrong: [2] });
  expect(await said(page)).toBe('Wrong: r1c3');
  expect(await cellAt(page, 1, 3).getAttribute('aria-label')).toBe('row 1, column 3, 1, wrong');
  await press(page, '4');
  expect(await cellAt(page, 1, 3).getAttribute('aria-invalid')).toBeNull();
  expect(await check()).toEqual({ isComplete: false, isCorrect: true, wrong: [] });
  await close();
});

test('with a finger: keys appear with the focus, are large enough and write into the cell', async ({ skip }) => {
  needs('coarse', skip);
  const { page, close } = await show(board(`puzzle="${CLASSIC}"`), {
    viewport: { width: 360, height: 720 },
    hasTouch: true,
    isMobile: true,
  });
  const key = page.locator('pencilmark-board').getByRole('button', { name: '4', exact: true });
  expect(await key.isVisible()).toBe(false);
  await cellAt(page, 1, 3).tap();
  await key.tap();
  expect((await valueIn(page)).slice(0, 3)).toBe('534');
  expect(await cellAt(page, 1, 3).evaluate((cell) => cell.matches(':focus'))).toBe(true);
  const heights = await page
    .locator('pencilmark-board button')
    .evaluateAll((keys) => keys.map((key) => key.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(42);
  await page.locator('pencilmark-board').getByRole('button', { name: 'Undo' }).tap();
  expect(await valueIn(page)).toBe(CLASSIC);
  await close();
});

describe('in a form', () => {
  const form = `<form><label for="b">Today</label>${board(`id="b" name="grid" required puzzle="${SMALL}"`)}<button>Send</button><button type="reset">Again</button></form>`;
  const sent = (page: Page): Promise<FormDataEntryValue | null> =>
    page.evaluate(() => new FormData(document.querySelector('form')!).get('grid'));

  test('its value is sent, kept by reset, and must be complete where it is required', { tags: ['quick'] }, async () => {
    const { page, close } = await show(form);
    expect(await page.locator('[role=grid]').getAttribute('aria-label')).toBe('Today');
    expect(await sent(page)).toBe(SMALL);
    expect(await page.evaluate(() => document.querySelector('form')!.checkValidity())).toBe(false);
    await page.evaluate((value) => (document.querySelector('pencilmark-board')!.value = value), SMALL_SOLVED);
    expect(await sent(page)).toBe(SMALL_SOLVED);
    expect(await page.evaluate(() => document.querySelector('form')!.checkValidity())).toBe(true);
    await page.getByRole('button', { name: 'Again' }).click();
    expect(await sent(page)).toBe(SMALL);
    await close();
  });

  test('a fieldset turns it off', async () => {
    const { page, close } = await show(
      `<form><fieldset disabled>${board(`name="grid" puzzle="${SMALL}"`)}</fieldset></form>`,
    );
    expect(await sent(page)).toBeNull();
    expect(await page.locator('[role=grid]').getAttribute('aria-disabled')).toBe('true');
    await page.evaluate(() => document.querySelector('fieldset')!.removeAttribute('disabled'));
    expect(await sent(page)).toBe(SMALL);
    await close();
  });
});

describe('what cannot be shown', () => {
  test.each([
    ['puzzle="53..7!"', { attribute: 'puzzle', line: 1, column: 1 }],
    ['board="9x9:nosuch"', { attribute: 'board', code: 'geometry', line: 1, column: 5 }],
    [`puzzle="${SMALL}" value="2..............."`, { attribute: 'value', code: 'value' }],
    ['', { attribute: 'puzzle' }],
  ])('%s is told with its place, and another puzzle mends it', async (attributes, error) => {
    const { page, close } = await show(board(attributes));
    expect(await page.evaluate(() => document.querySelector('pencilmark-board')!.error)).toMatchObject(error);
    expect(await page.locator('[role=alert]').textContent()).toContain(`${error.attribute}, line 1`);
    expect(await valueIn(page)).toBe('');
    await page.evaluate((puzzle) => {
      const element = document.querySelector('pencilmark-board')!;
      for (const name of ['board', 'value']) element.removeAttribute(name);
      element.puzzle = puzzle;
    }, CLASSIC);
    expect(await valueIn(page)).toBe(CLASSIC);
    expect(await page.locator('pencilmark-board[error]').count()).toBe(0);
    await close();
  });

  test.each([
    [
      'puzzle',
      5,
      'puzzle of <pencilmark-board> was set to 5; expected a text such as "53..7…", or a puzzle of @pencilmark/core',
    ],
    ['value', null, 'value of <pencilmark-board> was set to null; expected a text'],
    ['value', '123', 'value of <pencilmark-board>: The value has 3 characters; the board has 81 cells.'],
    ['notes', 'some', 'notes of <pencilmark-board> was set to "some"; expected "own", "all", "none"'],
    ['step', [], 'step of <pencilmark-board> was set to a list; expected a step of @pencilmark/core, or null'],
    [
      'step',
      { marks: [{ kind: 'cell', cell: 81, role: 'pattern' }] },
      'step of <pencilmark-board>: marks: cell 81; expected 0 to 80',
    ],
  ])('%s cannot be set to %j', async (property, value, message) => {
    const { page, close } = await show(board(`puzzle="${CLASSIC}"`));
    const thrown = page.evaluate(
      ([name, wrong]) => {
        (document.querySelector('pencilmark-board') as unknown as Record<string, unknown>)[name as string] = wrong;
      },
      [property, value],
    );
    await expect(thrown).rejects.toThrow(message);
    await close();
  });
});

test('two boards of a page know nothing of each other', { tags: ['quick'] }, async () => {
  const { page, close } = await show(board(`puzzle="${CLASSIC}"`) + board(`puzzle="${SMALL}"`));
  await press(page, 'Tab 4 Tab 3');
  expect([await valueIn(page, 0), await valueIn(page, 1)]).toEqual([`534${CLASSIC.slice(3)}`, `123${SMALL.slice(3)}`]);
  await press(page, 'Control+z Shift+Tab');
  expect([await valueIn(page, 0), await valueIn(page, 1)]).toEqual([`534${CLASSIC.slice(3)}`, SMALL]);
  await close();
});

test('clues are drawn, and spoken cell by cell in the language of the page', { tags: ['quick'] }, async () => {
  const { page, close } = await show(`<div lang="de">${board(`board="${KILLER}"`)}</div>`);
  expect(await page.locator('.sign-cage').count()).toBeGreaterThan(0);
  expect(await cellAt(page, 1, 2).getAttribute('aria-label')).toMatch(/^Zeile 1, Spalte 2, leer, .*15/);
  await close();
});

test('a step is drawn on the candidates, described in words, and taken away again', async () => {
  const { page, close } = await show(board(`puzzle="${CLASSIC}" notes="all" readonly description="A 5 goes there."`));
  const step = nextStep(gridOf(puzzleOf(CLASSIC)))!;
  const shown = JSON.parse(
    JSON.stringify({ marks: step.marks, placements: step.placements, eliminations: step.eliminations }),
  );
  const set = (value: unknown) =>
    page.evaluate(async (value) => {
      const element = document.querySelector('pencilmark-board')!;
      element.step = value as typeof element.step;
      await element.ready;
    }, value);
  await set(shown);
  await expect.poll(() => page.locator('.deed-placed').count()).toBe(1);
  expect(await page.locator('.above .candidate').count()).toBeGreaterThan(100);
  expect(await page.locator('[role=grid]').getAttribute('aria-describedby')).toBe('told');
  await set(null);
  expect(await page.locator('.deed-placed').count()).toBe(0);
  await close();
});

test('properties that were set before the element was there are taken', async () => {
  const { page, close } = await open(`${address}?body=`);
  // As text, because the test runner would replace the import.
  await page.evaluate(`(async () => {
    const early = document.createElement('early-board');
    early.puzzle = '${SMALL}';
    document.querySelector('main').append(early);
    const { defineBoardElement } = await import('/pencilmark-board.js');
    defineBoardElement('early-board');
    document.title = early.value;
  })()`);
  expect(await page.title()).toBe(SMALL);
  await close();
});

const LOOKS = [
  ['light', {}],
  ['dark', {}],
  ['forced colours', { forcedColors: 'active' }],
] as const;

test.each(LOOKS)('axe finds no fault: %s', async (look, options) => {
  const theme = look === 'dark' ? 'theme="dark"' : '';
  const bodies = [
    board(`puzzle="${CLASSIC}" value="534${CLASSIC.slice(3, 78)}179" pad="always" ${theme}`),
    board(`puzzle="${CLASSIC}" notes="all" readonly ${theme}`),
    board(`board="${KILLER}" ${theme}`),
    board(`puzzle="bad" ${theme}`),
  ];
  const { page, close } = await show(bodies.join(''), options);
  await press(page, 'Tab 5');
  expect(await violations(page)).toEqual([]);
  await close();
});

test('dark follows the page, and theme decides for itself', async () => {
  const { page, close } = await show(
    board(`puzzle="${SMALL}"`) + board(`puzzle="${SMALL}" theme="dark"`) + board(`puzzle="${SMALL}" theme="auto"`),
    {
      colorScheme: 'dark',
    },
  );
  const papers = () =>
    page.locator('.paper').evaluateAll((all) => all.map((paper) => getComputedStyle(paper).fill === 'rgb(30, 27, 23)'));
  // A page that says nothing is light, whatever the system prefers.
  expect(await papers()).toEqual([false, true, true]);
  await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'light dark'));
  expect(await papers()).toEqual([true, true, true]);
  await close();
});

test('the example opens from a disk, and is played on', async () => {
  const { page, close } = await open();
  await page.goto(pathToFileURL(EXAMPLE).href);
  await ready(page);
  expect(await page.locator('pencilmark-board[error]').count()).toBe(0);
  await page.locator('pencilmark-board').first().focus();
  const before = await valueIn(page);
  await press(page, '1');
  expect(await valueIn(page)).not.toBe(before);
  expect(await violations(page)).toEqual([]);
  await page.close();
  await close().catch(() => undefined);
});
