import { type Cell, cellName, type Digit, type Geometry, hasDigit } from '@pencilmark/core/geometry';
import { type HintLevel, hint, type Language, nextStep, type Step } from '@pencilmark/core/human';
import { type Candidate, checkPuzzle, type Grid, gridOf, type Puzzle } from '@pencilmark/core/puzzle';
import { check, checkOptions, fail, LIST, oneOf, within } from '@pencilmark/core/result';
import { type AnswerVerdict, gradeAnswer } from '../answer/grade.ts';
import { type Claim, gradeClaim, type ProofVerdict } from '../proof/index.ts';

/** What is rewarded: right digits, steps with a reason that proves them, or the solution alone. */
export const REWARDS = ['digit', 'proven', 'solved'] as const;
/** What is rewarded. */
export type Reward = (typeof REWARDS)[number];

/**
 * What follows a wrong digit: the game ends, the digit is not written, or it is written and may be
 * replaced.
 */
export const AFTER_WRONG = ['end', 'refuse', 'keep'] as const;
/** What follows a wrong digit. */
export type AfterWrong = (typeof AFTER_WRONG)[number];

/** How a game is played. */
export interface PlayOptions {
  /** Default: `digit`. */
  readonly reward?: Reward;
  /** Default: `end`. */
  readonly wrong?: AfterWrong;
  /** After so many steps the game ends. Default: 10 000. */
  readonly mostSteps?: number;
}

/** What a player does in a step. Reasons are techniques with the cells on which they rest. */
export type Action =
  | ({ readonly kind: 'place' | 'strike' } & Candidate & Pick<Claim, 'technique'> & { readonly cells?: Claim['cells'] })
  | { readonly kind: 'erase'; readonly cell: Cell }
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'hint'; readonly level: HintLevel; readonly language?: Language };

/** Why a game is over. */
export type GameEnd = 'solved' | 'wrong' | 'answered' | 'steps';

/** A hint, and the step of which it tells as much as its level says. */
export interface GivenHint {
  readonly level: HintLevel;
  readonly text: string;
  readonly step: Step;
}

/** What comes of a step. */
export interface Outcome {
  readonly reward: number;
  /** Whether a digit or an elimination is right; not told where the solution alone is rewarded. */
  readonly isRight?: boolean;
  /** What is said of the reason, where one was given or is rewarded. */
  readonly proof?: ProofVerdict;
  /** What is said of a finished grid. */
  readonly answer?: AnswerVerdict;
  /** The next step of a person, as far as the level of the hint tells it; none is known. */
  readonly hint?: GivenHint | undefined;
}

/** What a hint costs. */
export const HINT_COSTS: Readonly<Record<HintLevel, number>> = { where: 0.125, technique: 0.25, full: 0.5 };

const MOST_STEPS = 10_000;

/**
 * A puzzle that somebody plays step by step. It has no clock and no chance: the same steps bring
 * the same rewards. Throws a RangeError for a solution of another length, and for a board of more
 * than 32 digits.
 *
 *     const puzzle = puzzleOf('123.34122143432.');
 *     const game = new Game(puzzle, solve(puzzle));
 *     game.step({ kind: 'place', cell: 3, digit: 4 })      // { reward: 1, isRight: true }
 *     game.illegal({ kind: 'place', cell: 3, digit: 4 })      // 'r1c4 is filled.'
 *     game.step({ kind: 'place', cell: 15, digit: 1 }).reward      // 1
 *     game.end      // 'solved'
 */
export class Game {
  readonly puzzle: Puzzle;
  /** The digits on the board, 0 for empty and void cells. */
  readonly digits: Uint8Array;
  readonly reward: Reward;
  readonly wrong: AfterWrong;
  steps = 0;
  /** The sum of all rewards. */
  score = 0;
  end: GameEnd | undefined;
  /** How many cells lack their right digit. */
  private open = 0;
  private readonly solution: Uint8Array;
  /** What is known for certain: right digits, and candidates that were rightly struck out. */
  private readonly sure: Grid;
  /** Whether the right digit of a cell was rewarded. */
  private readonly paid: Uint8Array;
  /** The candidates that were struck out, as sets of digits. */
  private readonly struck: Int32Array;
  private readonly mostSteps: number;

