import { expect, test } from 'vitest';
import { describeFamily } from '../../conformance.ts';
import type { AlmostLockedSet } from '../../relations/locked-sets.ts';
import { claiming, pointing } from '../basics/locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { ahsXz } from './almost-hidden-sets.ts';
import { alsXyWing, alsXz, intricacy } from './almost-locked-sets.ts';
import { alsChain } from './als-chains.ts';
import { alsWWing } from './als-w-wing.ts';
import { deathBlossom } from './death-blossom.ts';

describeFamily('almost-locked-sets', [alsXz, alsXyWing, alsWWing, alsChain, ahsXz, deathBlossom], {
  along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming],
});

test('sets that overlap are the hardest to see, whichever of them do; else the number of cells tells', () => {
  const set = (...cells: readonly number[]): AlmostLockedSet => ({ cells }) as unknown as AlmostLockedSet;
  const [first, apart, third] = [set(1, 2), set(3, 4, 5), set(7)];
  expect(intricacy([first, apart, third])).toBe(6);
  expect(intricacy([first, set(2, 3)])).toBe(1004);
  expect(intricacy([first, apart, set(5, 6)])).toBe(1007);
  expect(intricacy([first, apart, set(1)])).toBe(1006);
});
