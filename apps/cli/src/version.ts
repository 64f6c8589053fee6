import { readFileSync } from 'node:fs';
import type { Session } from './session.ts';

/** The version of the command. Its package.json lies beside the folder of its scripts. */
export function versionOf({ threads }: Session): string {
  const manifest = readFileSync(new URL('../package.json', threads.script), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
