// @module-tag whole

import { once } from 'node:events';
import type { MatchRules } from '@pencilmark/race';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { clusterForTests, type NodeProcess, nodeProcess, openWay, serviceForTests } from '../../service/src/testing.ts';
import { APP } from '../server.mjs';
import { stage } from './browser.ts';
import { bothReady, duelBetween, hasEnded, inTurn, missingOn, play } from './duel.ts';

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

test('on the embedded database: a duel from the link to a full board, and one to the flag', async () => {
  const service = await serviceForTests({ pages: APP });
  onTestFinished(() => service.close());
  const { pages, close } = await duelBetween(open, open, await service.address());
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
    const openOnSecond = (link: string) => open(link.replace(`:${front.port}`, `:${toSecond}`));
    const { pages, close } = await duelBetween(open, openOnSecond, `http://127.0.0.1:${front.port}`);
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
