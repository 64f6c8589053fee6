import { effect } from '@preact/signals';
import { type Settings, settings } from '../../settings.ts';
import { overlay } from '../../table/covers.ts';
import { board, game, geometry } from '../../table/session.ts';
import { eventOf, type SoundEvent } from './event.ts';
import { tonesOf } from './places.ts';
import { makeSynthesis, type Synthesis } from './synthesis.ts';

/** How a phone shakes: milliseconds on and off by turns. */
const SHAKES: Readonly<Record<SoundEvent, number[]>> = {
  tick: [8],
  house: [14, 40, 14],
  done: [24, 60, 24, 60, 60],
};

/**
 * Lets the moves of the game be heard and felt, and the cells of hints be heard, as far as the
 * settings want it, until it is ended.
 */
export function startPlayer(): () => void {
  let synthesis: Synthesis | undefined;
  const own = (): Synthesis => (synthesis ??= makeSynthesis());
  let last = { game: game.peek(), board: board.peek() };
  const end = effect(() => {
    const before = last;
    const now = { game: game.value, board: board.value };
    last = now;
    if (!before.game || !before.board || now.game?.id !== before.game.id || !now.board) return;
    // Only a new move is heard, not going back and forth; in a match those of the others, too.
    const isNew = now.game.nodes.length > before.game.nodes.length && now.game.at >= before.game.nodes.length;
    if (!isNew && now.game.givens === before.game.givens) return;
    const event = eventOf({ geometry: geometry.peek()!, digits: before.board.digits }, now.board.digits);
    // The move is seen first.
    setTimeout(() => play(event, settings.peek(), own));
  });
  const endHints = effect(() => {
    const cells = overlay.value?.drawn;
    if (cells && settings.peek().hintSound) own().point(tonesOf(cells, geometry.peek()!.size));
  });
  return () => {
    end();
    endHints();
    synthesis?.close();
  };
}

/** What is wanted of an event: to hear it, to feel it. */
type Wanted = Pick<Settings, 'sound' | 'vibration'>;

function play(event: SoundEvent, { sound, vibration }: Wanted, synthesis: () => Synthesis): void {
  if (vibration) navigator.vibrate?.(SHAKES[event]);
  if (sound) synthesis().play(event);
}

/** The longest sound is over by then. */
const OVER = 3000; // ms

/** An event by itself: whoever chooses to hear or feel something does so at once. */
export function playOnce(event: SoundEvent, wanted: Wanted): void {
  play(event, wanted, () => {
    const synthesis = makeSynthesis();
    setTimeout(() => synthesis.close(), OVER);
    return synthesis;
  });
}
