import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeReader } from '@pencilmark/core/format';
import { makeRandom } from '@pencilmark/core/random';
import { afterAll } from 'vitest';
import { type LazyText, tellRemarks } from './jobs/job.ts';
import { jobNamed } from './jobs.ts';
import { Texts } from './text.ts';
import type { JobWork, Problem } from './types.ts';

/**
 * The script of the threads as the command bundles it: it begins in half the time of that of
 * `dist`. Threads run built files, because Node 20 reads no TypeScript.
 */
export const worker = new URL('../../../apps/cli/dist/worker.js', import.meta.url);

/** A folder for the tests of a file; it goes with the last of them. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pencilmark-bulk-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Gives the paths of files in a folder, and writes those that come with a content. */
export const fileIn =
  (folder: string) =>
  (name: string, content?: string | Uint8Array): string => {
    const path = join(folder, name);
    if (content !== undefined) writeFileSync(path, content);
    return path;
  };

// Puzzles of the tutorials.
const PUZZLES = [
  '5...8.1.6....732844.712...37.926......3.45.1...1...625.9.7.4.3..7...289.1259.....',
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
];
const [first, second] = PUZZLES as [string, string];
const rows = (text: string, end = ''): string => text.replace(/.{9}(?!$)/g, '$&\n') + end;

/** Lines and records of every kind that a file of puzzles may have, good and bad. */
const ODDITIES = [
  '',
  '  ',
  '# a comment',
  '#A an author',
  'what?',
  '1'.repeat(81),
  '.'.repeat(16),
  `12${'.'.repeat(14)}`,
  `2${'.'.repeat(35)}`,
  '.'.repeat(80),
  '.'.repeat(82),
  '{',
  '[[1,0,0,0],[0,0,2,0],[0,3,0,0],[0,0,0,4]]',
  `\ufeff${first}`,
  first.replaceAll('.', '0'),
  first.replace('.', '0'),
  `0${first.slice(1)}`,
  `a name,${first}`,
  `${second} # a comment`,
  `${first},${second}`,
  `${first}\r${second}`,
  `55${first.slice(2)}`,
  '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........',
  '1....\n.2...',
  '1...\n..2.\n.3..\n...4',
  '111222333'.repeat(3) + '444555666'.repeat(3) + '777888999'.repeat(3),
  '123456789456789123789123456214365897365897214897214365531642978642978531978531642',
  '+---+---+',
  `é${first}`,
  rows(first),
  rows(second, '\n'),
];

/**
 * The text of a file with so many records; the same seed gives the same text. Of a thousand
 * records, `oddity` are of other kinds than plain lines. Some lines end with CR LF.
 */
export function mixedFile(records: number, oddity: number, seed: number): string {
  const random = makeRandom(seed);
  let text = '';
  for (let record = 0; record < records; record++) {
    const kinds = random.below(1000) < oddity ? ODDITIES : PUZZLES;
    text += kinds[random.below(kinds.length)]! + (random.below(10) === 0 ? '\r\n' : '\n');
  }
  return seed % 2 === 0 ? text : text.slice(0, -1);
}

/** The output and the problems when the records of a file are read and answered one by one. */
export async function oneByOne(
  text: string,
  { job, options }: JobWork = { job: 'solve', options: {} },
): Promise<{ output: string; problems: Problem[]; counts: Record<string, number> }> {
  let output = '';
  const counts: Record<string, number> = {};
  const problems: Problem[] = [];
  const texts = new Texts((line) => {
    output += `${line}\n`;
  });
  const row = jobNamed(job);
  const answer = await row.prepare(options);
  const reader = makeReader();
  for (const entries of [reader.push(text.replace(/^\ufeff/, '')), reader.end()]) {
    for (const { line, result } of entries) {
      const problem = (how: Problem['how'], sentence: LazyText): void => {
        problems.push({ line, how, message: typeof sentence === 'string' ? sentence : sentence() });
      };
      if (!result.ok) {
        const { line: at, column, message } = result.error;
        problems.push({ line: at, column, how: 'refuse', message });
        if (options.json) output += `${JSON.stringify({ error: result.error, line })}\n`;
        continue;
      }
      tellRemarks(result.value, row, { problem, raise: () => {} });
      await answer(
        { reading: result.value, line, place: `FILE:${line}` },
        {
          write: (text) => {
            output += text;
          },
          add: (text, format) => texts.add(text, format),
          problem,
          tell: (text) => problem('tell', text),
          raise: () => {},
          count: (name) => {
            counts[name] = (counts[name] ?? 0) + 1;
          },
        },
      );
    }
  }
  return { output, problems, counts };
}
