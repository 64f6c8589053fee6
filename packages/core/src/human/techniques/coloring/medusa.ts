import type { Candidate } from '../../../puzzle/puzzle.ts';
import { digitCount, digitsOf } from '../../../sets/digits.ts';
import { bivalueCells, cellsAt, type Position } from '../../steps/position.ts';
import { type Mark, markedAs, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/** Clusters of fewer candidates need no colors to be seen. */
const FEWEST_CANDIDATES = 6;

/** The number of a candidate. */
type Key = number;

/**
 * Candidates in two colors: all candidates of one color are true, and all of the other color are
 * false.
 */
interface Cluster {
  readonly colors: readonly [readonly Candidate[], readonly Candidate[]];
  /** By color: the candidates that a true color excludes. */
  readonly excluded: readonly [ReadonlySet<Key>, ReadonlySet<Key>];
  readonly links: readonly Mark[];
}

const keyOf = ({ cell, digit }: Candidate, size: number): Key => cell * size + digit - 1;

/**
 * Pairs of candidates of which exactly one is true: those of a cell, and the places of a digit in a
 * house.
 */
function conjugates(position: Position): (readonly [Candidate, Candidate])[] {
  const { geometry, candidates, places } = position;
  const pairs: (readonly [Candidate, Candidate])[] = bivalueCells(position).map((cell) => {
    const [first, second] = digitsOf(candidates[cell]!);
    return [
      { cell, digit: first! },
      { cell, digit: second! },
    ];
  });
  for (const house of geometry.houses)
    for (let digit = 1; digit <= geometry.size; digit++) {
      const at = places[house.index * geometry.size + digit - 1]!;
      if (digitCount(at) !== 2) continue;
      const [first, second] = cellsAt(house, at);
      pairs.push([
        { cell: first!, digit },
        { cell: second!, digit },
      ]);
    }
  return pairs;
}

/** The clusters with several digits. Clusters of a single digit belong to simple coloring. */
function clusters(position: Position): readonly Cluster[] {
  const { size } = position.geometry;
  const partners = new Map<Key, Candidate[]>();
  const pairs = conjugates(position);
  for (const [first, second] of pairs)
    for (const [from, to] of [
      [first, second],
      [second, first],
    ] as const)
      partners.set(keyOf(from, size), [...(partners.get(keyOf(from, size)) ?? []), to]);
  const colorOf = new Map<Key, 0 | 1>();
  const clusters: Cluster[] = [];
  for (const start of pairs.map(([first]) => first).sort((a, b) => keyOf(a, size) - keyOf(b, size))) {
    if (colorOf.has(keyOf(start, size))) continue;
    colorOf.set(keyOf(start, size), 0);
    const members = [start];
    for (const member of members)
      for (const partner of partners.get(keyOf(member, size))!) {
        if (colorOf.has(keyOf(partner, size))) continue;
        colorOf.set(keyOf(partner, size), (1 - colorOf.get(keyOf(member, size))!) as 0 | 1);
        members.push(partner);
      }
    if (members.length < FEWEST_CANDIDATES || members.every(({ digit }) => digit === start.digit)) continue;
    const colored = (color: 0 | 1): Candidate[] =>
      members
        .filter((member) => colorOf.get(keyOf(member, size)) === color)
        .sort((a, b) => keyOf(a, size) - keyOf(b, size));
    const colors = [colored(0), colored(1)] as const;
    const own = new Set(members.map((member) => keyOf(member, size)));
    clusters.push({
      colors,
      excluded: [excludedBy(position, colors[0]), excludedBy(position, colors[1])],
      links: pairs.filter(([first]) => own.has(keyOf(first, size))).map(([first, second]) => linkOf(first, second)),
    });
  }
  return clusters;
}

const linkOf = (a: Candidate, b: Candidate): Mark => ({
  kind: 'link',
  from: { cells: [a.cell], digit: a.digit },
  to: { cells: [b.cell], digit: b.digit },
  isStrong: true,
});

/** The candidates that share a cell with a given candidate, or see it and have its digit. */
function excludedBy({ geometry, candidates }: Position, color: readonly Candidate[]): Set<Key> {
  const { size, peerSets } = geometry;
  const excluded = new Set<Key>();
  for (const { cell, digit } of color) {
    for (const otherDigit of digitsOf(candidates[cell]!))
      if (otherDigit !== digit) excluded.add(keyOf({ cell, digit: otherDigit }, size));
    for (const peer of peerSets[cell]!) excluded.add(keyOf({ cell: peer, digit }, size));
  }
  return excluded;
}

/**
 * The contradiction of a color: two of its candidates exclude each other, or it empties a cell, or
 * it takes all places of a digit in a house. Undefined when there is none.
 */
function contradictionOf(
  position: Position,
  { colors, excluded }: Cluster,
  color: 0 | 1,
): readonly Candidate[] | undefined {
  const { geometry, candidates } = position;
  const { size, houses } = geometry;
  const isExcluded = (candidate: Candidate): boolean => excluded[color].has(keyOf(candidate, size));
  const bad = colors[color].find(isExcluded);
  if (bad) return [bad];
  const holds = new Set(colors[color].map(({ cell }) => cell));
  for (let cell = 0; cell < geometry.cellCount; cell++) {
    const all = digitsOf(candidates[cell]!).map((digit) => ({ cell, digit }));
    if (all.length > 0 && !holds.has(cell) && all.every(isExcluded)) return all;
  }
  for (const house of houses)
    for (let digit = 1; digit <= size; digit++) {
      const all = cellsAt(house, position.places[house.index * size + digit - 1]!).map((cell) => ({ cell, digit }));
      if (all.length > 0 && all.every(isExcluded)) return all;
    }
  return undefined;
}

const stepOf = (
  technique: string,
  { colors, links }: Cluster,
  eliminations: readonly Candidate[],
  first: 0 | 1,
  more: Step['args'] = {},
): Step => ({
  technique,
  placements: [],
  eliminations,
  marks: [...markedAs('pattern', colors[0]), ...markedAs('second', colors[1]), ...links],
  args: { first: { candidates: colors[first] }, second: { candidates: colors[1 - first]! }, ...more },
  measures: { candidates: colors[0].length + colors[1].length },
});

const MEDUSA =
  'Cells with two candidates and houses with two places for a digit link these candidates, colored in turn: one color is {first}, the other {second}. All of one color are true, and all of the other false. ';

export const medusaTrap = defineTechnique({
  id: 'medusa-trap',
  name: '3D Medusa Trap',
  family: 'coloring',
  says: `${MEDUSA}Whichever it is: what shares a cell with a true candidate, or sees it and has its digit, is false.`,
  *find(position) {
    const { geometry, candidates } = position;
    for (const cluster of position.get(clusters)) {
      const [firstColor, secondColor] = cluster.excluded;
      const eliminations: Candidate[] = [];
      candidates.forEach((set, cell) => {
        for (const digit of digitsOf(set)) {
          const key = keyOf({ cell, digit }, geometry.size);
          if (firstColor.has(key) && secondColor.has(key)) eliminations.push({ cell, digit });
        }
      });
      if (eliminations.length > 0) yield stepOf('medusa-trap', cluster, eliminations, 0);
    }
  },
});

export const medusaWrap = defineTechnique({
  id: 'medusa-wrap',
  name: '3D Medusa Wrap',
  family: 'coloring',
  says: `${MEDUSA}But were the first color true, it would rule out {where}, and this candidate, or one of these, would have to be true. So that color is the false one.`,
  *find(position) {
    for (const cluster of position.get(clusters))
      for (const color of [0, 1] as const) {
        const where = contradictionOf(position, cluster, color);
        if (where) yield stepOf('medusa-wrap', cluster, cluster.colors[color], color, { where: { candidates: where } });
      }
  },
});
