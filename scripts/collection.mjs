/**
 * Makes corpus/collection.tsv: puzzles of every difficulty and board, for machines on which making
 * one takes too long. `node scripts/collection.mjs` takes a minute.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeCells } from '@pencilmark/core/format';
import { geometryOf } from '@pencilmark/core/geometry';
import { runnerImport } from 'vite';
import { ROOT } from './workspace.mjs';

const load = async (name) => (await runnerImport(join(ROOT, `apps/web/src/puzzles/${name}.ts`))).module;
const { makeWished } = await load('wish');
const { BOARDS, CLASSIC, LEVELS } = await load('boards');

/** How many of each difficulty; the larger a board, the longer its lines. */
const countFor = (id) => (id === CLASSIC ? 30 : id.startsWith('25') ? 1 : 4);
const TRIES = 200;

const rows = [];
for (const id of BOARDS.filter((board) => !board.endsWith('-') && !board.startsWith('4x4')))
  for (const difficulty of LEVELS)
    for (let seed = 1; seed <= countFor(id); seed++) {
      const made = makeWished({ board: id, difficulty }, seed, (tries) => tries < TRIES);
      if (!made) continue; // small boards have no hard puzzles
      const text = writeCells({ geometry: geometryOf(id).value, givens: made.givens });
      rows.push([text, id, made.difficulty, made.hardest].join('\t'));
    }
const head = [
  '# Puzzles of every difficulty and board: puzzle, board, difficulty, what the hardest step is worth.',
  '# From our generator, made by scripts/collection.mjs with seeds from 1; the ratings are those of that day.',
];
writeFileSync(join(ROOT, 'corpus/collection.tsv'), `${[...head, ...rows].join('\n')}\n`);
console.log(`${rows.length} puzzles`);
