/** The digits of a set, in order. */
export function digitsIn(set: number): number[] {
  const digits: number[] = [];
  for (let left = set; left !== 0; left &= left - 1) digits.push(32 - Math.clz32(left & -left));
  return digits;
}

/** The characters of a set, one after the other. */
export const textOf = (set: number, alphabet: string): string =>
  digitsIn(set)
    .map((digit) => alphabet[digit - 1])
    .join('');

/** The characters of a set in lines, each in its place: spaces stand for those that are missing. */
export function fixedText(set: number, alphabet: string, across: number): string {
  let text = '';
  for (let digit = 1; digit <= 32 && set >>> (digit - 1) !== 0; digit++) {
    if (digit > 1 && digit % across === 1) text = `${text.replace(/ +$/, '')}\n`;
    text += (set >>> (digit - 1)) & 1 ? alphabet[digit - 1] : ' ';
  }
  return text;
}

/**
 * The characters of a set, one after the other, above the middle of a cell; the last line is below
 * it when there are more than one.
 */
export function orderedText(set: number, alphabet: string, across: number): string {
  const text = textOf(set, alphabet);
  const places = Math.max(3, across);
  const lines = inLines(text, 2 * places - 1);
  if (lines.length < 2) return text;
  return `${lines.slice(0, -1).join('\n')}${'\n'.repeat(Math.max(1, places - lines.length + 1))}${lines.at(-1)}`;
}

/** A text in as few lines as it needs, all about as long. */
function inLines(text: string, most: number): string[] {
  const count = Math.ceil(text.length / most);
  const length = Math.ceil(text.length / count);
  return Array.from({ length: count }, (_, line) => text.slice(line * length, (line + 1) * length));
}

// More characters than these stand in two lines, or more.
const MOST_IN_LINE = 5;

export const centreText = (set: number, alphabet: string): string =>
  inLines(textOf(set, alphabet), MOST_IN_LINE).join('\n');

/** A part of a cell: its place and size as parts of the side. */
export interface Room {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The room between the border of a cell and the places of its notes, and each place. */
export const INSET = 0.05;
export const placeOf = (across: number): number => (1 - 2 * INSET) / across;

/** The room above notes, and how high a line of them is; sums of cages take some of it. */
const BELOW_SUM = 0.165;
export const topOf = (hasSums: boolean): number => (hasSums ? BELOW_SUM : INSET);
export const lineOf = (across: number, hasSums: boolean): number => (1 - topOf(hasSums) - INSET) / across;

/**
 * Where notes of the middle stand beside notes that have their places: nothing while the middle is
 * free; else the free line that is nearest to it; else the longest free stretch of a line. Notes in
 * their places never make room.
 */
export function roomBeside(fixed: number, across: number): Room | undefined {
  const isTaken = (line: number, column: number): boolean => ((fixed >>> (line * across + column)) & 1) === 1;
  const lines = Array.from({ length: across }, (_, line) => line);
  const stretches = lines.map((line) => longestFree(lines.map((column) => isTaken(line, column))));
  const middle = (across - 1) / 2;
  const isFree = (line: number): boolean => stretches[line]!.length === across;
  // Between two lines there is room enough; of four or more, the two in the middle must be free.
  if (across === 2 || (isFree(Math.floor(middle)) && isFree(Math.ceil(middle)))) return undefined;
  const [line] = lines.sort(
    (a, b) => stretches[b]!.length - stretches[a]!.length || Math.abs(a - middle) - Math.abs(b - middle) || b - a,
  );
  const { start, length } = stretches[line!]!;
  const place = placeOf(across);
  return length === 0
    ? undefined
    : { left: INSET + start * place, top: INSET + line! * place, width: length * place, height: place };
}

/** The longest run of places that are not taken. */
function longestFree(taken: readonly boolean[]): { readonly start: number; readonly length: number } {
  let best = { start: 0, length: 0 };
  for (let at = 0, start = 0; at < taken.length; at++) {
    if (taken[at]) start = at + 1;
    else if (at + 1 - start > best.length) best = { start, length: at + 1 - start };
  }
  return best;
}

// How wide and high a character is, as parts of the size of its font.
const WIDTH = 0.69;
const HEIGHT = 0.82;

/** The size of characters that fit in a room, as a part of the side, and not larger than usual. */
export const sizeIn = ({ width, height }: Room, characters: number, usual: number): number =>
  Math.min(usual, width / (characters * WIDTH), height / HEIGHT);

/** The corners of a cell, in the order in which colours take them. */
export const CORNERS = ['top-right', 'bottom-right', 'bottom-left', 'top-left'] as const;
export type Corner = (typeof CORNERS)[number];

/** The corners that hold no note: `fixed` when each note has its place, else their text. */
export function freeCorners(fixed: number | string, across: number): Corner[] {
  const taken = typeof fixed === 'number' ? cornersOfPlaces(fixed, across) : cornersOfText(fixed, across);
  return CORNERS.filter((corner) => !taken.includes(corner));
}

function cornersOfPlaces(set: number, across: number): Corner[] {
  const digits = {
    'top-left': 1,
    'top-right': across,
    'bottom-left': across * (across - 1) + 1,
    'bottom-right': across ** 2,
  };
  return CORNERS.filter((corner) => ((set >>> (digits[corner] - 1)) & 1) === 1);
}

function cornersOfText(text: string, across: number): Corner[] {
  if (text === '') return [];
  const [first = '', ...more] = text.split('\n');
  const isWide = first.length >= Math.max(3, across);
  return [
    ...(isWide ? (['top-right'] as const) : []),
    'top-left',
    ...(more.length > 0 ? (['bottom-left'] as const) : []),
  ];
}
