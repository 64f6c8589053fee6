import { rmSync } from 'node:fs';
import { findBrowser, installBrowser } from '../../../scripts/chromium.mjs';
import { buildWeb } from '../../../scripts/web.mjs';
import { ENGINE } from './engines/engine.ts';
import { FAILURES } from './failures.ts';

/**
 * Before tests in a browser: there is one, the app is built, and pictures of earlier failures are
 * gone.
 */
export default async function setup(): Promise<void> {
  rmSync(FAILURES, { recursive: true, force: true });
  installBrowser();
  findBrowser();
  const missing = ENGINE.missing();
  if (missing) throw new Error(`The tests in ${ENGINE.name} need ${missing}.`);
  const { code, output } = await buildWeb({ keep: true });
  if (code !== 0) throw new Error(`the web app could not be built:\n${output}`);
}
