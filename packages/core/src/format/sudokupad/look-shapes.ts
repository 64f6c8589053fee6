import type { Cell } from '../../sets/cells.ts';
import { lookup } from '../text/lookup.ts';
import { type Look, shapeLook } from './look.ts';
import { isBlack, isGrey, isWhite, type Shape } from './parts.ts';
import { cellOf, cellsAtCorner, cellsAtEdge } from './places.ts';

const isWide = ({ height, width }: Shape, least: number, most: number): boolean =>
  Math.min(height, width) >= least && Math.max(height, width) <= most;

/** A grey mark in the middle of a cell, below all lines. */
const greyMark =
  (isRound: boolean) =>
  (shape: Shape, size: number): { readonly cells: readonly (readonly Cell[])[] } | undefined => {
    const cell = cellOf(shape, size);
    const isMark = shape.isRound === isRound && shape.fill && isGrey(shape.fill) && isWide(shape, 0.5, 0.9);
    return isMark && shape.text === '' && cell !== undefined ? { cells: [[cell]] } : undefined;
  };

/** A small disc on an edge, perhaps with a number in it. */
const dot = (isColor: (fill: Shape['fill']) => boolean, usual: number) => (shape: Shape, size: number) => {
  const { center, fill, isRound, text } = shape;
  const cells = cellsAtEdge(center, size);
  const isDot = isRound && isColor(fill) && isWide(shape, 0.15, 0.5) && /^\d{0,2}$/.test(text);
  return isDot && cells ? { cells: [cells], values: [text === '' ? usual : Number(text)] } : undefined;
};

const SUMS: Readonly<Record<string, number>> = lookup({ V: 5, X: 10, XV: 15 });

/** For each sign, whether the first of two cells is greater, and whether they lie side by side. */
const CHEVRONS: Readonly<Record<string, { readonly isFirst: boolean; readonly isBeside: boolean }>> = lookup({
  '>': { isFirst: true, isBeside: true },
  '<': { isFirst: false, isBeside: true },
  v: { isFirst: true, isBeside: false },
  '∨': { isFirst: true, isBeside: false },
  '^': { isFirst: false, isBeside: false },
  '∧': { isFirst: false, isBeside: false },
});

/** The digits in the ring of a quadruple: with spaces between them, or one character each. */
function digitsIn(text: string): number[] {
  const words = text.split(/[\s,]+/).filter(Boolean);
  return (words.length > 1 ? words : [...text]).map(Number);
}

export const SHAPE_LOOKS: readonly Look[] = [
  shapeLook(['odd'], greyMark(true)),
  shapeLook(['even'], greyMark(false)),
  shapeLook(['quadruple'], (shape, size) => {
    const cells = cellsAtCorner(shape.center, size);
    const isRing = shape.isRound && isWide(shape, 0.4, 1) && /^\d[\d\s,]*$/.test(shape.text);
    return isRing && cells ? { cells: [cells], values: digitsIn(shape.text) } : undefined;
  }),
  shapeLook(['difference'], dot(isWhite, 1)),
  shapeLook(['ratio'], dot(isBlack, 2)),
  shapeLook(['xv'], ({ center, isRound, text }, size) => {
    const cells = cellsAtEdge(center, size);
    const sum = SUMS[text];
    return sum !== undefined && !isRound && cells ? { cells: [cells], values: [sum] } : undefined;
  }),
  shapeLook(['inequality'], ({ center, text }, size) => {
    const cells = cellsAtEdge(center, size);
    const sign = CHEVRONS[text];
    if (!sign || !cells || (cells[1] === cells[0] + 1) !== sign.isBeside) return undefined;
    return { cells: [sign.isFirst ? cells : [cells[1], cells[0]]] };
  }),
];
