import { expect, test } from 'vitest';
import { Engine, startThreadsBy } from './engine.ts';
import type { QuestionMessage } from './message.ts';
import { task } from './task.ts';

const DOUBLE = task<number, number>('double');

/** Starts threads that do what each question says; gives how many there were. */
function threads(act: (thread: Worker, message: QuestionMessage) => void): { count: number; ended: number } {
  const seen = { count: 0, ended: 0 };
  startThreadsBy(() => {
    seen.count++;
    const thread = {
      postMessage: (message: QuestionMessage) => queueMicrotask(() => act(thread, message)),
      terminate: () => void seen.ended++,
    } as unknown as Worker;
    return thread;
  });
  return seen;
}

const reply = (thread: Worker, { id, question }: QuestionMessage): void =>
  thread.onmessage!({ data: { id, kind: 'done', reply: 2 * (question as number) } } as MessageEvent);

const DEATHS: Readonly<Record<string, (thread: Worker, message: QuestionMessage) => void>> = {
  'an error that nobody caught': (thread) => thread.onerror!({ message: 'boom', preventDefault() {} } as ErrorEvent),
  'an answer that cannot be read': (thread) => thread.onmessageerror!({} as MessageEvent),
  'code that did not come': (thread, { id }) =>
    thread.onmessage!({ data: { id, kind: 'failed', message: 'boom', isLoaded: false } } as MessageEvent),
};

test.each(Object.entries(DEATHS))(
  '%s ends the thread: the question hears it, the next has a new one',
  async (_, die) => {
    const seen = threads((thread, message) => (message.question === 1 ? die(thread, message) : reply(thread, message)));
    const engine = new Engine();
    const [first, second] = await Promise.allSettled([engine.ask(DOUBLE, 1), engine.ask(DOUBLE, 2)]);
    expect(first.status).toBe('rejected');
    expect(second).toEqual({ status: 'fulfilled', value: 4 });
    expect(seen).toEqual({ count: 2, ended: 1 });
  },
);

test('a question that its work refuses ends no thread', async () => {
  const seen = threads((thread, message) =>
    message.question === 1
      ? thread.onmessage!({
          data: { id: message.id, kind: 'failed', message: 'no', isLoaded: true },
        } as MessageEvent)
      : reply(thread, message),
  );
  const engine = new Engine();
  await expect(engine.ask(DOUBLE, 1)).rejects.toThrow('no');
  expect(await engine.ask(DOUBLE, 2)).toBe(4);
  expect(seen).toEqual({ count: 1, ended: 0 });
});
