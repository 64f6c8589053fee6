/** Jobs for a program that may open files. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFiles } from '@pencilmark/bulk';
import type { Job } from './everywhere.ts';

const LINES = [
  '5...8.1.6....732844.712...37.926......3.45.1...1...625.9.7.4.3..7...289.1259.....',
  '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
];

export const FILE_JOBS: Readonly<Record<string, Job>> = {
  'a file with threads': async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pencilmark-stranger-'));
    try {
      const [input, output] = [join(folder, 'puzzles.txt'), join(folder, 'solved.txt.gz')];
      writeFileSync(input, `${LINES.join('\n')}\n`.repeat(2000));
      const solved = await runFiles({ job: 'solve', options: {}, inputs: [input], output, threads: 2 });
      const counted = await runFiles({
        job: 'check',
        options: {},
        inputs: [output],
        output: join(folder, 'checked.txt'),
        threads: 2,
      });
      const checked = readFileSync(join(folder, 'checked.txt'), 'utf8').split('\n');
      return [solved, counted, checked.length, checked[0]?.replace(/\S*solved/, 'solved')];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
