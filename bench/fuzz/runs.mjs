/** The kinds of cases that run the command in a process of its own. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { damaged } from './damage.mjs';
import { damagedPacking } from './packings.mjs';
import { runCommand } from './processes.mjs';
import { runFaults } from './verdict.mjs';
import { commandLine, FILES } from './words.mjs';

/** A folder for a case, with everything that its command line may name. */
async function makeFolder(draw, stock) {
  const folder = mkdtempSync(join(tmpdir(), 'pencilmark-fuzz-'));
  const cwd = join(folder, 'here');
  const temp = join(folder, 'temp');
  mkdirSync(join(cwd, FILES.folder), { recursive: true });
  mkdirSync(temp);
  const put = (name, bytes) => writeFileSync(join(cwd, name), bytes);
  const one = (list) => draw.pick(list).bytes;
  const odd = damaged(draw, one(draw.oneIn(2) ? stock.formats : stock.texts), one(stock.texts));
  put(FILES.odd, odd);
  for (const name of FILES.packed) put(name, (await damagedPacking(draw, stock)).bytes);
  put(
    FILES.good,
    stock.lines
      .slice(0, draw.between(1, 5))
      .map((line) => `${line}\n`)
      .join(''),
  );
  put(FILES.empty, '');
  put(FILES.picture, damaged(draw, one(stock.pictures), one(stock.pictures)));
  put(FILES.game, damaged(draw, one(stock.records), one(stock.records)));
  put(FILES.entries, JSON.stringify([{ solver: 'singles' }, { solver: draw.pick(['bands', 'nothing', 7]) }]));
  for (const [index, name] of FILES.shards.entries())
    put(name, draw.oneIn(2) ? stock.shards[index] : damaged(draw, stock.shards[index], draw.pick(stock.shards)));
  put(FILES.player, playerThatSays(draw));
  chmodSync(join(cwd, FILES.player), 0o755);
  if (existsSync('/dev/full')) symlinkSync('/dev/full', join(cwd, FILES.full));
  return { folder, cwd, temp, odd };
}

/** A program for arenas that says one thing and another. */
function playerThatSays(draw) {
  const says = draw.some(
    [
      '{"t":"hello","v":1,"name":"odd","boards":["6x6"]}',
      '{"t":"pong","id":"p1"}',
      '{"t":"answer","id":"x","solutions":[]}',
      '',
      '{',
      'x'.repeat(5000),
      '\0',
      '\x1b[31m',
    ],
    0,
    5,
  );
  return `#!/usr/bin/env node
const says = ${JSON.stringify(says)};
for (const line of says) console.log(line);
console.error(says.length);
setTimeout(() => process.exit(${draw.below(3)}), ${draw.pick([0, 50, 500])});
`;
}

/** Files that a run left behind and nobody asked for. */
function leftFaults({ cwd, temp }, before, { words }, ran, wasKilled) {
  const faults = [];
  const rest = readdirSync(temp);
  if (rest.length > 0 && !wasKilled) faults.push(`files are left in the temporary folder: ${rest.join(', ')}`);
  const asked = words.flatMap((word) => [word, word.split('=').at(-1)]).map((word) => word.split('/')[0]);
  const more = readdirSync(cwd).filter((name) => !before.includes(name) && !asked.includes(name));
  const journals = more.filter((name) => /\.progress$/.test(name) && asked.includes(name.replace(/\.progress$/, '')));
  const strange = more.filter(
    (name) =>
      !journals.includes(name) &&
      !(wasKilled && name.endsWith('.progress.new')) &&
      name !== 'data' &&
      name !== '.pencilmark' &&
      name !== 'arena.html',
  );
  if (strange.length > 0) faults.push(`files that nobody asked for: ${strange.join(', ')}`);
  if (journals.length > 0 && [0, 1].includes(ran.code) && !ran.wasTroubled && !ran.wasCut)
    faults.push(`the journal of a finished job is left: ${journals.join(', ')}`);
  return faults;
}

const shown = (words) =>
  words.map((word) => (/^[\w./:=+-]+$/.test(word) ? word : JSON.stringify(word).slice(0, 100))).join(' ');

