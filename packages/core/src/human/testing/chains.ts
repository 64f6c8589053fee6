import { lost, type Plain, type Reference } from './plain.ts';
import { exclude, type PlainCandidate } from './wings.ts';

/** Candidates, and for each which others are false when it is true, and true when it is false. */
interface Links {
  readonly candidates: readonly PlainCandidate[];
  readonly weak: readonly (readonly number[])[];
  readonly strong: readonly (readonly number[])[];
}

/** Sets of candidates of which one is true: those of a cell, and those of a digit in a house. */
const cellSets = (plain: Plain): PlainCandidate[][] =>
  plain.cells.map((cell) => plain.at(cell).map((digit) => ({ cell, digit })));
const houseSets = (plain: Plain): PlainCandidate[][] =>
  plain.houses.flatMap((house) =>
    plain.digits.map((digit) => plain.places(house, digit).map((cell) => ({ cell, digit }))),
  );

function linksOf(plain: Plain, sets: readonly (readonly PlainCandidate[])[]): Links {
  const candidates = cellSets(plain).flat();
  const numberOf = ({ cell, digit }: PlainCandidate): number =>
    candidates.findIndex((other) => other.cell === cell && other.digit === digit);
  const strong: number[][] = candidates.map(() => []);
  for (const set of sets) {
    if (set.length !== 2) continue;
    const [a, b] = set.map(numberOf) as [number, number];
    strong[a]!.push(b);
    strong[b]!.push(a);
  }
  const weak = candidates.map((one) =>
    [...candidates.keys()].filter((other) => candidates[other] !== one && exclude(plain, one, candidates[other]!)),
  );
  return { candidates, weak, strong };
}

/** The ends of chains that begin at a candidate: false and true in turn, each once. */
function endsOf({ weak, strong }: Links, start: number, mostNodes: number): ReadonlySet<number> {
  const ends = new Set<number>();
  const passed = new Set<number>();
  const follow = (off: number): void => {
    passed.add(off);
    for (const on of strong[off]!) {
      if (passed.has(on) && (on !== start || passed.size < 3)) continue;
      ends.add(on);
      if (on === start) continue;
      passed.add(on);
      if (passed.size < mostNodes) for (const next of weak[on]!) if (!passed.has(next)) follow(next);
      passed.delete(on);
    }
    passed.delete(off);
  };
  follow(start);
  return ends;
}

/** What both ends of a chain exclude. Two candidates alone are no chain. */
function* lostToChains(plain: Plain, links: Links, mostNodes = Number.POSITIVE_INFINITY): Generator<string> {
  const { candidates, weak, strong } = links;
  for (const start of candidates.keys())
    for (const end of endsOf(links, start, mostNodes)) {
      if (end === start || strong[start]!.includes(end)) continue;
      for (const loser of weak[start]!)
        if (weak[end]!.includes(loser)) yield* lost(plain, [candidates[loser]!.cell], candidates[loser]!.digit);
    }
}

/** Links of one digit alone. */
function digitLinks(plain: Plain): Links {
  const { weak, ...links } = linksOf(plain, houseSets(plain));
  const digitOf = (index: number): number => links.candidates[index]!.digit;
  return { ...links, weak: weak.map((list, one) => list.filter((other) => digitOf(other) === digitOf(one))) };
}

/** Of chains of all digits only short ones are tried one by one: there are too many others. */
const MOST_NODES = 6;

/**
 * What chains of candidates of all digits exclude. A candidate that is true if it is false excludes
 * the rest of its cell.
 */
function* lostToAll(plain: Plain): Generator<string> {
  const links = linksOf(plain, [...houseSets(plain), ...cellSets(plain)]);
  yield* lostToChains(plain, links, MOST_NODES);
  for (const [start, { cell, digit }] of links.candidates.entries())
    if (endsOf(links, start, MOST_NODES).has(start))
      for (const other of plain.at(cell)) if (other !== digit) yield* lost(plain, [cell], other);
}

/** Candidates that make themselves false: link follows link, as often as they lead on. */
function* refuted(plain: Plain): Generator<string> {
  const { candidates, weak, strong } = linksOf(plain, [...houseSets(plain), ...cellSets(plain)]);
  for (const [start, { cell, digit }] of candidates.entries()) {
    const off = new Set(weak[start]!);
    for (const one of off) for (const on of strong[one]!) for (const next of weak[on]!) off.add(next);
    if (off.has(start)) yield* lost(plain, [cell], digit);
  }
}

/** Chains of links that alternate: of two candidates at least one is true, then at most one. */
export const CHAINS: readonly Reference[] = [
  { ids: ['x-chain'], find: (plain) => lostToChains(plain, digitLinks(plain)), isOfHouses: true },
  { ids: ['xy-chain'], find: (plain) => lostToChains(plain, linksOf(plain, cellSets(plain))), isOfHouses: true },
  {
    ids: ['continuous-nice-loop', 'discontinuous-nice-loop', 'aic'],
    find: lostToAll,
    isOfHouses: true,
    isPartial: true,
  },
  {
    ids: ['x-cycle', 'y-cycle', 'forcing-x-chain', 'bidirectional-cycle', 'forcing-chain'],
    find: refuted,
    isOfHouses: true,
    // They also place digits.
    isPartial: true,
  },
];
