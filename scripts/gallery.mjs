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
import { serveTogether, TOGETHER } from './gallery-together.mjs';
import { photoOf } from './photo.mjs';
import { buildWeb } from './web.mjs';
import { ROOT } from './workspace.mjs';

const GIVENS = '.34.........89..6...7.4.85..8176....39.........5......4...12.9.......1.7..3.8...2';
const SOLUTION = '834675921152893764967241853281769435396154278745328619478512396529436187613987542';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Takes a row of the menu of a game. */
async function takeFromMenu(page, words) {
  await page.locator('.menu > button').click();
  await page.locator('.menu [role^="menuitem"]', { hasText: words }).click();
}

const press = (cell, key) => async (page) => {
  await page.locator(`[data-cell="${cell}"]`).click();
  if (key) await page.keyboard.press(key);
};

/** A button by its words in each language. */
const button = (page, words) => page.getByRole('button', { name: words });

/** Presses the yellow button of a hint as often as asked for. */
const hinted = (presses) => async (page) => {
  await button(page, /^(Hint|Hinweis)$/).click();
  for (let count = 0; count < presses; count++) await page.locator('.hinted .main').click();
};

/** A photo of some printed puzzles was read. */
const scanned =
  (...printed) =>
  async (page) => {
    const buffer = await photoOf(page.context().browser(), printed);
    await page.locator('.scan input[type=file]').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
    await page.locator('.read-out, .slip.proof').first().waitFor();
  };

/**
 * What is photographed: a name, its address, who comes with which game, what is waited for, and
 * what is done before.
 */
