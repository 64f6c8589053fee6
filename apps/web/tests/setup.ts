import { buildWeb } from '../../../scripts/web.mjs';
import { findBrowser, installBrowser } from './browser.ts';

/** Before tests in a browser: there is one, and the app is built. */
export default async function setup(): Promise<void> {
  installBrowser();
  findBrowser();
  const { code, output } = await buildWeb({ keep: true });
  if (code !== 0) throw new Error(`the web app could not be built:\n${output}`);
}
