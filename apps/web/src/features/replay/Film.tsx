import { ALPHABET } from '@pencilmark/core/geometry/plain';
import type { MatchLog } from '@pencilmark/race';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { geometryCalled } from '../../puzzles/boards.ts';
import { settings } from '../../settings.ts';
import { t } from '../../text/index.ts';
import { Grid } from '../../ui/grid/Grid.tsx';
import { say } from '../../ui/parts/announcement.ts';
import { Choice } from '../../ui/parts/fields.tsx';
import { FilmControls, useFilmKeys } from '../../ui/parts/film.tsx';
import { ICONS } from '../../ui/parts/icons.tsx';
import { setterOf } from '../../ui/parts/signals.ts';
import { raceAgainst } from '../ghost/begin.ts';
import { ghostOfSeat } from '../ghost/ghost.ts';
import { shownClock } from '../match/clock.ts';
import { boardLooks } from '../match/looks.ts';
import { titleOfMatch } from '../match/rules.ts';
import { viewOf } from '../match/side.ts';
import { Moves } from './Moves.tsx';
import { clocksOf, type Moment, momentsOf, whatHappened } from './moments.ts';
import { useReasons } from './reasons.ts';

interface FilmProps {
  readonly log: MatchLog;
  /** The player's present name. */
  readonly own: string | undefined;
}

/** The board at a moment of the match, and the moves beside it. */
export function Film({ log, own }: FilmProps): JSX.Element {
  const { rules } = log.setup;
  const names = useMemo(() => namesIn(log), [log]);
  const seat = useSignal(Math.max(0, names.indexOf(own ?? '')));
  const moments = useMemo(() => momentsOf(log, seat.value), [log, seat.value]);
  const at = useSignal(0);
  const shown = Math.min(at.value, moments.length - 1);
  const reasons = useReasons(moments);
  const nameOf = (of: number | null): string => (of === null ? t('match.referee') : (names[of] ?? ''));
  const go = (to: number): void => {
    at.value = Math.max(0, Math.min(moments.length - 1, to));
  };
  useFilmKeys((step) => go(at.peek() + step));
  const moment = moments[shown];
  const size = geometryCalled(rules.board).size;
  useEffect(() => {
    if (!moment || shown === 0) return;
    say([whatHappened(moment, { size, nameOf }).what, reasons.get(shown)].filter(Boolean).join(', '));
  }, [shown]);
  if (!moment) return <p class="notice">{t('match.void')}</p>;
  return (
    <>
      <p class="eyebrow">{titleOfMatch(rules)}</p>
      <p class="players">{names.join(' – ')}</p>
      {rules.mode === 'race' && <Racer log={log} own={own} seat={seat} moment={moment} />}
      <div class="rerun">
        <div>
          <Clocks moment={moment} names={names} />
          <BoardAt moment={moment} seat={seat.value} nameOf={nameOf} />
          <FilmControls at={shown} most={moments.length - 1} go={go}>
            <input
              type="range"
              min="0"
              max={moments.length - 1}
              value={shown}
              aria-label={t('watch.position')}
              aria-valuetext={t('replay.at', { at: shown, all: moments.length - 1 })}
              onInput={({ currentTarget }) => go(Number(currentTarget.value))}
            />
          </FilmControls>
        </div>
        <Moves moments={moments} at={shown} go={go} reasons={reasons} names={{ size, nameOf }} />
      </div>
    </>
  );
}

interface RacerProps extends FilmProps {
  readonly seat: Signal<number>;
  readonly moment: Moment;
}

/** Whose board of a race is shown, and the way to race against them. */
function Racer({ log, own, seat, moment }: RacerProps): JSX.Element {
  const names = namesIn(log);
  const name = names[seat.value]!;
  const ghost = ghostOfSeat(log, seat.value, name === own ? undefined : name);
  const { board, level } = log.setup.rules;
  const race = (): void => {
    const { givens } = moment.seen.snapshot.boards!;
    const source = { kind: 'import', title: t('match.mode.race'), difficulty: level } as const;
    raceAgainst({ board, givens, source }, ghost);
  };
  return (
    <>
      <Choice
        label={t('match.player')}
        isField
        value={seat.value}
        among={[...names.keys()]}
        called={(number) => names[number]!}
        set={setterOf(seat)}
      />
      {ghost.moments.length > 0 && (
        <button type="button" onClick={race}>
          <ICONS.ghost />
          {t('ghost.raceThis', { name })}
        </button>
      )}
    </>
  );
}

/** What everybody is called, by seats. */
const namesIn = ({ events, setup }: MatchLog): string[] =>
  Array.from({ length: setup.rules.seats }, (_, seat) => {
    const joined = events.find((event) => event.k === 'joined' && event.seat === seat);
    return joined?.k === 'joined' ? joined.body.name : t('match.free');
  });

const Clocks = ({ moment, names }: { readonly moment: Moment; readonly names: readonly string[] }): JSX.Element => {
  const { duel } = moment.seen.snapshot;
  return (
    <dl class="clocks-then">
      {clocksOf(moment.seen.snapshot).map((ms, seat) => (
        <div key={seat} class={duel?.turn === seat ? 'to-move' : undefined}>
          <dt>{names[seat]}</dt>
          <dd>{shownClock(ms)}</dd>
        </div>
      ))}
    </dl>
  );
};

interface BoardAtProps {
  readonly moment: Moment;
  readonly seat: number;
  nameOf(of: number | null): string;
}

const NO_SELECTIONS = new Map<number, number>();

function BoardAt({ moment, seat, nameOf }: BoardAtProps): JSX.Element {
  const { seen } = moment;
  const geometry = geometryCalled(seen.snapshot.rules.board);
  const { digits } = viewOf(seen.snapshot, seat)!;
  const none = new Int32Array(digits.length);
  const notes = { corner: none, centre: none, colour: none, ruledOut: none };
  const board = { digits: Uint8Array.from(digits), ...notes, ink: new Map<string, number>() };
  return (
    <Grid
      geometry={geometry}
      cells={boardLooks(
        { geometry, board, candidates: undefined, selection: [], held: 0, settings: settings.value },
        { seen, seat, selections: NO_SELECTIONS, nameOf },
      )}
      alphabet={ALPHABET}
      areNotesFixed
      label={t('match.board')}
    />
  );
}
