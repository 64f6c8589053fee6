import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { game, isPaused, solved } from '../game/session.ts';
import { textsOf } from '../text/index.ts';

/** What asks for reasons comes with the first game in which they are given. */
const loaded = signal<typeof import('./in-game-parts.ts') | undefined>(undefined);

/** In a game in which each move has its reason: the place where it is given. */
export function Proving(): JSX.Element | null {
  const isOn = game.value?.isProving === true;
  useEffect(() => {
    if (isOn && !loaded.peek())
      void Promise.all([import('./in-game-parts.ts'), textsOf('prove')]).then(
        ([parts]) => {
          loaded.value = parts;
        },
        () => {}, // offline before it was ever loaded: moves stay without reasons
      );
  }, [isOn]);
  const parts = isOn ? loaded.value : undefined;
  useEffect(() => parts?.proveInGame(), [parts]);
  return parts && !isPaused.value && !solved.value ? <parts.ProofSlip /> : null;
}
