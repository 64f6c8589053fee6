import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { walkTo } from './actions.ts';
import { close, hint } from './hint.ts';

/** Where arrows, Home and End have a meaning of their own. */
const OWN_ARROWS = '[role="grid"], [role="menu"], [role="radiogroup"], input, select, textarea, dialog';
/** Where Escape closes something else first. */
const OWN_ESCAPE = '[role="menu"], dialog, input:not([type="range"]), select, textarea';

/** Where each key leads in a walk of some steps. */
const TURNS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Escape closes the hint; arrows, Home and End turn the steps of a walk. */
function onKey(event: KeyboardEvent): void {
  const target = event.target instanceof Element ? event.target : undefined;
  const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
  const current = hint.peek();
  if (!current || event.defaultPrevented || !isPlain) return;
  if (event.key === 'Escape' && !target?.closest(OWN_ESCAPE)) {
    event.preventDefault();
    close();
  }
  const turn = TURNS[event.key];
  if (!turn || current.kind !== 'walk' || target?.closest(OWN_ARROWS)) return;
  event.preventDefault();
  walkTo(turn(current.at, current.steps.length));
}

/** Escape closes a slip with a question, unless it closes something else first. */
export function useSlipEscape(away: () => void): void {
  useEffect(() => {
    const onEscape = (event: KeyboardEvent): void => {
      const isElsewhere = event.target instanceof Element && event.target.closest(OWN_ESCAPE);
      if (event.key !== 'Escape' || event.defaultPrevented || isElsewhere) return;
      event.preventDefault();
      away();
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, []);
}

/** The keys of a slip, wherever the focus is. They come before those of the page. */
export function useSlipKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/**
 * The slip takes the focus when it comes, unless somebody is on the board. Whoever is in it stays
 * there when what has the focus goes: at its yellow button, also where that comes only after a
 * while; when the slip goes, at the button of hints.
 */
export function useKeptFocus(): RefObject<HTMLElement | null> {
  const slip = useRef<HTMLElement>(null);
  const last = useRef({ isThere: false, isWaiting: false });
  const wasInside = slip.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    const [here, now] = [slip.current, document.activeElement];
    const { isThere, isWaiting } = last.current;
    last.current = { isThere: here !== null, isWaiting: isWaiting && now === here };
    if (here && !isThere && !now?.closest('[role="grid"]')) here.focus({ preventScroll: true });
    if (!wasInside || (now !== document.body && !last.current.isWaiting)) return;
    const main = here?.querySelector<HTMLElement>('.main');
    last.current.isWaiting = !main;
    (main ?? here ?? document.querySelector<HTMLElement>('.actions .ask, .hints button'))?.focus({
      preventScroll: true,
    });
  });
  return slip;
}

/** A new text begins at its top, unless the focus is in it. */
export function useTopOf(shown: unknown): RefObject<HTMLDivElement | null> {
  const story = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (story.current && !story.current.contains(document.activeElement)) story.current.scrollTop = 0;
  }, [shown]);
  return story;
}

// A finger that goes down this far wants the slip away.
const FAR = 56;

/** A finger that pulls the head of a slip down closes it. */
export function useSwipe(): Readonly<Record<'onTouchStart' | 'onTouchEnd', (event: TouchEvent) => void>> {
  const start = useRef<Touch | undefined>(undefined);
  return {
    onTouchStart: ({ touches }) => {
      start.current = touches.length === 1 ? touches[0] : undefined;
    },
    onTouchEnd: ({ changedTouches: [end] }) => {
      const from = start.current;
      if (!from || !end) return;
      const [right, down] = [end.clientX - from.clientX, end.clientY - from.clientY];
      if (down > FAR && down > 2 * Math.abs(right)) close();
    },
  };
}
