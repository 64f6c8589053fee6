import type { Contradiction, Supposition } from '@pencilmark/coach/consequences';
import type { LanguageCode, Path, ProofPart, Sentence, Step, WhyNot } from '@pencilmark/core/human';
import type { Candidate } from '@pencilmark/core/puzzle';
import type { ProfileName } from '@pencilmark/core/rate/profile-name';
import { task } from '../../engine/task.ts';

/** The position of a question: where a game stands. */
export interface HintQuestion {
  readonly board: string;
  readonly givens: readonly number[];
  readonly digits: readonly number[];
  /** The candidates of every cell, as sets of digits. */
  readonly candidates: readonly number[];
  /**
   * Whether the puzzle is known to have one solution; without that, techniques that rely on it are
   * left out.
   */
  readonly isProper: boolean;
  /** The id of a technique that is tried before the others. */
  readonly practised?: string;
  /** Whose order of techniques is followed, where that knows the board. Default: our own. */
  readonly profile?: ProfileName;
  /** The language on screen, in which steps are explained. */
  readonly language: LanguageCode;
}

/** A step in words of one language. */
export interface Telling {
  readonly name: string;
  readonly where: Sentence;
  readonly technique: Sentence;
  readonly full: Sentence;
  /** The branches of a net, to read one by one. */
  readonly parts: readonly ProofPart[];
}

/** A step, the id of its board, and its texts: at least in one language. */
export interface Explained {
  readonly step: Step;
  readonly board: string;
  /** How late its technique is tried, from 0 to 1. */
  readonly hardness: number;
  readonly tellings: Readonly<Partial<Record<LanguageCode, Telling>>>;
}

/** How a search for steps ends. */
export type End = Path['end'];

/** The steps that show why a candidate is false, or what is known instead. */
export type WhyAnswer =
  | { readonly kind: 'steps'; readonly steps: readonly Explained[]; readonly isCut: boolean }
  | Exclude<WhyNot, { readonly kind: 'steps' }>;

/** What follows from suppositions. */
export interface Followed {
  readonly suppositions: readonly Supposition[];
  readonly steps: readonly Explained[];
  readonly contradiction?: Contradiction;
}

/** What follows in each of some cases, and what holds in all of them. */
export interface FollowedCases {
  readonly cases: readonly Followed[];
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
}

/** A position in which somebody supposes something. */
export type FollowQuestion = Pick<HintQuestion, 'board' | 'digits' | 'candidates' | 'language'> & {
  readonly suppositions: readonly Supposition[];
};

/** A step that needs texts again, since another language was chosen. */
export type TellQuestion = Pick<Explained, 'step' | 'board'> & Pick<HintQuestion, 'language'>;

/** A step in a position, whose shortest reason is looked for. */
export type ReasonQuestion = Pick<HintQuestion, 'board' | 'digits' | 'candidates'> & TellQuestion;

/** What the engine's thread can do with the steps that people do. */
export const HINT = {
  /** The next step, or why there is none. */
  next: task<HintQuestion, Explained | End>('hint.nextStep'),
  /** Every step to the end. */
  path: task<HintQuestion, { readonly steps: readonly Explained[]; readonly end: End }>('hint.path'),
  /** The steps that rule a candidate out, the last itself, or what is known instead. */
  why: task<HintQuestion & { readonly candidate: Candidate }, WhyAnswer>('hint.why'),
  /** The fewest houses and clues from which a step follows, in words; or nothing. */
  reason: task<ReasonQuestion, Sentence | undefined>('hint.reason'),
  /** A step in another language. */
  tell: task<TellQuestion, Explained>('hint.tell'),
  /** What follows where all suppositions hold; nothing is blamed on them that is wrong before. */
  follow: task<FollowQuestion, Followed | 'contradiction'>('hint.follow'),
  /** What holds whichever of them does. */
  followAll: task<FollowQuestion, FollowedCases | 'contradiction'>('hint.followAll'),
};