const SCENES = [
  { name: 'today-first', address: 'today', isNew: true },
  { name: 'today', address: 'today', shows: '.daily .printed' },
  {
    name: 'play-first',
    address: 'today',
    isNew: true,
    act: (page) => page.locator('.answers button').first().click(),
  },
  { name: 'play', address: 'play', act: press(31) },
  {
    name: 'play-corner',
    address: 'play',
    act: async (page) => {
      await page.locator('.modes button').nth(1).click();
      await press(41)(page);
    },
  },
  { name: 'play-hint', address: 'play', act: hinted(0) },
  { name: 'play-step', address: 'play', act: hinted(2) },
  {
    name: 'walk',
    address: 'play',
    act: async (page) => {
      const words = /^(Whole path|Ganzer Weg)$/;
      if (await button(page, words).isVisible()) await button(page, words).click();
      else await takeFromMenu(page, words);
      for (let step = 0; step < 12; step++) await button(page, /^(Next step|Nächster Schritt)$/).click();
    },
  },
  {
    name: 'play-why',
    address: 'play',
    act: async (page) => {
      await takeFromMenu(page, /^(Why not|Warum)/);
      await press(41)(page);
    },
  },
  {
    name: 'play-what-if',
    address: 'play',
    act: async (page) => {
      await takeFromMenu(page, /^(What if|Was wäre)/);
      await press(41, '3')(page);
    },
  },
  { name: 'play-pause', address: 'play', act: (page) => page.locator('.clock').click() },
  { name: 'play-menu', address: 'play', act: (page) => page.locator('.menu > button').click() },
  { name: 'play-wrong', address: 'play', last: nearlyDone, act: press(79, '5') },
  {
    name: 'play-done',
    address: 'play',
    last: nearlyDone,
    act: async (page) => {
      await press(79, '4')(page);
      await page.waitForTimeout(1500);
    },
  },
  { name: 'play-4', address: 'play', last: (times) => emptyHalf(2, 2, times) },
  { name: 'play-6', address: 'play', last: (times) => emptyHalf(2, 3, times) },
  { name: 'play-16', address: 'play', last: (times) => emptyHalf(4, 4, times), act: press(1) },
  { name: 'play-25', address: 'play', last: (times) => emptyHalf(5, 5, times), act: press(1) },
  { name: 'play-ghost', address: 'play', last: withGhost, act: press(31) },
  {
    name: 'ghost-done',
    address: 'play',
    last: (times) => withGhost(times, EMPTY - 1),
    act: async (page) => {
      await press(79, '4')(page);
      await page.waitForTimeout(1500);
    },
  },
  { name: 'together-alone', address: 'together' },
  { name: 'new', address: 'new' },
  { name: 'learn', address: 'learn' },
  { name: 'technique', address: 'learn/two-string-kite' },
  { name: 'prove', address: 'prove' },
  { name: 'me', address: 'me' },
  {
    name: 'me-costs',
    address: 'me',
    act: async (page) => {
      await page.locator('.costs button').click();
      await page.locator('.costs .small').first().waitFor();
      await page.locator('.costs').scrollIntoViewIfNeeded();
    },
  },
  { name: 'me-empty', address: 'me', isNew: true },
  { name: 'games', address: 'games' },
  {
    name: 'review',
    address: 'review/done',
    shows: '.accuracy',
    act: (page) => page.locator('.time-line input').fill('300000'),
  },
  { name: 'settings', address: 'settings' },
  { name: 'workshop', address: 'workshop' },
  { name: 'create', address: `create?puzzle=${GIVENS}` },
  {
    name: 'create-needs',
    address: `create?puzzle=${GIVENS}`,
    act: async (page) => {
      await page.locator('.needs summary').click();
      await page.locator('.sets button').nth(1).click();
    },
  },
  {
    name: 'watch',
    address: 'watch',
    shows: '.depth path',
    act: (page) => page.locator('.scrubber input').fill('40'),
  },
  { name: 'import', address: 'import' },
  { name: 'scan', address: 'scan' },
  { name: 'scan-read', address: 'scan', act: scanned({ board: '9x9:3x3', puzzle: GIVENS, crossed: [0, 40] }) },
  { name: 'scan-refused', address: 'scan', act: scanned() },
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

/** A game that lacks its last digit. */
function nearlyDone(times) {
  return gameWith('last', { kind: 'new', difficulty: 'hard' }, EMPTY - 1, times);
}

/** A game against the ghost of somebody who was a little quicker. */
function withGhost(times, count = 20) {
  const empty = CELLS.filter((cell) => GIVENS[cell] === '.').reverse();
  const moments = empty.map((cell, index) => ({ ms: (index + 1) * 13_500, cells: index + 1, cell }));
  const game = gameWith('last', { kind: 'new', difficulty: 'hard' }, count, times);
  return { ...game, ghost: { of: 'other', name: 'Marta', moments } };
}

/** A game of another size: half of the cells are printed, the others show candidates. */
function emptyHalf(rows, columns, times) {
  const size = rows * columns;
  const givens = Array.from({ length: size * size }, (_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    const isPrinted = (row * 7 + column * 5 + ((row * column) % 3)) % 2 === 0;
    return isPrinted ? ((columns * (row % rows) + Math.floor(row / rows) + column) % size) + 1 : 0;
  });
  const board = `${size}x${size}:${rows}x${columns}`;
  const source = { kind: 'new', difficulty: 'easy' };
  const start = { nodes: [{ parent: -1 }], at: 0, savepoints: [], played: 0, hints: 0, hasCandidates: true };
  return { version: 1, id: 'last', board, givens, source, ...start, ...times };
}

/** What somebody answered to drills: some techniques are mastered, two are due, two begun. */
function learnt(now) {
  const answersTo = (technique, days, count = 5) =>
    ['shown', 'shown', 'hidden', 'hidden', 'game'].slice(0, count).map((grade, index) => ({
      ...{ id: `${technique}-${index}`, technique, drill: String(index), grade },
      ...{ at: now - days * DAY + index * MINUTE, ms: MINUTE, outcome: 'found' },
    }));
  const fresh = ['full-house', 'hidden-single', 'naked-single', 'pointing', 'claiming', 'naked-pair', 'x-wing'];
  return [
    ...fresh.flatMap((technique) => answersTo(technique, 1)),
    ...['hidden-pair', 'skyscraper'].flatMap((technique) => answersTo(technique, 9)),
    ...answersTo('swordfish', 1, 3),
    ...answersTo('xy-wing', 2, 1),
  ];
}

/** What somebody has who comes often: games, and what was solved on most days of a month. */
function profile(last) {
  const now = Date.now();
  const times = { begun: now - DAY, touched: now };
  const past = (days) => ({ begun: now - days * DAY, touched: now - days * DAY });
  const yesterday = new Date(now - DAY).toISOString().slice(0, 10);
  const games = [
    gameWith(`daily-${yesterday}-hard`, { kind: 'daily', difficulty: 'hard', day: yesterday }, 20, times),
    gameWith('two', { kind: 'new', difficulty: 'tricky' }, 35, { begun: now - 3 * DAY, touched: now - DAY }),
    gameWith('three', { kind: 'import', title: 'Mondays', about: { author: 'R. Miller' } }, 5, {
      begun: 1,
      touched: now - 2 * DAY,
    }),
  ];
  games.push(gameWith('done', { kind: 'new', difficulty: 'moderate' }, EMPTY, { ...past(4), solved: now - 4 * DAY }));
  if (last) games.push(last({ ...times, touched: now + 1 }));
  const levels = ['easy', 'moderate', 'tricky', 'hard'];
  const solved = Array.from({ length: 60 }, (_, index) => ({
    id: `solved-${index}`,
    at: now - DAY - (index + Math.floor(index / 5)) * DAY * 0.7,
    ms: (6 + ((index * 7) % 11) + (index % 4) * 3) * MINUTE,
    board: '9x9:3x3',
    difficulty: levels[index % 4],
    hints: index % 9 === 4 ? 1 : 0,
    filled: index % 13 === 8 ? 12 : 0,
  }));
  return { games, solved, answers: learnt(now) };
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

const newContext = (browser, { width, height, theme, language }) =>
  browser.newContext({
    viewport: { width, height },
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    colorScheme: theme === 'light' ? 'light' : 'dark',
  });

/** A scene of several people, each with a browser of their own. */
async function photographTogether(browser, address, { visit }, look, path) {
  const contexts = [];
  const open = async (to) => {
    const context = await newContext(browser, look);
    contexts.push(context);
    await context.addInitScript(
      (settings) => localStorage.setItem('pencilmark.settings', settings),
      JSON.stringify({ theme: look.theme }),
    );
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.goto(`${address}/#/${to}`);
    return page;
  };
  try {
    const page = await visit(open);
    await page.waitForTimeout(500);
    await page.screenshot({ path });
  } finally {
    for (const context of contexts) await context.close();
  }
}

async function photograph(browser, address, scene, look, path) {
  const { theme } = look;
  const context = await newContext(browser, look);
  const page = await context.newPage();
  // A board is there once the store is open.
  await page.goto(`${address}/#/${scene.isNew ? 'settings' : 'play'}`);
  await page
    .locator(scene.isNew ? 'main h1' : '.board')
    .first()
    .waitFor();
  if (!scene.isNew) {
    await page.evaluate((settings) => localStorage.setItem('pencilmark.settings', JSON.stringify(settings)), { theme });
    await fill(page, profile(scene.last));
  } else await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(`${address}/#/${scene.address}`);
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await page.locator('.wait').waitFor({ state: 'detached' });
  if (scene.shows) await page.locator(scene.shows).first().waitFor();
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
const scenes = [...SCENES, ...TOGETHER].filter(({ name }) => !only || only.includes(name));
const together = scenes.some(({ visit }) => visit) ? await serveTogether() : undefined;
const files = [];
for (const scene of scenes)
  for (const size of values.sizes.split(','))
    for (const theme of values.themes.split(',')) {
      const [width, height] = size.split('x').map(Number);
      const file = `${scene.name}.${size}.${theme}.png`;
      const look = { width, height, theme, language: values.language };
      const [take, at] = scene.visit ? [photographTogether, together.address] : [photograph, address];
      await take(browser, at, scene, look, join(values.out, file)).then(
        () => files.push(file),
        (problem) => console.error(`${file}: ${problem.message.split('\n')[0]}`),
      );
    }
await browser.close();
server.close();
await together?.close();
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
