import { geometryOf } from '../../geometry/clues.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import { isKind, regionMap, sized } from '../../geometry/layouts.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Clue } from '../../rules/clue.ts';
import type { Cell } from '../../sets/cells.ts';
import { type DigitSet, digitBit, digitCount, digitsOf } from '../../sets/digits.ts';
import { DIAGONALS, diagonalCells, LARGEST, SWITCHES } from './board.ts';
import { cellText, digitText, type Grid } from './call.ts';
import { ROWS } from './rows.ts';

/** An item as text, from its type and arguments. */
const itemText = (type: string, args: readonly string[] = []): string => `.${[type, ...args].join('~')}`;

const gridOf = ({ size }: Geometry): Grid => ({ rows: size, columns: size, size, least: 1 });

/** The ISS text of a puzzle; undefined where ISS has no words for its board. */
export function issText(puzzle: Puzzle): string | undefined {
  const { geometry } = puzzle;
  const known = geometryOf(geometry.id);
  if (geometry.size > LARGEST || !known.ok || known.value.id !== geometry.id) return undefined;
  const parts = [boardItems(geometry), ruleItems(geometry), ...clueItems(geometry), givenItem(puzzle)];
  if (parts.some((part) => part === undefined)) return undefined;
  return parts.flat().join('') || itemText('Shape', ['9x9']);
}

/** The items for the cells and the boxes of a board. */
function boardItems({ size, box, boxes }: Geometry): string[] {
  const usual = sized(size).box;
  const isUsual = box?.height === usual?.height;
  const shape = size === 9 ? [] : [itemText('Shape', [`${size}x${size}`])];
  if (isUsual && box !== undefined && box.height > 1) return shape;
  const hasNone = box?.height === 1;
  return [...shape, itemText('NoBoxes'), ...(hasNone ? [] : [itemText('Jigsaw', [regionMap(boxes)])])];
}

/** The items for the rules of the whole board; undefined where ISS has none for a rule. */
function ruleItems(geometry: Geometry): string[] | undefined {
  const { rules } = geometry;
  const names = rules.filter((rule) => !isKind(rule)).map(({ name }) => name);
  const rows = SWITCHES.filter((row) => row.rules.every((name) => names.includes(name)) && row.fits(geometry));
  const told = ['x', ...rows.flatMap((row) => row.rules)];
  if (!names.every((name) => told.includes(name))) return undefined;
  const diagonals = names.includes('x') ? DIAGONALS : [];
  return [
    ...diagonals.map(({ argument }) => itemText('Diagonal', [argument])),
    ...rows.map(({ type }) => itemText(type)),
  ];
}

/** The items of each clue; undefined where ISS has none for it. */
function clueItems(geometry: Geometry): (string[] | undefined)[] {
  const grid = gridOf(geometry);
  return geometry.clues.map((clue) => diagonalItem(clue, grid) ?? rowItems(clue, grid));
}

function rowItems(clue: Clue, grid: Grid): string[] | undefined {
  for (const { type, kind, write } of ROWS) {
    const items = kind === clue.rule ? write(clue, grid) : undefined;
    if (items) return items.map((args) => itemText(type, args));
  }
  return undefined;
}

function diagonalItem({ rule, cells: [line = []] }: Clue, { size }: Grid): string[] | undefined {
  const told = DIAGONALS.find((diagonal) => line.includes(diagonalCells(diagonal, size)[0]!));
  return rule === 'diagonal' && told ? [itemText('Diagonal', [told.argument])] : undefined;
}

/** The item for givens and candidates; undefined where an empty cell has one candidate or none. */
function givenItem({ geometry, givens, struckOut = [] }: Puzzle): string[] | undefined {
  const grid = gridOf(geometry);
  const left = new Map<Cell, DigitSet>();
  for (const { cell, digit } of struckOut) left.set(cell, (left.get(cell) ?? geometry.allDigits) & ~digitBit(digit));
  const args: string[] = [];
  for (const [cell, given] of givens.entries()) {
    const set = left.get(cell) ?? 0;
    if (given === 0 && !left.has(cell)) continue;
    if (given === 0 ? digitCount(set) < 2 : left.has(cell) && (set & digitBit(given)) === 0) return undefined;
    const digits = given === 0 ? digitsOf(set) : [given];
    args.push([cellText(cell, grid), ...digits.map((digit) => digitText(digit, grid))].join('_'));
  }
  return args.length > 0 ? [itemText('', args)] : [];
}
