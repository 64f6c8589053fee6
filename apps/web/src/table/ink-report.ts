import { ALPHABET, cellName, type Geometry } from '@pencilmark/core/geometry/plain';
import type { Move } from '../model/game.ts';
import { endsOf, type Ink, type InkKind, placeOfPoint } from '../model/ink.ts';
import { type Key, t, textsOf } from '../text/index.ts';
import { say } from '../ui/parts/announcement.ts';
import { colourName } from '../ui/parts/colours.ts';

// More things than these are counted and not named.
const MOST_NAMED = 4;

type Drawn = Move & { readonly do: 'ink' };

/** Says what was drawn, undone or redone: "teal: strong link 5 in r1c2 to 5 in r1c7". */
export async function tellInk(
  move: Drawn,
  how: 'say.done' | 'say.undone' | 'say.redone',
  geometry: Geometry,
): Promise<void> {
  await textsOf('tools');
  say(t(how, { what: inkReport(move, geometry) }));
}

/** A move with drawn things in words. */
function inkReport({ things, colour, on }: Drawn, geometry: Geometry): string {
  const what =
    isOneLine(things) || things.length <= MOST_NAMED ? named(things, geometry) : t('ink.many', { n: things.length });
  return on ? t('ink.on', { colour: colourName(colour), what }) : t('ink.off', { what });
}

/** Whether all things are pieces of lines, which are named by their ends. */
const isOneLine = (things: readonly Ink[]): boolean => things.every(([kind]) => kind === 'line');

function named(things: readonly Ink[], geometry: Geometry): string {
  if (isOneLine(things)) {
    const [from, to] = endsOf(things);
    return t('ink.line', { from: pointName(from, geometry), to: pointName(to, geometry) });
  }
  return things.map((thing) => thingName(thing, geometry)).join(', ');
}

type Namer = (numbers: readonly number[], geometry: Geometry) => string;

const linked =
  (says: Key): Namer =>
  ([fromCell, fromDigit, toCell, toDigit], geometry) =>
    t(says, { from: endName(fromCell!, fromDigit!, geometry), to: endName(toCell!, toDigit!, geometry) });

const marked =
  (says: Key): Namer =>
  ([point], geometry) =>
    t(says, { place: pointName(point!, geometry) });

const NAMERS: Readonly<Record<InkKind, Namer>> = {
  note: ([cell, digit], geometry) => endName(cell!, digit!, geometry),
  line: ([from, to], geometry) => t('ink.line', { from: pointName(from!, geometry), to: pointName(to!, geometry) }),
  strong: linked('ink.strong'),
  weak: linked('ink.weak'),
  circle: marked('ink.circle'),
  cross: marked('ink.cross'),
};

/** One thing in words. */
export const thingName = ([kind, ...numbers]: Ink, geometry: Geometry): string => NAMERS[kind](numbers, geometry);

/** A candidate, "5 in r1c2", or the cell alone. */
const endName = (cell: number, digit: number, { size }: Geometry): string =>
  digit === 0 ? cellName(cell, size) : t('say.digit', { digit: ALPHABET[digit - 1]!, cells: cellName(cell, size) });

/** A point by the cell that it lies in or at: "r1c2", "right of r1c2". */
function pointName(point: number, { size }: Geometry): string {
  const { cell, side } = placeOfPoint(point, size);
  return t(`point.${side}`, { cell: cellName(cell, size) });
}
