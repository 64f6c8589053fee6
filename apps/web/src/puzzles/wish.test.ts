import { readFileSync } from 'node:fs';
import { puzzleOf } from '@pencilmark/core/format';
import { orbits, SYMMETRIES } from '@pencilmark/core/generate';
import { geometryOf, keepsGeometry, randomSymmetry, regionsOf } from '@pencilmark/core/geometry';
import { techniqueCalled } from '@pencilmark/core/human';
import { makePuzzle } from '@pencilmark/core/puzzle';
import { makeRandom } from '@pencilmark/core/random';
import { DIFFICULTIES, rankOf } from '@pencilmark/core/rate';
import { isProper } from '@pencilmark/core/solve';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../scripts/strength.mjs';
import { de } from '../text/making/de.ts';
import { en } from '../text/making/en.ts';
import { BOARDS, CLASSIC, jigsawOf, LEVELS, SYMMETRY_NAMES } from './boards.ts';
import { fromCollection, linesOf } from './collection.ts';
import { contradictionIn } from './contradiction.ts';
import { randomRegions } from './regions.ts';
import { newest } from './supply.ts';
import { type Made, makeWished, ratedBy } from './wish.ts';

const geometryFor = (id: string) => {
  const read = geometryOf(id);
  if (!read.ok) throw new RangeError(read.error.message);
  return read.value;
};
const puzzleFor = ({ board, givens }: Pick<Made, 'board' | 'givens'>) => makePuzzle(geometryFor(board), givens);

test('names are those of core', () => {
  expect([...SYMMETRY_NAMES].sort()).toEqual(Object.keys(SYMMETRIES).sort());
  for (const id of BOARDS.filter((board) => !board.endsWith('-'))) expect(geometryFor(id).id).toBe(id);
});

describe('a wish is met', () => {
  test.each(some(LEVELS.map((level, index) => [level, SYMMETRY_NAMES[index]!] as const)))(
    '%s, symmetry %s',
    (level, symmetry) => {
      const made = makeWished({ board: CLASSIC, difficulty: level, symmetry }, 7);
      const puzzle = puzzleFor(made!);
      expect(isProper(puzzle)).toBe(true);
      expect(ratedBy(puzzle).rating.difficulty).toBe(level);
      for (const group of orbits(symmetry, 9))
        expect(new Set(group.map((cell) => puzzle.givens[cell] === 0)).size).toBe(1);
    },
  );

  test.each(['4x4:2x2', '6x6:2x3', '9x9:x', '9x9:windows', '12x12:3x4'])('gentle on %s', (board) => {
    const made = makeWished({ board, difficulty: 'gentle' }, 1);
    expect([isProper(puzzleFor(made!)), made!.difficulty, made!.board]).toEqual([true, 'gentle', board]);
  });

  test('a rating between two numbers, and a technique', { tags: ['whole'] }, () => {
    const made = makeWished({ board: CLASSIC, least: 3, most: 4, technique: 'x-wing' }, 1)!;
    const { rating, techniques } = ratedBy(puzzleFor(made));
    expect(rankOf(rating.hardest)).toBeGreaterThanOrEqual(3);
    expect(rankOf(rating.hardest)).toBeLessThanOrEqual(4);
    expect(techniques).toHaveProperty('x-wing');
  });

  test('the same seed gives the same puzzle, another one another', () => {
    const make = (seed: number) => makeWished({ board: CLASSIC, difficulty: 'hard' }, seed)?.givens;
    expect(make(3)).toEqual(make(3));
    expect(make(3)).not.toEqual(make(4));
  });

  test.each([{ least: 4, most: 3 }, { least: 3, difficulty: 'moderate' }, { technique: 'no such thing' }] as const)(
    'not searched for, since nothing can meet it: %j',
    (wish) => {
      let heard = 0;
      expect(makeWished({ board: CLASSIC, ...wish }, 1, (tries) => (heard = tries) < 5)).toBeUndefined();
      expect(heard).toBe(0);
    },
  );

  test('whoever has enough gets nothing', () => {
    let heard = 0;
    expect(makeWished({ board: '4x4:2x2', difficulty: 'extreme' }, 1, (tries) => (heard = tries) < 5)).toBeUndefined();
    expect(heard).toBe(5);
  });
});

describe('a contradiction is named by what would help', () => {
  test.each([
    [{ least: 4, most: 3 }, { why: 'range' }],
    [{ least: 13 }, { why: 'scale', least: 1, most: 12.4 }],
    [
      { least: 3, difficulty: 'moderate' },
      { why: 'rating', most: 2.5 },
    ],
    [
      { technique: 'x-wing', difficulty: 'gentle' },
      { why: 'level', least: 'tricky' },
    ],
    [
      { technique: 'swordfish', difficulty: 'tricky' },
      { why: 'level', least: 'hard' },
    ],
    [
      { technique: 'x-wing', most: 3 },
      { why: 'worth', least: 3.2 },
    ],
    [{ technique: 'no such thing' }, { why: 'board' }],
    [
      { board: '9x9:jigsaw-', technique: 'x-wing', difficulty: 'easy' },
      { why: 'level', least: 'tricky' },
    ],
    [{ technique: 'x-wing', difficulty: 'tricky' }, undefined],
    [{}, undefined],
  ] as const)('%j', (wish, answer) => expect(contradictionIn({ board: CLASSIC, ...wish })).toEqual(answer));
});

