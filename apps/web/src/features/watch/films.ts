import type { Puzzle } from '@pencilmark/core/puzzle';
import { Replay } from '@pencilmark/lab';
import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { workshop } from '../../engine/engine.ts';
import { t } from '../../text/index.ts';
import { say } from '../../ui/parts/announcement.ts';
import { painted } from '../../ui/parts/painted.ts';
import type { Reading } from './reading.ts';
import { type Take, WATCH } from './tasks.ts';
import { type Goal, WATCHABLE } from './view.ts';

/** A search on its way to being watched. */
export type Film =
  | { readonly state: 'recording'; readonly events: number }
  | { readonly state: 'unsupported' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'ready'; readonly replay: Replay; readonly time: number };

/** What is to be filmed. */
export interface Scene {
  readonly reading: ReadonlySignal<Reading | undefined>;
  readonly goal: ReadonlySignal<Goal>;
  readonly solvers: ReadonlySignal<readonly string[]>;
}

/**
 * The films of a scene. Each solver that has none gets one; all are made anew for another puzzle or
 * goal. `end` calls off what is being recorded.
 */
export function makeFilms({ reading, goal, solvers }: Scene) {
  const { films, record, remove, cancel, callOffAll } = makeStudio(goal);
  const isRecording = computed(() => [...films.value.values()].some(({ state }) => state === 'recording'));
  const again = (solver: string): void => {
    const puzzle = reading.peek();
    if (puzzle?.ok) record(solver, puzzle.value.puzzle);
  };
  let recorded: { readonly reading?: Reading | undefined; readonly goal?: Goal } = {};
  const update = (): void => {
    const wanted = { reading: reading.value, goal: goal.value };
    const isNew = wanted.reading !== recorded.reading || wanted.goal !== recorded.goal;
    const names = solvers.value;
    recorded = wanted;
    for (const solver of films.peek().keys()) if (isNew || !names.includes(solver)) remove(solver);
    // Searches are recorded one after the other, the clever solvers first, since they are quick.
    for (const solver of [...WATCHABLE].reverse())
      if (names.includes(solver) && !films.peek().has(solver)) again(solver);
  };
  const stops = [
    effect(() => {
      void [reading.value, goal.value, solvers.value];
      untracked(() => batch(update));
    }),
    effect(() => {
      const isAnyReady = [...films.peek().values()].some(({ state }) => state === 'ready');
      if (!isRecording.value && isAnyReady) say(t('watch.recorded'));
    }),
  ];
  const end = (): void => {
    for (const stop of stops) stop();
    callOffAll();
  };
  return { films, isRecording, again, cancel, end };
}

/** The films by their solvers, and what makes and drops them. */
function makeStudio(goal: ReadonlySignal<Goal>) {
  const films = signal<ReadonlyMap<string, Film>>(new Map());
  const underWay = new Map<string, AbortController>();
  const setFilm = (solver: string, film?: Film): void => {
    const next = new Map(films.peek());
    if (film) next.set(solver, film);
    else next.delete(solver);
    films.value = next;
  };
  /** Calls off what is being recorded, and puts something else in its place, or nothing. */
  const replace = (solver: string, film?: Film): void => {
    underWay.get(solver)?.abort();
    underWay.delete(solver);
    setFilm(solver, film);
  };
  const record = (solver: string, { geometry, givens, struckOut = [] }: Puzzle): void => {
    const puzzle = { board: geometry.id, givens: [...givens], struckOut: [...struckOut] };
    const controller = new AbortController();
    underWay.set(solver, controller);
    const tell = (film: Film): void => {
      if (underWay.get(solver) === controller) setFilm(solver, film);
    };
    tell({ state: 'recording', events: 0 });
    void filmed({ solver, puzzle, goal: goal.peek() }, { signal: controller.signal, tell }).then(tell);
  };
  return {
    films,
    record,
    remove: (solver: string): void => replace(solver),
    cancel: (solver: string): void => replace(solver, { state: 'failed', message: '' }),
    callOffAll: (): void => {
      for (const controller of underWay.values()) controller.abort();
      underWay.clear();
    },
  };
}

interface Telling {
  readonly signal: AbortSignal;
  tell(film: Film): void;
}

/** The film of a search, recorded in the workshop; `tell` hears how far it is. */
async function filmed(take: Take, { signal, tell }: Telling): Promise<Film> {
  const progress = (_: number, { events }: { readonly events: number }): void => tell({ state: 'recording', events });
  try {
    // What is on screen comes first.
    await painted();
    const recorded = await workshop.ask(WATCH.record, take, { signal, progress });
    if (!recorded) return { state: 'unsupported' };
    return { state: 'ready', replay: new Replay(recorded.recording), time: recorded.time };
  } catch (problem) {
    return { state: 'failed', message: problem instanceof Error ? problem.message : String(problem) };
  }
}
