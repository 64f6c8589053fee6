import { countText, groupedNumber, sourceName } from '@pencilmark/bulk';
import type { Depot, JobState } from '@pencilmark/service/jobs';
import type { Command } from '../command.ts';
import { depotAt } from '../jobs/depot.ts';
import { readDatabase } from '../options/database.ts';
import { nameOf } from '../options/option.ts';
import { JSON_OPTION } from '../options/options.ts';
import type { Session } from '../session.ts';

interface Options {
  readonly cancel?: string;
  readonly json?: true;
}

export const jobs: Command = {
  name: 'jobs',
  says: 'list the jobs that --queue has put on a PostgreSQL server, and how far they are; or cancel one',
  note:
    'A job that is done is kept for three days. Whoever gives its command again gets its answers at once.\n' +
    'An open job is removed when nobody has waited for it for two weeks.',
  operand: { flags: '<address>', says: 'the server: postgres://user@host/name' },
  options: [
    { flags: '--cancel <id>', says: 'cancel this job, and remove its tasks and answers', read: nameOf('job') },
    JSON_OPTION,
  ],
  examples: [['pencilmark jobs postgres://me@db.example/sudoku', 'the jobs on a server, the latest first']],
  async run(session: Session, [operand = ''], { cancel, json }: Options) {
    const address = readDatabase(operand);
    if (!address.ok) return session.refuse('pencilmark', address.error);
    const depot = await depotAt(session, address.value);
    if (!depot) return;
    if (cancel === undefined) await list(session, depot, json === true);
    else await cancelOne(session, depot, cancel);
    await depot.close();
  },
};

async function list(session: Session, depot: Depot, json: boolean): Promise<void> {
  const { jobStates } = await import('@pencilmark/service/jobs');
  const states = await jobStates(depot);
  for (const state of states) {
    if (json) session.json(recordOf(state));
    else session.output.line(lineOf(state));
  }
  if (states.length === 0) session.messages.note('no jobs');
}

const filesOf = (inputs: string): readonly string[] => (inputs === '' ? [] : inputs.split('\n'));

const lineOf = ({ id, state, answered, tasks, work, inputs }: JobState): string =>
  [
    id,
    state.padEnd(9),
    `${groupedNumber(answered)} of ${countText(tasks, 'task')}`.padEnd(18),
    [work.job, ...filesOf(inputs).map(sourceName)].join(' '),
  ].join('  ');

const recordOf = ({ id, state, answered, tasks, work, inputs, changed }: JobState): object => ({
  id,
  state,
  answered,
  tasks,
  ...work,
  inputs: filesOf(inputs),
  changed: new Date(changed).toISOString(),
});

async function cancelOne(session: Session, depot: Depot, id: string): Promise<void> {
  const { cancelJob } = await import('@pencilmark/service/jobs');
  if (await cancelJob(depot, id)) session.output.line(`cancelled ${id}`);
  else session.refuse('pencilmark', `There is no open job ${id}.`);
}
