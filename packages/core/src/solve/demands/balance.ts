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
  let sureLater = 0;
  let possibleLater = 0;
  for (let index = 0; index < cells.length; index++) {
    const mask = masks[cells[index]!]!;
    if ((mask & digit) === 0) continue;
    const isSure = mask === digit ? 1 : 0;
    if (index < first) {
      possible++;
      sure += isSure;
    } else {
      possibleLater++;
      sureLater += isSure;
    }
  }
  const least = Math.max(sure, sureLater);
  const most = Math.min(possible, possibleLater);
  if (least > most) return false;
  const keepFirst = keptInOpen(digit, possible === least, sure === most);
  const keepLater = keptInOpen(digit, possibleLater === least, sureLater === most);
  for (let index = 0; index < cells.length; index++) {
    const mask = masks[cells[index]!]!;
    if ((mask & digit) === 0 || mask === digit) continue;
    if (!narrow(store, cells[index]!, index < first ? keepFirst : keepLater)) return false;
  }
  return true;
}

/** The candidates that open cells keep when all of them must hold a digit, or none can. */
function keptInOpen(digit: DigitSet, allDo: boolean, noneDoes: boolean): DigitSet {
  if (allDo === noneDoes) return -1;
  return allDo ? digit : ~digit;
}
