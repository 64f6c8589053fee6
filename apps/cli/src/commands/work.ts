import { availableParallelism } from 'node:os';
import { countText } from '@pencilmark/bulk';
import type { Command } from '../command.ts';
import { depotAt } from '../jobs/depot.ts';
import { readDatabase, shownDatabase } from '../options/database.ts';
import { wholeNumber } from '../options/option.ts';
import type { Session } from '../session.ts';

interface Options {
  readonly threads?: number;
  readonly idle?: number;
}

export const work: Command = {
  name: 'work',
  says: 'do tasks of the jobs that --queue has put on a PostgreSQL server, on any number of machines',
  note:
    'Ctrl-C finishes the tasks at hand and ends with 0; a second one gives them back and ends with 130.\n' +
    'When a worker dies, others do its tasks after a quarter of a minute.',
  operand: { flags: '<address>', says: 'the server: postgres://user@host/name' },
  isEndless: true,
  options: [
    { flags: '--threads <n>', says: 'how many threads work (default: one per processor)', read: wholeNumber(1, 256) },
    {
      flags: '--idle <seconds>',
      says: 'end after so many seconds without a task (default: never)',
      read: wholeNumber(1),
    },
  ],
  examples: [
    ['pencilmark work postgres://me@db.example/sudoku', 'do tasks on all processors, until it is interrupted'],
  ],
  async run(session: Session, [operand = ''], { threads = availableParallelism(), idle }: Options) {
    const address = readDatabase(operand);
    if (!address.ok) return session.refuse('pencilmark', address.error);
    const depot = await depotAt(session, address.value);
    if (!depot) return;
    const { workOnTasks } = await import('@pencilmark/service/jobs');
    const [stop, leave] = [new AbortController(), new AbortController()];
    const interrupt = (): void => (stop.signal.aborted ? leave : stop).abort();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, interrupt);
    session.output.line(
      `works for ${shownDatabase(address.value)} with ${countText(threads, 'thread')} (Ctrl-C ends it)`,
    );
    session.output.flush();
    const done = await workOnTasks(depot, {
      threads,
      worker: session.parts.worker,
      idle: idle && idle * 1000,
      stop: stop.signal,
      leave: leave.signal,
      hear: (sentence) => session.messages.note(sentence),
    });
    session.output.line(`did ${countText(done, 'task')}`);
    if (leave.signal.aborted) session.raise(130);
    await depot.close();
  },
};
