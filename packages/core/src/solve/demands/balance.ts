import type { Balance } from '../../rules/demand.ts';
import type { DigitSet } from '../../sets/digits.ts';
import { narrow, type Store } from './store.ts';

/**
 * Leaves the cells exactly the digits with which a digit is as often in the first as in the second.
 */
export function narrowBalance(store: Store, cells: Int32Array, { digit, first }: Balance): boolean {
  const { masks } = store;
  let sure = 0;
  let possible = 0;
  let sureOther = 0;
  let possibleOther = 0;
  for (let index = 0; index < cells.length; index++) {
    const mask = masks[cells[index]!]!;
    if ((mask & digit) === 0) continue;
    const isSure = mask === digit ? 1 : 0;
    if (index < first) {
      possible++;
      sure += isSure;
    } else {
      possibleOther++;
      sureOther += isSure;
    }
  }
  const least = Math.max(sure, sureOther);
  const most = Math.min(possible, possibleOther);
  if (least > most) return false;
  return (
    keepOpen(store, cells, 0, first, digit, possible === least, sure === most) &&
    keepOpen(store, cells, first, cells.length, digit, possibleOther === least, sureOther === most)
  );
}

/** Of some cells that may hold a digit or another, all hold it, or none does. */
function keepOpen(
  store: Store,
  cells: Int32Array,
  from: number,
  to: number,
  digit: DigitSet,
  allDo: boolean,
  noneDoes: boolean,
): boolean {
  if (allDo === noneDoes) return true;
  for (let index = from; index < to; index++) {
    const mask = store.masks[cells[index]!]!;
    if ((mask & digit) === 0 || mask === digit) continue;
    if (!narrow(store, cells[index]!, allDo ? digit : ~digit)) return false;
  }
  return true;
}
