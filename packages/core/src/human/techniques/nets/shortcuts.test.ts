import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { puzzleOf } from '../../../format/parse.ts';
import { classic } from '../../../geometry/layouts.ts';
import { gridOf } from '../../../puzzle/grid.ts';
import { digitsOf } from '../../../sets/digits.ts';
import { applyStep, nextStep } from '../../path.ts';
import { chainGround } from '../../relations/forcing/ground.ts';
import { jumpsOf, linksOf } from '../../relations/forcing/links.ts';
import { X_PASS, XY_PASS, Y_PASS } from '../../relations/forcing/passes.ts';
import { type Finding, searchChains } from '../../relations/forcing/search.ts';
import { QuietDigits } from '../../relations/quiet-digits.ts';
import { Position } from '../../steps/position.ts';
import type { Step } from '../../steps/step.ts';
import { TECHNIQUES } from '../../techniques.ts';
import { alignedTripletExclusion } from '../exclusion/exclusion.ts';
import { leastForcingChain } from '../forcing-chains/forcing-chains.ts';
import { netBoard } from './board.ts';
import { leastNetStep } from './forcing-nets.ts';
import { Foresight } from './foresight.ts';
import { DYNAMIC, DYNAMIC_PLUS, MULTIPLE, NISHIO } from './kinds.ts';
import { PATTERNS } from './patterns.ts';
import type { Reach } from './reach.ts';
import type { NetSetting, RulingFinder } from './ruling.ts';
import { NetSpread } from './spread.ts';

// What saves time must not change what is found: each shortcut is compared with the plain way.

