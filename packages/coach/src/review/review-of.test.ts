import { digitBit } from '@pencilmark/core/geometry';
import { expect, test } from 'vitest';
import { type Review, reviewOf, type Slip, type Standing } from './index.ts';
import { begin, goOn, type Making, make, reviewed, SOLUTION } from './testing/making.ts';
import { play, RECORDINGS } from './testing/recordings.ts';

const SOME = RECORDINGS.filter((_, index) => index % 7 === 0);

test.each(SOME)('laws of $name', (recording) => {
  const { game } = play(recording);
  const shares: number[] = [];
  const review = reviewOf(game, { onProgress: (share) => shares.push(share) });
  expect(JSON.parse(JSON.stringify(review))).toEqual(review);
  expect(reviewOf(game)).toEqual(review);
  const sum = (list: readonly { readonly ms: number }[]): number => list.reduce((all, { ms }) => all + ms, 0);
  expect(sum(review.times) + review.restMs).toBe(review.ms);
  expect(review.times.reduce((all, { count }) => all + count, 0)).toBe(game.moves.length);
  expect(review.moves.map(({ ms }) => ms)).toEqual(game.moves.map(({ ms }) => ms));
  expect(review.ms).toBe(game.end.ms);
  expect(review.isFinished).toBe(recording.player.until === 1);
  expect(shares.at(-1)).toBe(1);
  const { sound, guessed, wrong, helped, unknown } = review.accuracy;
  const written = new Set(game.moves.flatMap(({ before, after }) => changesIn(before, after)));
  expect(sound + guessed + wrong + helped + unknown).toBe(written.size);
});

const changesIn = (before: Standing, after: Standing): string[] =>
  [...after.digits.keys()].flatMap((cell) =>
    after.digits[cell] !== 0 && after.digits[cell] !== before.digits[cell] ? [`${cell} ${after.digits[cell]}`] : [],
  );

test('each digit has its technique, and a game without slips has none', () => {
  const making = begin();
  goOn(making, 81);
  const review = reviewed(making);
  expect(review.isFinished).toBe(true);
  expect(review.moves.every(({ reason }) => reason?.steps.length === 1)).toBe(true);
  expect(review.slips).toEqual([]);
  expect(review.accuracy).toEqual({ percent: 100, sound: 48, guessed: 0, wrong: 0, helped: 0, unknown: 0 });
});

test('what notes say is no step any more', () => {
  const tricky = RECORDINGS.find(({ name }) => name.startsWith('9x9:3x3 tricky'))!;
  const stepsWith = (notes: 'none' | 'struck'): number[] => {
    const { game } = play({ ...tricky, kinds: [], player: { ...tricky.player, notes } });
    return reviewOf(game).moves.flatMap(({ kind, reason }) =>
      kind === 'digit' && reason ? [reason.steps.length] : [],
    );
  };
  expect(Math.max(...stepsWith('none'))).toBeGreaterThan(1);
  expect(new Set(stepsWith('struck'))).toEqual(new Set([1]));
});

/** Cells that the path fills at the end, the last first. */
function lateCells(): number[] {
  const making = begin();
  goOn(making, 81);
  return making.moves
    .map(({ before, after }) => [...after.digits.keys()].find((cell) => after.digits[cell] !== before.digits[cell])!)
    .toReversed();
}

const kindsOf = ({ slips }: Review): Slip['kind'][] => slips.map(({ kind }) => kind);

/** Writes a list of candidates into a cell that stays empty, after some digits. */
function withList(making: Making, change: (cell: number) => number): number {
  const cell = lateCells()[0]!;
  goOn(making, 3, [cell]);
  make(making, ({ centre }) => {
    centre[cell] = change(cell);
  });
  goOn(making, 12, [cell]);
  return cell;
}

test('notes that lack a candidate which easy steps leave are named, and so are stale notes', () => {
  const making = begin();
  const others = (cell: number): number => making.grid.candidatesOf(cell) & ~digitBit(SOLUTION[cell]!);
  const cell = withList(making, (at) => digitBit(SOLUTION[at]!) | (others(at) & -others(at)));
  const slips = reviewed(making).slips.filter(({ kind }) => kind === 'missing-note' || kind === 'stale-note');
  expect(slips.length).toBeGreaterThan(0);
  expect(slips.every(({ cells }) => cells.length === 1 && cells[0] === cell)).toBe(true);
});

test('a list without the digit of its cell is wrong since the move that wrote it', () => {
  const making = begin();
  withList(making, (at) => making.grid.candidatesOf(at) & ~digitBit(SOLUTION[at]!));
  const slip = reviewed(making).slips.find(({ kind }) => kind === 'wrong-note');
  expect(slip).toMatchObject({ kind: 'wrong-note', moves: [3], isStrike: false, stoodMs: 12_000 });
});

test('a mistake costs the time until it was taken back, with what was built on it', () => {
  const making = begin();
  const [first, second] = lateCells() as [number, number];
  goOn(making, 2, [first, second]);
  const wrong = (cell: number): number => (SOLUTION[cell]! % 9) + 1;
  const start = making.standing;
  for (const cell of [first, second]) make(making, ({ digits }) => void (digits[cell] = wrong(cell)));
  making.standing = start;
  goOn(making, 2, [first, second]);
  const [slip, ...more] = reviewed(making).slips;
  expect(more).toEqual([]);
  expect(slip).toMatchObject({
    kind: 'mistake',
    moves: [2],
    cells: [first],
    built: [second],
    isTakenBack: true,
    stoodMs: 2000,
  });
  expect(reviewed(making).moves.map(({ isBack }) => isBack)).toEqual([false, false, false, false, true, false]);
  expect(reviewed(making).accuracy).toMatchObject({ sound: 4, wrong: 2, percent: 66 });
});

test('without times there are no slips of time, and nothing is invented at the end', () => {
  const { game } = play(RECORDINGS.find(({ kinds }) => kinds.includes('stall') && kinds.includes('mistake'))!);
  const untimed = reviewOf({ ...game, hasTimes: false });
  expect(kindsOf(untimed)).toEqual(['mistake']);
  expect(untimed.times.every(({ ms, fairMs, lostMs }) => ms === 0 && fairMs === 0 && lostMs === 0)).toBe(true);
  const making = begin();
  goOn(making, 10);
  const end = { ms: 3_600_000, digits: making.standing.digits };
  const review = reviewed(making, { end });
  expect([review.slips, review.isFinished, review.restMs]).toEqual([[], false, 3_590_000]);
});

test('where the budget is spent, it is said that nothing is known', () => {
  const { game, plants } = play(RECORDINGS.find(({ kinds }) => kinds.includes('guess'))!);
  const guess = plants.find(({ kind }) => kind === 'guess')!;
  const review = reviewOf(game, { budget: { left: 0 } });
  expect(review.moves[guess.from]).toMatchObject({ kind: 'digit', isRight: true, isCut: true });
  expect(kindsOf(review)).not.toContain('guess');
  expect(review.accuracy.unknown).toBeGreaterThan(0);
});
