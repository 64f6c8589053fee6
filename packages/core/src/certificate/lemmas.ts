import { fail } from '../result.ts';
import type { Clause, Formula, Literal } from './formula.ts';
import type { Branch } from './refutation.ts';

/** A clause that follows, with the numbers of clauses by which it does, in the order of use. */
export interface Lemma {
  readonly clause: Clause;
  readonly hints: readonly number[];
}

/** Why a literal is true: the index of a clause whose others are false, or that it was supposed. */
const SUPPOSED = -1;
const NO_CONFLICT = -1;

/**
 * Refutes a formula along branches: a lemma for each, that its candidate is false where those
 * before it are true, and at last the empty clause. Clauses are numbered from 1, the lemmas
 * after those of the formula. What follows from a lemma follows by unit propagation alone.
 */
export function lemmasOf(formula: Formula, branches: readonly Branch[]): Lemma[] {
  const refuter = new Refuter(formula);
  refuter.refute(branches);
  return refuter.lemmas;
}

class Refuter {
  readonly lemmas: Lemma[] = [];
  private readonly clauses: Clause[];
  /** For each literal, at `slot`, the clauses that have it. */
  private readonly places: number[][];
  /** For each literal whether it is true. */
  private readonly isTrue: Uint8Array;
  private readonly reasons: Int32Array;
  private readonly trail: Literal[] = [];
  private next = 0;
  private readonly units: number[];

  constructor({ variables, clauses }: Formula) {
    this.clauses = [...clauses];
    this.places = Array.from({ length: 2 * variables + 2 }, () => []);
    for (const [index, clause] of clauses.entries())
      for (const literal of clause) this.places[slot(literal)]!.push(index);
    this.isTrue = new Uint8Array(2 * variables + 2);
    this.reasons = new Int32Array(variables + 1);
    this.units = [...clauses.keys()].filter((index) => clauses[index]!.length < 2);
  }

  refute(branches: readonly Branch[]): void {
    for (const index of this.units) {
      const [literal] = this.clauses[index]!;
      if (literal === undefined || this.isTrue[slot(-literal)] === 1) return void this.learn(index);
      this.set(literal, index);
    }
    this.refuteCase(branches);
  }

  /** Refutes what is supposed now; the index of a lemma that says so. */
  private refuteCase(branches: readonly Branch[]): number {
    let conflict = this.propagate();
    for (const { candidate, within } of branches) {
      if (conflict !== NO_CONFLICT) break;
      const literal = candidate + 1;
      if (this.isTrue[slot(-literal)] === 1) continue;
      if (this.isTrue[slot(literal)] === 1) return this.refuteCase(within);
      const before = this.trail.length;
      this.set(literal, SUPPOSED);
      const lemma = this.refuteCase(within);
      this.undo(before);
      // It may say more than that the candidate is false.
      if (!this.clauses[lemma]!.includes(-literal)) return lemma;
      this.set(-literal, lemma);
      conflict = this.propagate();
    }
    if (conflict === NO_CONFLICT) fail('no contradiction behind the branches; expected those of a refutation');
    return this.learn(conflict);
  }

  private set(literal: Literal, reason: number): void {
    if (this.isTrue[slot(literal)] === 1) return;
    this.isTrue[slot(literal)] = 1;
    this.reasons[Math.abs(literal)] = reason;
    this.trail.push(literal);
  }

  private undo(length: number): void {
    for (const literal of this.trail.splice(length)) this.isTrue[slot(literal)] = 0;
    this.next = length;
  }

  /** The index of a clause without a literal that can be true, if there comes to be one. */
  private propagate(): number {
    while (this.next < this.trail.length)
      for (const index of this.places[slot(-this.trail[this.next++]!)]!) {
        const open = this.openIn(this.clauses[index]!);
        if (open === 0) return index;
        if (open !== undefined) this.set(open, index);
      }
    return NO_CONFLICT;
  }

  /** What a clause makes true: 0 where it has nothing left, undefined where it says nothing. */
  private openIn(clause: Clause): Literal | undefined {
    let open = 0;
    for (const literal of clause) {
      if (this.isTrue[slot(-literal)] === 1) continue;
      if (open !== 0 || this.isTrue[slot(literal)] === 1) return undefined;
      open = literal;
    }
    return open;
  }

  /** Adds the lemma that what was supposed for a conflict is not all true; its index. */
  private learn(conflict: number): number {
    const isNeeded = new Set(this.clauses[conflict]!.map(Math.abs));
    const hints = [conflict + 1];
    const clause: Literal[] = [];
    for (let at = this.trail.length - 1; at >= 0; at--) {
      const literal = this.trail[at]!;
      if (!isNeeded.has(Math.abs(literal))) continue;
      const reason = this.reasons[Math.abs(literal)]!;
      if (reason === SUPPOSED) {
        clause.push(-literal);
        continue;
      }
      hints.push(reason + 1);
      for (const other of this.clauses[reason]!) isNeeded.add(Math.abs(other));
    }
    this.lemmas.push({ clause, hints: hints.reverse() });
    return this.clauses.push(clause) - 1;
  }
}

const slot = (literal: Literal): number => (literal > 0 ? 2 * literal : 1 - 2 * literal);
