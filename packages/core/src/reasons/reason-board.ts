import { type Geometry, type House, plainGeometry, withDemands } from '../geometry/geometry.ts';
import { demandSources } from '../geometry/sources.ts';
import type { Step } from '../human/steps/step.ts';
import type { Grid } from '../puzzle/grid.ts';
import type { Candidate } from '../puzzle/puzzle.ts';
import { type Demand, isMet } from '../rules/demand.ts';
import { digitBit, digitsOf } from '../sets/digits.ts';
import { demands as demandSolver } from '../solve/demands/demands.ts';
import { searchFor } from '../solve/search.ts';

/** Something that a step may follow from: a house, a clue or a rule of the board. */
export interface Ground {
  /** None where it is a clue or a rule. */
  readonly house?: House;
  /** Its demands as indices into `geometry.demands`; none where it is a house. */
  readonly numbers: readonly number[];
  readonly demands: readonly Demand[];
}

/** The grounds of a board: its houses, its clues, and its rules, each with all its demands. */
export function groundsOf(geometry: Geometry): readonly Ground[] {
  const { houses, demands, size } = geometry;
  const grounds = new Map<string, Ground>();
  for (const house of houses)
    grounds.set(`house ${house.index}`, { house, numbers: [], demands: [{ kind: 'house', cells: house.cells }] });
  for (const [number, source] of demandSources(geometry).entries()) {
    const demand = demands[number]!;
    if (demand.kind === 'house' && demand.cells.length === size) continue;
    const key = source.kind === 'board' ? `board ${number}` : JSON.stringify(source);
    const known = grounds.get(key) ?? { numbers: [], demands: [] };
    grounds.set(key, { numbers: [...known.numbers, number], demands: [...known.demands, demand] });
  }
  return [...grounds.values()];
}

/** A grid without the rules of its board, to which some of the grounds are given back. */
export class ReasonBoard {
  readonly grounds: readonly Ground[];
  /** How many searches were made. */
  searches = 0;
  private readonly bare: Geometry;
  private readonly grid: Grid;
  private readonly opposites: readonly Opposite[];
  private readonly maxCalls: number;

  constructor(grid: Grid, step: Deeds, maxCalls: number) {
    const { geometry } = grid;
    const { size, rows, columns, least, boxes } = geometry;
    const alone = boxes.map((box, cell) => (box < 0 ? box : cell));
    this.grid = grid;
    this.grounds = groundsOf(geometry);
    this.bare = plainGeometry(geometry.id, { size, rows, columns, least, hasLines: false, boxes: alone });
    this.opposites = oppositesOf(step);
    this.maxCalls = maxCalls;
  }

  /**
   * Some digits that go with the candidates and these grounds though the step is wrong; `none` when
   * there are none, so that the step follows from these grounds; undefined after too many calls.
   */
  counterexample(grounds: readonly Ground[]): Uint8Array | 'none' | undefined {
    const demands = grounds.flatMap((ground) => ground.demands);
    const geometry = withDemands(this.bare, { id: this.bare.id, demands, rules: [], clues: [] });
    for (const opposite of this.opposites) {
      this.searches++;
      const puzzle = { geometry, ...this.candidatesWith(opposite) };
      const { solutions, stopped } = searchFor(puzzle, { limit: 1, keep: 1, maxCalls: this.maxCalls }, [demandSolver]);
      if (solutions.length > 0) return solutions[0];
      if (stopped === 'budget') return undefined;
    }
    return 'none';
  }

  /** The grounds that hold in some digits. */
  heldIn(digits: ArrayLike<number>): Ground[] {
    return this.grounds.filter(({ demands }) => demands.every((demand) => isMet(demand, digits)));
  }

  private candidatesWith({ cell: at, digits: left }: Opposite) {
    const { geometry, digits, candidates } = this.grid;
    const struckOut: Candidate[] = [];
    for (const cell of geometry.cells) {
      if (digits[cell] !== 0) continue;
      const set = cell === at ? candidates[cell]! & left : candidates[cell]!;
      for (const digit of digitsOf(geometry.allDigits & ~set)) struckOut.push({ cell, digit });
    }
    return { givens: digits, struckOut };
  }
}

/** What a step does. */
export type Deeds = Pick<Step, 'placements' | 'eliminations'>;

/** The digits that a cell has when a part of a step is wrong. */
interface Opposite {
  readonly cell: number;
  readonly digits: number;
}

const oppositesOf = ({ placements, eliminations }: Deeds): Opposite[] => [
  ...placements.map(({ cell, digit }) => ({ cell, digits: ~digitBit(digit) })),
  ...eliminations.map(({ cell, digit }) => ({ cell, digits: digitBit(digit) })),
];
