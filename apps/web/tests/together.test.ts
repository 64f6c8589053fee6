// @module-tag whole

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { stage } from './browser.ts';
import { type FakeService, fakeService } from './fake-service.ts';
import { cellOf, FOUR } from './playing.ts';

const { open } = stage();

let fake: FakeService;
beforeAll(async () => {
  fake = await fakeService();
  fake.puzzle = FOUR;
});
afterAll(() => fake?.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const at = (path: string): string => `${fake.address}/#/${path}`;

async function fill(page: Page): Promise<void> {
  await page.locator('.play.match .cell').first().waitFor();
  for (const [cell, digit] of FOUR.missing) {
    await cellOf(page, cell).click();
    await page
      .locator('.digits .key')
      .nth(digit - 1)
      .click();
  }
}

const ready = (page: Page): Promise<void> => page.getByRole('button', { name: 'I’m ready' }).click();

test('two who look for somebody of their strength find each other', async () => {
  const both = [await open(at('together'), PHONE), await open(at('together'), PHONE)];
  for (const { page } of both) await page.getByRole('button', { name: 'Find me an opponent' }).click();
  for (const { page } of both) await ready(page);
  for (const { page } of both) await page.getByRole('timer').first().waitFor();
  expect(both[0]!.page.url()).toBe(both[1]!.page.url());
  for (const { close } of both) await close();
});

test('a guest becomes a player, who may race on the puzzle of the day', async () => {
  const { page, close } = await open(at('together'), PHONE);
  const race = page.getByRole('region', { name: 'Race of the day' });
  await race.getByText('Anna').waitFor();
  expect(await race.getByRole('button').count()).toBe(0);
  await page.getByLabel('Your name').fill('Jonas');
  await page.getByRole('button', { name: 'Make a duel' }).click();
  await page.getByRole('button', { name: 'Call it off' }).click();
  await race.getByRole('link', { name: 'Account' }).click();
  const enter = page.locator('.enter');
  await enter.getByText('Jonas').waitFor();
  await enter.getByLabel('Name').fill('Marta');
  await enter.getByLabel('Password').fill('correct horse');
  await enter.getByRole('button', { name: 'Make an account' }).click();
  await page.getByRole('heading', { name: 'Marta' }).waitFor();
  await page.getByText('1512').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to Together' }).click();
  // Nobody else is waited for: it begins by itself.
  await race.getByRole('button', { name: 'Begin' }).click();
  await fill(page);
  await page.getByRole('heading', { name: 'Solved', exact: true }).waitFor();
  // What is over can be raced against.
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'Race against Marta' }).click();
  await page.getByRole('list', { name: 'Against a ghost' }).getByText('Your ghost').waitFor();
  await close();
});

test('team against team: everybody sees who is on which side, and a full board wins', async () => {
  const host = await open(at('together'), PHONE);
  await host.page.getByLabel('Your name').fill('Jonas');
  await host.page.getByRole('radio', { name: 'Team', exact: true }).check();
  await host.page.getByRole('radio', { name: 'Team against team' }).check();
  expect(await host.page.getByLabel('Players').locator('option').allTextContents()).toEqual([
    '2',
    '4',
    '6',
    '8',
    '12',
    '16',
  ]);
  expect(await violations(host.page)).toEqual([]);
  await host.page.getByRole('button', { name: 'Make a team match' }).click();
  const guest = await open(await host.page.getByRole('textbox', { name: 'Link' }).inputValue(), PHONE);
  await guest.page.getByText('Jonas invites you').waitFor();
  const sides = (page: Page): Promise<string[]> => page.locator('.teams > div').allTextContents();
  expect(await sides(guest.page)).toEqual(['Team AJonas', 'Team Bfree seat']);
  await guest.page.getByLabel('Your name').fill('Marta');
  await guest.page.getByRole('button', { name: 'Join' }).click();
  await expect.poll(() => sides(host.page)).toEqual(['Team AJonas', 'Team BMarta']);
  for (const { page } of [guest, host]) await ready(page);
  await fill(host.page);
  await guest.page
    .getByRole('listitem')
    .filter({ hasText: 'Team A' })
    .getByText(/done in/)
    .waitFor();
  await guest.page.getByRole('button', { name: 'This match' }).click();
  await guest.page.getByRole('menuitem', { name: 'Resign' }).click();
  await guest.page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
  await host.page.getByRole('heading', { name: 'Your team wins' }).waitFor();
  await guest.page.getByRole('heading', { name: 'Team A: Jonas wins' }).waitFor();
  for (const { close } of [host, guest]) await close();
});

test('each setting has a name of its own, and the button that makes the match stands below its settings', async () => {
  const { page, close } = await open(at('together'), PHONE);
  await page.getByRole('button', { name: 'Make a duel' }).waitFor();
  await page.getByText('Anna').waitFor();
  const names = await page
    .locator('select')
    .evaluateAll((all) => all.map((field) => field.closest('label')!.firstChild!.textContent));
  expect(names).toContain('Level of the match');
  expect(new Set(names).size).toBe(names.length);
  const form = page.locator('.make-match');
  const last = await form.locator(':is(input, select, button)').last().textContent();
  expect(last).toBe('Make a duel');
  await close();
});

test('a name may have forty characters, which its field counts; a refusal is in words of the page', {
  tags: ['quick'],
}, async () => {
  const { page } = await open(at('together'), PHONE);
  const name = page.getByLabel('Your name');
  const make = page.getByRole('button', { name: 'Make a duel' });
  await name.fill('😀'.repeat(30));
  expect(await page.getByText('of 40 characters').count()).toBe(0);
  await name.fill('😀'.repeat(38));
  await page.getByText('38 of 40 characters').waitFor();
  await name.fill('😀'.repeat(41));
  await page.getByText('41 characters; a name has 40 at most.').waitFor();
  await make.click();
  expect(await name.evaluate((field: HTMLInputElement) => field.validationMessage)).toMatch(/^41 characters/);
  expect(page.url()).toContain('#/together');
  const text = '"name" must NOT have more than 24 characters.';
  let position: string | undefined = 'name';
  await page.route('**/v1/session', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { code: position ? 'bad-body' : 'new-code', text, position } })
      : route.continue(),
  );
  await name.fill('😀'.repeat(38));
  await make.click();
  await page.getByRole('alert').getByText('This name does not work.').waitFor();
  position = undefined;
  await make.click();
  await page.getByRole('alert').getByText('The service did not do it').waitFor();
  expect(await page.getByText('must NOT').count()).toBe(0);
  await page.unrouteAll();
  await make.click();
  await page.getByRole('button', { name: 'Call it off' }).waitFor();
  // The browser itself writes of the refusals into its console.
  await page.context().close();
});
