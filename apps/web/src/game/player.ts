import { signal } from '@preact/signals';

const KNOWS = ['unsaid', 'new', 'basics', 'techniques'] as const;
const HANDS = ['finger', 'mouse', 'keys'] as const;

/** What a player said about themselves on their first visit; kept on this device. */
export interface Player {
  readonly knows: (typeof KNOWS)[number];
  /** What they play with. */
  readonly hands: (typeof HANDS)[number];
}

const KEY = 'pencilmark.player';

function stored(): Player | undefined {
  try {
    const { knows, hands } = Object(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    return KNOWS.includes(knows) && HANDS.includes(hands) ? { knows, hands } : undefined;
  } catch {
    return undefined; // storage is switched off, or holds something else
  }
}

/** Nothing until the player has answered, or has played without. */
export const player = signal(stored());

/** Keeps what the player said. */
export function introduce(now: Player): void {
  player.value = now;
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Without storage the answers hold until the page is closed.
  }
}

/** What this device is played with most likely. */
export const likelyHands = (): Player['hands'] => (matchMedia('(pointer: coarse)').matches ? 'finger' : 'mouse');
