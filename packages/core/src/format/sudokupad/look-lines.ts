import { usualWhisper } from '../../rules/kinds/whisper.ts';
import { type Drawing, type Find, type Look, linesOf, type Meaning, shapesOf } from './look.ts';
import { type Color, colorIn, contrast, isGrey } from './parts.ts';
import { cellsAlong, cellsFrom } from './places.ts';

/** The kinds of plain lines by the colours that people give them, and the widths of ours. */
export const LINE_COLORS: readonly (Meaning & { readonly colors: readonly string[] })[] = [
  { kind: 'renban', colors: ['#F067F0', '#C060C0', '#E100FF'] },
  { kind: 'whisper', colors: ['#67F067', '#60C060'], values: (size) => [usualWhisper(size)] },
  { kind: 'whisper', colors: ['#FF9A00', '#FFA600'], values: (size) => [usualWhisper(size) - 1] },
  { kind: 'regionsum', colors: ['#2ECBFF'] },
  { kind: 'entropic', colors: ['#FFCCAA'] },
  { kind: 'modular', colors: ['#33BBBB', '#33BBAA'], values: () => [3] },
  { kind: 'nabner', colors: ['#C9C883'] },
  { kind: 'zipper', colors: ['#CDB1EC'] },
  { kind: 'parityline', colors: ['#FF6666'] },
];

/** A colour that is farther from all known ones tells nothing. */
const FAR = 180;

/** The kinds that lines of a colour may mean, the likeliest first. */
function meaningsOf(color: Color): readonly Meaning[] {
  const distanceTo = (colors: readonly string[]): number =>
    Math.min(...colors.map((known) => contrast(color, colorIn(known)!)));
  return LINE_COLORS.map((row) => ({ ...row, distance: distanceTo(row.colors) }))
    .filter(({ distance }) => distance < FAR)
    .sort((one, other) => one.distance - other.distance);
}

/** The lines through the middles of cells. */
const throughCells = (drawing: Drawing): (Find & { readonly color: Color })[] =>
  linesOf(drawing).flatMap((line) => {
    const cells = cellsAlong(line, drawing.size);
    return cells && cells.length > 1 && line.thickness >= 3
      ? [{ parts: [line], cells: [cells], color: line.color }]
      : [];
  });

/** Lines of some colour; all of one colour are of one kind. */
const coloured: Look = (drawing) => {
  const lines = throughCells(drawing).filter(({ color }) => !isGrey(color));
  const colors = new Map(lines.map(({ color }) => [color.join(), color]));
  return [...colors].map(([key, color]) => ({
    meanings: meaningsOf(color),
    finds: lines.filter((line) => line.color.join() === key),
  }));
};

const grey: Look = (drawing) => [
  { meanings: [{ kind: 'palindrome' }], finds: throughCells(drawing).filter(({ color }) => isGrey(color)) },
];

/** Numbers at the end of a row or column. Nothing but the rules in words tells their kind. */
const outside: Look = (drawing) => {
  const { size } = drawing;
  const into = (at: number): number => (at < 0 ? 1 : at > size ? -1 : 0);
  const finds = shapesOf(drawing).flatMap((shape): Find[] => {
    const { center, text } = shape;
    const step = [into(center[0]), into(center[1])] as const;
    if (!/^\d{1,3}$/.test(text) || step.filter((way) => way !== 0).length !== 1) return [];
    const start = center.map((at, axis) => (step[axis] === 1 ? -0.5 : step[axis] === -1 ? size + 0.5 : at));
    return [{ parts: [shape], cells: [cellsFrom([start[0]!, start[1]!], step, size)], values: [Number(text)] }];
  });
  const kinds = ['sandwich', 'xsum', 'skyscraper', 'numberedroom', 'hiddenskyscraper'] as const;
  return [{ meanings: kinds.map((kind) => ({ kind })), finds }];
};

export const LINE_LOOKS: readonly Look[] = [coloured, grey, outside];
