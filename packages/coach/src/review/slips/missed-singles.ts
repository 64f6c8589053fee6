import { allSteps } from '@pencilmark/core/human';
import type { Grid } from '@pencilmark/core/puzzle';
import { type Course, isAct, type SlipFinder } from '../course.ts';
import { leastLostMs, secondsOf } from '../fair.ts';
import type { Pointer, Slip } from '../findings.ts';
import { cellsOf } from '../reason.ts';
import { SINGLES } from '../trail.ts';

/** A single has been there for long when so many moves that say something came meanwhile … */
const ACTS = 3;
/** … or for so many times as long as the player needs for it. */
const FAIR_TIMES = 10;

/** A single that lies on the board. */
interface Lying {
  readonly single: Pointer;
  readonly sinceMs: number;
  readonly acts: number;
}

/**
 * Singles that lay on the board for long while the player worked on something harder: moves whose
 * reason takes more than a single. Other singles are no harder things, so they do not count, and
 * neither does what was quickly done: somebody who knew of it before had it in the head.
 */
export const missedSingles: SlipFinder = (course) => {
  const { insights, moves, pace } = course;
  const slips: (Slip & { kind: 'missed-single' })[] = [];
  let lying: ReadonlyMap<string, Lying> = new Map();
  let open: string | undefined;
  moves.forEach((move, at) => {
    lying = stillLying(lying, singlesIn(course, insights[at]!.written), moves[at - 1]?.ms ?? 0);
    if (isHard(course, at)) {
      const missed = [...lying].filter(
        ([, { acts, sinceMs, single }]) =>
          acts >= ACTS || move.ms - sinceMs >= FAIR_TIMES * pace * secondsOf(single.technique),
      );
      const oldest = missed.sort(([, one], [, other]) => one.sinceMs - other.sinceMs);
      const [key, first] = oldest.find(([one]) => one === open) ?? oldest[0] ?? [];
      if (first && key === open) slips.push(longer(slips.pop()!, at, move.tookMs));
      else if (first) slips.push(slipOf(course, first, at));
      open = key;
    }
    if (isAct(move)) lying = new Map([...lying].map(([key, seen]) => [key, { ...seen, acts: seen.acts + 1 }]));
  });
  return slips.filter(({ lostMs }) => lostMs >= leastLostMs(pace));
};

function slipOf({ moves, pace }: Course, { single, sinceMs }: Lying, at: number): Slip & { kind: 'missed-single' } {
  const { ms, tookMs } = moves[at]!;
  const { cell, digit } = single.placement!;
  return {
    kind: 'missed-single',
    moves: [at],
    cells: [cell],
    digits: [digit],
    ms,
    lostMs: Math.max(0, Math.round(tookMs - pace * secondsOf(single.technique))),
    practise: single.technique,
    single,
    sinceMs,
  };
}

const longer = <Any extends Slip>(slip: Any, at: number, tookMs: number): Any => ({
  ...slip,
  moves: [...slip.moves, at],
  lostMs: slip.lostMs + tookMs,
});

/** Whether a move took more than a single. */
function isHard({ insights }: Course, at: number): boolean {
  const { reason, isGuess } = insights[at]!;
  if (!reason || isGuess || reason.steps.length === 0) return false;
  return reason.steps.length > 1 || !SINGLES.some(({ id }) => id === reason.technique);
}

/** The singles of a grid, by what they place; each by the easiest technique. */
function singlesIn({ game: { givens } }: Course, grid: Grid): Map<string, Pointer> {
  const singles = new Map<string, Pointer>();
  for (const step of allSteps(grid, { techniques: SINGLES, givens })) {
    const [placement] = step.placements;
    const key = `${placement!.cell} ${placement!.digit}`;
    if (!singles.has(key)) singles.set(key, { technique: step.technique, cells: cellsOf(step), placement: placement! });
  }
  return singles;
}

/** Those that lay there before keep their time. */
function stillLying(
  before: ReadonlyMap<string, Lying>,
  now: ReadonlyMap<string, Pointer>,
  ms: number,
): Map<string, Lying> {
  return new Map([...now].map(([key, single]) => [key, before.get(key) ?? { single, sinceMs: ms, acts: 0 }]));
}
