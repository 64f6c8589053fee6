import { once } from 'node:events';
import { solve } from '@pencilmark/core';
import { parsePuzzle } from '@pencilmark/core/format';
import type { MatchRules } from '@pencilmark/race';
import type { Page } from 'playwright-core';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { clusterForTests, type NodeProcess, nodeProcess, openWay, serviceForTests } from '../../service/src/testing.ts';
import { APP } from '../server.mjs';
import { stage } from './browser.ts';
import { cellOf } from './playing.ts';

// The pages and the service itself.

const { open } = stage();

const RULES: MatchRules = {
  mode: 'duel',
  board: '4x4:2x2',
  level: 'gentle',
  seats: 2,
  seconds: 10,
  isChecked: true,
  isRated: false,
};

/** Makes a match whose rules the page does not offer, and takes a seat at it. */
const madeBy = (page: Page, rules: MatchRules): Promise<string> =>
  page.evaluate(async (wanted) => {
    const { csrf } = await (await fetch('/v1/session')).json();
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const { id } = await post('/v1/matches', { rules: wanted, isOpen: false });
    await post(`/v1/matches/${id}/join`, {});
    return id;
  }, rules);

/** The digits that are missing on a board, by their cells. */
async function missingOn(page: Page): Promise<Entry[]> {
  const labels = await page
    .locator('.cell')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')!));
  const text = labels.map((label) => (/^\d/.test(label) ? label[0] : '.')).join('');
  const puzzle = parsePuzzle(text);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  const solution = solve(puzzle.value.puzzle)!;
  return [...text].flatMap((one, cell) => (one === '.' ? [[cell, solution[cell]!] as const] : []));
}

type Pages = readonly [Page, Page];
type Entry = readonly [cell: number, digit: number];

const TO_MOVE = '.side.own.to-move';
// A connection may have to heal first.
const PATIENTLY = { timeout: 10_000 };

/** The two pages, the one that is to move first. */
async function inTurn([one, other]: Pages): Promise<Pages> {
  const isToMove = async (page: Page): Promise<boolean> => (await page.locator(TO_MOVE).count()) === 1;
  await expect.poll(async () => (await isToMove(one)) !== (await isToMove(other)), PATIENTLY).toBe(true);
  return (await isToMove(one)) ? [one, other] : [other, one];
}

async function bothReady(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.getByRole('button', { name: 'I’m ready' }).click();
  for (const page of pages) await page.locator('.play.match .cell').first().waitFor();
}

/** Two people at a duel that has begun. */
interface Pair {
  readonly pages: Pages;
  close(): Promise<void>;
}

/** A host makes a small duel at an address, a guest comes by its link, and both are ready. */
async function duelAt(address: string, linkOfGuest = (link: string): string => link): Promise<Pair> {
  const host = await open(`${address}/#/together`);
  await host.page.getByLabel('Your name').fill('Jonas');
  await host.page.locator('.make-match [name=board]').selectOption('4x4:2x2');
  expect(await host.page.locator('.make-match [name=level]').inputValue()).toBe('gentle');
  await host.page.getByRole('button', { name: 'Make a duel' }).click();
  const guest = await open(linkOfGuest(await host.page.getByRole('textbox', { name: 'Link' }).inputValue()));
  await guest.page.getByLabel('Your name').fill('Marta');
  await guest.page.getByRole('button', { name: 'Join' }).click();
  const pages = [host.page, guest.page] as const;
  await bothReady(pages);
  return { pages, close: async () => void (await Promise.all([host.close(), guest.close()])) };
}

/** The two enter these digits in turn, and each digit is seen by both. */
async function play(pages: Pages, entries: readonly Entry[]): Promise<void> {
  for (const [index, [cell, digit]] of entries.entries()) {
    const page = pages[index % 2]!;
    await page.locator(TO_MOVE).waitFor();
    await cellOf(page, cell).click();
    await page.keyboard.press(String(digit));
    for (const one of pages)
      await expect.poll(() => cellOf(one, cell).getAttribute('aria-label'), PATIENTLY).toMatch(`${digit},`);
  }
}

async function hasEnded(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.getByRole('heading', { name: /wins?$|^A draw$/ }).waitFor();
}

test('on the embedded database: a duel from the link to a full board, and one to the flag', async () => {
  const service = await serviceForTests({ pages: APP });
  onTestFinished(() => service.close());
  const { pages, close } = await duelAt(await service.address());
  const [host, guest] = pages;
  await play(await inTurn(pages), await missingOn(host));
  await hasEnded(pages);
  // Whose digits stand where is known after a reload, too.
  await host.reload();
  await expect.poll(() => host.locator('.cell.foreign').count()).toBeGreaterThan(0);
  const id = await madeBy(host, RULES);
  for (const page of pages) await page.evaluate((to) => void (location.hash = `#/match/${to}`), id);
  await guest.getByRole('button', { name: 'Join' }).click();
  await bothReady(pages);
  const [slow, quick] = await inTurn(pages);
  await slow.locator('.last-move').getByText('You: time is up').waitFor();
  await quick.getByRole('heading', { name: 'You win' }).waitFor();
  await close();
}, 120_000);

const cluster = await clusterForTests();
if (!cluster) console.warn('No PostgreSQL server on this machine: the duel on two nodes in a browser is skipped.');
afterAll(() => cluster?.remove());

/** A node that serves the app, on a database that others share. */
async function nodeOn(database: string): Promise<NodeProcess> {
  const node = await nodeProcess({ database, pages: APP });
  onTestFinished(() => void node.child.kill('SIGKILL'));
  return node;
}

const isAlive = ({ child }: NodeProcess): boolean => child.exitCode === null && child.signalCode === null;
const portOf = async (node: NodeProcess): Promise<number> => Number(new URL(await node.address()).port);

test.skipIf(!cluster)(
  'on PostgreSQL: players on two nodes, one of them is killed in the middle, and the duel ends on the other',
  async () => {
    const database = cluster!.filledDatabase();
    const [first, second] = [await nodeOn(database), await nodeOn(database)];
    const [toFirst, toSecond] = [await portOf(first), await portOf(second)];
    // What stands before nodes: it leads the host to the first one, for as long as that lives.
    const front = await openWay(() => (isAlive(first) ? toFirst : toSecond));
    onTestFinished(front.close);
    const { pages, close } = await duelAt(`http://127.0.0.1:${front.port}`, (link) =>
      link.replace(`:${front.port}`, `:${toSecond}`),
    );
    const entries = await missingOn(pages[0]);
    const turns = await inTurn(pages);
    // An even number, so that the same one is to move after it.
    const middle = 2 * Math.floor(entries.length / 4);
    await play(turns, entries.slice(0, middle));
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    await play(turns, entries.slice(middle));
    await hasEnded(pages);
    await close();
  },
  120_000,
);
