/**
 * Bad programs for the tests: `node cheats.mjs NAME` plays honestly on the 4×4 board, but for one
 * fault. Only Node is needed.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const [name, ...words] = process.argv.slice(2);
const say = (message) => void process.stdout.write(`${JSON.stringify(message)}\n`);
const answer = (id, solutions) => say({ t: 'answer', id, solutions });

/** The solutions of a 4×4 puzzle, at most `limit`. */
function solve(text, limit, found = []) {
  const cell = text.indexOf('.');
  if (cell < 0) found.push(text);
  else
    for (const digit of '1234') {
      const sees = (other) =>
        other % 4 === cell % 4 ||
        other >> 2 === cell >> 2 ||
        (other >> 3 === cell >> 3 && (other % 4) >> 1 === (cell % 4) >> 1);
      const isFree = [...text].every((a, b) => a !== digit || !sees(b));
      if (isFree && found.length < limit) solve(text.slice(0, cell) + digit + text.slice(cell + 1), limit, found);
    }
  return found;
}

const swapped = (text) => text.replaceAll('1', 'x').replaceAll('2', '1').replaceAll('x', '2');
const honest = ({ id, puzzles, limit }) =>
  answer(
    id,
    puzzles.map((puzzle) => solve(puzzle, limit)),
  );

/** Does something with the list of solutions of each puzzle before it is said. */
const changed = (change) => (task) =>
  answer(
    task.id,
    task.puzzles.map((puzzle) => change(solve(puzzle, task.limit), puzzle)),
  );

/** What a deviant program does when it hears a message of a kind; true: and nothing else. */
const DEVIANT = {
  // Wants tables, and ends at the first with the number of its rows.
  curious: {
    hello: () => {
      say({ t: 'hello', name, version: '1', boards: ['4x4:2x2'], kinds: ['solve'], wants: ['table'] });
      return true;
    },
    table: ({ rows }) => process.exit(rows.length),
  },
  shy: { hello: () => true },
  talker: { hello: () => void setTimeout(say, 20, { t: 'pong', id: 'hello' }) },
  stranger: { hello: () => !say({ t: 'hello', name, version: '1', boards: ['round', '4x4:2x2'], kinds: ['solve'] }) },
  sleeper: {
    hello: () => !say({ t: 'hello', name, version: '1', boards: ['6x6:2x3'], kinds: ['solve'] }),
    task: () => true,
  },
  mumbler: { ping: () => !say({ t: 'pong', id: 'p1' }) },
  strict: { weather: () => process.exit(1) },
  grumbler: { verdict: () => say({ t: 'pong', id: 'why' }) },
  narrow: { task: ({ puzzles }) => puzzles.length > 100 && process.exit(1) },
  immortal: { bye: () => true },
  sore: { bye: () => process.exit(7) },
};

const TASK = {
  honest,
  silent: () => {},
  busy: () => {
    for (;;);
  },
  late: (task) => setTimeout(honest, 150, task),
  chatty: () => {
    for (let index = 0; index < 1000; index++) say({ t: 'pong', id: `p${index}` });
  },
  line: () => {
    const more = () => process.stdout.write('x'.repeat(10_000), more);
    more();
  },
  dies: () => {
    console.error('no more ideas');
    process.exit(3);
  },
  crashes: () => process.kill(process.pid, 'SIGSEGV'),
  other: (task) => answer(`${task.id}x`, [['1']]),
  greedy: (task) => honest({ ...task, limit: 2 }),
  backwards: ({ id, puzzles, limit }) => answer(id, puzzles.map((puzzle) => solve(puzzle, limit)).reverse()),
  twiceSaid: (task) => [honest(task), honest(task)],
  json: () => process.stdout.write('solved: 1234341221434321\n'),
  message: ({ id }) => say({ t: 'answer', id, solutions: 'none' }),
  shape: ({ id }) => answer(id, []),
  letters: changed(() => ['ABCDABCDABCDABCD']),
  house: changed(([first], puzzle) => (first ? [puzzle.replaceAll('.', '1')] : [])),
  givens: changed((list) => list.map(swapped)),
  twice: changed(([first]) => [first, first]),
  lazy: changed(([first]) => (first ? [first] : [])),
  eager: changed((list) => (list.length === 0 ? ['1234341221434321'] : list)),
  stderr: (task) => {
    console.error('x'.repeat(20_000));
    setTimeout(honest, 1000, task);
  },
  memory: () => {
    const kept = [];
    setInterval(() => kept.push(Buffer.alloc(8_000_000, 1)), 5);
  },
  // Children that leave the group, and sleep for a time that the test recognises.
  forks: () => {
    for (let index = 0; index < 8; index++) spawn('sleep', words, { detached: true, stdio: 'ignore' }).unref();
  },
};

const input = createInterface({ input: process.stdin });
if (name === 'deaf') input.on('close', () => setInterval(() => {}, 1000));
input.on('line', (line) => {
  const message = JSON.parse(line);
  if (DEVIANT[name]?.[message.t]?.(message) === true) return;
  if (message.t === 'hello') say({ t: 'hello', name, version: '1', boards: ['4x4:2x2'], kinds: ['solve'] });
  if (message.t === 'ping') say({ t: 'pong', id: message.id });
  if (message.t === 'task') (TASK[name] ?? honest)(message);
  if (message.t === 'bye') process.exit(0);
});
