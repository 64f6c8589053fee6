import { batch, computed, signal } from '@preact/signals';
import { route } from '../../route.ts';
import { makePlayback } from '../../ui/parts/playback.ts';
import { makeAddress } from './address.ts';
import { makeFilms } from './films.ts';
import { makeReading } from './reading.ts';
import { type View, viewOf } from './view.ts';

/**
 * Everything the page does: what is chosen, what is recorded, where it stands. `end` when it is
 * left.
 */
export function makePlayer() {
  const view = signal<View>(viewOf(route.peek().query));
  /** Events that have happened; between two of them while it plays. */
  const position = signal(view.peek().at);
  const { reading, played, end: endReading } = makeReading(computed(() => view.value.puzzle));
  const goal = computed(() => view.value.goal);
  const solvers = computed(() => view.value.solvers);
  const { films, isRecording, again, cancel, end: endFilms } = makeFilms({ reading, goal, solvers });
  const ready = computed(() =>
    view.value.solvers.flatMap((solver) => {
      const film = films.value.get(solver);
      return film?.state === 'ready' ? [{ ...film, solver }] : [];
    }),
  );
  /** The events of the longest search. */
  const length = computed(() => Math.max(0, ...ready.value.map(({ replay }) => replay.recording.length)));
  const speed = computed(() => view.value.speed);
  const playback = makePlayback(position, length, speed);
  const { isPlaying, seek, toggle } = playback;
  const address = makeAddress({
    read: () => ({ ...view.value, at: Math.floor(position.value) }),
    show: (next) =>
      batch(() => {
        isPlaying.value = false;
        view.value = next;
        position.value = next.at;
      }),
    isBusy: () => isPlaying.value,
  });
  const change = (some: Partial<View>): void => {
    view.value = { ...view.peek(), ...some };
  };
  const end = (): void => {
    playback.end();
    address.end();
    endFilms();
    endReading();
  };
  return {
    view,
    films,
    ready,
    reading,
    played,
    position,
    isPlaying,
    isRecording,
    length,
    change,
    seek,
    toggle,
    cancel,
    again,
    writeAddress: address.write,
    end,
  };
}

export type Player = ReturnType<typeof makePlayer>;
