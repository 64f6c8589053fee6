import type { Puzzle } from '@pencilmark/core';
import { parsePuzzle } from '@pencilmark/core/format';
import { Replay } from '@pencilmark/lab';
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { workshop } from '../../engine/engine.ts';
import { say } from '../../parts/announcement.ts';
import { go, route } from '../../route.ts';
import { t } from '../../text/index.ts';
import { textOf } from './puzzles.ts';
import { WATCH } from './tasks.ts';
import { queryOf, type View, viewOf, WATCHABLE } from './view.ts';

/** A search on its way to being watched. */
export type Run =
  | { readonly state: 'recording'; readonly events: number }
  | { readonly state: 'unsupported' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'ready'; readonly replay: Replay; readonly time: number };

// The address is written a little later, for browsers do not like it to change with every touch of the scrubber.
const ADDRESS_MS = 300;
/** A frame that came late moves on by this at most, so that a tab that slept does not jump. */
const LONGEST_FRAME_MS = 100;

/** Everything the page does: what is chosen, what is recorded, where it stands. `end` when it is left. */
export function watch() {
  const view = signal<View>(viewOf(route.peek().query));
  const runs = signal<ReadonlyMap<string, Run>>(new Map());
  /** Events that have happened; between two of them while it plays. */
  const position = signal(view.peek().at);
  const isPlaying = signal(false);
  const puzzleText = computed(() => textOf(view.value.puzzle));
  const reading = computed(() => parsePuzzle(puzzleText.value, { ignoreRules: true }));
  const goal = computed(() => view.value.goal);
  const solvers = computed(() => view.value.solvers);
  const ready = computed(() =>
    view.value.solvers.flatMap((solver) => {
      const run = runs.value.get(solver);
      return run?.state === 'ready' ? [{ ...run, solver }] : [];
    }),
  );
  const isRecording = computed(() => [...runs.value.values()].some(({ state }) => state === 'recording'));
  /** The events of the longest search. */
  const length = computed(() => Math.max(0, ...ready.value.map(({ replay }) => replay.recording.length)));

  const change = (some: Partial<View>): void => {
    view.value = { ...view.peek(), ...some };
  };
  const seek = (index: number): void => {
    isPlaying.value = false;
    position.value = Math.min(length.peek(), Math.max(0, Math.floor(index)));
  };
  const toggle = (): void => {
    if (length.peek() === 0) return;
    if (!isPlaying.peek() && position.peek() >= length.peek()) position.value = 0;
    isPlaying.value = !isPlaying.peek();
  };

  // Recording: each solver of the view that has no run gets one; all begin anew with another puzzle or goal.
  const underWay = new Map<string, AbortController>();
  const setRun = (solver: string, run?: Run): void => {
    const next = new Map(runs.peek());
    if (run) next.set(solver, run);
    else next.delete(solver);
    runs.value = next;
  };
  const callOff = (solver: string): void => {
    underWay.get(solver)?.abort();
    underWay.delete(solver);
  };
  function begin(solver: string, puzzle: Puzzle): void {
    const controller = new AbortController();
    const isCurrent = (): boolean => underWay.get(solver) === controller;
    underWay.set(solver, controller);
    setRun(solver, { state: 'recording', events: 0 });
    const { geometry, givens, struckOut = [] } = puzzle;
    const question = {
      puzzle: { board: geometry.id, givens: [...givens], struckOut: [...struckOut] },
      solver,
      goal: goal.peek(),
    };
    const progress = (_: number, { events }: { readonly events: number }): void => {
      if (isCurrent()) setRun(solver, { state: 'recording', events });
    };
    workshop.ask(WATCH.record, question, { signal: controller.signal, progress }).then(
      (recorded) => {
        if (!isCurrent()) return;
        setRun(
          solver,
          recorded
            ? { state: 'ready', replay: new Replay(recorded.recording), time: recorded.time }
            : { state: 'unsupported' },
        );
      },
      (problem: Error) => {
        if (isCurrent()) setRun(solver, { state: 'failed', message: problem.message });
      },
    );
  }
  let recorded = { text: '', goal: '' };
  const stopRecording = effect(() => {
    const { value: found } = reading;
    const wanted = { text: puzzleText.value, goal: goal.value };
    const names = solvers.value;
    untracked(() =>
      batch(() => {
        const isNew = wanted.text !== recorded.text || wanted.goal !== recorded.goal;
        recorded = wanted;
        for (const solver of runs.peek().keys()) {
          if (!isNew && names.includes(solver)) continue;
          callOff(solver);
          setRun(solver);
        }
        if (!found.ok) return;
        // They are recorded one after the other; nobody waits for a clever one behind a simple one.
        for (const solver of [...WATCHABLE].reverse())
          if (names.includes(solver) && !runs.peek().has(solver)) begin(solver, found.value.puzzle);
      }),
    );
  });
  const again = (solver: string): void => {
    const found = reading.peek();
    if (found.ok) begin(solver, found.value.puzzle);
  };
  const cancel = (solver: string): void => {
    callOff(solver);
    setRun(solver, { state: 'failed', message: '' });
  };
  const stopTelling = effect(() => {
    if (!isRecording.value && ready.peek().length > 0) say(t('watch.recorded'));
  });

  // Playing.
  const stopPlaying = effect(() => {
    if (!isPlaying.value) return;
    // A frame may be dated before the moment that it was asked for: only what lies between two of them counts.
    let before: number | undefined;
    const frame = (now: number): void => {
      next = requestAnimationFrame(frame);
      const passed = Math.min(LONGEST_FRAME_MS, now - (before ?? now));
      before = now;
      const reached = Math.min(length.peek(), position.peek() + (passed / 1000) * view.peek().speed);
      batch(() => {
        position.value = reached;
        if (reached >= length.peek()) isPlaying.value = false;
      });
    };
    let next = requestAnimationFrame(frame);
    return () => cancelAnimationFrame(next);
  });

  // The address follows the view, and the view an address that was not written here.
  let written = String(route.peek().query);
  let timer = 0;
  const current = (): View => ({ ...view.peek(), at: Math.floor(position.peek()) });
  const writeAddress = (): void => {
    clearTimeout(timer);
    if (route.peek().page !== 'watch') return;
    const query = queryOf(current());
    written = String(new URLSearchParams(query));
    go('watch', query, { isReplacing: true });
  };
  const stopWriting = effect(() => {
    void view.value;
    if (isPlaying.value) return;
    void position.value;
    clearTimeout(timer);
    timer = window.setTimeout(writeAddress, ADDRESS_MS);
  });
  const stopReading = effect(() => {
    const { page, query } = route.value;
    if (page !== 'watch' || String(query) === written) return;
    written = String(query);
    const next = viewOf(query);
    batch(() => {
      isPlaying.value = false;
      view.value = next;
      position.value = next.at;
    });
  });

  const end = (): void => {
    isPlaying.value = false;
    clearTimeout(timer);
    for (const stop of [stopRecording, stopTelling, stopPlaying, stopWriting, stopReading]) stop();
    for (const solver of [...underWay.keys()]) callOff(solver);
  };
  return {
    view,
    runs,
    ready,
    reading,
    position,
    isPlaying,
    isRecording,
    length,
    change,
    seek,
    toggle,
    cancel,
    again,
    writeAddress,
    end,
  };
}

export type Watching = ReturnType<typeof watch>;
