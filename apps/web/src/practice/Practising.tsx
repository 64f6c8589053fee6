import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { game } from '../game/session.ts';
import { textsOf } from '../text/index.ts';

/** What recognises a technique comes with the first game in which one is practised. */
const loaded = signal<typeof import('./in-game.tsx') | undefined>(undefined);

/** In a game in which a technique is practised: says when it was found. */
export function Practising(): JSX.Element | null {
  const isOn = game.value?.source.practised !== undefined;
  useEffect(() => {
    if (isOn && !loaded.peek())
      void Promise.all([import('./in-game.tsx'), textsOf('learn')]).then(
        ([parts]) => {
          loaded.value = parts;
        },
        () => {}, // offline before it was ever loaded: the game goes on without
      );
  }, [isOn]);
  const parts = isOn ? loaded.value : undefined;
  useEffect(() => parts?.recogniseInGame(), [parts]);
  return parts ? <parts.Recognised /> : null;
}
