import { readFileSync, statSync } from 'node:fs';
import { sentenceOf } from '@pencilmark/bulk';
import { makePuzzle } from '@pencilmark/core';
import { geometryOf } from '@pencilmark/core/geometry';
import { SOLVERS, searchAmong } from '@pencilmark/core/solve';
import { loadNetwork, type Picture, type Scanned, scan } from '@pencilmark/scan';
import { BadPicture } from './bytes.ts';
import { decodePicture } from './decode.ts';
import { drawn } from './drawn.ts';
import type { Answer, ReadSheet, Wish } from './messages.ts';

/** Larger files are no pictures that somebody took. */
const MOST_BYTES = 200_000_000;
const MOST_CALLS = 1_000_000;

/** Loads the network once; gives a function that reads picture files. */
export async function openReader(): Promise<(wish: Wish) => Answer> {
  const network = await loadNetwork();
  const now = (): number => performance.now();
  return (wish) => {
    const start = now();
    try {
      const picture = decodePicture(bytesOf(wish.file));
      const { found, why, stages } = scan(picture, { network, now });
      const puzzles = found.map((scanned) => messageOf(picture, scanned, wish));
      return { puzzles, ...(why && { why }), ms: now() - start, stages };
    } catch (problem) {
      if (problem instanceof BadPicture) return { problem: problem.message };
      if ((problem as NodeJS.ErrnoException).code !== undefined) return { problem: sentenceOf(problem) };
      throw problem;
    }
  };
}

function bytesOf(file: string): Uint8Array {
  const stat = statSync(file);
  if (stat.isFile() && stat.size > MOST_BYTES)
    throw new BadPicture(`The file has ${Math.round(stat.size / 1e6)} MB; ${MOST_BYTES / 1e6} are the most.`);
  if (!stat.isFile() && !stat.isDirectory()) throw new BadPicture('This is no file.');
  return readFileSync(file);
}

const KIND_LETTERS = { given: 'g', entry: 'e', blank: '.', marks: '.' } as const;

function messageOf(picture: Picture, scanned: Scanned, { isDrawn, isSolved }: Wish): ReadSheet {
  const { size, board, doubts, state, cells } = scanned;
  const solution = isSolved ? solutionOf(scanned) : undefined;
  return {
    size,
    board,
    doubts,
    state,
    digits: cells.map(({ digit }) => digit),
    kinds: cells.map(({ kind }) => KIND_LETTERS[kind]).join(''),
    ...(solution && { solution }),
    ...(isDrawn && { drawing: drawn(picture, scanned) }),
  };
}

/** The solution of what was read; of the givens alone, where a player's digits are wrong. */
function solutionOf({ board, cells }: Scanned): readonly number[] | undefined {
  const geometry = geometryOf(board);
  if (!geometry.ok) return undefined;
  const all = cells.map(({ digit }) => digit);
  const givens = cells.map(({ digit, kind }) => (kind === 'given' ? digit : 0));
  for (const digits of [all, givens]) {
    const puzzle = makePuzzle(geometry.value, digits);
    const [solution] = searchAmong(SOLVERS, puzzle, { limit: 1, maxCalls: MOST_CALLS }).solutions;
    if (solution) return [...solution];
  }
  return undefined;
}