  constructor(puzzle: Puzzle, solution: Uint8Array, options: PlayOptions = {}) {
    checkPuzzle('Game', puzzle);
    check('Game', 'solution', solution, LIST);
    checkOptions('Game', options, { reward: oneOf(REWARDS), wrong: oneOf(AFTER_WRONG), mostSteps: within(1) });
    const { cellCount, cells } = puzzle.geometry;
    if (solution.length !== cellCount)
      fail(`Game was called with a solution of ${solution.length} cells; expected ${cellCount}`);
    const { reward = 'digit', wrong = 'end', mostSteps = MOST_STEPS } = options;
    this.puzzle = puzzle;
    this.solution = solution;
    this.reward = reward;
    this.wrong = wrong;
    this.mostSteps = mostSteps;
    this.digits = puzzle.givens.slice();
    this.sure = gridOf(puzzle);
    this.paid = puzzle.givens.slice();
    this.struck = new Int32Array(cellCount);
    for (const { cell, digit } of puzzle.struckOut ?? []) this.struck[cell]! |= bitOf(digit);
    for (const cell of cells) if (puzzle.givens[cell] === 0) this.open++;
    if (this.open === 0) this.end = 'solved';
  }

  /** Whether somebody who plays is told at once what is wrong. */
  get isTold(): boolean {
    return this.wrong !== 'keep' || this.reward !== 'solved';
  }

  /**
   * The digits that a cell can have by the digits on the board, as a set; without those that were
   * struck out. Of a filled cell none.
   */
  legalDigits(cell: Cell): number {
    const { geometry } = this.puzzle;
    const { digits } = this;
    if (!(this.solution[cell]! > 0) || digits[cell] !== 0) return 0;
    if (this.wrong !== 'keep') return this.sure.candidates[cell]!;
    // What is sure is more than what can be seen: it knows which digits are right.
    let legal = geometry.allDigits & ~this.struck[cell]!;
    const { peers, peerStart } = geometry;
    for (let index = peerStart[cell]!; index < peerStart[cell + 1]!; index++) legal &= ~bitOf(digits[peers[index]!]!);
    return legal;
  }

  /** Why an action is not possible; undefined where it is. Nothing changes. */
  illegal(action: Action): string | undefined {
    if (this.end) return `The game is over (${this.end}).`;
    if (action.kind === 'answer' || action.kind === 'hint') return undefined;
    const { geometry, givens } = this.puzzle;
    const { cell } = action;
    if (!(this.solution[cell]! > 0)) return 'There is no such cell.';
    const held = this.digits[cell]!;
    const name = cellName(cell, geometry.size);
    if (givens[cell] !== 0) return `${name} is a given.`;
    if (action.kind === 'erase') {
      if (this.wrong !== 'keep') return 'Nothing is erased where wrong digits are not kept.';
      return held === 0 ? `${name} is empty.` : undefined;
    }
    const { digit } = action;
    if (!isDigit(digit, geometry)) return 'There is no such digit.';
    if (action.kind === 'strike')
      return hasDigit(this.legalDigits(cell), digit) ? undefined : `${name} has no such candidate.`;
    const isFree = held === 0 || (this.wrong === 'keep' && held !== digit);
    return isFree ? undefined : `${name} is filled.`;
  }

  /**
   * Does a step. Throws a RangeError for an action that `illegal` tells of. A right digit is
   * rewarded once, so nobody gains by erasing it.
   */
  step(action: Action): Outcome {
    const fault = this.illegal(action);
    if (fault !== undefined) fail(`step was called with an illegal action; expected a legal one: ${fault}`);
    const outcome = this.done(action);
    this.steps++;
    this.score += outcome.reward;
    if (!this.end && this.steps >= this.mostSteps) this.end = 'steps';
    return outcome;
  }

  private done(action: Action): Outcome {
    switch (action.kind) {
      case 'place':
        return this.place(action);
      case 'strike':
        return this.strike(action);
      case 'erase':
        this.write(action.cell, 0);
        return { reward: 0 };
      case 'answer':
        return this.finish(action.text);
      case 'hint':
        return this.hint(action.level, action.language);
    }
  }

  private place(action: Extract<Action, { kind: 'place' | 'strike' }>): Outcome {
    const { cell, digit } = action;
    const isRight = this.solution[cell] === digit;
    const proof = this.proofOf(action);
    const isFirst = isRight && this.paid[cell] === 0;
    if (isRight || this.wrong === 'keep') this.write(cell, digit);
    else if (this.wrong === 'end') this.end = 'wrong';
    if (isFirst) this.paid[cell] = 1;
    return this.outcome(isRight, proof, this.rewardOf({ isRight, isFirst, proof, isPlacement: true }));
  }

