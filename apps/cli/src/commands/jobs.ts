import { countText, groupedNumber, sourceName } from '@pencilmark/bulk';
import type { Depot, JobState } from '@pencilmark/service/jobs';
import type { Command } from '../command.ts';
import { depotAt } from '../jobs/depot.ts';
import { OUTPUT_OPTION } from '../jobs/settings.ts';
import { runInThreads } from '../jobs/threads.ts';
import { readDatabase } from '../options/database.ts';
import { nameOf } from '../options/option.ts';
import { JSON_OPTION } from '../options/options.ts';
import type { Session } from '../session.ts';

interface Options {
  readonly cancel?: string;
  readonly fetch?: string;
  readonly output?: string;
  readonly json?: true;
}

export const jobs: Command = {
  name: 'jobs',
  says: 'list the jobs that --queue has put on a PostgreSQL server, and how far they are; or fetch or cancel one',
  note:
    'A job that is done is kept for three days. Whoever gives its command again gets its answers at once.\n' +
    'An open job is removed when nobody has waited for it for two weeks.',
  operand: { flags: '<address>', says: 'the server: postgres://user@host/name' },
  options: [
    {
      flags: '--fetch <id>',
      says: 'write what this job gives, as its own command would; its files must be here as they were',
      read: nameOf('job'),
    },
    OUTPUT_OPTION,
    { flags: '--cancel <id>', says: 'cancel this job, and remove its tasks and answers', read: nameOf('job') },
    JSON_OPTION,
  ],
  examples: [['pencilmark jobs postgres://me@db.example/sudoku', 'the jobs on a server, the latest first']],
  async run(session: Session, [operand = ''], { cancel, fetch, output, json }: Options) {
    const address = readDatabase(operand);
    if (!address.ok) return session.refuse('pencilmark', address.error);
    const depot = await depotAt(session, address.value);
    if (!depot) return;
    const job = fetch === undefined ? undefined : await fetchable(session, depot, fetch);
    if (cancel !== undefined) await cancelOne(session, depot, cancel);
    else if (fetch === undefined) await list(session, depot, json === true);
    await depot.close();
    if (job)
      await runInThreads(session, job.work, filesOf(job.inputs), { queue: address.value, ...(output && { output }) });
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

/** A job whose output can be put together here; undefined, with a message, where it cannot. */
async function fetchable(session: Session, depot: Depot, id: string): Promise<JobState | undefined> {
  const { idOfJob, jobState } = await import('@pencilmark/service/jobs');
  const job = await jobState(depot, id);
  if (!job || job.state === 'cancelled') {
    session.refuse('pencilmark', `There is no job ${id} whose output could be fetched.`);
    return undefined;
  }
  const files = filesOf(job.inputs);
  if ((await idOfJob(depot, job.work, files)) === id) return job;
  const what = files.includes('-')
    ? 'It read standard input'
    : `Its files are not here as they were: ${files.join(', ')}`;
  session.refuse('pencilmark', `Job ${id} cannot be put together here. ${what}.`);
  return undefined;
}

async function cancelOne(session: Session, depot: Depot, id: string): Promise<void> {
  const { cancelJob } = await import('@pencilmark/service/jobs');
  if (await cancelJob(depot, id)) session.output.line(`cancelled ${id}`);
  else session.refuse('pencilmark', `There is no open job ${id}.`);
}
