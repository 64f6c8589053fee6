import { type Cell, type CellSet, cellSet } from '../../../sets/cells.ts';
import type { Digit } from '../../../sets/digits.ts';
import { linkMark } from '../../relations/conjugate-pairs.ts';
import { cellsAt, commonPeers, type Position } from '../../steps/position.ts';
import { candidateMarks, type Mark, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/** The most cells of a ring, and the most guardians. People see no larger rings. */
const FEWEST_CELLS = 5;
const MOST_CELLS = 7;
const MOST_GUARDIANS = 3;
/** The most rings of a digit that are begun. 9×9 boards need some thousand. */
const MOST_TRIES = 60_000;

/** Two places of a digit that share a house, and the other places there. */
interface Edge {
  readonly to: Cell;
  readonly house: number;
  readonly guardians: CellSet;
  /** The places that see all guardians. Without guardians all places do. */
  readonly seen: CellSet;
}

/** An odd ring of places, each in a house with the next. Without its guardians it is impossible. */
interface Ring {
  readonly digit: Digit;
  readonly cells: readonly Cell[];
  readonly houses: readonly number[];
  readonly guardians: readonly Cell[];
  readonly losers: readonly Cell[];
}

/** By cell: the edges of a digit that have few guardians, if these can rule something out. */
function edgesOf({ geometry, places }: Position, digit: Digit, all: CellSet): Map<Cell, Edge[]> {
  const edges = new Map<Cell, Edge[]>();
  const add = (from: Cell, edge: Edge): void => {
    const list = edges.get(from);
    if (list) list.push(edge);
    else edges.set(from, [edge]);
  };
  for (const house of geometry.houses) {
    const { index } = house;
    const inHouse = cellsAt(house, places[index * geometry.size + digit - 1]!);
    if (inHouse.length < 2 || inHouse.length > MOST_GUARDIANS + 2) continue;
    for (const [at, from] of inHouse.entries())
      for (const to of inHouse.slice(at + 1)) {
        const guardians = inHouse.filter((cell) => cell !== from && cell !== to);
        const seen = guardians.length === 0 ? all : commonPeers(geometry, guardians).and(all);
        if (guardians.length > 1 && seen.first() < 0) continue;
        const edge = { house: index, guardians: cellSet(geometry.cellCount, guardians), seen };
        add(from, { ...edge, to });
        add(to, { ...edge, to: from });
      }
  }
  return edges;
}

/**
 * The odd rings of a digit that rule something out, each once: from its lowest cell, towards the
 * lower of its neighbours.
 */
function* ringsOf(position: Position, digit: Digit): Generator<Ring> {
  const all = position.cellsWith(digit);
  const edges = edgesOf(position, digit, all);
  const cells: Cell[] = [];
  const houses: number[] = [];
  let tries = 0;

  function* extend(guardians: CellSet, seen: CellSet): Generator<Ring> {
    const [first, last] = [cells[0]!, cells.at(-1)!];
    for (const edge of edges.get(last) ?? []) {
      const { to, house } = edge;
      const isEnd = to === first && cells.length % 2 === 1 && cells.length >= FEWEST_CELLS && cells[1]! < last;
      if (!isEnd && (to <= first || cells.includes(to) || cells.length === MOST_CELLS)) continue;
      if (houses.includes(house) || tries++ > MOST_TRIES) continue;
      const both = guardians.or(edge.guardians);
      const left = seen.and(edge.seen);
      if (both.size > MOST_GUARDIANS || both.has(to) || cells.some((cell) => both.has(cell))) continue;
      if (both.size > 1 && left.first() < 0) continue;
      if (isEnd)
        yield { digit, cells: [...cells], houses: [...houses, house], guardians: [...both], losers: [...left] };
      else {
        cells.push(to);
        houses.push(house);
        yield* extend(both, left);
        cells.pop();
        houses.pop();
      }
    }
  }

  for (const start of [...edges.keys()].sort((a, b) => a - b)) {
    cells.push(start);
    yield* extend(cellSet(position.geometry.cellCount), all);
    cells.pop();
  }
}

function stepOf({ digit, cells, houses, guardians, losers }: Ring): Step | undefined {
  const [only, ...otherGuardians] = guardians;
  if (only === undefined) return undefined;
  const links = cells.map((cell, index): Mark => linkMark(cell, cells[(index + 1) % cells.length]!, digit, false));
  return {
    technique: 'broken-wing',
    placements: otherGuardians.length === 0 ? [{ cell: only, digit }] : [],
    eliminations: otherGuardians.length === 0 ? [] : losers.map((cell) => ({ cell, digit })),
    marks: [...candidateMarks(cells, digit, 'pattern'), ...candidateMarks(guardians, digit, 'fin'), ...links],
    args: {
      digit: { digits: [digit] },
      cells: { cells },
      houses: { houses },
      count: { count: cells.length },
      guardians: { cells: guardians },
    },
    measures: { cells: cells.length, guardians: guardians.length },
  };
}

//   A ─ B        five places in a ring, each in a house with the next: with no other place there
//   │    \       true and false would take turns round an odd ring
//   E ─ D ─ C
export const brokenWing = defineTechnique({
  id: 'broken-wing',
  name: 'Broken Wing',
  family: 'single-digit',
  says: '{cells} are a ring of {count} places for {digit}: each shares a house with the next, {houses}. If these houses had no other place for {digit}, each of them would have it in one of its two, so places with and without {digit} would take turns round the ring, which an odd number cannot. So one of the guardians, the other places in these houses, has it: {guardians}.',
  *find(position: Position): Generator<Step> {
    const shown = new Set<string>();
    for (let digit = 1; digit <= position.geometry.size; digit++)
      for (const ring of ringsOf(position, digit)) {
        const step = stepOf(ring);
        const key = `${digit} ${ring.guardians.length === 1} ${step?.eliminations.map(({ cell }) => cell)}`;
        if (!step || shown.has(key)) continue;
        shown.add(key);
        yield step;
      }
  },
});