const hard = readFileSync(new URL('../../../../../../corpus/sets/top1465.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^[1-9.]/.test(line));

/** Singles, locked candidates and subsets. */
const easier = TECHNIQUES.slice(
  0,
  TECHNIQUES.findIndex(({ id }) => id === 'x-wing'),
);

/** The positions of some hard puzzles where the easier techniques find nothing, in their order. */
function* positions(puzzles: number, most: number): Generator<Position> {
  for (const line of hard.slice(0, puzzles)) {
    const grid = gridOf(puzzleOf(line));
    for (let ofPuzzle = 0; ofPuzzle < most && grid.digits.includes(0); ) {
      const easy = nextStep(grid, { techniques: easier });
      if (!easy) {
        yield new Position(grid.copy());
        ofPuzzle++;
      }
      const step = easy ?? leastNetStep(new Position(grid), DYNAMIC);
      if (!step) break;
      applyStep(grid, step);
    }
  }
}

test('chains are the same with and without the ground', () => {
  let count = 0;
  let none = 0;
  for (const position of positions(5, 3)) {
    const links = linksOf(position);
    const { starts, refuted } = chainGround(links);
    for (const pass of [X_PASS, Y_PASS, XY_PASS]) {
      const [plain, quick]: [Finding[], Finding[]] = [[], []];
      const takerOf = (list: Finding[]) => ({
        limit: () => Infinity,
        take: (finding: Finding) => void list.push(finding),
      });
      const ways = { links, jumps: jumpsOf(links, pass) };
      searchChains(ways, pass, takerOf(plain));
      if (refuted !== 0) searchChains(ways, pass, takerOf(quick), starts);
      expect(quick).toEqual(plain);
      count += plain.length;
    }
    if (refuted === 0) none++;
  }
  expect(count).toBeGreaterThan(20);
  expect(none).toBeGreaterThan(0);
});

const settingOf = ({ geometry, grid: { digits } }: Position): NetSetting => ({
  board: netBoard(geometry),
  quiet: new QuietDigits(geometry),
  lemmas: new Map(),
  standing: {
    empty: Uint8Array.from(geometry.houses, ({ cells }) => cells.filter((cell) => digits[cell] === 0).length),
    placed: Uint8Array.from(
      { length: geometry.size },
      (_, digit) => digits.filter((placed) => placed === digit + 1).length,
    ),
    digits,
  },
  budget: { left: Infinity },
});

const candidatesOf = ({ geometry: { size }, candidates }: Position): number[] =>
  [...candidates].flatMap((set, cell) => digitsOf(set).map((digit) => cell * size + digit - 1));

/** All that a reach says, without what stands behind it from before. */
const toldBy = ({ size, nodes, parents, parentStart, onEnd, offEnd }: Reach) => {
  const entries = Math.max(size, onEnd + 1, offEnd + 1);
  return [nodes.slice(0, entries), parents.slice(0, parentStart[entries]), onEnd, offEnd].join();
};

test('patterns are found where something changed, and nowhere else', () => {
  const everywhere = PATTERNS.map(
    (find): RulingFinder =>
      (spread) =>
        find(spread, 0),
  );
  let longer = 0;
  for (const position of positions(1, 2)) {
    const setting = settingOf(position);
    const [quick, plain, without] = [PATTERNS, everywhere, []].map(
      (finders) => new NetSpread(setting, DYNAMIC_PLUS, position, finders),
    );
    const [first, second, third] = [0, 1, 2].map(() => setting.board.pool.take());
    for (const candidate of candidatesOf(position))
      for (const isOn of [true, false]) {
        quick!.from(candidate, isOn, first!);
        plain!.from(candidate, isOn, second!);
        without!.from(candidate, isOn, third!);
        expect(toldBy(first!)).toBe(toldBy(second!));
        if (first!.size > third!.size) longer++;
      }
  }
  expect(longer).toBeGreaterThan(50);
});

test('what foresight rules out does not happen', () => {
  const outcomes = { ruledOut: 0, met: 0 };
  for (const position of positions(3, 3)) {
    const { size, houseCells } = position.geometry;
    const setting = settingOf(position);
    const spread = new NetSpread(setting, MULTIPLE, position, []);
    const foresight = new Foresight(chainGround(linksOf(position)));
    const reaches = new Map<number, Reach>();
    for (const candidate of candidatesOf(position)) {
      const reach = setting.board.pool.take();
      spread.from(candidate, true, reach);
      reaches.set(candidate, reach);
    }
    const inCells = [...position.candidates].map((set, cell) => digitsOf(set).map((digit) => cell * size + digit - 1));
    const inHouses = [...position.places].map((places, at) =>
      digitsOf(places).map((place) => houseCells[Math.floor(at / size) * size + place - 1]! * size + (at % size)),
    );
    for (const candidates of [...inCells, ...inHouses].filter(({ length }) => length > 1)) {
      const [first, ...rest] = candidates.map((candidate) => reaches.get(candidate)!);
      const common = first!.nodes
        .slice(0, first!.size)
        .some((node) => rest.every((reach) => reach.entryOf[node]! >= 0));
      if (!foresight.canMeet(candidates)) expect(common).toBe(false);
      if (!foresight.canMeet(candidates)) outcomes.ruledOut++;
      if (common) outcomes.met++;
    }
    for (const reach of reaches.values()) setting.board.pool.giveBack(reach);
  }
  expect(Math.min(outcomes.ruledOut, outcomes.met)).toBeGreaterThan(10);
});

test('a digit is quiet until its cells change', () => {
  const quiet = new QuietDigits(classic);
  const candidates = new Int32Array(81).fill(classic.allDigits);
  expect(quiet.loudIn(candidates)).toBe(classic.allDigits);
  quiet.keep(0b101);
  expect(quiet.loudIn(candidates)).toBe(classic.allDigits & ~0b101);
  candidates[40]! &= ~0b100;
  expect(quiet.loudIn(candidates)).toBe(classic.allDigits & ~0b1);
});

test('a position that remembers its steps finds what a new one finds', () => {
  const counts = { nishio: 0, chains: 0 };
  for (const line of hard.slice(0, 4)) {
    const position = new Position(gridOf(puzzleOf(line)));
    for (let step: Step | undefined; position.grid.digits.includes(0); position.apply(step)) {
      const grid = position.grid.copy();
      step = nextStep(grid, { techniques: easier });
      if (step) continue;
      const [exclusion] = alignedTripletExclusion.find(position);
      const [chain, net] = [leastForcingChain(position), leastNetStep(position, NISHIO)];
      const [plain] = alignedTripletExclusion.find(new Position(grid));
      expect(exclusion).toEqual(plain);
      expect(chain).toEqual(leastForcingChain(new Position(grid)));
      expect(net).toEqual(leastNetStep(new Position(grid), NISHIO));
      counts.chains += chain ? 1 : 0;
      counts.nishio += net ? 1 : 0;
      step = chain ?? net ?? leastNetStep(position, DYNAMIC);
      if (!step) break;
    }
  }
  expect(Math.min(counts.nishio, counts.chains)).toBeGreaterThan(1);
});
