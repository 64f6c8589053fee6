/**
 * Lets all of our own solvers compete, and shows who wins where: on small boards and large ones,
 * with one puzzle and with many. It takes some two minutes. The page with charts is arena.html.
 */
import { CLI, run } from './workspace.mjs';

const ROUNDS = ['6x6-first', '6x6-1000', '9x9-first', '9x9-1000', '16x16-first', '25x25-first'];

const { code } = await run(CLI, [
  ...['arena', 'tournament', '--rounds', ROUNDS.join(','), '--limit-ms', '1000', '--html', 'arena.html'],
  ...process.argv.slice(2),
]);
if (code === 0) console.log('\narena.html has the charts. Next: npx pencilmark arena check -- ./your-solver');
process.exitCode = code;
