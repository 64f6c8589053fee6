import type { Clue } from '../../rules/clue.ts';
import { placeOf } from '../../rules/places.ts';
import type { Sign, SignKind, SignRole } from '../../rules/sign.ts';
import type { Cell } from '../../sets/cells.ts';
import type { Point } from './parts.ts';
import { centerOf, middleOf } from './places.ts';

// How SudokuPad draws clues: the shapes, sizes and colours that its other makers use.

/** The members of the JSON that hold drawings. */
export interface Drawn {
  readonly cages: object[];
  readonly underlays: object[];
  readonly lines: object[];
  readonly arrows: object[];
  readonly overlays: object[];
}

const COLORS: Readonly<Record<SignRole, string>> = {
  board: '#34BBE6',
  grey: '#CFCFCF',
  ink: '#000000',
  white: '#FFFFFF',
  black: '#000000',
  whisper: '#67F067',
  dutch: '#FF9A00',
  renban: '#F067F0',
  nabner: '#C9C883',
  regionsum: '#2ECBFF',
  zipper: '#CDB1EC',
  entropic: '#FFCCAA',
  modular: '#33BBBB',
  parity: '#FF6666',
  slowthermo: '#6495ED',
  doublearrow: '#C54B8B',
  lockout: '#AABEEF',
  between: '#CFCFCF',
  indexer: '#CFCFCF',
};

/** The grey of the rings of arrows. */
const RIM = '#A1A1A1';
const WHITE = '#FFFFFF';
/** A line is as thick as so many parts of a cell. */
const PARTS = 64;

const toward = ([row, column]: Point, [down, right]: Point, far: number): Point => {
  const length = Math.hypot(down - row, right - column);
  return [row + ((down - row) * far) / length, column + ((right - column) * far) / length];
};

/** Two digits in a row, as in the ring of a quadruple. */
const inPairs = (text: string): string => text.replace(/(\S+) (\S+) /g, '$1 $2\n');

/** Three points that make a bend near the edge of two cells; it points to the second. */
function bend([from, to]: readonly [Point, Point], shift: number): Point[] {
  const [down, right] = [to[0] - from[0], to[1] - from[1]];
  const middle: Point = [(from[0] + to[0]) / 2 + down * shift, (from[1] + to[1]) / 2 + right * shift];
  const end = (side: number): Point => [middle[0] - down * 0.03 + right * side, middle[1] - right * 0.03 + down * side];
  return [end(-0.1), [middle[0] + down * 0.03, middle[1] + right * 0.03], end(0.1)];
}

/** What a sign adds to a drawing. `tinted` are the cells with a tint of the same clue. */
type Draw<Kind extends SignKind> = (
  sign: Sign & { readonly kind: Kind },
  to: Drawn,
  board: { readonly size: number; readonly tinted: readonly Cell[] },
) => void;

const mark = (center: Point, side: number, color: string, rounded: boolean): object => ({
  center,
  width: side,
  height: side,
  rounded,
  backgroundColor: color,
  borderColor: color,
});

