import { clueFault } from '../../geometry/clues.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import { err, ok, type Result } from '../../result.ts';
import type { Clue } from '../../rules/clue.ts';
import type { Trouble } from '../text/trouble.ts';
import { readNfa, readRegex } from './automata.ts';
import { type Call, callOf } from './call.ts';
import type { Item } from './items.ts';
import { readPairs } from './pairs.ts';
import { ROWS } from './rows.ts';

/** Items that may be clues of several kinds. */
const READERS: ReadonlyMap<string, (call: Call) => readonly Clue[]> = new Map([
  ['Pair', readPairs('pair')],
  ['PairX', readPairs('pairx')],
  ['Binary', readPairs('pair', true)],
  ['BinaryX', readPairs('pairx', true)],
  ['Regex', readRegex],
  ['NFA', readNfa],
]);

/** What is known while the clues of a text are read. */
export interface Setting extends Pick<Call, 'grid' | 'hasNegative' | 'mayTie'> {
  readonly board: Geometry;
}

/** The clues of an item, and the types of items in it that are not understood. */
export interface Found {
  readonly clues: readonly Clue[];
  readonly unknown: readonly string[];
}

/** The clues of an item that is no group. */
export function cluesOf(item: Item, setting: Setting): Result<Found, Trouble> {
  const call = callOf(item, setting);
  const clues = readerFor(call)?.(call);
  if (!clues) return ok({ clues: [], unknown: [item.type] });
  const fault = call.fault() ?? faultOf(item, clues, setting.board);
  return fault ? err(fault) : ok({ clues, unknown: [] });
}

function readerFor(call: Call): ((call: Call) => readonly Clue[]) | undefined {
  const rows = ROWS.filter(({ type, fits }) => type === call.item.type && (fits?.(call) ?? true));
  if (rows.length === 0) return READERS.get(call.item.type);
  return () => rows.flatMap((row) => row.read(call).map((parts) => ({ rule: row.kind, ...parts })));
}

/** What is wrong with the clues of an item on a board. */
function faultOf({ type, offset }: Item, clues: readonly Clue[], board: Geometry): Trouble | undefined {
  const fault = clues.map((clue) => clueFault(clue, board)).find((found) => found !== undefined);
  return fault === undefined ? undefined : { code: 'iss', offset, message: `In .${type}: ${fault}` };
}
