import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../../parts/announcement.ts';
import { ICONS } from '../../parts/icons.tsx';
import { t } from '../../text/index.ts';
import type { Player } from './player.ts';
import { momentText } from './Stage.tsx';
import { SPEEDS } from './view.ts';

const SIGNS = { start: ICONS.toStart, back: ICONS.back, step: ICONS.forward, end: ICONS.toEnd } as const;

/** Play, pause, step, speed, the scrubber; and the same by keys, wherever the focus is. */
export function Controls({ player }: { readonly player: Player }): JSX.Element {
  const { view, position, isPlaying, length, change, seek, toggle } = player;
  const at = useComputed(() => Math.min(length.value, Math.floor(position.value))).value;

  /** Says where every search stands; not while they film. */
  const tell = (): void => {
    const { reading, ready } = player;
    const found = reading.peek();
    if (isPlaying.peek() || !found?.ok) return;
    const { size } = found.value.puzzle.geometry;
    const at = Math.min(length.peek(), Math.floor(position.peek()));
    const texts = ready
      .peek()
      .map(
        ({ solver, replay }) =>
          `${solver}: ${momentText(replay.at(Math.min(replay.recording.length, at)), replay, size)}`,
      );
    say(`${t('watch.at', { at, all: length.peek() })}. ${texts.join('. ')}`);
  };
  const act = (action: () => void) => (): void => {
    action();
    tell();
  };
  const actions = {
    start: act(() => seek(0)),
    back: act(() => seek(Math.min(length.peek(), Math.floor(position.peek())) - 1)),
    toggle: act(toggle),
    step: act(() => seek(position.peek() + 1)),
    end: act(() => seek(length.peek())),
  };
  const keys: Readonly<Record<string, () => void>> = {
    ' ': actions.toggle,
    ArrowLeft: actions.back,
    ArrowRight: actions.step,
    Home: actions.start,
    End: actions.end,
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const action = keys[event.key];
      const { target } = event;
      if (!action || length.peek() === 0 || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (!(target instanceof Element) || target.closest('textarea, select, .scrolling')) return;
      if (event.key === ' ' && target.closest('button, summary, a, input[type="checkbox"]')) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  // When the searches have ended, their end is told as a pause is.
  useEffect(() => {
    if (!isPlaying.value && position.peek() > 0 && position.peek() >= length.peek()) tell();
  }, [isPlaying.value]);

  const isReady = length.value > 0;
  const button = (name: keyof typeof SIGNS, isOff: boolean): JSX.Element => {
    const Sign = SIGNS[name];
    const says = t(`watch.${name}`);
    return (
      <button type="button" class="icon-button" aria-label={says} title={says} disabled={isOff} onClick={actions[name]}>
        <Sign />
      </button>
    );
  };
  return (
    <div class="film-controls" role="group" aria-label={t('watch.controls')}>
      <div class="transport">
        {button('start', at === 0)}
        {button('back', at === 0)}
        <button type="button" class="main" disabled={!isReady} onClick={actions.toggle}>
          {isPlaying.value ? <ICONS.pause /> : <ICONS.goOn />}
          {t(isPlaying.value ? 'watch.pause' : 'watch.play')}
        </button>
        {button('step', at >= length.value)}
        {button('end', at >= length.value)}
      </div>
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
      <label class="scrubber">
        <span class="spoken">{t('watch.position')}</span>
        <input
          type="range"
          min={0}
          max={length.value}
          step={1}
          value={at}
          disabled={!isReady}
          aria-valuetext={t('watch.at', { at, all: length.value })}
          onInput={({ currentTarget: { value } }) => seek(Number(value))}
          onChange={tell}
        />
      </label>
      <span class="where">{t('watch.at', { at, all: length.value })}</span>
    </div>
  );
}
