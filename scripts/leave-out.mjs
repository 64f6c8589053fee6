/** What packages import and the command never needs of them, for its bundles. */

/**
 * By the package that imports. Commander starts subcommands that are programs of their own: there
 * are none of those, and loading these modules takes as long as solving a hundred puzzles. Fontkit
 * unpacks fonts of a kind that books do not have, by a dictionary of 120 kB. There are no images in
 * books.
 */
const NOT_NEEDED = {
  commander: {
    'node:child_process': 'module.exports = {}',
    'node:process': 'module.exports = globalThis.process',
  },
  fontkit: { 'brotli/decompress.js': 'module.exports = undefined' },
  pdfkit: { 'png-js': 'module.exports = undefined' },
};

const MARK = '\0left-out:';

/** A plugin of Rolldown. */
export const LEAVE_OUT = {
  name: 'leave-out',
  resolveId: (id, from = '') => {
    const [name] =
      Object.entries(NOT_NEEDED).find(
        ([name, modules]) => id in modules && new RegExp(`[\\\\/]${name}[\\\\/]`).test(from),
      ) ?? [];
    return name === undefined ? null : `${MARK}${name}:${id}`;
  },
  load: (id) => {
    if (!id.startsWith(MARK)) return null;
    const [, name, module] = /^\0left-out:(.*?):(.*)$/.exec(id);
    return NOT_NEEDED[name][module];
  },
};
