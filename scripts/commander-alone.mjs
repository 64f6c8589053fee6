/** Commander without what it starts other programs with, for the bundles of the command. */

/**
 * Commander imports these to start subcommands that are programs of their own. There are none of
 * those, and loading these modules takes as long as solving a hundred puzzles.
 */
const NOT_NEEDED = {
  'node:child_process': 'module.exports = {}',
  'node:process': 'module.exports = globalThis.process',
};

/** A plugin of Rolldown. */
export const COMMANDER_ALONE = {
  name: 'leave-out',
  resolveId: (id, from) => (id in NOT_NEEDED && /[\\/]commander[\\/]/.test(from ?? '') ? `\0${id}` : null),
  load: (id) => NOT_NEEDED[id.slice(1)] ?? null,
};
