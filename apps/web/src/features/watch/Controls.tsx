import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../../text/index.ts';
import { say } from '../../ui/parts/announcement.ts';
import { IconButton } from '../../ui/parts/IconButton.tsx';
import { ICONS } from '../../ui/parts/icons.tsx';
import type { Player } from './player.ts';
import { momentText } from './Stage.tsx';
import { SPEEDS } from './view.ts';

/** Play, pause, step, speed, the scrubber; and the same by keys, wherever the focus is. */
export function Controls({ player }: { readonly player: Player }): JSX.Element {
  const { isPlaying, length, position } = player;
  const at = useComputed(() => eventAt(player)).value;
  const actions = actionsOf(player);
  useKeys(player, actions);
  // When the searches have ended, their end is spoken as a pause is.
  useEffect(() => {
    if (!isPlaying.value && position.peek() > 0 && position.peek() >= length.peek()) tell(player);
  }, [isPlaying.value]);
  const button = (name: Exclude<keyof Actions, 'toggle'>, Icon: () => JSX.Element, isOff: boolean): JSX.Element => (
    <IconButton label={t(`watch.${name}`)} Icon={Icon} isDisabled={isOff} run={actions[name]} />
  );
  return (
    <div class="film-controls" role="group" aria-label={t('watch.controls')}>
      <div class="transport">
        {button('start', ICONS.toStart, at === 0)}
        {button('back', ICONS.back, at === 0)}
        <button type="button" class="main" disabled={length.value === 0} onClick={actions.toggle}>
          {isPlaying.value ? <ICONS.pause /> : <ICONS.goOn />}
          {t(isPlaying.value ? 'watch.pause' : 'watch.play')}
        </button>
        {button('step', ICONS.forward, at >= length.value)}
        {button('end', ICONS.toEnd, at >= length.value)}
      </div>
      <Speed player={player} />
      <Scrubber player={player} at={at} />
      <span class="where">{t('watch.at', { at, all: length.value })}</span>
    </div>
  );
}

/** The last event that has happened. */
const eventAt = ({ length, position }: Player): number => Math.min(length.value, Math.floor(position.value));

/** Says where every search stands; not while they film. */
function tell(player: Player): void {
  const { reading, ready, isPlaying, length } = player;
  const puzzle = reading.peek();
  if (isPlaying.peek() || !puzzle?.ok) return;
  const { size } = puzzle.value.puzzle.geometry;
  const at = eventAt(player);
  const texts = ready
    .peek()
    .map(
      ({ solver, replay }) =>
        `${solver}: ${momentText(replay.at(Math.min(replay.recording.length, at)), replay, size)}`,
    );
  say(`${t('watch.at', { at, all: length.peek() })}. ${texts.join('. ')}`);
}

/** What buttons and keys do; each says where the searches stand then. */
function actionsOf(player: Player) {
  const { position, length, seek, toggle } = player;
  const act = (action: () => void) => (): void => {
    action();
    tell(player);
  };
  return {
    start: act(() => seek(0)),
    back: act(() => seek(eventAt(player) - 1)),
    toggle: act(toggle),
    step: act(() => seek(position.peek() + 1)),
    end: act(() => seek(length.peek())),
  };
}
type Actions = ReturnType<typeof actionsOf>;

const KEYS: Readonly<Record<string, keyof Actions>> = {
  ' ': 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'step',
  Home: 'start',
  End: 'end',
};

function useKeys({ length }: Player, actions: Actions): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const action = KEYS[event.key];
      const { target } = event;
      if (!action || length.peek() === 0 || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (!(target instanceof Element) || target.closest('textarea, select, .scrolling')) return;
      if (event.key === ' ' && target.closest('button, summary, a, input[type="checkbox"]')) return;
      event.preventDefault();
      actions[action]();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

const Speed = ({ player: { view, change } }: { readonly player: Player }): JSX.Element => (
  <label class="speed">
    <span class="spoken">{t('watch.speed')}</span>
    <select value={view.value.speed} onChange={({ currentTarget: { value } }) => change({ speed: Number(value) })}>
      {SPEEDS.map((speed) => (
        <option key={speed} value={speed}>
          {t('watch.perSecond', { n: speed })}
        </option>
      ))}
    </select>
  </label>
);

const Scrubber = ({ player, at }: { readonly player: Player; readonly at: number }): JSX.Element => (
  <label class="scrubber">
    <span class="spoken">{t('watch.position')}</span>
    <input
      type="range"
      min={0}
      max={player.length.value}
      step={1}
      value={at}
      disabled={player.length.value === 0}
      aria-valuetext={t('watch.at', { at, all: player.length.value })}
      onInput={({ currentTarget: { value } }) => player.seek(Number(value))}
      onChange={() => tell(player)}
    />
  </label>
);
