import { ALPHABET } from '@pencilmark/core/geometry/plain';
import { type Ink, type InkKind, pointsAcross } from '../../../model/ink.ts';
import { cursor, selection } from '../../../table/hand.ts';
import { drawInk } from '../../../table/ink-entry.ts';
import { geometry } from '../../../table/session.ts';
import { t } from '../../../text/index.ts';
import { say } from '../../parts/announcement.ts';
import { ARROWS, digitOf, type KeyRow, letterKey } from '../keys.ts';
import { focused, move, moveTo } from '../pointer.ts';
import {
  choose,
  chooseColour,
  drop,
  finish,
  isLink,
  isShown,
  lineTo,
  linkTo,
  penColour,
  stroke,
  TOOLS,
  toggleArrow,
  tool,
} from './pen.ts';
import { cornerOf, middleOf } from './stroke.ts';

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !altKey;

/** The cell with the cursor; a player who came by Tab has chosen theirs thereby. */
function here(): number {
  if (selection.value.length === 0) moveTo(Math.max(0, focused()), 'one');
  return cursor.value;
}

/** The point beside another, by the rows and columns of an arrow; the pen stays on the board. */
function beside(point: number, [rows, columns]: readonly [number, number], by: number, size: number): number {
  const across = pointsAcross(size);
  const [x, y] = [(point % across) + by * columns, Math.floor(point / across) + by * rows];
  return Math.min(x, y) < 0 || Math.max(x, y) >= across ? point : y * across + x;
}

/** A line goes on with an arrow: the cursor goes along, while it runs through cells. */
function go(event: KeyboardEvent): void {
  const { size } = geometry.value!;
  const last = stroke.value!.path.at(-1)!;
  const to = beside(last, ARROWS[event.key]!, 2, size);
  if (to === last) return;
  lineTo(to);
  if ((to % pointsAcross(size)) % 2 === 1) move(...ARROWS[event.key]!, 'one');
}

/** Begins what is drawn from key to key, or ends it. */
function enter({ shiftKey }: KeyboardEvent): void {
  const cell = here();
  const { size } = geometry.value!;
  const kind = tool.value;
  if (isLink(kind)) linkTo({ cell, digit: 0 });
  else if (kind === 'circle' || kind === 'cross') drawInk([[kind, middleOf(cell, size)]], penColour.value);
  else if (stroke.value) finish();
  else if (kind === 'line')
    stroke.value = { kind, path: [(shiftKey ? cornerOf : middleOf)(cell, size)], ends: [], hasArrow: false };
}

/** A digit is a candidate where candidates are linked or coloured, else a colour. */
function press(event: KeyboardEvent): void {
  const digit = digitOf(event);
  const kind = tool.value;
  if (event.shiftKey || (kind !== 'note' && !isLink(kind))) chooseColour(digit);
  else pressCandidate(kind, digit);
}

/** Colours a candidate of the selected cells, or links that of the cell with the cursor. */
function pressCandidate(kind: InkKind, digit: number): void {
  const cell = here();
  const cells = (kind === 'note' ? selection.value : [cell]).filter((marked) => isShown(marked, digit));
  if (cells.length === 0) say(t('pen.noNote', { digit: ALPHABET[digit - 1]! }));
  else if (kind !== 'note') linkTo({ cell, digit });
  else
    drawInk(
      cells.map((marked): Ink => [kind, marked, digit]),
      penColour.value,
    );
}

const most = ({ shiftKey }: KeyboardEvent): number =>
  shiftKey || !(tool.value === 'note' || isLink(tool.value)) ? 9 : (geometry.value?.size ?? 0);

/** Keys while the pen is in hand; they come before those of the board. */
export const PEN_KEYS: readonly KeyRow[] = [
  {
    ...letterKey('b'),
    says: 'pen.keys.tool',
    run: ({ shiftKey }) => {
      const at = TOOLS.indexOf(tool.value) + (shiftKey ? -1 : 1);
      choose(TOOLS[(at + TOOLS.length) % TOOLS.length]!);
    },
  },
  {
    shown: 'Enter',
    says: 'pen.keys.enter',
    matches: (event) => event.key === 'Enter' && isPlain(event) && tool.value !== 'note',
    run: enter,
  },
  {
    shown: '← ↑ → ↓',
    says: 'pen.keys.line',
    matches: (event) => event.key in ARROWS && isPlain(event) && stroke.value?.kind === 'line',
    run: go,
  },
  {
    shown: 'Alt ← ↑ → ↓',
    says: 'pen.keys.edge',
    matches: ({ key, altKey }) => key in ARROWS && altKey && (tool.value === 'circle' || tool.value === 'cross'),
    run: ({ key }) => {
      const { size } = geometry.value!;
      const point = beside(middleOf(here(), size), ARROWS[key]!, 1, size);
      drawInk([[tool.value, point]], penColour.value);
    },
  },
  {
    shown: (size) => `1 – ${Math.min(9, size)}`,
    says: 'pen.keys.digit',
    matches: (event) => {
      const digit = digitOf(event);
      return isPlain(event) && digit > 0 && digit <= most(event);
    },
    run: press,
  },
  { ...letterKey('n'), says: 'pen.keys.arrow', run: toggleArrow },
  {
    shown: 'Esc',
    says: 'pen.keys.drop',
    matches: ({ key }) => key === 'Escape' && stroke.value !== undefined,
    run: drop,
  },
];
