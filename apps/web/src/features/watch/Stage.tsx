import type { Puzzle } from '@pencilmark/core/puzzle';
import type { Moment, Replay } from '@pencilmark/lab';
import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../../text/index.ts';
import { eventText } from './events.ts';
import type { Film } from './films.ts';
import type { Player } from './player.ts';
import { WatchBoard } from './WatchBoard.tsx';

interface StageProps {
  readonly solver: string;
  readonly puzzle: Puzzle;
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

/** One solver at work: its name, what happens, its board, and how far the recording is. */
export function Stage({ solver, puzzle, player }: StageProps): JSX.Element {
  const film = player.films.value.get(solver);
  const replay = film?.state === 'ready' ? film.replay : undefined;
  return (
    <section class="film" aria-label={solver}>
      <h2>{solver}</h2>
      <Projection replay={replay} solver={solver} puzzle={puzzle} player={player} />
      {film && film.state !== 'ready' && (
        <Waiting film={film} cancel={() => player.cancel(solver)} again={() => player.again(solver)} />
      )}
    </section>
  );
}

interface WaitingProps {
  readonly film: Exclude<Film, { state: 'ready' }>;
  cancel(): void;
  again(): void;
}

/** Why nothing moves yet; it lies over the board. */
function Waiting({ film, cancel, again }: WaitingProps): JSX.Element {
  if (film.state === 'unsupported') return <p class="recording">{t('watch.unsupported')}</p>;
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
    <div class="recording under-way">
      <progress aria-label={progress} />
      {progress}
      <button type="button" onClick={cancel}>
        {t('watch.cancel')}
      </button>
    </div>
  );
}

interface ProjectionProps extends StageProps {
  /** Nothing while it is being recorded. */
  readonly replay: Replay | undefined;
}

/** The part of a stage that moves. Until there is a film it shows the givens. */
function Projection({ replay, solver, puzzle: { geometry, givens }, player }: ProjectionProps): JSX.Element {
  // The film is drawn anew only when it moves, not between two events nor after its end.
  const index = useMemo(
    () => computed(() => (replay ? Math.min(replay.recording.length, Math.floor(player.position.value)) : 0)),
    [replay],
  );
  const moment = replay?.at(index.value);
  const start = {
    event: undefined,
    digits: Uint8Array.from(givens),
    origins: Array.from(givens, () => 'given' as const),
  };
  return (
    <>
      <p class="event">{moment && replay && momentText(moment, replay, geometry.size)}</p>
      <WatchBoard geometry={geometry} moment={moment ?? start} solver={solver} isStill={!player.isPlaying.value} />
    </>
  );
}
