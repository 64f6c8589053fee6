/**
 * `npm run mutants [-- --count 1000] [--seed 1] [--room human]… [--files REGEX] [--out FOLDER]`:
 * plants small faults into the sources, one at a time, and tells which of them no test notices.
 * Only tests that reach a fault run against it, those that reach few others first, for at most a
 * minute of tests.
 * A run that was stopped goes on where it was, when it is asked the same again.
 */
import { fork } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOMS, sampleOf } from './mutants/sample.mjs';
import { groupsOf, isMain, ROOT } from './workspace.mjs';

const RUNNER = join(ROOT, 'scripts/mutants/runner.mjs');
const EQUIVALENTS = join(ROOT, 'scripts/mutants/equivalents.tsv');
const TESTS = ['packages/**/*.test.ts', 'apps/{service,cli}/src/**/*.test.ts', 'scripts/arguments.test.ts'];
const LONGEST = 60_000; // ms of tests against one mutant
const LOADING = 500; // ms, for what a file of tests imports
const STARTING = 60_000; // ms

const lines = (path) =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : [];

/** A process with the tests, which is started again when it had to be ended. */
class Runner {
  #child;
  #setting;

  constructor(setting) {
    this.#setting = setting;
  }

  #start() {
    const child = fork(RUNNER, [this.#setting], {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child = { child, ready: new Promise((resolve) => child.once('message', resolve)) };
  }

  /** What a question is answered with; undefined when it took too long or the process broke. */
  async ask(question, longest) {
    if (!this.#child) this.#start();
    const { child, ready } = this.#child;
    await ready;
    return new Promise((resolve) => {
      const done = (answer) => {
        clearTimeout(timer);
        child.removeAllListeners();
        if (!answer) this.end();
        resolve(answer);
      };
      const timer = setTimeout(() => done(undefined), longest);
      child.once('message', done);
      child.once('exit', () => done(undefined));
      child.send(question);
    });
  }

  end() {
    if (!this.#child) return;
    try {
      // With the workers that it started.
      process.kill(-this.#child.child.pid, 'SIGKILL');
    } catch {
      // It had ended.
    }
    this.#child = undefined;
  }
}

/**
 * The tests that reach each mutant: those of its folder first, for a third of the time; then those
 * of its room; then the rest. Tests that reach few mutants come first: they are about little else.
 */
function testsByMutant(mutants, notes) {
  const times = new Map(notes.filter(({ time }) => time !== undefined).map(({ id, time }) => [id, time]));
  const reaching = mutants.map(() => new Map());
  const reach = new Map();
  const loading = new Set();
  for (const { file, id, ids, isLoading } of notes) {
    reach.set(id, Math.max(reach.get(id) ?? 0, ids.length));
    for (const mutant of ids) {
      if (isLoading) loading.add(mutant);
      else reaching[mutant].set(id, { file, id });
    }
  }
  // A module is loaded once for many files, and what runs then shows in any test of its room.
  for (const mutant of loading) {
    const room = join(ROOT, ROOMS[mutants[mutant].room], sep);
    for (const { file, id } of notes) if (file.startsWith(room)) reaching[mutant].set(id, { file, id });
  }
  return reaching.map((tests, mutant) => {
    const { path, room } = mutants[mutant];
    const folder = dirname(join(ROOT, path));
    const whole = join(ROOT, ROOMS[room], sep);
    const timeOf = ({ id }) => times.get(id) ?? 0;
    const byReach = [...tests.values()].sort(
      (one, other) => reach.get(one.id) - reach.get(other.id) || timeOf(one) - timeOf(other),
    );
    let spent = 0;
    const far = new Map(
      byReach.map((test) => {
        const isNear = dirname(test.file) === folder && (spent += timeOf(test)) <= LONGEST / 3;
        return [test, isNear ? 0 : test.file.startsWith(whole) ? 1 : 2];
      }),
    );
    const sorted = byReach.sort((one, other) => far.get(one) - far.get(other));
    const files = new Set();
    let total = 0;
    const fits = (test) => {
      const time = timeOf(test) + (files.has(test.file) ? 0 : LOADING);
      if (total > 0 && total + time > LONGEST) return false;
      total += time;
      files.add(test.file);
      return true;
    };
    return sorted.filter(fits);
  });
}

const keyOf = ({ path, from, text }) => [path, from, text].map((part) => part.replaceAll(/\s+/g, ' ')).join('\t');

/** Mutants that change nothing that can be seen, each with its reason. */
const equivalents = () =>
  new Map(
    lines(EQUIVALENTS)
      .filter((line) => !line.startsWith('#'))
      .map((line) => line.split('\t'))
      .map(([path, from, text, reason]) => [[path, from, text].join('\t'), reason]),
  );

function report(mutants, results) {
  const known = equivalents();
  const state = (mutant) =>
    results.get(mutant.id)?.state === 'noticed'
      ? 'noticed'
      : known.has(keyOf(mutant))
        ? 'equivalent'
        : results.get(mutant.id)?.state;
  const row = (name, own) => {
    const count = (wanted) => own.filter((mutant) => state(mutant) === wanted).length;
    const tried = own.length - count('equivalent') - count(undefined);
    const share = tried === 0 ? '-' : `${((100 * count('noticed')) / tried).toFixed(1)} %`;
    return [name, own.length, count('noticed'), count('survived'), count('unreached'), count('equivalent'), share];
  };
  const rooms = [...groupsOf(mutants, ({ room }) => room)].sort();
  const table = [
    ['room', 'mutants', 'noticed', 'survived', 'unreached', 'equivalent', 'share'],
    ...rooms.map(([room, own]) => row(room, own)),
    row('all', mutants),
  ];
  for (const mutant of mutants)
    if (['survived', 'unreached'].includes(state(mutant))) {
      const [, from, text] = keyOf(mutant).split('\t');
      console.log(`${state(mutant)} ${mutant.path}:${mutant.line}\t${from}\t${text}`);
    }
  for (const cells of table) console.log(cells.map((cell) => String(cell).padEnd(11)).join(''));
}

const jsonLines = (path) => lines(path).map((line) => JSON.parse(line));

/** Numbers in an order without a pattern, for it is a long way from each to the next. */
const scattered = (id) => (id * 7919) % 10007;

/** The files of a run in a folder: what tests reach, what came of the mutants, what they are. */
function filesIn(out) {
  mkdirSync(out, { recursive: true });
  return {
    list: join(out, 'reached.jsonl'),
    made: join(out, 'results.jsonl'),
    same: join(out, 'mutants.json'),
    setting: (isCoverage) => join(out, `setting-${isCoverage}.json`),
  };
}

/** Runs the tests with no mutant, and writes down which of them reach which. */
async function findReached(setting) {
  const runner = new Runner(setting);
  const answer = await runner.ask({}, 3_600_000);
  runner.end();
  if (!answer || answer.trouble) throw new Error(answer?.trouble ?? 'the tests did not come to an end');
  console.log(`${answer.passed} tests passed with no mutant, ${answer.failed.length} failed`);
  for (const name of answer.failed) console.log(`  ${name}`);
}

/** Tests that fail when some of their file run alone, with no mutant: they judge nobody. */
const biased = new Set();
/** Files whose tests pass alone where there is no mutant. */
const fair = new Set();

/** What came of one mutant, whose tests are `all`. */
async function tried(runner, id, all) {
  const own = all.filter((test) => !biased.has(test.id));
  if (own.length === 0) return { id, state: 'unreached', tests: 0 };
  const answer = await runner.ask({ active: id, tests: own }, STARTING + 3 * LONGEST);
  if (answer?.trouble) throw new Error(answer.trouble);
  if (!answer) return { id, state: 'noticed', tests: own.length, by: 'no end' };
  const [by] = answer.failed;
  if (by === undefined) return { id, state: 'survived', tests: own.length };
  const file = own.find(({ file }) => by.startsWith(relative(ROOT, file)))?.file;
  if (file && !fair.has(file) && !(await isFair(runner, file, own))) return tried(runner, id, all);
  return { id, state: 'noticed', tests: own.length, by };
}

/** Whether the same tests of a file pass with no mutant. */
async function isFair(runner, file, own) {
  const answer = await runner.ask(
    { active: -1, tests: own.filter((test) => test.file === file) },
    STARTING + 3 * LONGEST,
  );
  const passes = answer !== undefined && !answer.trouble && answer.failed.length === 0;
  if (passes) fair.add(file);
  else console.log(`${relative(ROOT, file)} fails alone, with no mutant: ${answer?.failed[0] ?? 'no end'}`);
  const ids = answer?.ids.length > 0 ? answer.ids : own.filter((test) => test.file === file).map(({ id }) => id);
  if (!passes) for (const id of ids) biased.add(id);
  return passes;
}

async function main() {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      room: { type: 'string', multiple: true, default: Object.keys(ROOMS) },
      files: { type: 'string', default: '.' },
      tests: { type: 'string', multiple: true, default: TESTS },
      out: { type: 'string', default: join(ROOT, '.made/mutants') },
    },
  });
  const { total, mutants } = sampleOf({
    rooms: values.room,
    count: Number(values.count),
    seed: Number(values.seed),
    files: new RegExp(values.files),
  });
  console.log(`${mutants.length} of ${total} mutants`);
  const { list, made, same, setting } = filesIn(values.out);
  for (const isCoverage of [true, false])
    writeFileSync(setting(isCoverage), JSON.stringify({ list, mutants, isCoverage, include: values.tests }));
  const sample = JSON.stringify(mutants);
  if (lines(same).join('\n') !== sample) {
    for (const path of [list, made]) writeFileSync(path, '');
    await findReached(setting(true));
    writeFileSync(same, sample);
  }
  const tests = testsByMutant(mutants, jsonLines(list));
  const results = new Map(jsonLines(made).map((result) => [result.id, result]));
  // Rooms come by turns, so that a run that was stopped has tried a fair part of each.
  const queue = mutants
    .filter(({ id }) => !results.has(id))
    .sort((one, other) => scattered(one.id) - scattered(other.id));
  const work = async () => {
    const runner = new Runner(setting(false));
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const result = await tried(runner, mutant.id, tests[mutant.id]);
      results.set(mutant.id, result);
      appendFileSync(made, `${JSON.stringify(result)}\n`);
      if (results.size % 20 === 0) console.log(`${results.size} of ${mutants.length}`);
    }
    runner.end();
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
  report(mutants, results);
}

if (isMain(import.meta)) await main();
