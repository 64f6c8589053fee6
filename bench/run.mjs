/**
 * `npm run bench -- [NAME…]`: runs the benches named, or all. Puzzle sets come from $PENCILMARK_DATA/puzzles or the project's own smaller sample.
 */
import { existsSync } from 'node:fs';

const BENCHES = ['rivals', 'generate', 'canonical', 'counting', 'large', 'agreement'];

const names = process.argv.slice(2);
for (const name of names) {
  if (!BENCHES.includes(name)) {
    console.error(`No bench "${name}"; known are ${BENCHES.join(', ')}.`);
    process.exit(2);
  }
}
for (const name of names.length > 0 ? names : BENCHES) {
  const file = new URL(`${name}.mjs`, import.meta.url);
  if (!existsSync(file)) continue;
  console.log(`\n${name}`);
  const { run } = await import(file.href);
  await run();
}
