import type { Geometry } from '../../geometry/geometry.ts';
import type { Cell } from '../../sets/cells.ts';
import { everyDigit } from '../../sets/digits.ts';
import { addDemand, addHiddenCages } from './demand-narrowers.ts';
import type { Draft } from './draft.ts';
import { houseNarrowers } from './house-narrowers.ts';
import type { HouseNarrower } from './houses.ts';
import { addJointCounts } from './joint-counts.ts';
import { addMergedSum } from './merged-sums.ts';
import { CHUTE, HOUSE, type Narrower, OVERLAP, RANKS } from './narrowers.ts';
import { chunkBits, type PairTable } from './pair-tables.ts';
import type { Needs } from './store.ts';

/** The tables of a board: its demands as narrowers, and the narrowers of each cell. */
export interface Plan {
  readonly size: number;
  readonly cellCount: number;
  /** The cells that hold digits. */
  readonly cells: readonly Cell[];
  readonly needs: Needs;
  /** The candidates of every cell before givens, or 0 somewhere when no grid can fit. */
  readonly masks: Int32Array;
  readonly narrowers: readonly Narrower[];
  readonly houses: readonly HouseNarrower[];
  /**
   * The narrowers that look at cell c, a bit for each: `lookers[c·words] … lookers[c·words +
   * words-1]`.
   */
  readonly lookers: Int32Array;
  readonly words: number;
  readonly peers: Uint16Array;
  readonly peerStart: Uint32Array;
  /** The relations of cell c: from `relationStart[c]` on, the narrowed cells and the tables. */
  readonly related: Uint16Array;
  readonly relations: readonly PairTable[];
  readonly relationStart: Uint32Array;
  readonly chunkBits: number;
  /** The blame of each cell before the first contradiction. */
  readonly blame: Float64Array;
}

export function makePlan(geometry: Geometry): Plan {
  const { size, cellCount, cells, peers, peerStart } = geometry;
  const draft: Draft = {
    geometry,
    masks: new Int32Array(cellCount).fill(everyDigit(size)),
    narrowers: [...houseNarrowers(geometry)],
    pairs: [],
    kept: 0,
    states: 0,
    longest: cellCount,
  };
  for (const demand of geometry.demands) addDemand(draft, demand);
  addHiddenCages(draft);
  addMergedSum(draft);
  addJointCounts(draft);
  const { masks, kept, states, longest } = draft;
  // The waiting narrowers are called in this order.
  const narrowers = draft.narrowers.sort((a, b) => RANKS[a.kind]! - RANKS[b.kind]!);
  return {
    size,
    cellCount,
    cells,
    needs: { kept, states, longest },
    masks,
    narrowers,
    houses: narrowers.flatMap((narrower) => (narrower.kind === HOUSE ? [narrower.part] : [])),
    ...lookersOf(narrowers, cellCount),
    peers,
    peerStart,
    ...relationsOf(draft),
    chunkBits: chunkBits(size),
    blame: blameOf(draft),
  };
}

function lookersOf(narrowers: readonly Narrower[], cellCount: number): Pick<Plan, 'lookers' | 'words'> {
  const words = (narrowers.length + 31) >> 5;
  const lookers = new Int32Array(cellCount * words);
  for (let id = 0; id < narrowers.length; id++) {
    const bit = 1 << (id & 31);
    const { cells } = narrowers[id]!.part;
    for (let index = 0; index < cells.length; index++) lookers[cells[index]! * words + (id >> 5)]! |= bit;
  }
  return { lookers, words };
}

function relationsOf({ geometry, pairs }: Draft): Pick<Plan, 'related' | 'relations' | 'relationStart'> {
  const relationStart = new Uint32Array(geometry.cellCount + 2);
  for (const { first, second } of pairs) {
    relationStart[first + 2]!++;
    relationStart[second + 2]!++;
  }
  for (let cell = 2; cell < relationStart.length; cell++) relationStart[cell]! += relationStart[cell - 1]!;
  const related = new Uint16Array(2 * pairs.length);
  const relations = new Array<PairTable>(2 * pairs.length);
  for (const { first, second, tables } of pairs) {
    const at = relationStart[first + 1]!++;
    related[at] = second;
    relations[at] = tables.forth;
    const back = relationStart[second + 1]!++;
    related[back] = first;
    relations[back] = tables.back;
  }
  return { related, relations, relationStart };
}

// The first guesses are better where much is demanded: the median of 422 puzzles fell from 74
// guesses to 63.
const FOR_A_NARROWER = 0.3;
const FOR_A_PAIR = 0.1;
const IN_EVERY_BOARD: readonly number[] = [HOUSE, CHUTE, OVERLAP];

function blameOf({ geometry, narrowers, pairs }: Draft): Float64Array {
  const blame = new Float64Array(geometry.cellCount);
  for (const { kind, part } of narrowers)
    if (!IN_EVERY_BOARD.includes(kind)) for (const cell of part.cells) blame[cell]! += FOR_A_NARROWER;
  for (const { first, second } of pairs) {
    blame[first]! += FOR_A_PAIR;
    blame[second]! += FOR_A_PAIR;
  }
  return blame;
}
