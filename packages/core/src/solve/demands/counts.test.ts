import { expect, test } from 'vitest';
import { sized } from '../../geometry/layouts.ts';
import { makeGeometry } from '../../geometry/spec.ts';
import { narrowCount } from './counts.ts';
import { COUNT } from './narrowers.ts';
import { makePlan } from './plan.ts';
import { sightOf } from './sight.ts';
import { makeStore } from './store.ts';

/** What is left of the candidates of r1c1, r1c2 and r3c3, which are to hold so many ones. */
function leftBy(ones: number, masks: readonly [number, number, number]): readonly number[] | 'nothing' {
  const cells = [0, 1, 10];
  const geometry = makeGeometry({
    id: `4x4 with ${ones} ones`,
    size: 4,
    boxes: sized(4).boxes,
    demands: [{ kind: 'count', cells, digits: 0b0001, least: ones, most: ones }],
  });
  const { cellCount, needs, narrowers } = makePlan(geometry);
  const store = makeStore(cellCount, needs, sightOf(geometry));
  store.masks.fill(0b1111);
  for (const [index, cell] of cells.entries()) store.masks[cell] = masks[index]!;
  for (const { kind, part } of narrowers) if (kind === COUNT && !narrowCount(store, part)) return 'nothing';
  return cells.map((cell) => store.masks[cell]!);
}

// r1c1 and r1c2 see each other, and r3c3 sees neither.
test.each([
  ['a group with one place has it there', 2, [0b0011, 0b0110, 0b1001], [0b0001, 0b0110, 0b0001]],
  ['a group with two places keeps both', 2, [0b0011, 0b0101, 0b1001], [0b0011, 0b0101, 0b0001]],
  ['there are not so many groups', 3, [0b0011, 0b0101, 0b1001], 'nothing'],
  ['a group has no place', 2, [0b0010, 0b0100, 0b1001], 'nothing'],
  ['nothing is sure yet', 1, [0b0011, 0b0101, 0b1001], [0b0011, 0b0101, 0b1001]],
] as const)('%s', (_, ones, masks, left) => expect(leftBy(ones, masks)).toEqual(left));
