/**
 * Pictures of every page of the web app, in every size and theme, as files and as one page that
 * shows them: `npm run gallery -- --only play,today --sizes 390x844 --themes dark --language de`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { serve } from '../apps/web/server.mjs';
import { findBrowser } from './chromium.mjs';
import { buildWeb } from './web.mjs';
import { ROOT } from './workspace.mjs';

const GIVENS = '.34.........89..6...7.4.85..8176....39.........5......4...12.9.......1.7..3.8...2';
const SOLUTION = '834675921152893764967241853281769435396154278745328619478512396529436187613987542';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What is photographed: a name, its address, who comes, and what is done before. */
const SCENES = [
  { name: 'today-first', address: 'today', isNew: true },
  { name: 'today', address: 'today' },
  { name: 'play', address: 'play', act: (page) => page.locator('[data-cell="31"]').click() },
  {
    name: 'play-hint',
    address: 'play',
    act: (page) => page.getByRole('button', { name: /^(Hint|Hinweis)$/ }).click(),
  },
  {
    name: 'play-done',
    address: 'play',
    isNearlyDone: true,
    act: async (page) => {
      await page.locator('[data-cell="79"]').click();
      await page.keyboard.press('4');
      await page.waitForTimeout(1500);
    },
  },
  { name: 'new', address: 'new' },
  { name: 'learn', address: 'learn' },
  { name: 'technique', address: 'learn/two-string-kite' },
  { name: 'me', address: 'me' },
  { name: 'me-empty', address: 'me', isNew: true },
  { name: 'games', address: 'games' },
  { name: 'settings', address: 'settings' },
  { name: 'workshop', address: 'workshop' },
  { name: 'create', address: `create?puzzle=${GIVENS}` },
  { name: 'watch', address: 'watch' },
  { name: 'import', address: 'import' },
  { name: 'print', address: 'print' },
  { name: 'share', address: 'share' },
  { name: 'styles', address: 'styles' },
];

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);

const EMPTY = CELLS.filter((cell) => GIVENS[cell] === '.').length;

const digit = (text, cell) => Number(text[cell]) || 0;

/** A game with as many of its cells written as asked for, a minute for every four. */
function gameWith(id, source, count, times) {
  const empty = CELLS.filter((cell) => GIVENS[cell] === '.').slice(0, count);
  const moves = empty.map((cell, index) => ({
    parent: index,
    move: { do: 'digit', cells: [cell], digit: digit(SOLUTION, cell), clean: true },
    played: (index + 1) * 15_000,
  }));
  const marks = [
    { do: 'notes', cells: [50], sets: [0b110000000], where: 'centre' },
    { do: 'notes', cells: [64, 65], sets: [0b100000010, 0b100000010], where: 'corner' },
    { do: 'colour', cells: [68], digit: 1, on: true },
  ].filter(() => count < EMPTY - 1);
  const played = empty.length * 15_000;
  const nodes = [{ parent: -1 }, ...moves];
  for (const move of marks) nodes.push({ parent: nodes.length - 1, move, played });
  const givens = CELLS.map((cell) => digit(GIVENS, cell));
  const at = nodes.length - 1;
  return { version: 1, id, board: '9x9:3x3', givens, source, nodes, at, savepoints: [], played, hints: 0, ...times };
}

/** What somebody has who comes often: games, and what was solved on most days of a month. */
function profile(isNearlyDone) {
  const now = Date.now();
  const times = { begun: now - DAY, touched: now };
  const games = [
    gameWith('one', { kind: 'daily', difficulty: 'hard', day: new Date(now).toISOString().slice(0, 10) }, 20, times),
    gameWith('two', { kind: 'new', difficulty: 'tricky' }, 35, { begun: now - 3 * DAY, touched: now - DAY }),
    gameWith('three', { kind: 'import', title: 'Mondays', about: { author: 'R. Miller' } }, 5, {
      begun: 1,
      touched: now - 2 * DAY,
    }),
  ];
  if (isNearlyDone)
    games.push(gameWith('last', { kind: 'new', difficulty: 'hard' }, EMPTY - 1, { ...times, touched: now + 1 }));
  const levels = ['easy', 'moderate', 'tricky', 'hard'];
  const solved = Array.from({ length: 60 }, (_, index) => ({
    id: `solved-${index}`,
    at: now - index * DAY * 0.7 - (index % 5 === 3 ? DAY : 0),
    ms: (6 + ((index * 7) % 11) + (index % 4) * 3) * MINUTE,
    board: '9x9:3x3',
    difficulty: levels[index % 4],
    hints: index % 9 === 4 ? 1 : 0,
  }));
  return { games, solved };
}

/** Puts rows into the stores of the app. */
const fill = (page, rows) =>
  page.evaluate(async (stores) => {
    const database = await new Promise((resolve) => {
      const request = indexedDB.open('pencilmark');
      request.onsuccess = () => resolve(request.result);
    });
    const transaction = database.transaction(Object.keys(stores), 'readwrite');
    for (const [name, list] of Object.entries(stores)) for (const row of list) transaction.objectStore(name).put(row);
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, rows);

async function photograph(browser, address, scene, { width, height, theme, language }, path) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    colorScheme: theme === 'light' ? 'light' : 'dark',
  });
  const page = await context.newPage();
  // A board is there once the store is open.
  await page.goto(`${address}/#/${scene.isNew ? 'settings' : 'play'}`);
  await page
    .locator(scene.isNew ? 'main h1' : '.board')
    .first()
    .waitFor();
  if (!scene.isNew) {
    await page.evaluate((settings) => localStorage.setItem('pencilmark.settings', JSON.stringify(settings)), { theme });
    await fill(page, profile(scene.isNearlyDone));
  } else await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(`${address}/#/${scene.address}`);
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await page.locator('.wait').waitFor({ state: 'detached' });
  await scene.act?.(page);
  // What is computed meanwhile stands there then.
  await page.waitForTimeout(500);
  await page.screenshot({ path });
  await context.close();
}

const rows = (names, files) =>
  names.map(
    (name) =>
      `<h2>${name}</h2>${files
        .filter((file) => file.startsWith(`${name}.`))
        .map((file) => `<a href="${file}"><img src="${file}" alt="${file}" height="360" loading="lazy"></a>`)
        .join('\n')}`,
  );

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(ROOT, 'gallery') },
    only: { type: 'string' },
    sizes: { type: 'string', default: '390x844,820x1180,1440x900,2560x1440' },
    themes: { type: 'string', default: 'light,dark' },
    language: { type: 'string', default: 'en' },
  },
});

const built = await buildWeb();
if (built.code !== 0) throw new Error(built.output);
await mkdir(values.out, { recursive: true });
const { server, address } = await serve({ port: 0 });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
const only = values.only?.split(',');
const scenes = SCENES.filter(({ name }) => !only || only.includes(name));
const files = [];
for (const scene of scenes)
  for (const size of values.sizes.split(','))
    for (const theme of values.themes.split(',')) {
      const [width, height] = size.split('x').map(Number);
      const file = `${scene.name}.${size}.${theme}.png`;
      const look = { width, height, theme, language: values.language };
      await photograph(browser, address, scene, look, join(values.out, file)).then(
        () => files.push(file),
        (problem) => console.error(`${file}: ${problem.message.split('\n')[0]}`),
      );
    }
await browser.close();
server.close();
const list = rows(
  scenes.map(({ name }) => name),
  files,
).join('\n');
await writeFile(
  join(values.out, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Pencilmark</title>\n${list}\n`,
);
console.log(`${files.length} pictures: ${join(values.out, 'index.html')}`);
process.exitCode = files.length > 0 ? 0 : 1;