const DRAW: { readonly [Kind in SignKind]: Draw<Kind> } = {
  line: ({ cells, role, width }, { lines }, { size }) => {
    const ends = cells.map((cell) => centerOf(cell, size));
    // Only the diagonals of the board go from corner to corner.
    const [first, last] = [ends[0]!, ends.at(-1)!];
    const out = (point: Point, other: Point): Point => toward(point, other, -Math.SQRT1_2);
    const wayPoints = role === 'board' ? [out(first, last), out(last, first)].map(rounded) : ends;
    lines.push({ color: COLORS[role], thickness: Math.max(Math.round(width * PARTS), 2), wayPoints });
  },
  area: ({ cells, role }, { underlays }, { size }) => {
    const { height, width } = spanOf(cells, size);
    const whole = mark(middleOf(cells, size), 1, COLORS[role === 'board' ? 'grey' : role], false);
    if (height * width === cells.length) underlays.push({ ...whole, height, width });
    else for (const cell of cells) underlays.push({ ...whole, center: centerOf(cell, size) });
  },
  // Only an outline: of a cage that adds up, `cageOf` says so.
  cage: ({ cells, text }, { cages }, { size }) => {
    cages.push({ cells: cells.map((cell) => placeOf(cell, size)), ...(text !== undefined && { value: text }) });
  },
  disc: ({ cells, role }, { underlays }, { size }) => {
    for (const cell of cells) underlays.push(mark(centerOf(cell, size), 0.8, COLORS[role], true));
  },
  square: ({ cells, role }, { underlays }, { size }) => {
    for (const cell of cells) underlays.push(mark(centerOf(cell, size), 0.7, COLORS[role], false));
  },
  ring: ({ cells, role }, { overlays }, { size }) => {
    const [first, last] = [centerOf(cells[0]!, size), centerOf(cells.at(-1)!, size)];
    overlays.push({
      ...mark(middleOf(cells, size), 0.83, WHITE, true),
      width: Math.abs(last[1] - first[1]) + 0.83,
      height: Math.abs(last[0] - first[0]) + 0.83,
      borderColor: role === 'grey' ? RIM : COLORS[role],
      borderSize: 4,
    });
  },
  diamond: ({ cells, role }, { overlays }, { size }) => {
    overlays.push({
      ...mark(centerOf(cells[0]!, size), 0.6, WHITE, false),
      borderColor: COLORS[role],
      borderSize: 4,
      angle: 45,
    });
  },
  arrow: ({ cells }, { arrows }, { size }) => {
    const [root, ...shaft] = cells.map((cell) => centerOf(cell, size));
    const wayPoints = [toward(root!, shaft[0]!, 0.4), ...shaft];
    arrows.push({ color: RIM, thickness: 5, headLength: 0.3, wayPoints });
  },
  dot: ({ cells, role, text = '' }, { overlays }, { size }) => {
    const color = role === 'black' ? WHITE : '#000000';
    overlays.push({
      ...mark(middleOf(cells, size), 0.3, COLORS[role], true),
      borderColor: '#000000',
      text,
      fontSize: 14,
      color,
    });
  },
  letter: ({ cells, text }, { overlays }, { size }) => {
    overlays.push({ ...mark(middleOf(cells, size), 0.25, WHITE, false), text, fontSize: 21 });
  },
  chevron: ({ cells: [from = 0, to = 0] }, { lines }, { size, tinted }) => {
    const shift = tinted.includes(to) ? 0.08 : tinted.includes(from) ? -0.08 : 0;
    lines.push({ color: '#000000', thickness: 2, wayPoints: bend([centerOf(from, size), centerOf(to, size)], shift) });
  },
  corner: ({ cells, text }, { overlays }, { size }) => {
    overlays.push({
      ...mark(middleOf(cells, size), 0.7, WHITE, true),
      borderColor: '#000000',
      text: inPairs(text),
      fontSize: 14,
    });
  },
  outside: ({ cells, text, hasArrow }, { overlays, arrows }, { size }) => {
    const first = centerOf(cells[0]!, size);
    const [down, right] = stepInto(cells, size);
    const center: Point = [first[0] - down, first[1] - right];
    overlays.push({ ...mark(center, 0.25, WHITE, false), text, fontSize: hasArrow ? 28 : 32 });
    const at = (far: number): Point => [center[0] + down * far, center[1] + right * far];
    if (hasArrow) arrows.push({ color: '#000000', thickness: 2, headLength: 0.1, wayPoints: [at(0.3), at(0.48)] });
  },
};

/** How many rows and columns some cells take up. */
function spanOf(cells: readonly Cell[], size: number): { readonly height: number; readonly width: number } {
  const spanAlong = (at: (cell: Cell) => number): number => Math.max(...cells.map(at)) - Math.min(...cells.map(at)) + 1;
  return { height: spanAlong((cell) => Math.floor(cell / size)), width: spanAlong((cell) => cell % size) };
}

const rounded = (point: Point): Point => [Math.round(point[0]), Math.round(point[1])];

/** The step from beside the board into a row of cells; a corner alone has a step to both sides. */
function stepInto([first = 0, next]: readonly Cell[], size: number): Point {
  const [row, column] = [Math.floor(first / size), first % size];
  if (next !== undefined) return [Math.floor(next / size) - row, (next % size) - column];
  return [row === 0 ? 1 : -1, column === 0 ? 1 : -1];
}

/** Draws the signs of one clue, or of one rule. */
export function drawSigns(signs: readonly Sign[], to: Drawn, size: number): void {
  const tinted = signs.filter(({ kind }) => kind === 'area').flatMap(({ cells }) => cells);
  for (const sign of signs) (DRAW[sign.kind] as Draw<SignKind>)(sign, to, { size, tinted });
}

/** The styles of cages that are no cages. */
const STYLES: Readonly<Record<string, string>> = {
  extraregion: 'extraregion',
  rowindex: 'fpRowIndexer',
  colindex: 'fpColumnIndexer',
  boxindex: 'fpBoxIndexer',
};

/** The cage that says what a clue means; undefined for clues that are only drawn. */
export function cageOf({ rule, cells: [cells = []], values: [sum] }: Clue, size: number): object | undefined {
  const places = cells.map((cell) => placeOf(cell, size));
  const style = STYLES[rule];
  if (style) return { cells: places, unique: rule === 'extraregion', style };
  if (rule !== 'killer' && rule !== 'sum') return undefined;
  return { cells: places, unique: rule === 'killer', ...(sum !== undefined && { value: `${sum}`, sum }) };
}
