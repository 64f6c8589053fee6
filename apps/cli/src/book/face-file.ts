import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The bytes of a face. A bundle has its file beside it; `npm run executable` puts it inside. */
export function faceFile(name: string): Uint8Array {
  const near = new URL(`./${name}`, import.meta.url);
  if (existsSync(near)) return readFileSync(near);
  const [, family] = /^(.*)-latin-/.exec(name)!;
  return readFileSync(createRequire(import.meta.url).resolve(`@fontsource/${family}/files/${name}`));
}
