import {
  type AnswerVerdict,
  answerData,
  givesUp,
  gradeAnswer,
  promptOf,
  proposalIn,
  type TurnReport,
} from '@pencilmark/coach/answer';
import { alphabetOf } from '@pencilmark/core/geometry';
import { type LanguageCode, languageNamed } from '@pencilmark/core/languages';
import type { Posed } from './posed.ts';

/** How games are played. */
export interface Play {
  /** How many turns a game has at most; without it one, in which the whole grid is asked for. */
  readonly turns: number | undefined;
  /** What follows a wrong digit of a game with turns: its end, or that it is not written. */
  readonly wrong: 'end' | 'refuse';
  readonly language: LanguageCode;
}

/** Why a game is over. What is wrong with a partner is `timeout` or `fault`. */
export type End = AnswerVerdict['kind'] | 'gave-up' | 'turns' | 'timeout' | 'fault';

/** A game with somebody who reads prompts and answers in free text. */
export class Dialogue {
  turns = 0;
  /** How many digits were right before the first that was wrong. */
  right = 0;
  end: End | undefined;
  /** What is said about a grid, where more is known than the end. */
  about: object = {};
  private hasErred = false;
  private last: TurnReport | undefined;
  private readonly digits: Uint8Array;
  private readonly posed: Posed;
  private readonly play: Play;

  constructor(posed: Posed, play: Play) {
    this.posed = posed;
    this.play = play;
    this.digits = posed.puzzle.givens.slice();
  }

  /** The position as one line, a dot for each empty cell. */
  get line(): string {
    const { geometry } = this.posed.puzzle;
    const alphabet = alphabetOf(geometry);
    return geometry.cells.map((cell) => (this.digits[cell] === 0 ? '.' : alphabet[this.digits[cell]! - 1])).join('');
  }

  /** What is asked in this turn. It is whole: somebody who has forgotten all else can answer it. */
  prompt(): string {
    const { turns, language } = this.play;
    return promptOf(this.position(), {
      language: languageNamed(language),
      asks: turns === undefined ? 'grid' : 'placements',
      ...(this.last && { last: this.last }),
    });
  }

  /** Takes an answer. */
  take(answer: string): void {
    this.turns++;
    if (givesUp(answer)) this.end = 'gave-up';
    else if (this.play.turns === undefined) this.grade(answer);
    else this.place(answer, this.play.turns);
  }

  private position() {
    return { geometry: this.posed.puzzle.geometry, givens: this.digits };
  }

  private grade(answer: string): void {
    const { puzzle, solution } = this.posed;
    const verdict = gradeAnswer(puzzle, answer, { solution });
    this.end = verdict.kind;
    const { verdict: _, ...about } = answerData(verdict, puzzle.geometry);
    this.about = about;
    if (!('digits' in verdict)) return;
    for (const cell of puzzle.geometry.cells) {
      const digit = verdict.digits[cell]!;
      if (digit !== 0 && digit !== solution[cell]) return;
      if (digit !== 0 && puzzle.givens[cell] === 0) this.right++;
    }
  }

  private place(answer: string, mostTurns: number): void {
    const { puzzle, solution } = this.posed;
    const proposal = proposalIn(this.position(), answer);
    const last = { right: [], wrong: [] } as {
      right: TurnReport['right'][number][];
      wrong: TurnReport['wrong'][number][];
    };
    for (const candidate of proposal.kind === 'placements' ? proposal.placements : []) {
      const { cell, digit } = candidate;
      if (solution[cell] === digit) {
        this.digits[cell] = digit;
        last.right.push(candidate);
        if (!this.hasErred) this.right++;
        continue;
      }
      this.hasErred = true;
      last.wrong.push(candidate);
      if (this.play.wrong === 'end') break;
    }
    this.last = last;
    if (last.wrong.length > 0 && this.play.wrong === 'end') this.end = 'wrong';
    else if (puzzle.geometry.cells.every((cell) => this.digits[cell] === solution[cell])) this.end = 'solved';
    else if (this.turns >= mostTurns) this.end = 'turns';
  }
}
