import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { inkKey } from '../../../model/board.ts';
import { board, geometry, shownNotes } from '../../../table/session.ts';
import { DrawnInk } from './DrawnInk.tsx';
import { penColour, stroke } from './pen.ts';
import { thingsOf } from './stroke.ts';

/** What is drawn, and above it the stroke that is being drawn, below the digits. */
export function InkLayer(): JSX.Element {
  const { ink, digits } = board.value!;
  const [now, colour] = [stroke.value, penColour.value];
  const fresh = useMemo(
    () => new Map((now ? thingsOf(now) : []).map((thing) => [inkKey(thing), 1 << (colour - 1)])),
    [now, colour],
  );
  const shared = { geometry: geometry.value!, digits, notes: shownNotes.value };
  return (
    <>
      <DrawnInk {...shared} things={ink} />
      {fresh.size > 0 && <DrawnInk {...shared} things={fresh} />}
    </>
  );
}
