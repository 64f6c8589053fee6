import { type Budget, isSpent } from '@pencilmark/core/human';
import type { Candidate } from '@pencilmark/core/puzzle';
import { SECONDS_TO_NOTE, SECONDS_TO_WRITE } from './fair.ts';
import type { ReviewedGame } from './game.ts';
import type { Glance } from './glances.ts';
import { isLucky } from './guess.ts';
import { addRemoved, type Removed, withoutRemoved } from './known.ts';
import { type FoundReason, makeReasoner, type Reasoner, rankOf, reasonFor } from './reason.ts';
import type { Goal } from './trail.ts';

/** A move with all that its review looks at. */
export interface Insight extends Glance {
  /** What it is right about, and the hardest reason for it. */
  readonly goals: readonly Goal[];
  readonly reason?: FoundReason;
  /** Whether the search for a reason was cut short. */
  readonly isCut: boolean;
  readonly isGuess: boolean;
  /** How long the player takes for such a move as a rule, if that is known. */
  readonly fairMs?: number;
}

export interface InsightOptions {
  /** What a second of the average player lasts, in milliseconds. */
  readonly pace: number;
  readonly budget: Budget;
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** The state of a walk through a game. */
interface Going {
  readonly game: ReviewedGame;
  readonly pace: number;
  readonly reasoner: Reasoner;
  /** Candidates that reasons have shown to be false; and by which. */
  readonly learned: Removed;
  readonly taught: Map<string, FoundReason>;
  readonly insights: Insight[];
}

/** The moves of a game, each with its reason. What one reason shows is known to the next. */
export function insightsOf(
  game: ReviewedGame,
  glances: readonly Glance[],
  { pace, budget, onProgress }: InsightOptions,
): Insight[] {
  const going: Going = {
    game,
    pace,
    reasoner: makeReasoner(game, budget),
    learned: new Int32Array(game.geometry.cellCount),
    taught: new Map(),
    insights: [],
  };
  glances.forEach((glance, at) => {
    going.insights.push(insightOf(going, glance));
    onProgress?.((at + 1) / glances.length);
  });
  return going.insights;
}

function insightOf(going: Going, glance: Glance): Insight {
  const { game, learned, insights, pace, reasoner, taught } = going;
  const goals = goalsOf(game, glance);
  let isGuess = false;
  const reasons = goals.flatMap((goal) => {
    const known = goal.isPlacement ? undefined : taught.get(keyOf(goal));
    const reason = known ?? reasonFor(reasoner, withoutRemoved(glance.written, learned), goal);
    if (goal.isPlacement && !isSpent(reasoner.budget) && isLucky(game, insights, glance, { reason, pace }))
      isGuess = true;
    else if (reason) learn(going, reason);
    return reason ? [reason] : [];
  });
  const [reason] = reasons.toSorted((a, b) => rankOf(b) - rankOf(a));
  const isCut = reasons.length < goals.length && isSpent(reasoner.budget);
  const isTimed = game.hasTimes !== false && reasons.length === goals.length;
  const seconds = isTimed ? secondsFor(glance, goals, reasons) : undefined;
  return {
    ...glance,
    goals,
    ...(reason && { reason }),
    isCut,
    isGuess,
    ...(seconds !== undefined && { fairMs: Math.round(pace * seconds) }),
  };
}

/** What a move is right about, as far as the board and the notes do not say it. */
function goalsOf({ solution }: ReviewedGame, { change: { kind, placed, struck }, written }: Glance): Goal[] {
  if (kind === 'digit')
    return placed
      .filter(({ cell, digit }) => digit === solution[cell])
      .map((placement) => ({ ...placement, isPlacement: true }));
  const isNews = ({ cell, digit }: Candidate): boolean => digit !== solution[cell] && written.has(cell, digit);
  return kind === 'strike' ? struck.filter(isNews).map((strike) => ({ ...strike, isPlacement: false })) : [];
}

const keyOf = ({ cell, digit }: Candidate): string => `${cell} ${digit}`;

/** From now on it is known what a reason shows, and that it takes no more steps. */
function learn({ game, learned, taught }: Going, reason: FoundReason): void {
  for (const { removed } of reason.taken) {
    addRemoved(learned, removed, game);
    for (const candidate of removed)
      if (!taught.has(keyOf(candidate))) taught.set(keyOf(candidate), { ...reason, steps: [], taken: [], seconds: 0 });
  }
}

/** The seconds that an average player takes for a move whose reasons are known. */
function secondsFor(
  { change: { kind } }: Glance,
  goals: readonly Goal[],
  reasons: readonly FoundReason[],
): number | undefined {
  // There is nothing to compare a wrong digit with.
  if (kind === 'help' || (kind === 'digit' && goals.length === 0)) return undefined;
  if (kind === 'note') return SECONDS_TO_NOTE;
  return Math.max(
    SECONDS_TO_WRITE,
    reasons.reduce((sum, { seconds }) => sum + seconds, 0),
  );
}
