import { beforeAll, describe, expect, test } from 'vitest';
import { ENVIRONMENTS } from './environments.ts';
import { JOBS } from './jobs/everywhere.ts';
import type { Answers } from './programs.ts';
import { library } from './project.ts';

/** What comes of the jobs on files. Their threads run what is built, so no source is asked. */
const ON_FILES: Answers = {
  'a file with threads': [
    { ok: true, value: { records: 4000, counts: {}, exitCode: 0, recordsBefore: 0, threads: 2 } },
    { ok: true, value: { records: 4000, counts: { proper: 4000 }, exitCode: 0, recordsBefore: 0, threads: 2 } },
    4001,
    'proper    81 givens   not minimal  solved.txt.gz:1',
  ],
};

/** Values as they are when they come through JSON. */
const printed = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** On a machine that does much else: compilers and bundlers take some seconds by themselves. */
const LONGEST = 180_000; // ms

/** What the sources answer, in this process. */
let everywhere: Answers;
beforeAll(async () => {
  await library();
  const answers = Object.entries(JOBS).map(async ([job, work]) => [job, printed(await work())]);
  everywhere = Object.fromEntries(await Promise.all(answers));
}, LONGEST);

describe('each environment answers as the sources do', () => {
  for (const { name, hasFiles, missing, answers } of ENVIRONMENTS)
    test.skipIf(missing !== undefined)(
      missing ? `${name} (${missing})` : name,
      async () => {
        expect(await answers()).toEqual(hasFiles ? { ...everywhere, ...ON_FILES } : everywhere);
      },
      LONGEST,
    );
});
