import type { Mark } from '@pencilmark/core';
import { cellName as nameOfCell } from '@pencilmark/core/geometry';
import { batch, computed, effect, signal } from '@preact/signals';
import { ALPHABET } from '../board/alphabet.ts';
import { Drawing } from '../board/Drawing.tsx';
import { engine } from '../engine/engine.ts';
import { type Board, candidatesOf, type Game } from '../game/game.ts';
import { alter, board, game, geometry, make, say, solution } from '../game/session.ts';
import { settings } from '../settings.ts';
import { type Key, language, t } from '../text/index.ts';
import { type Mistake, mistakeOn } from './mistakes.ts';
import { pointed, shown } from './shown.ts';
import type { End, Position, Telling, Told } from './think.ts';
import { type Stand, standsOf } from './walk.ts';
import { type Part, textOf } from './words.ts';

/** How much of a step is told: where to look, which technique, all of it. */
export const STAGES = ['where', 'technique', 'full'] as const;

/** Steps that one walks through: the whole path, or what rules a candidate out. */
export interface Walk {
  readonly kind: 'walk';
  readonly steps: readonly Told[];
  /** The board before each step. */
  readonly stands: readonly Stand[];
  /** The step on screen. */
  readonly at: number;
  /** What the path comes to; or the candidate that goes. */
  readonly end?: End;
  readonly gone?: { readonly cell: number; readonly digit: number };
}

/** What the panel of hints says. */
export type Hinting =
  | { readonly kind: 'wait' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'mistake'; readonly mistake: Mistake }
  | { readonly kind: 'step'; readonly told: Told; readonly stage: number }
  | { readonly kind: 'done'; readonly told: Told }
  | { readonly kind: 'end'; readonly end: End }
  | { readonly kind: 'answer'; readonly says: Key; readonly holes: Readonly<Record<string, string>> }
  | Walk;

export const hinting = signal<Hinting | undefined>(undefined);
/** Whether the puzzle is known to have one solution; nothing until somebody asked. */
export const verdict = signal<'proper' | 'several' | 'none' | 'unknown' | undefined>(undefined);

/** A step in the language on screen. */
export const telling = ({ tellings }: Told): Telling => tellings[language.value];

/** The name of a cell of the game on screen: r1c2. */
export const cellName = (cell: number): string => nameOfCell(cell, geometry.value!.size);

/** The moment of the game that hints are about; when it is over, so are they. */
let moment = '';
const now = (): string => `${game.value?.id} ${game.value?.at}`;
let calling: AbortController | undefined;

effect(() => {
  if (now() !== moment) close();
});

export function close(): void {
  calling?.abort();
  batch(() => {
    hinting.value = undefined;
    pointed.value = undefined;
  });
}

const judged = new Map<string, Promise<typeof verdict.value>>();

/** Whether the puzzle of a game is proper, found out once. */
function verdictOf({ id, board: name, givens }: Game): Promise<typeof verdict.value> {
  if (solution.peek()) return Promise.resolve('proper');
  let asked = judged.get(id);
  if (!asked) {
    asked = engine.ask('judge', { board: name, givens }).then(
      ({ verdict: found, solutions }) => {
        if (found === 'proper' && game.peek()?.id === id) solution.value ??= solutions[0];
        return found;
      },
      () => 'unknown' as const,
    );
    judged.set(id, asked);
  }
  return asked;
}

/** Digits and candidates of the game on screen. What was ruled out wrongly is not believed. */
function standNow(): Stand {
  const { digits, ruledOut } = board.peek()!;
  const answer = solution.peek();
  const believed = answer ? ruledOut.map((set, cell) => set & ~(1 << (answer[cell]! - 1))) : ruledOut;
  return { digits, candidates: candidatesOf(geometry.peek()!, { digits, ruledOut: believed }) };
}

