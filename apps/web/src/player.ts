import { kept, slot } from './storage/local.ts';
import { among, parts, readBy } from './storage/shape.ts';

const KNOWS = ['unsaid', 'new', 'basics', 'techniques'] as const;
const HANDS = ['finger', 'mouse', 'keys'] as const;

/** What a player said about themselves on their first visit; kept on this device. */
export interface Player {
  readonly knows: (typeof KNOWS)[number];
  /** What they play with. */
  readonly hands: (typeof HANDS)[number];
}

export const PLAYER = slot<Player>('player', readBy(parts({ knows: among(KNOWS), hands: among(HANDS) })));

/** Nothing until the player has answered, or has played without. */
export const player = kept(PLAYER, undefined);

/** Keeps what the player said. */
export function introduce(now: Player): void {
  player.value = now;
  PLAYER.keep(now);
}

/** What this device is played with most likely. */
export const likelyHands = (): Player['hands'] => (matchMedia('(pointer: coarse)').matches ? 'finger' : 'mouse');
