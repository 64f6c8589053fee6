import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { stage } from './browser.ts';
import { cellOf, takeFromMenu } from './playing.ts';

const { open } = stage();

/** 8 is the only one of box 1 in r3c2: those in r1c9 and r2c5 leave no other place. */
const EASY = '.45.1...8....8......9..42..5...........143...6..5.7....7.6...1...1.25.6.8......3.';
const [CLAIMED, ...BLOCKERS] = [19, 8, 13];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe('a game in which each move has its reason', () => {
  test('by touch: a digit is proven, another one is a guess, a wrong one is taken back', async () => {
    const { page, close } = await open(`#/play?puzzle=${EASY}`, PHONE);
    const slip = page.getByRole('region', { name: 'Prove it' });
    const key = (name: string) => slip.getByRole('button', { name, exact: true });
    const enter = async (cell: number, digit: number): Promise<void> => {
      await cellOf(page, cell).tap();
      await page.locator('.pad .key', { hasText: String(digit) }).tap();
    };
    await takeFromMenu(page, 'Prove it');
    await enter(CLAIMED!, 8);
    await slip.getByText('Why 8 in r3c2?').waitFor();
    await page.screenshot({ path: '/tmp/prove/phone-1.png' });
    expect(await violations(page)).toEqual([]);
    await key('Hidden Single').tap();
    await cellOf(page, BLOCKERS[0]!).tap();
    await key('Prove it').tap();
    await slip.getByText('not from these cells').waitFor();
    await page.screenshot({ path: '/tmp/prove/phone-2.png' });
    await key('Try again').tap();
    await cellOf(page, BLOCKERS[1]!).tap();
    await page.screenshot({ path: '/tmp/prove/phone-3.png' });
    await key('Prove it').tap();
    await slip.getByText('Proven.', { exact: true }).waitFor();
    await page.locator('.evidence .deed-ring').waitFor();
    await page.screenshot({ path: '/tmp/prove/phone-4.png' });
    expect(await violations(page)).toEqual([]);
    await key('Go on').tap();
    await slip.waitFor({ state: 'detached' });
    await close();
  });
});
