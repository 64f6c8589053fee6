/**
 * Commands, readers and streams with what generators invent: damaged inputs of every format,
 * options
 * of every command, broken packings, closed pipes, signals, kills. Nothing may throw, hang, take
 * much memory, leave files, or end with another exit code than docs/command.md says.
 *
 * `npm run bench -- fuzz [--minutes M | --inputs N] [--seed N] [--kinds a,b]`; `--only KIND-NUMBER`
 * repeats one case and leaves its folder. Findings are lines that begin with "finding".
 */
import { Worker } from 'node:worker_threads';
import { Draw } from './fuzz/draw.mjs';
import { makeShards, RUNS } from './fuzz/runs.mjs';
import { makeStock } from './fuzz/stock.mjs';
import { readyCommands } from './fuzz/words.mjs';
import { say } from './results.mjs';
import { sourceModule } from './sources.mjs';

/** How often each kind comes: so many of a thousand turns. A turn of a reader is many cases. */
const TURNS = { text: 110, board: 60, record: 50, packed: 50, command: 420, troubled: 220, resumed: 80, served: 10 };
const AT_ONCE = { text: 100, board: 100, record: 300, packed: 30 };

/**
 * Seconds of the processor after which a case of a reader is a finding, and after which it is
 * ended.
 */
const SLOW = 8;
const HUNG = 120;

/** Milliseconds after which a case that only waits is ended, on a machine that does much else. */
const MOST_WAITING = 300_000;

const isReader = (kind) => AT_ONCE[kind] !== undefined;

/** The thread of the readers. It is made anew when a case never ends. */
class Readers {
  at = new Float64Array(new SharedArrayBuffer(8));

  async begin() {
    this.worker = new Worker(new URL('./fuzz/thread.mjs', import.meta.url), {
      workerData: { at: this.at.buffer },
      resourceLimits: { maxOldGenerationSizeMb: 1500 },
    });
    await new Promise((resolve, reject) => this.worker.once('message', resolve).once('error', reject));
  }

  /** The results of some cases; those before a case that never ended are lost. */
  async run(kind, numbers) {
    if (!this.worker) await this.begin();
    const { worker } = this;
    let [number, since, begun] = [-1, process.cpuUsage(), performance.now()];
    let watch;
    const results = await new Promise((resolve) => {
      const fail = (fault) => resolve([{ number: this.at[0], about: '', faults: [fault], cpu: HUNG, isEnd: true }]);
      watch = setInterval(() => {
        if (this.at[0] !== number) [number, since, begun] = [this.at[0], process.cpuUsage(), performance.now()];
        const { user, system } = process.cpuUsage(since);
        if ((user + system) / 1e6 > HUNG || performance.now() - begun > MOST_WAITING) fail('it hung');
      }, 1000);
      worker.once('message', (message) => resolve(message.results));
      worker.once('error', (problem) => fail(`the thread ended: ${problem.message}`));
      worker.postMessage({ kind, numbers });
    });
    clearInterval(watch);
    worker.removeAllListeners('message').removeAllListeners('error');
    if (results[0]?.isEnd) {
      await worker.terminate();
      this.worker = undefined;
    }
    return results;
  }

  end = () => this.worker?.terminate();
}

/** What a run of the fuzzer has seen, by kind. */
class Tally {
  rows = new Map();
  findings = 0;

  /** Takes a result in, and tells its faults. */
  add(kind, { number, about, faults, cpu, ran, called }) {
    const row = this.rows.get(kind) ?? { inputs: 0, findings: 0, seconds: 0, cuts: 0, cpu: [0, ''], memory: [0, ''] };
    this.rows.set(kind, row);
    const name = `${kind}-${number}`;
    row.inputs++;
    if (cpu > row.cpu[0]) row.cpu = [cpu, name];
    if (ran) {
      if (ran.peak > row.memory[0]) row.memory = [ran.peak, name];
      if (ran.wasCut) {
        row.cuts++;
        console.log(`cut ${name}  ${called}  ${about}`);
      }
    }
    const all = isReader(kind) && cpu > SLOW ? [...faults, `it took ${cpu.toFixed(1)} s of the processor`] : faults;
    if (all.length === 0) return;
    row.findings++;
    this.findings++;
    for (const fault of new Set(all)) console.log(`finding ${name}  ${about}\n  ${fault.replaceAll('\n', '\n  ')}`);
  }

  tell(minutes) {
    say('kind', 'inputs', 'findings', 'cut', 'minutes', 'most CPU s', 'of', 'most MB', 'of');
    for (const [kind, { inputs, findings, cuts, seconds, cpu, memory }] of this.rows)
      say(
        kind,
        inputs,
        findings,
        cuts,
        (seconds / 60).toFixed(1),
        cpu[0].toFixed(1),
        cpu[1],
        memory[0].toFixed(0),
        memory[1],
      );
    const inputs = [...this.rows.values()].reduce((sum, row) => sum + row.inputs, 0);
    say('all', inputs, this.findings, '', minutes.toFixed(1));
  }
}

/** A kind, chosen by its turns. */
function kindFor(draw, kinds) {
  let left = draw.below(kinds.reduce((sum, kind) => sum + TURNS[kind], 0));
  return kinds.find((kind) => (left -= TURNS[kind]) < 0);
}

async function stockWithCommands() {
  const stock = makeStock();
  const { COMMANDS } = await sourceModule('apps/cli/src/commands.ts');
  return { ...stock, commands: await readyCommands(COMMANDS), shards: await makeShards(stock) };
}

/** Cases have numbers of their own in each run: run 7 has those from 7 000 000 on. */
const CASES_OF_A_RUN = 1_000_000;

export async function run({ seed = '1', minutes, inputs, only, kinds = Object.keys(TURNS).join(',') }) {
  const begun = performance.now();
  const minutesGone = () => (performance.now() - begun) / 60_000;
  const [readers, tally] = [new Readers(), new Tally()];
  const stock = { ...(await stockWithCommands()), keepsFolders: only !== undefined };
  const turn = async (kind, numbers) => {
    const since = performance.now();
    const results = isReader(kind) ? await readers.run(kind, numbers) : [];
    if (!isReader(kind))
      for (const number of numbers) {
        const result = await RUNS[kind](new Draw(number), stock);
        results.push({ number, ...result, cpu: result.ran?.cpu ?? 0 });
      }
    for (const result of results) tally.add(kind, result);
    tally.rows.get(kind).seconds += (performance.now() - since) / 1000;
    return results;
  };
  if (only) {
    const [kind, number] = only.split('-');
    for (const result of await turn(kind, [Number(number)])) console.log(JSON.stringify(result, undefined, 1));
  } else {
    const draw = new Draw(Number(seed));
    const wanted = inputs === undefined ? Number.POSITIVE_INFINITY : Number(inputs);
    const end = minutes === undefined ? (inputs === undefined ? 10 : Number.POSITIVE_INFINITY) : Number(minutes);
    let next = Number(seed) * CASES_OF_A_RUN;
    for (let done = 0; done < wanted && minutesGone() < end; ) {
      const kind = kindFor(draw, kinds.split(','));
      const count = Math.min(AT_ONCE[kind] ?? 1, wanted - done);
      await turn(
        kind,
        Array.from({ length: count }, () => next++),
      );
      done += count;
    }
    tally.tell(minutesGone());
  }
  await readers.end();
  if (tally.findings > 0) process.exitCode = 1;
}
