import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import type { RunnerTask } from 'vitest';

/** Where the pages of failed tests are kept; emptied when tests start. */
export const FAILURES = fileURLToPath(new URL('./failures/', import.meta.url));

/** What pages wrote to their consoles. */
const consoles = new WeakMap<Page, string[]>();

/** Remembers a line of the console of a page. */
export function note(page: Page, line: string): void {
  const lines = consoles.get(page) ?? [];
  consoles.set(page, lines);
  lines.push(line);
}

/**
 * After a failed test: keeps a picture and the console of each open page, and names the files in
 * the failure.
 */
export async function keepFailure(contexts: readonly BrowserContext[], task: Readonly<RunnerTask>): Promise<void> {
  const [error] = task.result?.errors ?? [];
  if (!error) return;
  mkdirSync(FAILURES, { recursive: true });
  const file = task.file.name.replace(/^.*\/|\.test\.ts$/g, '');
  const name = `${file} ${task.name}`.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100);
  const pages = contexts.flatMap((context) => context.pages());
  const kept: string[] = [];
  for (const [at, page] of pages.entries()) {
    const path = `${FAILURES}${name}${at === 0 ? '' : `-${at + 1}`}`;
    const lines = [page.url(), ...(consoles.get(page) ?? [])];
    writeFileSync(`${path}.txt`, `${lines.join('\n')}\n`);
    const problem = await page.screenshot({ path: `${path}.png`, timeout: 5000 }).then(
      () => '',
      (reason: Error) => ` (without a picture: ${reason.message.split('\n')[0]})`,
    );
    kept.push(`${relative(process.cwd(), path)}.png and .txt${problem}`);
  }
  if (kept.length === 0) return;
  const addition = `\nThe page and its console are in ${kept.join(', ')}`;
  error.message += addition;
  // The stack begins with the message.
  if (error.stack) error.stack = error.stack.replace('\n', `${addition}\n`);
}
