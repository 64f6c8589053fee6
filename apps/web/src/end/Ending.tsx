import { computed, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { board, solved } from '../game/session.ts';
import { textsOf } from '../text/index.ts';
import '../style/done.css';

/** The card comes when a game is nearly over, so that it is there when the last digit is. */
const loaded = signal<typeof import('./Card.tsx') | undefined>(undefined);
const NEAR = 5;
const isNear = computed(() => (board.value?.digits.filter((digit) => digit === 0).length ?? Infinity) <= NEAR);

/** What a solved game ends with, in place of all that one plays with. */
export function Ending(): JSX.Element | null {
  useEffect(() => {
    if (isNear.value && !loaded.peek())
      void Promise.all([import('./Card.tsx'), textsOf('end', 'ghost', 'review')]).then(
        ([card]) => {
          loaded.value = card;
        },
        () => {}, // offline before it was ever loaded: the board says enough
      );
  }, [isNear.value]);
  const Card = loaded.value?.Card;
  return solved.value && Card ? <Card /> : null;
}
