import { readFileSync } from 'node:fs';
import { SOLVERS } from '@pencilmark/core/solve';
import { describe, expect, test } from 'vitest';
import { CODES } from './code.ts';
import { replyOf } from './player.ts';
import { readArenaLine, readProgramLine } from './protocol/reading.ts';
import { protocolSchema } from './protocol/schema.ts';

const docs = (name: string): string => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const page = docs('arena.md');
const transcripts = [...page.matchAll(/^```transcript\n([\s\S]*?)^```$/gm)].map(([, lines]) =>
  lines!.trim().split('\n'),
);
const player = { name: 'docs', version: '1', boards: ['4x4:2x2', '9x9:3x3'], solvers: SOLVERS };

describe('the transcripts of docs/arena.md', () => {
  test('there are some', () => expect(transcripts.length).toBeGreaterThanOrEqual(2));

  test.each(transcripts.flat())('%s', (line) => {
    const read = line.startsWith('→') ? readArenaLine : readProgramLine;
    expect(read(line.slice(2))).toEqual({ ok: true, value: JSON.parse(line.slice(2)) });
  });

  test('our own player answers as they say', () => {
    for (const lines of transcripts) {
      const messages = lines.filter((line) => line.startsWith('→')).map((line) => readArenaLine(line.slice(2)));
      const said = messages.flatMap((reading) => (reading.ok ? [replyOf(player, reading.value)] : [])).filter(Boolean);
      expect(said).toEqual(lines.filter((line) => line.startsWith('←')).map((line) => JSON.parse(line.slice(2))));
    }
  });
});

test('docs/arena.schema.json is what `pencilmark arena protocol` prints', () =>
  expect(JSON.parse(docs('arena.schema.json'))).toEqual(JSON.parse(JSON.stringify(protocolSchema()))));

test('the table of codes is that of the page', () => {
  const rows = [...page.matchAll(/^\| `(\w+)` \| (nothing|strike|round) \| (.+) \|$/gm)].map(([, ...row]) => row);
  expect(rows).toEqual(Object.entries(CODES).map(([code, { cost, says }]) => [code, cost, says]));
});