  private strike(action: Extract<Action, { kind: 'place' | 'strike' }>): Outcome {
    const { cell, digit } = action;
    const isRight = this.solution[cell] !== digit;
    const proof = this.proofOf(action);
    if (isRight) this.sure.eliminate({ cell, digit });
    if (isRight || this.wrong === 'keep') this.struck[cell]! |= bitOf(digit);
    else if (this.wrong === 'end') this.end = 'wrong';
    return this.outcome(isRight, proof, this.rewardOf({ isRight, isFirst: true, proof, isPlacement: false }));
  }

  private outcome(isRight: boolean, proof: ProofVerdict | undefined, reward: number): Outcome {
    return { reward, ...(this.isTold && { isRight, ...(proof && { proof }) }) };
  }

  private rewardOf({ isRight, isFirst, proof, isPlacement }: Deed): number {
    if (this.reward === 'solved') return this.end === 'solved' ? 1 : 0;
    if (!isRight) return -1;
    if (!isFirst) return 0;
    if (this.reward === 'digit') return isPlacement ? 1 : 0;
    return proof?.kind === 'proven' || proof?.kind === 'shorter' ? 1 : 0;
  }

  /** The grade of a reason; undefined where none was given and none is rewarded. */
  private proofOf(action: Extract<Action, { kind: 'place' | 'strike' }>): ProofVerdict | undefined {
    const { kind, cell, digit, technique, cells = [] } = action;
    if (technique === undefined && this.reward !== 'proven') return undefined;
    if (this.sure.digits[cell] !== 0) return undefined;
    const claim = { candidate: { cell, digit }, isPlacement: kind === 'place', cells };
    const { givens } = this.puzzle;
    return gradeClaim(this.sure, technique === undefined ? claim : { ...claim, technique }, {
      givens,
      solution: this.solution,
    });
  }

  /** Writes a digit, or 0, into a cell. */
  private write(cell: Cell, digit: Digit | 0): void {
    const right = this.solution[cell]!;
    const before = this.digits[cell]!;
    this.digits[cell] = digit;
    if (digit === right) {
      this.open--;
      // What was once known of a cell stays known, so the grid never goes back.
      if (this.sure.digits[cell] === 0) this.sure.place(cell, digit);
    } else if (before === right) this.open++;
    if (this.open === 0) this.end = 'solved';
  }

  /** Grades a finished grid, with which the game ends. */
  private finish(text: string): Outcome {
    const answer = gradeAnswer(this.puzzle, text, { solution: this.solution });
    const { cells } = this.puzzle.geometry;
    const isSolved = answer.kind === 'solved';
    this.end = isSolved ? 'solved' : 'answered';
    let reward = isSolved ? 1 : 0;
    if (this.reward === 'proven' && (answer.kind === 'wrong' || answer.kind === 'changed')) reward = -1;
    if (this.reward === 'digit') {
      const written = 'digits' in answer && answer.kind !== 'changed' ? answer.digits : undefined;
      reward = answer.kind === 'changed' ? -1 : 0;
      for (const cell of written ? cells : [])
        if (this.paid[cell] === 0 && written![cell] !== 0) reward += written![cell] === this.solution[cell] ? 1 : -1;
    }
    if (isSolved) this.digits.set(answer.digits);
    return { reward, answer, isRight: isSolved };
  }

  private hint(level: HintLevel, language?: Language): Outcome {
    const { geometry, givens } = this.puzzle;
    const step = nextStep(this.sure, { givens });
    if (!step) return { reward: 0, hint: undefined };
    const text = hint(step, geometry, level, language ? { language } : {});
    return { reward: -HINT_COSTS[level], hint: { level, text, step } };
  }
}

/** What a reward depends on. */
interface Deed {
  readonly isRight: boolean;
  readonly isFirst: boolean;
  readonly proof: ProofVerdict | undefined;
  readonly isPlacement: boolean;
}

const isDigit = (digit: number, { size }: Geometry): boolean => Number.isInteger(digit) && digit >= 1 && digit <= size;

const bitOf = (digit: number): number => (digit === 0 ? 0 : 1 << (digit - 1));
