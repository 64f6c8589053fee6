import type { Geometry } from '@pencilmark/core/geometry';
import type { Moment, Replay } from '@pencilmark/lab';
import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { t } from '../../text/index.ts';
import { eventText } from './events.ts';
import type { Film } from './films.ts';
import type { Player } from './player.ts';
import { WatchBoard } from './WatchBoard.tsx';

interface StageProps {
  readonly solver: string;
  readonly geometry: Geometry;
  readonly player: Player;
}

/** What a moment is, in a few words. */
export function momentText(moment: Moment, { recording }: Replay, size: number): string {
  const { index, solutions } = moment;
  const text = eventText(moment, size);
  // Every search begins with a call, unless givens are in conflict.
  if (recording.length === 0) return t('watch.event.none');
  if (index === recording.length && recording.result?.stopped !== 'budget')
    return t(solutions === 0 ? 'watch.over.none' : 'watch.over', { event: text });
  return index > recording.words.length ? `${t('watch.sample', { at: index })}: ${text}` : text;
}

/** One solver at work: its name, what happens, its board; or how far the recording is. */
export function Stage({ solver, geometry, player }: StageProps): JSX.Element {
  const film = player.films.value.get(solver);
  return (
    <section class="film" aria-label={solver}>
      <h2>{solver}</h2>
      {film?.state === 'ready' ? (
        <Projection replay={film.replay} solver={solver} geometry={geometry} player={player} />
      ) : (
        film && <Waiting film={film} cancel={() => player.cancel(solver)} again={() => player.again(solver)} />
      )}
    </section>
  );
}

interface WaitingProps {
  readonly film: Exclude<Film, { state: 'ready' }>;
  cancel(): void;
  again(): void;
}

/** Why there is nothing to see yet. */
function Waiting({ film, cancel, again }: WaitingProps): JSX.Element {
  if (film.state === 'unsupported') return <p class="notice">{t('watch.unsupported')}</p>;
  if (film.state === 'failed')
    return (
      <div class="recording">
        {film.message ? t('watch.failed', { why: film.message }) : t('watch.cancelled')}
        <button type="button" onClick={again}>
          {t('watch.again')}
        </button>
      </div>
    );
  const progress = t('watch.recording', { n: film.events });
  return (
    <div class="recording">
      <progress aria-label={progress} />
      {progress}
      <button type="button" onClick={cancel}>
        {t('watch.cancel')}
      </button>
    </div>
  );
}

/** The part of a stage that moves. */
function Projection({ replay, solver, geometry, player }: StageProps & { readonly replay: Replay }): JSX.Element {
  // The film is drawn anew only when it moves, not between two events nor after its end.
  const index = useComputed(() => Math.min(replay.recording.length, Math.floor(player.position.value)));
  const moment = replay.at(index.value);
  return (
    <>
      <p class="event">{momentText(moment, replay, geometry.size)}</p>
      <WatchBoard geometry={geometry} moment={moment} solver={solver} isStill={!player.isPlaying.value} />
    </>
  );
}
