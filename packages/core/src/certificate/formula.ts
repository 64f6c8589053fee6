import { upTo } from '../rules/groups.ts';
import { digitsOf, hasDigit } from '../sets/digits.ts';
import type { Constraint, Problem } from './checker.ts';

/** The negation of variable v is -v. */
export type Literal = number;
export type Clause = readonly Literal[];

/** Clauses over variables that are counted from 1. */
export interface Formula {
  readonly variables: number;
  readonly clauses: readonly Clause[];
}

/** More clauses than this are no formula: some 15 MB. */
const MOST_CLAUSES = 1_000_000;

/** The end of a formula that no form holds, or that grows too long. */
class TooLong extends Error {}

/**
 * A problem as clauses, and the claim that some cell of the board differs from a solution.
 * Candidate c is variable c + 1; further variables stand for sets of digits and steps of automata.
 * Whatever narrowing takes away follows by unit propagation. Undefined where the problem has a
 * constraint of another form, or would have more than a million clauses.
 */
export function formulaOf(problem: Problem, solution: readonly number[]): Formula | undefined {
  const draft = new Draft(problem);
  try {
    draft.addCells();
    for (const constraint of problem.constraints) if (!draft.addConstraint(constraint)) return undefined;
    draft.add(solution.map((digit, cell) => -draft.candidate(cell, digit)));
  } catch (fault) {
    if (!(fault instanceof TooLong)) throw fault;
    return undefined;
  }
  return draft;
}

/**
 * A problem in which fewer cells than digits differ in pairs alone. From these unit propagation
 * draws the same conclusions as narrowing; from longer lists it draws fewer.
 */
export const inPairs = (problem: Problem): Problem => ({
  ...problem,
  constraints: problem.constraints.flatMap((constraint): Constraint[] => {
    const [form, cells] = constraint;
    if (form !== 'differ' || cells.length === problem.digits) return [constraint];
    return cells.flatMap((cell, at) => cells.slice(0, at).map((other): Constraint => ['differ', [other, cell]]));
  }),
});

/** A layer of an automaton: the variable of each of its states. */
type Layer = ReadonlyMap<number, number>;

/** Where a digit at a place leads from a state; nothing where it leads nowhere. */
type Move = (state: number, digit: number, at: number) => number | undefined;

class Draft implements Formula {
  variables: number;
  readonly clauses: Clause[] = [];
  private readonly problem: Problem;
  private readonly digits: readonly number[];
  /** Which pairs of candidates are apart, for each first one. */
  private readonly pairs: Set<number>[] = [];

  constructor(problem: Problem) {
    this.problem = problem;
    this.digits = upTo(problem.digits).map((index) => index + 1);
    this.variables = (problem.givens.length + (problem.extra ?? 0)) * problem.digits;
  }

  candidate(cell: number, digit: number): number {
    return cell * this.problem.digits + digit;
  }

  add(clause: Clause): void {
    if (this.clauses.push(clause) > MOST_CLAUSES) throw new TooLong();
  }

  private variable(): number {
    return ++this.variables;
  }

  /** Of two variables one at most is true. Houses that share cells ask for the same. */
  private notBoth(one: number, other: number): void {
    const others = (this.pairs[one] ??= new Set());
    if (others.has(other)) return;
    others.add(other);
    this.add([-one, -other]);
  }

  /** Each cell has one digit, and its given where it has one. */
  addCells(): void {
    const { givens, extra = 0 } = this.problem;
    for (const cell of upTo(givens.length + extra)) {
      const own = this.digits.map((digit) => this.candidate(cell, digit));
      this.add(own);
      for (const [at, one] of own.entries()) for (const other of own.slice(at + 1)) this.notBoth(one, other);
    }
    for (const [cell, sign] of [...givens].entries())
      if (sign !== '.') this.add([this.candidate(cell, Number.parseInt(sign, 36))]);
  }

