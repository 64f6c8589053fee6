import { makeRandom } from '@pencilmark/core';
import { fromCollection } from './collection.ts';
import { type Made, makeWished, type Wish } from './make.ts';
import { randomRegions } from './regions.ts';

/** A puzzle, and where it comes from. */
export interface Newest extends Made {
  readonly from: 'new' | 'collection';
}

/** How a puzzle is asked for. */
export interface Order {
  /** The board of a jigsaw may lack its map: then a random one is drawn. */
  readonly wish: Wish;
  readonly seed: number;
  /** Milliseconds after which the collection may serve; without it the same seed gives the same puzzle. */
  readonly patience?: number;
}

/** Makes a puzzle; where that takes long, it is one of the collection that looks like new. Nothing when there is none. */
export async function newest(
  { wish, seed, patience }: Order,
  progress: (tries: number) => void,
  now: () => number,
): Promise<Newest | undefined> {
  const start = now();
  const random = makeRandom(seed);
  const board = wish.board.endsWith('jigsaw-') ? wish.board + randomRegions(9, random) : wish.board;
  const isLate = (): boolean => patience !== undefined && now() - start > patience;
  const made = makeWished({ ...wish, board }, seed, (tries) => {
    progress(tries);
    return !isLate();
  });
  if (made) return { ...made, from: 'new' };
  if (!isLate()) return undefined;
  const { default: text } = await import('../../../../corpus/collection.tsv?raw');
  const kept = fromCollection(text, { ...wish, board }, random);
  if (kept) return { ...kept, from: 'collection' };
  const later = makeWished({ ...wish, board }, seed, (tries) => {
    progress(tries);
    return true;
  });
  return later && { ...later, from: 'new' };
}
