import { createHash } from 'node:crypto';
import { classic, type Geometry } from '@pencilmark/core/geometry';
import { type CanonicalForm, canonicalForm, makePuzzle, type Puzzle } from '@pencilmark/core/puzzle';
import type { Question } from '../question.ts';

/*
 * Puzzles that symmetries make of each other have the same class. On the classic board it is a
 * digest of the canonical form, so others have other classes. Elsewhere it is a digest of colours
 * that symmetries leave alone, so a few others may share it: that keeps more puzzles together than
 * must be, and never parts what belongs together.
 */

const DIGEST_LENGTH = 16;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH);

/** The canonical form of a puzzle; undefined on a board that has none. */
export const formOf = (puzzle: Puzzle): CanonicalForm | undefined =>
  puzzle.geometry.id === classic.id && !puzzle.struckOut?.length ? canonicalForm(puzzle) : undefined;

/** The class of a puzzle: 16 hexadecimal digits, the same for all its images. */
export function puzzleClass({ puzzle, solution }: Question, form = formOf(puzzle)): string {
  const { geometry, givens } = puzzle;
  return digestOf(form ? form.puzzle.givens.join('') : coloursOf(geometry, solution, givens));
}

/** The class of the solution of a puzzle: the same for all puzzles with an image of that grid. */
export function solutionClass(
  { puzzle: { geometry }, solution }: Question,
  form = formOf(makePuzzle(geometry, solution)),
): string {
  return digestOf(form ? form.puzzle.givens.join('') : coloursOf(geometry, solution));
}

const ROUNDS = 3;

/** Mixes a colour, so that sums of mixed ones tell multisets apart (the end of MurmurHash3). */
function mixed(colour: number): number {
  let word = Math.imul(colour ^ (colour >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return (word ^ (word >>> 16)) | 0;
}

const sumOf = (cells: Iterable<number>, colours: Int32Array): number => {
  let sum = 0;
  for (const cell of cells) sum = (sum + mixed(colours[cell]!)) | 0;
  return sum;
};

/**
 * Colours of the cells of a solved board, refined by those of the houses, peers and equal digits of
 * each cell (Weisfeiler and Leman). No name of a row, a digit or a rule goes in, and only the
 * values of clues, which turning a board leaves alone.
 */
function coloursOf(geometry: Geometry, solution: Uint8Array, givens?: Uint8Array): string {
  let colours = firstColours(geometry, solution, givens);
  const digits = Array.from({ length: geometry.size }, (_, index) =>
    geometry.cells.filter((cell) => solution[cell] === index + 1),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const next = colours.map((colour, cell) => mixed(colour + mixed(sumOf(geometry.peerSets[cell]!, colours))));
    for (const cells of digits) addTo(next, cells, sumOf(cells, colours));
    for (const { cells } of geometry.houses) addTo(next, cells, sumOf(cells, colours) ^ 1);
    colours = next;
  }
  return [geometry.cellCount, ...geometry.cells.map((cell) => colours[cell]!).sort((a, b) => a - b)].join(' ');
}

const addTo = (colours: Int32Array, cells: Iterable<number>, colour: number): void => {
  for (const cell of cells) colours[cell] = (colours[cell]! + mixed(colour)) | 0;
};

/** A colour for each cell: whether it is given, its clues, and its chains with other digits. */
function firstColours(geometry: Geometry, solution: Uint8Array, givens: Uint8Array | undefined): Int32Array {
  const colours = new Int32Array(geometry.cellCount);
  for (const cell of geometry.cells) if (givens && givens[cell] !== 0) colours[cell] = 1;
  for (const { cells, values } of geometry.clues)
    addTo(
      colours,
      cells.flat(),
      values.reduce((sum, value) => sum + mixed(value), cells.flat().length),
    );
  for (let one = 1; one <= geometry.size; one++)
    for (let other = one + 1; other <= geometry.size; other++)
      for (const chain of chainsOf(geometry, solution, [one, other])) addTo(colours, chain, chain.length << 8);
  return colours;
}

/** The cells of two digits, in parts that are joined by peers. */
function chainsOf({ cells, peerSets }: Geometry, solution: Uint8Array, pair: readonly number[]): number[][] {
  const left = new Set(cells.filter((cell) => pair.includes(solution[cell]!)));
  const chains: number[][] = [];
  for (const start of left) {
    const chain = [start];
    left.delete(start);
    for (const cell of chain)
      for (const peer of left)
        if (peerSets[cell]!.has(peer)) {
          left.delete(peer);
          chain.push(peer);
        }
    chains.push(chain);
  }
  return chains;
}
