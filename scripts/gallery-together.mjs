/** The pictures of playing together: what is done by two or more people before each of them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { APP } from '../apps/web/server.mjs';

/** Starts a service for pictures, on a database of its own that goes with it. */
export async function serveTogether() {
  const { createService } = await import('../apps/service/dist/index.js');
  const data = await mkdtemp(join(tmpdir(), 'pencilmark-gallery-'));
  const service = await createService({ pages: APP, data });
  const { address } = await service.listen({ port: 0, host: '127.0.0.1' });
  await service.lifecycle.opened;
  const close = async () => {
    await service.close();
    await rm(data, { recursive: true });
  };
  return { address, close };
}

const MAKE = /^(Make a|Duell anlegen|Wettlauf anlegen|Teampartie anlegen)/;
const READY = /^(I’m ready|Ich bin bereit)$/;
const JOIN = /^(Join|Mitspielen)$/;

const press = (page, name) => page.getByRole('button', { name }).click();

/** Makes a match of a kind under a name, and waits for others. */
async function made(open, { kind = 'duel', name = 'Jonas', before } = {}) {
  const page = await open('together');
  await page.locator('.make-match').waitFor();
  await page.locator('.make-match input[name="name"]').fill(name);
  await page.locator(`.make-match input[value="${kind}"]`).check();
  await before?.(page);
  await press(page, MAKE);
  await page.locator('.waiting').waitFor();
  return page;
}

/** Somebody else who comes by the link, and stands before it. */
async function invited(open, host, name) {
  const page = await open(`match/${host.url().split('/').at(-1)}`);
  await page.locator('.invitation input[name="name"]').fill(name);
  return page;
}

async function joined(open, host, name) {
  const page = await invited(open, host, name);
  await press(page, JOIN);
  return page;
}

/** A match that runs; the pages of all, the host's first. */
async function live(open, wish, names = ['Marta']) {
  const host = await made(open, wish);
  const pages = [host];
  for (const name of names) pages.push(await joined(open, host, name));
  for (const page of pages) await press(page, READY);
  for (const page of pages) await page.locator('.play.match .cell').first().waitFor();
  return pages;
}

const cell = (page, at) => page.locator(`[data-cell="${at}"]`);
const isEmpty = async (page, at) => /empty|leer/.test(await cell(page, at).getAttribute('aria-label'));
const CELLS = Array.from({ length: 81 }, (_, at) => at);

async function emptyCells(page, most) {
  const found = [];
  for (const at of CELLS) if (found.length < most && (await isEmpty(page, at))) found.push(at);
  return found;
}

/** Writes a digit, which may be wrong. */
async function put(page, at, digit) {
  await cell(page, at).click();
  await page
    .locator('.digits .key')
    .nth(digit - 1)
    .click();
  await page.waitForTimeout(150);
}

/** Whose turn it is in a duel comes first. */
async function inTurn(pages) {
  const isFirst = await pages[0].locator('.side.own.to-move').isVisible();
  return isFirst ? pages : pages.toReversed();
}

/** Some turns of a duel, right and wrong, and a cell chosen for the next. */
async function duel(open, turns = 3) {
  const pages = await live(open);
  const [at, ...rest] = await emptyCells(pages[0], turns + 1);
  for (const [turn, one] of rest.entries()) await put((await inTurn(pages))[0], one, 1 + ((turn * 4) % 9));
  const [mover, other] = await inTurn(pages);
  for (const page of pages) await cell(page, at).click();
  return { mover, other };
}

async function resigned(open) {
  const { mover, other } = await duel(open);
  await takeFromMenu(mover, /^(Resign|Aufgeben)$/);
  await mover.locator('[role="alertdialog"] button').first().click();
  await other.locator('.ended').waitFor();
  return { mover, other };
}

async function takeFromMenu(page, name) {
  await page.locator('.menu > button').click();
  await page.getByRole('menuitem', { name }).click();
}

async function race(open) {
  const [host, guest] = await live(open, { kind: 'race' });
  const empty = await emptyCells(host, 6);
  for (const [turn, at] of empty.entries()) await put(turn % 2 ? host : guest, at, 1 + ((turn * 5) % 9));
  return { host, guest };
}

const twoTeams = async (page) => {
  await page.locator('.make-match input[value="two"]').check();
  await page.locator('.make-match select[name="seats"]').selectOption({ label: '4' });
};

/** Enters with an account of a new name. */
async function player(open, name) {
  const page = await open('account');
  await page.locator('input[name="username"]').fill(`${name} ${Math.random().toString(36).slice(2, 6)}`);
  await page.locator('input[name="password"]').fill('a long password');
  await page.locator('.enter .main').click();
  await page.locator('.ratings').waitFor({ state: 'attached' });
  return page;
}

/** The scenes: what is done, ending with the page that is photographed. */
export const TOGETHER = [
  { name: 'together', visit: (open) => made(open, { before: openToAll }).then(() => open('together')) },
  { name: 'together-teams', visit: (open) => open('together').then(asked(twoTeamsOf)) },
  { name: 'waiting', visit: (open) => made(open) },
  { name: 'invitation', visit: async (open) => invited(open, await made(open), 'Marta') },
  {
    name: 'invitation-teams',
    visit: async (open) => invited(open, await made(open, { kind: 'team', before: twoTeams }), 'Marta'),
  },
  {
    name: 'ready',
    visit: async (open) => {
      const host = await made(open);
      await joined(open, host, 'Marta');
      return host;
    },
  },
  { name: 'duel', visit: async (open) => (await duel(open)).mover },
  { name: 'duel-theirs', visit: async (open) => (await duel(open)).other },
  {
    name: 'duel-notes',
    visit: async (open) => {
      const { mover } = await duel(open, 1);
      const notes = mover.getByRole('button', { name: /^(Notes|Notizen)$/ });
      if (await notes.isVisible()) await notes.click();
      return mover;
    },
  },
  { name: 'duel-end', visit: async (open) => (await resigned(open)).other },
  { name: 'race', visit: async (open) => (await race(open)).host },
  {
    name: 'teams',
    visit: async (open) => {
      const [host, , mate] = await live(open, { kind: 'team', before: twoTeams }, ['Marta', 'Anna', 'Ben']);
      const [one, two] = await emptyCells(host, 2);
      await cell(mate, two).click();
      await put(host, one, 3);
      return host;
    },
  },
  {
    name: 'replay',
    visit: async (open) => {
      const { other } = await resigned(open);
      await other.locator('a[href^="#/replay"]').click();
      await other.locator('.moves .technique, .moves li').first().waitFor();
      await other.keyboard.press('End');
      return other;
    },
  },
  { name: 'account', visit: (open) => open('account') },
  { name: 'account-player', visit: (open) => player(open, 'Jonas') },
];

const openToAll = (page) => page.locator('.make-match input[name="open"]').check();

const twoTeamsOf = async (page) => {
  await page.locator('.make-match input[value="team"]').check();
  await twoTeams(page);
};

const asked = (act) => async (page) => {
  await page.locator('.make-match').waitFor();
  await act(page);
  return page;
};