test('a level promises a most, since long work alone can make a puzzle hard', () => {
  const lines = linesOf(readFileSync(new URL('../../../../corpus/collection.tsv', import.meta.url), 'utf8'));
  const line = lines.find(({ difficulty, hardest }) => difficulty === 'fiendish' && Number(hardest) < 6)!;
  const { rating, techniques } = ratedBy(puzzleOf(line.text, geometryFor(line.board)));
  const families = Object.keys(techniques).map((id) => techniqueCalled(id)!.family);
  expect([rating.difficulty, families.includes('chains')]).toEqual(['fiendish', false]);
  for (const { plain, clued } of DIFFICULTIES)
    for (const { says } of [plain, clued]) expect(says).toMatch(/^(at most|without a limit)/);
  for (const level of ['tricky', 'hard', 'fiendish'] as const)
    expect([en[`level.${level}.says`], de[`level.${level}.says`]]).toEqual([
      expect.stringMatching(/^Up to /),
      expect.stringMatching(/^Bis zu /),
    ]);
});

describe('a map of regions', () => {
  test.each([4, 6, 9])('size %i: every region hangs together and is as large as a row', (size) => {
    for (let seed = 0; seed < 8; seed++) {
      const map = randomRegions(size, makeRandom(seed));
      const { boxes } = regionsOf(map)!;
      for (let box = 0; box < size; box++) {
        const cells = new Set([...boxes.keys()].filter((cell) => boxes[cell] === box));
        const reached = new Set([cells.values().next().value!]);
        for (const at of reached)
          for (const next of [at - size, at + size, at % size ? at - 1 : -1, (at + 1) % size ? at + 1 : -1])
            if (cells.has(next)) reached.add(next);
        expect([cells.size, reached.size]).toEqual([size, size]);
      }
    }
  });

  test('is read with spaces and lines, and refused when regions differ in size', () => {
    expect(jigsawOf('')).toBeUndefined();
    expect(jigsawOf('AAAB ABBB\nCCCD CDDD')).toBe('4x4:jigsaw-0001011122232333');
    expect(jigsawOf('AAAA ABBB CCCD CDDD')).toBeUndefined();
  });
});

describe('the collection', () => {
  const text = readFileSync(new URL('../../../../corpus/collection.tsv', import.meta.url), 'utf8');

  test('has puzzles of each difficulty, and what it says of them is true', () => {
    const lines = linesOf(text);
    for (const level of LEVELS)
      expect(lines.filter(({ board, difficulty }) => board === CLASSIC && difficulty === level)).toHaveLength(30);
    for (const { text: cells, board, difficulty } of lines.filter((_, index) => index % 15 === 0)) {
      const geometry = geometryFor(board);
      const puzzle = puzzleOf(cells, geometry);
      if (geometry.size <= 12) expect(isProper(puzzle)).toBe(true);
      if (geometry.size <= 12) expect(ratedBy(puzzle).rating.difficulty).toBe(difficulty);
    }
  });

  test('gives puzzles that look new and are as hard', () => {
    const wish = { board: CLASSIC, difficulty: 'tricky' } as const;
    const some = [1, 2, 3].map((seed) => fromCollection(text, wish, makeRandom(seed))!);
    for (const made of some) expect(isProper(puzzleFor(made))).toBe(true);
    expect(some.map((made) => ratedBy(puzzleFor(made)).rating.difficulty)).toEqual(['tricky', 'tricky', 'tricky']);
    expect(new Set(some.map(({ givens }) => givens.join())).size).toBe(3);
    expect(keepsGeometry(randomSymmetry(geometryFor(CLASSIC), makeRandom(1)), geometryFor(CLASSIC))).toBe(true);
    expect(fromCollection(text, { ...wish, technique: 'x-wing' }, makeRandom(1))).toBeUndefined();
    expect(fromCollection(text, { board: '4x4:2x2' }, makeRandom(1))).toBeUndefined();
  });

  test('serves when making takes too long', async () => {
    let time = 0;
    const order = { wish: { board: CLASSIC, difficulty: 'extreme' }, seed: 1, patience: { milliseconds: 10 } } as const;
    const ignore = (): void => {};
    const slow = await newest(order, ignore, () => (time += 100));
    expect([slow!.from, slow!.difficulty]).toEqual(['collection', 'extreme']);
    expect((await newest(order, ignore, () => 0))!.from).toBe('new');
  });

  test('serves after some grids, whatever time it is: the same seed gives the same puzzle', async () => {
    const order = { wish: { board: CLASSIC, difficulty: 'extreme' }, seed: 1, patience: { tries: 1 } } as const;
    let time = 0;
    const ignore = (): void => {};
    const [slow, quick] = [await newest(order, ignore, () => (time += 1e6)), await newest(order, ignore, () => 0)];
    expect(slow!.from).toBe('collection');
    expect(quick).toEqual(slow);
  });

  test('a map that cannot be filled has no puzzles', async () => {
    // Found by trying all maps of this size.
    const wish = { board: '4x4:jigsaw-0001021122312333' };
    expect(
      await newest(
        { wish, seed: 1 },
        () => {},
        () => 0,
      ),
    ).toBeUndefined();
  });

  test('a jigsaw board gets a map', async () => {
    const made = await newest(
      { wish: { board: '9x9:jigsaw-', difficulty: 'easy' }, seed: 2 },
      () => {},
      () => 0,
    );
    expect(made!.board).toMatch(/^9x9:jigsaw-\w{81}$/);
    expect(isProper(puzzleFor(made!))).toBe(true);
  });
});
