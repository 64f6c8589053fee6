import { lowestBit } from '../../../bits.ts';
import { chainLemmas } from './chains.ts';
import type { NetKind } from './kinds.ts';
import { type Lemma, type LemmaShelves, lemmaOf } from './lemma.ts';
import { techniqueOf } from './names.ts';
import { PATTERNS } from './patterns.ts';
import { NO_CAUSE } from './reach.ts';
import type { NetSetting, Possible, Ruling, RulingFinder, Spreading } from './ruling.ts';
import { type Net, NetSearch, type NetTaker } from './search.ts';
import { EveryNet } from './takers.ts';

/** Searches a position for nets. It keeps the lemmas found on the way, grid by grid. */
export class NetBook {
  private readonly setting: NetSetting;
  /** The lemmas of kinds with patterns, which depend on placed digits. */
  private readonly lemmas: LemmaShelves = new Map();

  constructor(setting: NetSetting) {
    this.setting = setting;
  }

  /** Offers all nets of a kind to a taker. */
  search(kind: NetKind, possible: Possible, taker: NetTaker): void {
    new NetSearch(this.setting, kind, possible, this.findersOf(kind), taker).run();
  }

  private findersOf({ seesPatterns, nested }: NetKind): readonly RulingFinder[] {
    const finders = nested.map(
      (kind): RulingFinder =>
        (spreading) =>
          rulingsBy(this.lemmasIn(kind, spreading.left), spreading),
    );
    return seesPatterns ? [...PATTERNS, ...finders] : finders;
  }

  private lemmasIn(kind: NetKind | 'chains', { candidates, places }: Possible): readonly Lemma[] {
    const shelves = kind !== 'chains' && kind.seesPatterns ? this.lemmas : this.setting.lemmas;
    let known = shelves.get(kind);
    if (!known) shelves.set(kind, (known = new Map()));
    const grid = String.fromCharCode(...candidates);
    let lemmas = known.get(grid);
    if (!lemmas) {
      if (known.size >= MOST_GRIDS) known.clear();
      known.set(grid, (lemmas = this.findLemmas(kind, { candidates: candidates.slice(), places: places.slice() })));
    }
    return lemmas;
  }

  private findLemmas(kind: NetKind | 'chains', possible: Possible): Lemma[] {
    if (kind === 'chains') return chainLemmas(this.setting, possible);
    const every = new EveryNet();
    this.search(kind, possible, every);
    return every
      .sorted()
      .map((net) => lemmaOf(techniqueOf(net), net.complexity, this.goneBy(net, possible), net.branches));
  }

  /** The eliminations of a net: a single candidate, or all other candidates of a cell. */
  private goneBy({ shown }: Net, { candidates }: Possible): number[] {
    const candidate = shown >>> 1;
    if ((shown & 1) === 0) return [candidate];
    const { size } = this.setting.board.geometry;
    const cell = Math.floor(candidate / size);
    const excluded: number[] = [];
    for (let set = candidates[cell]! & ~(1 << (candidate - cell * size)); set !== 0; set &= set - 1)
      excluded.push(cell * size + lowestBit(set));
    return excluded;
  }
}

/** The number of grids whose lemmas are kept at once. */
const MOST_GRIDS = 5000;

/** The rulings of lemmas, each with the removed candidates on which its causes rest. */
function* rulingsBy(lemmas: readonly Lemma[], spreading: Spreading): Generator<Ruling> {
  const { size } = spreading.board.geometry;
  for (const lemma of lemmas) {
    const lost = new Set<number>();
    for (const { nodes, causes } of lemma.branches)
      for (let at = 0; at < nodes.length; at++) {
        const cause = causes[at]!;
        if ((nodes[at]! & 1) === 0 || cause === NO_CAUSE) continue;
        const candidate = nodes[at]! >>> 1;
        const cell = Math.floor(candidate / size);
        for (const candidateLost of spreading.lostBy(cause, cell, candidate - cell * size)) lost.add(candidateLost);
      }
    yield { excluded: lemma.excluded, lost: [...lost], lemma };
  }
}
