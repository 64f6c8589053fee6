import { idParts, lacksMap, plainGeometryOf, withMap } from '@pencilmark/core/geometry/plain';
import { emptyPuzzle } from '@pencilmark/core/puzzle';
import { makeRandom, type Random } from '@pencilmark/core/random';
import { search } from '@pencilmark/core/solve';
import { fromCollection, isOnRecord } from './collection.ts';
import { mixtureCalled } from './mixtures.ts';
import type { Newest, Order } from './order.ts';
import { randomRegions } from './regions.ts';
import { makeWished } from './wish.ts';

/** Calls within which a map of regions must show that it can be filled. */
const MOST_CALLS = 200_000;

/**
 * Makes a puzzle; where that takes long, it is one of the collection that looks like new. Nothing
 * when there is none.
 */
export async function newest(
  { wish: { board, ...wish }, seed, patience }: Order,
  progress: (done: number) => void,
  now: () => number,
): Promise<Newest | undefined> {
  const start = now();
  const random = makeRandom(seed);
  const wanted = { ...wish, board: lacksMap(board) ? withRandomMap(board, random) : board };
  if (!canBeFilled(wanted.board)) return undefined;
  const mixture = mixtureCalled(wish.clues);
  if (mixture) {
    const { makeClued } = await import('./clued-wish.ts');
    const clued = makeClued(wanted, mixture, seed, progress);
    return clued && { ...clued, from: 'new' };
  }
  const mayServe = patience !== undefined && isOnRecord(wanted);
  let isLate = false;
  const made = makeWished(wanted, seed, (tries) => {
    progress(tries);
    isLate = mayServe && ('tries' in patience ? tries >= patience.tries : now() - start > patience.milliseconds);
    return !isLate;
  });
  if (made) return { ...made, from: 'new' };
  if (!isLate) return undefined;
  const { default: text } = await import('../../../../corpus/collection.tsv?raw');
  const kept = fromCollection(text, wanted, random);
  if (kept) return { ...kept, from: 'collection' };
  return newest({ wish: wanted, seed }, progress, now);
}

function withRandomMap(board: string, random: Random): string {
  for (;;) {
    const mapped = withMap(board, randomRegions(9, random));
    if (canBeFilled(mapped)) return mapped;
  }
}

/** Whether a board has any complete grid; some maps of regions have none. */
function canBeFilled(board: string): boolean {
  if (!idParts(board).isJigsaw) return true;
  const geometry = plainGeometryOf(board);
  return geometry.ok && search(emptyPuzzle(geometry.value), { limit: 1, maxCalls: MOST_CALLS }).count > 0;
}