  /** False for a form that clauses do not hold. */
  addConstraint(constraint: Constraint): boolean {
    const [form, cells] = constraint;
    if (form === 'differ') this.addDiffering(cells);
    else if (form === 'set') this.addSets(cells, constraint[2]);
    else if (form === 'automaton') this.addAutomaton(cells, constraint[2]);
    else if (form === 'sum') this.addSum(cells, constraint[2], constraint[3]);
    else return false;
    return true;
  }

  private addDiffering(cells: readonly number[]): void {
    this.addPairs(cells);
    if (cells.length !== this.digits.length) return;
    for (const digit of this.digits) this.add(cells.map((cell) => this.candidate(cell, digit)));
  }

  /** A variable for each set: if it is true, its digits are in the cells and no others. */
  private addSets(cells: readonly number[], sets: readonly number[]): void {
    const chosen = sets.map(() => this.variable());
    this.addPairs(cells);
    this.add(chosen);
    for (const [index, set] of sets.entries()) {
      for (const cell of cells)
        this.add([-chosen[index]!, ...digitsOf(set).map((digit) => this.candidate(cell, digit))]);
      for (const digit of digitsOf(set))
        this.add([-chosen[index]!, ...cells.map((cell) => this.candidate(cell, digit))]);
    }
    for (const digit of this.digits) {
      const fitting = chosen.filter((_, index) => hasDigit(sets[index]!, digit));
      for (const cell of cells) this.add([-this.candidate(cell, digit), ...fitting]);
    }
  }

  private addPairs(cells: readonly number[]): void {
    const sorted = [...cells].sort((a, b) => a - b);
    for (const digit of this.digits)
      for (const [at, cell] of sorted.entries())
        for (const other of sorted.slice(at + 1))
          this.notBoth(this.candidate(cell, digit), this.candidate(other, digit));
  }

  private addAutomaton(cells: readonly number[], index: number): void {
    const states = this.problem.automata![index]!;
    const move: Move = (state, digit) => (states[state]![digit]! < 0 ? undefined : states[state]![digit]!);
    this.addRuns(cells, move, (state) => states[state]![0] === 1);
  }

  /** The sum so far is the state of an automaton. */
  private addSum(cells: readonly number[], factors: readonly number[], total: number): void {
    this.addRuns(
      cells,
      (sum, digit, at) => sum + factors[at]! * digit,
      (sum) => sum === total,
    );
  }

  /**
   * Runs from state 0 to one where cells may end. Variables stand for states behind each cell, and
   * for moves. A move has its digit and its states, and each digit and each state has a move.
   */
  private addRuns(cells: readonly number[], move: Move, isEnd: (state: number) => boolean): void {
    const layers: Layer[] = [new Map([[0, this.variable()]])];
    this.add([layers[0]!.get(0)!]);
    for (const [at, cell] of cells.entries()) layers.push(this.addLayer(cell, at, layers[at]!, move));
    for (const [state, variable] of layers.at(-1)!) if (!isEnd(state)) this.add([-variable]);
  }

  private addLayer(cell: number, at: number, before: Layer, move: Move): Layer {
    const after = new Map<number, number>();
    const into = new Map<number, number[]>();
    const withDigit = this.digits.map((): number[] => []);
    for (const [state, variable] of before) {
      const out: number[] = [];
      for (const digit of this.digits) {
        const next = move(state, digit, at);
        if (next === undefined) continue;
        if (!after.has(next)) after.set(next, this.variable());
        const taken = this.variable();
        for (const needed of [variable, this.candidate(cell, digit), after.get(next)!]) this.add([-taken, needed]);
        for (const list of [out, withDigit[digit - 1]!]) list.push(taken);
        into.set(next, [...(into.get(next) ?? []), taken]);
      }
      this.add([-variable, ...out]);
    }
    for (const [state, variable] of after) this.add([-variable, ...into.get(state)!]);
    for (const digit of this.digits) this.add([-this.candidate(cell, digit), ...withDigit[digit - 1]!]);
    return after;
  }
}
