// @module-tag whole

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stage } from './browser.ts';
import { visit } from './visit.ts';

const { open } = stage();

const FOLDER = new URL('../../../corpus/formats/', import.meta.url);
const PROPER = '.45.1...8....8......9..42..5...........143...6..5.7....7.6...1...1.25.6.8......3.';

describe('import', () => {
  test('a file of each format', async () => {
    const { page, close } = await open('#/import');
    const rows = readFileSync(new URL('manifest.tsv', FOLDER), 'utf8')
      .split('\n')
      .filter((row) => row !== '' && !row.startsWith('#'))
      .slice(1)
      .map((row) => row.split('\t') as [string, string, string, string]);
    for (const [name, , , lines] of rows) {
      const first = lines.split(' ')[0]!;
      await page.locator('input[type=file]').setInputFiles({
        name,
        mimeType: 'text/plain',
        buffer: readFileSync(new URL(name, FOLDER)),
      });
      const shown = (): Promise<string> =>
        page
          .locator('.import [data-cell]')
          .evaluateAll((cells) => cells.map((cell) => cell.querySelector('.digit')?.textContent || '.').join(''));
      await expect.poll(shown, { message: name, interval: 20 }).toBe(first);
    }
    await close();
  });

  test('a link, played', { tags: ['quick'] }, async () => {
    const { page, close } = await open('#/import');
    await page.getByLabel('Text or link').fill(readFileSync(new URL('fpuzzles-link.txt', FOLDER), 'utf8'));
    await page.getByText('no solution').waitFor();
    await page.locator('.import .signs').first().waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForURL(/#\/play$/);
    await page.locator('.play .signs').first().waitFor();
    await close();
  });

  test('title, author and rules stay with the game', async () => {
    const { page, close } = await open('#/import');
    const fpuzzles = JSON.parse(readFileSync(new URL('fpuzzles.json', FOLDER), 'utf8'));
    await page.getByLabel('Text or link').fill(JSON.stringify({ ...fpuzzles, title: 'Foxes', ruleset: 'Be quick.' }));
    const about = page.getByRole('region', { name: 'About this puzzle' });
    await expect.poll(() => about.textContent()).toMatch(/^FoxesBy nobodyRules in the author’s wordsBe quick\.$/);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForURL(/#\/play$/);
    await page.locator('.bar .title', { hasText: 'Foxes' }).waitFor();
    // The page of games shows it once it is kept.
    await visit(page, 'games');
    await page.locator('.tile', { hasText: 'Foxes' }).waitFor();
    await visit(page, 'play');
    await page.reload();
    await expect.poll(() => about.textContent()).toMatch(/^By nobodyRules in the author’s wordsBe quick\.$/);
    await close();
  });

  test('many puzzles: a list to choose from; what is wrong is shown at its place', { tags: ['quick'] }, async () => {
    const { page, close } = await open('#/import');
    const field = page.getByLabel('Text or link');
    await field.fill(`${PROPER}\nwhat is this?\n${PROPER.replace('45', '54')}`);
    await page.getByText('2 puzzles, 1 record could not be read').waitFor();
    expect(await page.locator('.trouble mark').textContent()).toBe('t');
    await page.getByRole('button', { name: 'Show the place' }).click();
    const at = await field.evaluate((area) => (area as HTMLTextAreaElement).selectionStart);
    expect(at).toBe(PROPER.length + 1 + 'what is '.length);
    await page.getByRole('button', { name: /^Line 3:/ }).click();
    expect(await page.locator('.import [data-cell="1"] .digit').textContent()).toBe('5');
    await close();
  });

  test.each([
    [
      'en-GB',
      'Text or link',
      '81 cells are needed, and 80 were found: one is missing.',
      'Row 4 has 8 cells; 9 are needed.',
    ],
    ['de-DE', 'Text oder Link', '81 Zellen braucht es, 80 sind da: Eine fehlt.', 'Zeile 4 hat 8 Zellen; 9 braucht es.'],
  ])('what is nearly a puzzle is told first by what is missing, and where: %s', async (locale, label, few, row) => {
    const { page, close } = await open('#/import', { locale });
    const field = page.getByLabel(label);
    await field.fill(PROPER.slice(1));
    const verdict = page.locator('.slip.proof .verdict');
    await expect.poll(() => verdict.textContent()).toBe(few);
    const rows = PROPER.match(/.{9}/g)!;
    await field.fill(rows.map((row, at) => (at === 3 ? row.slice(1) : row)).join('\n'));
    await expect.poll(() => verdict.textContent()).toBe(row);
    expect(await page.locator('.trouble').textContent()).toMatch(/^(Line|Zeile) 4, (column|Spalte) 1:/);
    await close();
  });

  test('digits in keycaps are digits, and an error among them is shown where it is', async () => {
    const { page, close } = await open('#/import');
    const field = page.getByLabel('Text or link');
    const capped = PROPER.replace(/\d/g, '$&\ufe0f\u20e3').replaceAll('.', '⬜');
    await field.fill(capped);
    await page.getByText('exactly one solution').waitFor();
    expect(await page.locator('.import [data-cell="1"] .digit').textContent()).toBe(PROPER[1]);
    const at = capped.lastIndexOf('⬜');
    await field.fill(`${capped.slice(0, at)}!${capped.slice(at + 1)}`);
    await expect.poll(() => page.locator('.trouble mark').textContent()).toBe('!');
    await page.getByRole('button', { name: 'Show the place' }).click();
    expect(await field.evaluate((area) => (area as HTMLTextAreaElement).selectionStart)).toBe(at);
    await close();
  });

  test('a text that is no puzzle takes the last puzzle from the board', async () => {
    const { page, close } = await open('#/import');
    const field = page.getByLabel('Text or link');
    const play = page.getByRole('button', { name: 'Play', exact: true });
    await field.fill(PROPER);
    await page.getByText('exactly one solution').waitFor();
    expect(await play.isEnabled()).toBe(true);
    await field.fill('what is this?');
    await page.locator('.trouble').waitFor();
    expect(await page.locator('.import .digit').count()).toBe(0);
    expect(await page.getByText('exactly one solution').count()).toBe(0);
    expect(await play.count()).toBe(0);
    await close();
  });

  test('an example is read, named in plain words, and edited in Create', async () => {
    const { page, close } = await open('#/import');
    await page.getByRole('button', { name: 'A piece of a web page' }).click();
    await page.getByText('Read as a web page (HTML).').waitFor();
    await page.getByLabel('Text or link').fill(PROPER);
    await page.getByText('Read as one line of 81 characters.').waitFor();
    await page.getByText('exactly one solution').waitFor();
    await page.getByRole('button', { name: 'Edit in Create' }).click();
    await page.locator('.create .facts dt:text-is("Givens") + dd:text-is("24")').waitFor();
    await close();
  });

  test('a web page without a puzzle is answered in plain words, in German too', async () => {
    const { page, close } = await open('#/import', { locale: 'de-DE' });
    await page.getByLabel('Text oder Link').fill('<html><body>\n<div class="grid">hello</div></body></html>');
    await page.getByText('In diesem Text steckt kein Rätsel.').waitFor();
    expect(await page.locator('.trouble').allTextContents()).toEqual([
      expect.stringMatching(/^Zeile 1, Spalte 1: In dieser Webseite \(HTML\) steckt kein Rätsel/),
    ]);
    await close();
  });

  test('a paste of 200 000 lines leaves the page quick, is stopped or ends at a bound that is said', async () => {
    const { page, close } = await open('#/import', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.evaluate((line) => navigator.clipboard.writeText(`${line}\n`.repeat(200_000)), PROPER);
    const field = page.getByLabel('Text or link');
    await field.focus();
    // The longest time without a frame, and all of the time.
    await page.evaluate(() => {
      const seen = Object.assign(window, { longest: 0, all: 0 });
      const first = performance.now();
      let last = first;
      const frame = (now: number): void => {
        seen.longest = Math.max(seen.longest, now - last);
        seen.all = now - first;
        last = now;
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    await page.keyboard.press('Control+v');
    await page.getByText('50,000 puzzles. The first 500 are shown. That is as far as it was read').waitFor();
    await page.getByText('exactly one solution').waitFor();
    const { longest, all } = await page.evaluate(() => {
      const seen = window as unknown as { longest: number; all: number };
      return { longest: seen.longest, all: seen.all };
    });
    // A busy machine makes everything longer.
    expect(longest).toBeLessThan(Math.max(1000, all / 2));
    expect((await field.inputValue()).length).toBe(200_000);
    await page.evaluate(() => navigator.clipboard.writeText('neither a puzzle nor its beginning\n'.repeat(200_000)));
    await field.focus();
    await page.keyboard.press('Control+v');
    await page.getByRole('button', { name: 'Stop here' }).click();
    await page.getByText('You stopped there; the rest was not read.').waitFor();
    await close();
  });

  test('typed in: conflicts, several solutions with the cells that differ, none', { tags: ['quick'] }, async () => {
    const { page, close } = await open('#/import');
    await page.getByRole('button', { name: 'All cells in one line' }).waitFor();
    await page.locator('select').selectOption('4x4:2x2');
    await page.locator('.import [data-cell="0"]').click();
    await page.keyboard.type('1234 ');
    await page.getByText('several solutions').waitFor();
    expect(await page.locator('.pair .marked').count()).toBe(2);
    await page.getByText(/cells differ: /).waitFor();
    await page.keyboard.press('Backspace');
    await page.keyboard.type('1');
    await page.getByText('contradict each other').waitFor();
    expect(await page.locator('.import .cell.wrong').count()).toBe(2);
    await page.getByLabel('Text or link').fill('12..\n..34\n..4.\n3...');
    await page.getByText('has no solution').waitFor();
    await close();
  });

  test.each(['drop', 'paste'])('a %s anywhere on the page', async (kind) => {
    const { page, close } = await open('#/import');
    await page.getByLabel('Text or link').waitFor();
    await page.locator('header').evaluate(
      (element, [type, text]) => {
        const data = new DataTransfer();
        data.setData('text/plain', text!);
        const [bubbles, cancelable] = [true, true];
        const event =
          type === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, bubbles, cancelable })
            : new ClipboardEvent('paste', { clipboardData: data, bubbles, cancelable });
        element.dispatchEvent(event);
      },
      [kind, PROPER],
    );
    await page.getByText('exactly one solution').waitFor();
    expect(await page.getByLabel('Text or link').inputValue()).toBe(PROPER);
    await close();
  });

  test('a file dropped on another page is read', async () => {
    const { page, close } = await open('#/games');
    await page.locator('h1').first().waitFor();
    await page.locator('main').evaluate((element, text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'puzzle.txt'));
      element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, PROPER);
    await page.getByText('exactly one solution').waitFor();
    await close();
  });

  test('an empty file is reported as such', async () => {
    const { page, close } = await open('#/import');
    const file = { name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.from('') };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('.trouble').waitFor();
    await close();
  });

  test('what a player had placed is no given, and can be taken away', async () => {
    const { page, close } = await open('#/import');
    const hodoku = readFileSync(new URL('library.txt', FOLDER), 'utf8');
    await page.getByLabel('Text or link').fill(hodoku);
    const cell = page.locator('[data-cell="0"]');
    await expect.poll(() => cell.getAttribute('aria-label')).toBe('7, row 1, column 1');
    await cell.click();
    await page.keyboard.press('Delete');
    await expect.poll(() => cell.getAttribute('aria-label')).toBe('empty, row 1, column 1');
    await page.goto(`${page.url().split('#')[0]}#/play?puzzle=${encodeURIComponent(hodoku.trim())}`);
    await page.waitForURL(/#\/play$/);
    await expect.poll(() => cell.getAttribute('aria-label')).toBe('7, row 1, column 1');
    await close();
  });

  test('from an address: several solutions, none, and givens that contradict each other are reported', async () => {
    const { page, close } = await open(`#/play?puzzle=${PROPER.replace('45', '..')}`);
    await page.getByRole('link', { name: 'See two of them' }).click();
    await page.waitForURL(/#\/import/);
    await expect.poll(() => page.locator('.pair svg').count()).toBe(2);
    for (const [puzzle, said] of [
      [PROPER.replace('.45', '245').replace('1...8', '18..8'), 'contradict'],
      ['12....34....3...', 'no solution'],
    ]) {
      await page.goto(`${page.url().split('#')[0]}#/play?puzzle=${puzzle}`);
      await page.locator('.play').getByText(said!).waitFor();
    }
    await close();
  });
});
