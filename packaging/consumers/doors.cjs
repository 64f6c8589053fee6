/** Opens doors by `require`: `doors.cjs NAME…`. A file of data is only looked for. */
const { existsSync } = require('node:fs');

for (const door of process.argv.slice(2)) {
  const file = require.resolve(door);
  const opened = /\.[cm]?js$/.test(file) ? require(door) : undefined;
  console.log(JSON.stringify({ door, file: existsSync(file) && file, names: Object.keys(opened ?? {}) }));
}
