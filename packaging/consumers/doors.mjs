/** Opens doors by `import`: `doors.mjs NAME…`. A file of data is only looked for. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

for (const door of process.argv.slice(2)) {
  const file = fileURLToPath(import.meta.resolve(door));
  const opened = /\.[cm]?js$/.test(file) ? await import(door) : undefined;
  console.log(JSON.stringify({ door, file: existsSync(file) && file, names: Object.keys(opened ?? {}) }));
}