/** Asks the engine about the game on screen; mistakes are pointed out instead. `counts`: hints that this is worth. */
async function question(
  counts: number,
  ask: (position: Position, signal: AbortSignal) => Promise<Hinting>,
): Promise<void> {
  close();
  const current = game.peek();
  if (!current || !board.peek()) return;
  const call = new AbortController();
  calling = call;
  moment = now();
  hinting.value = { kind: 'wait' };
  try {
    const found = await verdictOf(current);
    if (call.signal.aborted) return;
    verdict.value = found;
    const mistake = mistakeOn(geometry.peek()!, board.peek()!, current.givens, solution.peek());
    const { digits, candidates } = standNow();
    const { practised } = current.source;
    const position: Position = {
      board: current.board,
      givens: current.givens,
      digits: [...digits],
      candidates: [...candidates],
      isProper: found === 'proper',
      ...(practised !== undefined && { practised }),
    };
    const answer: Hinting = mistake ? { kind: 'mistake', mistake } : await ask(position, call.signal);
    if (call.signal.aborted) return;
    batch(() => {
      alter((one) => ({ ...one, hints: one.hints + counts }));
      hinting.value = answer;
    });
  } catch {
    if (!call.signal.aborted) hinting.value = { kind: 'failed' };
  }
}

/** The next step, at first only where to look. */
export const askHint = (): Promise<void> =>
  question(1, async (position, signal) => {
    const found = await engine.ask('hint', position, { signal });
    return typeof found === 'string' ? { kind: 'end', end: found } : { kind: 'step', told: found, stage: 0 };
  });

/** The whole path from here. */
export const askPath = (): Promise<void> =>
  question(1, async (position, signal) => {
    const { steps, end } = await engine.ask('path', position, { signal });
    return steps.length === 0 ? { kind: 'end', end } : { ...walk(steps, standNow()), end };
  });

/** Why a digit cannot go into an empty cell. */
export const askWhy = (cell: number, digit: number): Promise<void> =>
  question(1, async (position, signal) => {
    const { peerSets } = geometry.peek()!;
    const holes = { digit: ALPHABET[digit - 1]!, cell: cellName(cell) };
    const answer = (says: Key, more = {}): Hinting => ({ kind: 'answer', says, holes: { ...holes, ...more } });
    const seen = position.digits.findIndex((one, other) => one === digit && peerSets[cell]!.has(other));
    if (seen >= 0) return answer('why.seen', { other: cellName(seen) });
    if (solution.peek()?.[cell] === digit) return answer('why.possible');
    // What was ruled out before is asked for once more.
    const stand = standNow();
    stand.candidates[cell]! |= 1 << (digit - 1);
    const candidate = { cell, digit };
    const steps = await engine.ask('why', { ...position, candidates: [...stand.candidates], candidate }, { signal });
    return steps ? { ...walk(steps, stand), gone: candidate } : answer('why.beyond');
  });

const walk = (steps: readonly Told[], start: Stand): Walk => ({
  kind: 'walk',
  steps,
  stands: standsOf(
    geometry.peek()!,
    start,
    steps.map(({ step }) => step),
  ),
  at: 0,
});

/** What a step does, in short: r1c2=5, r3c4≠5. */
export function deedsOf({ step: { placements, eliminations } }: Told): string {
  const deeds = [
    ...placements.map(({ cell, digit }) => `${cellName(cell)}=${ALPHABET[digit - 1]}`),
    ...eliminations.map(({ cell, digit }) => `${cellName(cell)}≠${ALPHABET[digit - 1]}`),
  ];
  return deeds.length > 4 ? `${deeds.slice(0, 3).join(' ')} …` : deeds.join(' ');
}

/** Tells more of the step. */
export function tellMore(): void {
  const current = hinting.peek();
  if (current?.kind === 'step' && current.stage < STAGES.length - 1)
    hinting.value = { ...current, stage: current.stage + 1 };
}

const play = ({ step: { placements, eliminations } }: Told): void =>
  make({ do: 'step', placements, eliminations, clean: settings.peek().autoClean });

/** Does the step that is told. */
export function doStep(): void {
  const current = hinting.peek();
  if (current?.kind !== 'step') return;
  batch(() => {
    play(current.told);
    moment = now();
    hinting.value = { kind: 'done', told: current.told };
  });
}

