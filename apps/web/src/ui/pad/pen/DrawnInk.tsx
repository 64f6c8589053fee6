import { type Ink as Drawn, drawInk, type InkLink } from '@pencilmark/board';
import type { Geometry } from '@pencilmark/core/geometry';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Ink, inkOf, pointsAcross } from '../../../model/ink.ts';
import { digitsIn } from '../../grid/notes.ts';
import { elementsOf } from '../../grid/shapes.ts';
import '../../style/signs.css';
import './ink.css';

interface DrawnInkProps {
  readonly geometry: Geometry;
  readonly digits: Uint8Array;
  /** The notes that are shown, as sets of digits. */
  readonly notes: Int32Array;
  /** What is drawn, by its words, each with its colours as a set. */
  readonly things: ReadonlyMap<string, number>;
}

const colorOf = (colour: number): string => `var(--own-${colour})`;

const NOTHING: Drawn = { notes: [], lines: [], links: [], marks: [] };

/** What somebody drew on a board, below the digits. */
export function DrawnInk({ geometry, digits, notes, things }: DrawnInkProps): JSX.Element {
  const drawn = useMemo(() => drawnOf(things, notes, geometry.size), [things, notes, geometry]);
  const full = Array.from(digits, (digit, cell) => Number(digit !== 0 || notes[cell] !== 0)).join('');
  // To lead links around cells takes milliseconds: they stay where nothing that they pass changes.
  const links = useMemo(
    () => drawInk({ ...NOTHING, links: drawn.links }, { geometry, isFull: (cell) => full[cell] === '1' }),
    [JSON.stringify(drawn.links), full, geometry],
  );
  const rest = (ink: Partial<Drawn>) => drawInk({ ...NOTHING, ...ink }, { geometry, isFull: () => true }).shapes;
  return (
    <svg class="drawing ink" viewBox={links.cells.join(' ')} aria-hidden="true">
      {elementsOf([
        ...rest({ notes: drawn.notes, lines: drawn.lines }),
        ...links.shapes,
        ...rest({ marks: drawn.marks }),
      ])}
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