async function withFolder(draw, stock, work) {
  const place = await makeFolder(draw, stock);
  try {
    return await work(place);
  } finally {
    if (stock.keepsFolders) console.log(`its folder is ${place.folder}`);
    else rmSync(place.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * A command line with damaged files; whatever happens to the process comes from `trouble`. A stock
 * may have a `run` of its own, in place of a process.
 */
const lineCase = (trouble) => (draw, stock) =>
  withFolder(draw, stock, async (place) => {
    const line = commandLine(draw, stock.commands, stock);
    const { events = [], signals = [], feed } = trouble(draw, line, stock);
    const input = draw.pick([
      place.odd,
      place.odd,
      readFileSync(join(place.cwd, FILES.good)),
      Buffer.alloc(0),
      readFileSync(join(place.cwd, FILES.packed[0])),
    ]);
    const before = readdirSync(place.cwd);
    // What does not end by itself is ended.
    const ends = line.isEndless
      ? [
          { ms: draw.between(200, 6000), act: (child) => child.kill('SIGINT') },
          { ms: 12_000, act: (child) => child.kill('SIGTERM') },
        ]
      : [];
    const all = [...signals, ...(line.isEndless ? ['SIGINT', 'SIGTERM'] : [])];
    const ran = await (stock.run ?? runCommand)(line.words, {
      cwd: place.cwd,
      temp: place.temp,
      input,
      mayBeCut: true,
      events: [...events, ...ends],
      ...(feed && { feed: feed(input) }),
    });
    const given = [
      place.odd.toString('latin1'),
      place.odd.toString('utf8'),
      line.words.join(' '),
      input.toString('utf8'),
    ].join('\n');
    const faults = [
      ...runFaults(ran, { line, given, signals: all }),
      ...leftFaults(place, before, line, ran, ran.isHung || ran.signal !== null),
    ];
    return { about: shown(line.words), faults, ran, called: line.called };
  });

/** Standard input in pieces with pauses; sometimes it ends in the middle. */
const slowly = (draw) => (input) => {
  const size = 1 + draw.size(Math.max(1, input.length));
  const pause = draw.below(30);
  const last = draw.oneIn(2) ? input.length : draw.below(input.length + 1);
  return async (stdin, isOver) => {
    for (let at = 0, count = 0; at < last && !isOver() && count < 100; at += size, count++) {
      stdin.write(input.subarray(at, Math.min(last, at + size)));
      await after(pause);
    }
    if (draw.oneIn(2)) stdin.end();
    else stdin.destroy();
  };
};

/** A reader that goes away after so many bytes, as `head` does. */
const readsOnly = (stream, bytes) => ({
  ms: 0,
  act(child) {
    let left = bytes;
    const read = (piece) => {
      left -= piece.length;
      if (left <= 0) child[stream].destroy();
    };
    if (bytes === 0) child[stream].destroy();
    else child[stream].on('data', read);
  },
});

const TROUBLES = [
  (draw) => ({ feed: slowly(draw) }),
  (draw) => ({ events: [readsOnly('stdout', draw.size(100_000))], signals: ['closed'] }),
  (draw) => ({ events: [readsOnly('stderr', draw.size(200))], signals: ['closed'] }),
  (draw) => {
    const signal = draw.pick(['SIGINT', 'SIGINT', 'SIGTERM', 'SIGHUP', 'SIGPIPE']);
    return { events: [{ ms: draw.between(1, 1500), act: (child) => child.kill(signal) }], signals: [signal] };
  },
  (draw) => {
    const ms = draw.between(1, 1500);
    return {
      events: [ms, ms + draw.below(300)].map((at) => ({ ms: at, act: (child) => child.kill('SIGINT') })),
      signals: ['SIGINT'],
    };
  },
  () => ({ feed: () => async (stdin) => stdin.destroy() }),
];

/**
 * Jobs that are killed at random moments and go on; they must give what an undisturbed run gives.
 */
function resumed(draw, stock) {
  return withFolder(draw, stock, async ({ cwd, temp }) => {
    const { words, input } = jobFor(draw, stock);
    writeFileSync(join(cwd, 'job.txt'), input);
    const ending = draw.pick(['', '', '.gz', '.zst']);
    const run = (name, rest, events = []) =>
      runCommand([...words, '--output', `${name}${ending}`, ...rest], { cwd, temp, events });
    const undisturbed = await run('whole', ['--threads', '1']);
    const threads = ['--threads', draw.pick(['1', '2', '3'])];
    const faults = [];
    const deaths = [];
    let last;
    for (let time = draw.between(1, 4); time > 0; time--) {
      const signal = draw.oneIn(4) ? 'SIGINT' : 'SIGKILL';
      const ms = draw.between(1, Math.ceil(undisturbed.seconds * 1100));
      last = await run(
        'parts',
        [...threads, ...(last ? ['--resume'] : [])],
        [{ ms, act: (child) => child.kill(signal) }],
      );
      deaths.push(`${signal} at ${ms}`);
      if (last.code !== null && last.code !== 130) break;
      faults.push(...runFaults(last, { line: { isBounded: true }, given: '', signals: [signal] }));
      // Before its journal is begun, a job can only be begun.
      if (!existsSync(join(cwd, `parts${ending}.progress`))) last = undefined;
    }
    if (!last || last.code === null || last.code === 130)
      last = await run('parts', [...threads, ...(last ? ['--resume'] : [])]);
    faults.push(...runFaults(last, { line: { isBounded: true } }));
    if (last.code !== undisturbed.code)
      faults.push(`exit code ${last.code} instead of ${undisturbed.code}: ${last.err.slice(0, 300)}`);
    // JSON tells how long each answer took, which is never the same.
    const timeless = (bytes) =>
      words.includes('--json') ? Buffer.from(bytes.toString('latin1').replaceAll(/"ms":[\d.]+/g, '')) : bytes;
    const bytes = (name) => (existsSync(join(cwd, name)) ? timeless(readFileSync(join(cwd, name))) : undefined);
    const [whole, parts] = [bytes(`whole${ending}`), bytes(`parts${ending}`)];
    if (ending === '' && !(whole && parts && whole.equals(parts)))
      faults.push(`the output has other bytes: ${whole?.length} and ${parts?.length}`);
    if (ending !== '' && whole && parts) {
      const unpacked = await Promise.all(
        ['whole', 'parts'].map((name) =>
          runCommand(['convert', `${name}${ending}`, '--from', 'line', '--on-error', 'skip'], { cwd, temp }),
        ),
      );
      if (
        !timeless(Buffer.from(unpacked[0].out)).equals(timeless(Buffer.from(unpacked[1].out))) ||
        unpacked[0].code !== unpacked[1].code
      )
        faults.push('the packed output has another text');
    }
    if (readdirSync(cwd).some((name) => name.includes('.progress'))) faults.push('a journal is left');
    if (readdirSync(temp).length > 0) faults.push('files are left in the temporary folder');
    return { about: `${shown(words)} ${ending} ${deaths.join(', ')}`, faults, ran: last, called: 'resumed' };
  });
}

/** A job that takes about a second, and its input. */
function jobFor(draw, stock) {
  const [name, count, ...options] = draw.pick([
    ['solve', 60_000],
    ['solve', 20_000, '--solver', 'singles'],
    ['solve', 20_000, '--json'],
    ['check', 8000],
    ['check', 4000, '--json'],
    ['convert', 60_000, '--to', 'rows'],
    ['convert', 40_000, '--to', 'line'],
    ['convert', 10_000, '--to', 'drawn'],
    ['canonical', 4000],
    ['rate', 60],
    ['hint', 1500, '--level', 'full'],
    ['explain', 30],
    ['generate', 800],
    ['generate', 300, '--minimal', '--to', 'drawn'],
  ]);
  if (name === 'generate')
    return {
      words: [
        'generate',
        '--count',
        String(draw.between(count / 2, count)),
        '--seed',
        String(draw.below(1000)),
        ...options,
      ],
      input: '',
    };
  const ends = draw.pick(['\n', '\n', '\r\n']);
  const lines = Array.from({ length: draw.between(count / 2, count) }, () => draw.pick(stock.lines));
  const other = draw.pick(stock.formats).bytes;
  for (let times = draw.size(30); times > 0; times--)
    lines[draw.below(lines.length)] = draw.pick([
      '',
      '# a comment',
      'x',
      '1'.repeat(81),
      '.'.repeat(80),
      `${stock.lines[0]} name`,
      damaged(draw, other, other).toString('latin1').slice(0, 2000),
    ]);
  const onError = draw.oneIn(2) ? ['--on-error', draw.pick(['skip', 'record'])] : [];
  return {
    words: [name, 'job.txt', ...options, ...onError],
    input: Buffer.from(lines.map((line) => line + ends).join(''), 'latin1'),
  };
}

/** The service as people start it, and the end that they give it. */
function served(draw, stock) {
  return withFolder(draw, stock, async ({ cwd, temp }) => {
    const words = ['serve', '--port', '0', '--host', '127.0.0.1', '--data', 'data'];
    const signal = draw.pick(['SIGINT', 'SIGTERM']);
    const events = [draw.between(1, 9000), 60_000].map((ms) => ({ ms, act: (child) => child.kill(signal) }));
    const ran = await runCommand(words, { cwd, temp, events });
    const faults = runFaults(ran, { line: { isEndless: true }, signals: [signal] });
    if (readdirSync(temp).length > 0 && ran.signal === null)
      faults.push(`files are left in the temporary folder: ${readdirSync(temp)}`);
    return { about: `${shown(words)} ${signal} at ${events[0].ms}`, faults, ran, called: 'serve' };
  });
}

/** Every kind of case with processes, by name. */
export const RUNS = {
  command: lineCase(() => ({})),
  troubled: lineCase((draw) => draw.pick(TROUBLES)(draw)),
  resumed,
  served,
};

/** The outputs of the shards of a job, for cases to damage. */
export async function makeShards(stock) {
  const folder = mkdtempSync(join(tmpdir(), 'pencilmark-fuzz-'));
  writeFileSync(join(folder, 'in.txt'), stock.lines.map((line) => `${line}\n`).join(''));
  const shards = [];
  for (const part of [1, 2, 3]) {
    const { out } = await runCommand(['solve', 'in.txt', '--threads', '1', '--shard', `${part}/3`], {
      cwd: folder,
      temp: folder,
    });
    shards.push(Buffer.from(out));
  }
  rmSync(folder, { recursive: true });
  return shards;
}