/** Does the steps of a path up to the one on screen. */
export function solveToHere(): void {
  const current = hinting.peek();
  if (current?.kind !== 'walk') return;
  batch(() => {
    for (const one of current.steps.slice(0, current.at + 1)) play(one);
    moment = now();
    hinting.value = { kind: 'done', told: current.steps[current.at]! };
  });
}

export function walkTo(at: number): void {
  const current = hinting.peek();
  if (current?.kind === 'walk' && current.steps[at]) hinting.value = { ...current, at };
}

/** Takes the wrong digits away; or writes all candidates into cells whose notes lack one. */
export function mend(): void {
  const current = hinting.peek();
  if (current?.kind !== 'mistake') return;
  const { kind, cells } = current.mistake;
  close();
  if (kind === 'digits') {
    make({ do: 'erase', cells, what: 'digit' });
    return;
  }
  const { candidates } = standNow();
  const { corner, centre } = board.peek()!;
  // Where somebody writes in corners, there.
  for (const where of ['corner', 'centre'] as const) {
    const those = cells.filter((cell) => (centre[cell] !== 0) === (where === 'centre'));
    const layer = where === 'corner' ? corner : centre;
    const sets = those.map((cell) => candidates[cell]! | layer[cell]!);
    if (those.length > 0) make({ do: 'notes', cells: those, sets, where });
  }
}

/** What is said, as parts with words for places. */
export const spoken = computed<readonly Part[]>(() => {
  const current = hinting.value;
  switch (current?.kind) {
    case 'step':
      return telling(current.told)[STAGES[current.stage]!];
    case 'walk':
      return telling(current.steps[current.at]!).full;
    case 'mistake': {
      const { kind, cells } = current.mistake;
      const [before = '', after = ''] = t(`hint.wrong.${kind}`, { n: cells.length, cells: '\n' }).split('\n');
      const words = cells.flatMap((cell, index) => [
        ...(index > 0 ? [', '] : []),
        { text: cellName(cell), cells: [cell] },
      ]);
      return [before, ...words, after];
    }
    case 'answer':
      return [t(current.says, current.holes)];
    case 'end':
      return [t(`hint.${current.end}`)];
    case 'failed':
      return [t('hint.failed')];
    case 'done':
      return [t('hint.done', { name: telling(current.told).name, deeds: deedsOf(current.told) })];
    default:
      return [];
  }
});

effect(() => {
  if (spoken.value.length > 0) say(textOf(spoken.value));
});

/** Cells and houses that words mean, as marks. */
const marksFor = (parts: readonly Part[]): Mark[] =>
  parts.flatMap<Mark>((part) => {
    if (typeof part === 'string') return [];
    const { house, cells } = part;
    if (house !== undefined) return [{ kind: 'house' as const, house, role: 'pattern' as const }];
    return cells.map((cell) => ({ kind: 'cell' as const, cell, role: 'pattern' as const }));
  });

/** A board that shows nothing but a position. */
const bare = (digits: Uint8Array): Board => {
  const none = new Int32Array(digits.length);
  return { digits, corner: none, centre: none, colour: none, ruledOut: none };
};

// What the board shows follows from what is told.
effect(() => {
  const current = hinting.value;
  const place = geometry.value;
  if (!current || !place) {
    shown.value = undefined;
    return;
  }
  const whole = ({ digits, candidates }: Stand, { step }: Told) => ({
    board: bare(digits),
    candidates,
    layer: <Drawing geometry={place} digits={digits} step={step} />,
  });
  if (current.kind === 'walk') shown.value = whole(current.stands[current.at]!, current.steps[current.at]!);
  else if (current.kind === 'step' && current.stage === 2) shown.value = whole(standNow(), current.told);
  else {
    const { digits } = board.peek()!;
    const isPlace = current.kind === 'mistake' || current.kind === 'step';
    const marks = isPlace ? marksFor(spoken.value) : [];
    shown.value = { layer: <Drawing geometry={place} digits={digits} marks={marks} /> };
  }
});
