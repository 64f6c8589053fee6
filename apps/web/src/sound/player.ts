import { effect } from '@preact/signals';
import { board, game, geometry } from '../game/session.ts';
import { settings } from '../settings.ts';
import { eventOf, type SoundEvent } from './event.ts';
import { makeSynthesis, type Synthesis } from './synthesis.ts';

/** How a phone shakes: milliseconds on and off by turns. */
const SHAKES: Readonly<Record<SoundEvent, number[]>> = {
  tick: [8],
  house: [14, 40, 14],
  done: [24, 60, 24, 60, 60],
};

/**
 * Lets the moves of the game be heard and felt, as far as the settings want it, until it is ended.
 */
export function startPlayer(): () => void {
  let synthesis: Synthesis | undefined;
  const play = (event: SoundEvent): void => {
    const { sound, vibration } = settings.peek();
    if (vibration) navigator.vibrate?.(SHAKES[event]);
    if (sound) (synthesis ??= makeSynthesis()).play(event);
  };
  let last = { game: game.peek(), board: board.peek() };
  const end = effect(() => {
    const before = last;
    const now = { game: game.value, board: board.value };
    last = now;
    if (!before.game || !before.board || now.game?.id !== before.game.id || !now.board) return;
    // Only a new move is heard, not going back and forth.
    if (now.game.nodes.length === before.game.nodes.length || now.game.at < before.game.nodes.length) return;
    const event = eventOf({ geometry: geometry.peek()!, digits: before.board.digits }, now.board.digits);
    // The move is seen first.
    setTimeout(() => play(event));
  });
  return () => {
    end();
    synthesis?.close();
  };
}
