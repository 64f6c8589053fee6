import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { inkKey } from '../../game/board.ts';
import { board, geometry } from '../../game/session.ts';
import { DrawnInk } from './DrawnInk.tsx';
import { penColour, shownNotes, stroke } from './pen.ts';
import { thingsOf } from './stroke.ts';

/** What is drawn, and the stroke that is being drawn, below the digits. */
export function InkLayer(): JSX.Element | null {
  const { ink, digits } = board.value!;
  const [now, colour] = [stroke.value, penColour.value];
  const things = useMemo(() => {
    const all = new Map(ink);
    for (const thing of now ? thingsOf(now) : []) all.set(inkKey(thing), 1 << (colour - 1));
    return all;
  }, [ink, now, colour]);
  return <DrawnInk geometry={geometry.value!} digits={digits} notes={shownNotes.value} things={things} />;
}
