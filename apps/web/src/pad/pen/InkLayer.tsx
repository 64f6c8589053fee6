import { type Ink as Drawn, drawInk, type InkLink } from '@pencilmark/board';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { inkKey } from '../../game/board.ts';
import { type Ink, inkOf, pointsAcross } from '../../game/ink.ts';
import { board, geometry } from '../../game/session.ts';
import { digitsIn } from '../../grid/notes.ts';
import { elementsOf } from '../../grid/shapes.ts';
import { penColour, shownNotes, stroke } from './pen.ts';
import { thingsOf } from './stroke.ts';
import '../../style/signs.css';
import '../../style/ink.css';

const colorOf = (colour: number): string => `var(--own-${colour})`;

/** What is drawn, and the stroke that is being drawn, below the digits. */
export function InkLayer(): JSX.Element | null {
  const [{ ink, digits }, shape, notes] = [board.value!, geometry.value!, shownNotes.value];
  const [now, colour] = [stroke.value, penColour.value];
  const things = useMemo(() => {
    const all = new Map(ink);
    for (const thing of now ? thingsOf(now) : []) all.set(inkKey(thing), 1 << (colour - 1));
    return all;
  }, [ink, now, colour]);
  const picture = useMemo(
    () =>
      drawInk(drawnOf(things, notes, shape.size), {
        geometry: shape,
        isFull: (cell) => digits[cell] !== 0 || notes[cell] !== 0,
      }),
    [things, notes, digits, shape],
  );
  return (
    <svg class="drawing ink" viewBox={picture.cells.join(' ')} aria-hidden="true">
      {elementsOf(picture.shapes)}
    </svg>
  );
}

/** The things of a board as they are drawn; coins only for notes that are shown. */
function drawnOf(things: ReadonlyMap<string, number>, shown: ArrayLike<number>, size: number): Drawn {
  const across = pointsAcross(size);
  const place = (point: number) => ({ x: (point % across) / 2, y: Math.floor(point / across) / 2 });
  const drawn = { notes: [], lines: [], links: [], marks: [] } as { [Name in keyof Drawn]: Drawn[Name][number][] };
  for (const [key, set] of things) {
    const thing = inkOf(key);
    if (!thing) continue;
    const [kind, first = 0, second = 0] = thing;
    const colors = digitsIn(set).map(colorOf);
    const color = colors[0]!;
    if (kind === 'note') {
      if ((shown[first]! >>> (second - 1)) & 1) drawn.notes.push({ cell: first, digit: second, colors });
    } else if (kind === 'line') drawn.lines.push({ from: place(first), to: place(second), color });
    else if (kind === 'strong' || kind === 'weak') drawn.links.push({ ...linkOf(thing), color });
    else drawn.marks.push({ at: place(first), isCircle: kind === 'circle', color });
  }
  return drawn;
}

const linkOf = ([kind, fromCell, fromDigit, toCell, toDigit, arrow]: Ink): Omit<InkLink, 'color'> => ({
  from: { cell: fromCell!, digit: fromDigit! },
  to: { cell: toCell!, digit: toDigit! },
  isStrong: kind === 'strong',
  hasArrow: arrow === 1,
});
