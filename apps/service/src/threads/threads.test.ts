import { getPriority } from 'node:os';
import { describe, expect, test } from 'vitest';
import type { Run } from './runner.ts';
import { newThreads, type Order } from './threads.ts';

/** A script for a thread. */
const script = (text: string): URL => new URL(`data:text/javascript,${encodeURIComponent(text)}`);

/** A script that answers with the value of an expression. */
const answering = (text: string): URL => script(`export const answer = (question) => ${text};`);

const ECHO = answering('question');
const FOREVER = answering('{ for (;;); }');
const COUNT = script('let count = 0; export const answer = () => ++count;');

const BY_ANNA: Order = { kind: 'easy', account: 1, isAwaited: true };
const BY_BERT: Order = { kind: 'easy', account: 2, isAwaited: true };
const OF_SERVICE: Order = { kind: 'refill', isAwaited: false };

const once = (work: (run: Run) => Promise<unknown>) => newThreads().inTurn(BY_ANNA, work);

describe('a thread', () => {
  test.runIf(process.platform === 'linux')('gives way, and its service does not', async () => {
    const before = getPriority();
    const priority = script(`import { getPriority } from 'node:os'; export const answer = () => getPriority();`);
    expect(await once((run) => run(priority, {}))).toBe(before + 5);
    expect(getPriority()).toBe(before);
  });

  test('gives its answer', async () => {
    expect(await once((run) => run(ECHO, { a: 1 }))).toEqual({ a: 1 });
  });

  test('may load longer than its answer may take', async () => {
    const slow = script(`await new Promise((resolve) => setTimeout(resolve, 400)); export const answer = () => 1;`);
    expect(await once((run) => run(slow, {}, { ms: 200 }))).toBe(1);
  });

  test.each([
    ['that never ends is ended', FOREVER, /not done after 0\.2 s/],
    ['that ends without an answer', answering('process.exit(3)'), /ended with 3/],
    ['that has no answer', script(''), /not a function/],
    ['that ends while it loads', script('process.exit(3)'), /ended with 3/],
    ['that is none', script('}'), /Unexpected token/],
    ['that throws', answering('{ throw new Error("broken"); }'), /broken/],
    ['that takes too much memory', answering('{ const all = []; for (;;) all.push({}); }'), /memory/i],
  ])('%s: its order fails', async (_name, failing, text) => {
    const ms = failing === FOREVER ? 200 : 60_000;
    await expect(once((run) => run(failing, {}, { ms, megabytes: 16 }))).rejects.toThrow(text);
  });

  test('is used again, and another thread where it has ended', async () => {
    const threads = newThreads();
    const runInTurn = (script: URL, ms = 60_000) => threads.inTurn(BY_ANNA, (run) => run<number>(script, {}, { ms }));
    expect([await runInTurn(COUNT), await runInTurn(COUNT)]).toEqual([1, 2]);
    expect(await Promise.all([runInTurn(COUNT), runInTurn(COUNT)])).toEqual([3, 1]);
    await expect(runInTurn(FOREVER, 100)).rejects.toThrow('not done');
    // Two are kept at most: the last two that were used.
    await runInTurn(ECHO);
    expect([await runInTurn(COUNT), await runInTurn(COUNT)]).toEqual([2, 3]);
    threads.close();
    await expect(runInTurn(COUNT)).rejects.toMatchObject({ code: 'draining' });
  });

  test('that ends after its answer is not used again', async () => {
    const threads = newThreads();
    const dying = answering('{ setTimeout(process.exit, 50); return 1; }');
    const runDying = () => threads.inTurn(BY_ANNA, (run) => run(dying, {}));
    await runDying();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect.poll(runDying).toBe(1);
    threads.close();
  });
});

/** Work that ends when `end` is called. */
function work() {
  const { promise, resolve } = withResolvers();
  let hasBegun = false;
  return {
    hasBegun: () => hasBegun,
    end: resolve,
    do: () => {
      hasBegun = true;
      return promise;
    },
  };
}

function withResolvers() {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

describe('the threads of a node', () => {
  test('work on two orders at once, one of them for the service', async () => {
    const threads = newThreads();
    const [refill, other, first, second] = [work(), work(), work(), work()];
    const all = [
      threads.inTurn(OF_SERVICE, refill.do),
      threads.inTurn(OF_SERVICE, other.do),
      threads.inTurn(BY_ANNA, first.do),
      threads.inTurn(BY_BERT, second.do),
    ];
    const begun = () => [refill, other, first, second].map((task) => task.hasBegun());
    await soon();
    expect(begun()).toEqual([true, false, true, false]);
    refill.end();
    await soon();
    expect(begun()).toEqual([true, false, true, true]);
    for (const task of [first, second, other]) task.end();
    await Promise.all(all);
  });

  test('let an account wait for three, and others go on', async () => {
    const threads = newThreads();
    const long = work();
    const begun: string[] = [];
    const ask = (order: Order, name: string) =>
      threads.inTurn(order, async () => {
        begun.push(name);
        await long.do();
      });
    const all = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => ask(BY_ANNA, name));
    await expect(ask(BY_ANNA, 'a6')).rejects.toMatchObject({ code: 'too-many', message: /Wait for one of them/ });
    all.push(ask(BY_BERT, 'b1'));
    await soon();
    expect(begun).toEqual(['a1', 'a2']);
    long.end();
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'a4', 'a5']);
  });

  test('refuse more than sixty that wait, and go on afterwards', async () => {
    const threads = newThreads();
    const long = work();
    const all = Array.from({ length: 62 }, (_, account) => threads.inTurn({ ...BY_ANNA, account }, long.do));
    await expect(threads.inTurn({ ...BY_ANNA, account: 99 }, long.do)).rejects.toMatchObject({ code: 'too-many' });
    long.end();
    await Promise.all(all);
    await expect(threads.inTurn(BY_ANNA, async () => 'done')).resolves.toBe('done');
  });

  test('are free again after an order that failed', async () => {
    const threads = newThreads({ threads: 1, waiting: 9, ofAccount: 9 });
    await expect(threads.inTurn(BY_ANNA, (run) => run(FOREVER, {}, { ms: 100 }))).rejects.toThrow('not done');
    await expect(threads.inTurn(BY_BERT, (run) => run(ECHO, 7))).resolves.toBe(7);
  });

  test('end with the node, and so does what waits', async () => {
    const threads = newThreads({ threads: 1, waiting: 9, ofAccount: 9 });
    const running = threads.inTurn(BY_ANNA, (run) => run(FOREVER, {}));
    const waiting = threads.inTurn(BY_BERT, (run) => run(ECHO, 7));
    const ends = Promise.all(
      [running, waiting].map((task) => expect(task).rejects.toMatchObject({ code: 'draining' })),
    );
    await soon();
    threads.close();
    await ends;
    await expect(threads.inTurn(BY_BERT, (run) => run(ECHO, 7))).rejects.toMatchObject({ code: 'draining' });
  });
});
