import type { Job } from './everywhere.ts';

// Every environment has one; TypeScript learns of it from the types of a browser or of Node.
declare const console: { log(line: string): void };

/** Does jobs one after the other, and prints a line of JSON for each. */
export async function tell(jobs: Readonly<Record<string, Job>>): Promise<void> {
  for (const [job, work] of Object.entries(jobs)) {
    try {
      console.log(JSON.stringify({ job, answer: await work() }));
    } catch (problem) {
      console.log(JSON.stringify({ job, problem: String(problem) }));
    }
  }
  console.log(JSON.stringify({ done: true }));
}
