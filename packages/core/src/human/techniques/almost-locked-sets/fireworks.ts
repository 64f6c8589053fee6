import type { Geometry, House } from '../../../geometry/geometry.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type Digit, digitSet } from '../../../sets/digits.ts';
import { areLinesHouses } from '../../relations/crossings.ts';
import { candidatesOf, cellsAt, type Position } from '../../steps/position.ts';
import { cellMarks, houseMarks, markedAs, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/**
 * A digit that a row and a column have in a box, but for one place each. If it is in neither of
 * these wings, row and column both have it in the box: it is where they cross.
 *
 * ```text
 * d d d   . . w      The row has d in the box or at w, the column too. So d is at x, or at
 * d x d   . . w      one of the wings.
 * d d d   . . .
 *
 * . w .   . . .
 * ```
 */
interface Firework {
  readonly digit: Digit;
  /** The place in the row beside the box, and the place in the column; -1 for none. */
  readonly rowWing: Cell;
  readonly columnWing: Cell;
}

interface Crossing {
  readonly cell: Cell;
  readonly row: House;
  readonly column: House;
  readonly box: House;
  readonly fireworks: readonly Firework[];
}

const SEVERAL = -2;
const NONE = -1;

/** Where a line has a digit beside a box. `SEVERAL` also when the line has the digit already. */
function wingOf({ places, geometry }: Position, line: House, box: House, digit: Digit): Cell {
  const at = places[line.index * geometry.size + digit - 1]!;
  if (at === 0) return SEVERAL;
  const outside = cellsAt(line, at).filter((cell) => !box.set.has(cell));
  return outside.length > 1 ? SEVERAL : (outside[0] ?? NONE);
}

function crossings(position: Position): readonly Crossing[] {
  const { geometry, candidates } = position;
  const { houses, size, cellCount } = geometry;
  const byKind = (kind: House['kind']): House[] => houses.filter((house) => house.kind === kind);
  const [rows, columns, boxes] = [byKind('row'), byKind('column'), byKind('box')];
  const crossings: Crossing[] = [];
  for (let cell = 0; cell < cellCount; cell++) {
    if (candidates[cell] === 0) continue;
    const [row, column] = [rows[Math.floor(cell / size)]!, columns[cell % size]!];
    const box = boxes.find(({ set }) => set.has(cell));
    if (!box) continue;
    const fireworks: Firework[] = [];
    for (let digit = 1; digit <= size; digit++) {
      const rowWing = wingOf(position, row, box, digit);
      const columnWing = rowWing === SEVERAL ? SEVERAL : wingOf(position, column, box, digit);
      if (columnWing !== SEVERAL) fireworks.push({ digit, rowWing, columnWing });
    }
    if (fireworks.length > 1) crossings.push({ cell, row, column, box, fireworks });
  }
  return crossings;
}

/** The wings of some fireworks. Undefined when these differ, or when a line has none. */
function sharedWings(fireworks: readonly Firework[]): readonly [Cell, Cell] | undefined {
  const [rowWings, columnWings] = [
    new Set(fireworks.map(({ rowWing }) => rowWing)),
    new Set(fireworks.map(({ columnWing }) => columnWing)),
  ];
  rowWings.delete(NONE);
  columnWings.delete(NONE);
  const [row, column] = [[...rowWings], [...columnWings]];
  return row.length === 1 && column.length === 1 ? [row[0]!, column[0]!] : undefined;
}

/** The eliminations from cells that hold only some digits. */
const othersIn = (position: Position, cells: readonly Cell[], digits: readonly Digit[]) =>
  candidatesOf(position, cells, ~digitSet(digits));

const supports = (geometry: Geometry): boolean =>
  areLinesHouses(geometry) && geometry.houses.some(({ kind }) => kind === 'box');

export const fireworkTriple = defineTechnique({
  id: 'firework-triple',
  name: 'Firework Triple',
  family: 'almost-locked-sets',
  says: 'Outside of {box}, {digits} have no place in {row} but {rowWing}, and none in {column} but {columnWing}. A digit that is in neither of these is in {box} both for {row} and for {column}: in {cell}, where they cross. So each of the three digits is in one of {cells}, and these hold nothing else.',
  supports,
  *find(position: Position): Generator<Step> {
    for (const { cell, row, column, box, fireworks } of position.get(crossings))
      for (const [index, firework] of fireworks.entries())
        for (const [next, two] of fireworks.slice(index + 1).entries())
          for (const three of fireworks.slice(index + next + 2)) {
            const wings = sharedWings([firework, two, three]);
            if (!wings) continue;
            const digits = [firework.digit, two.digit, three.digit];
            const cells = [cell, ...wings];
            const eliminations = othersIn(position, cells, digits);
            if (eliminations.length === 0) continue;
            yield {
              technique: 'firework-triple',
              placements: [],
              eliminations,
              marks: [
                ...houseMarks([row.index, column.index], 'pattern'),
                ...cellMarks(cells, 'pattern'),
                ...markedAs('pattern', candidatesOf(position, cells, digitSet(digits))),
              ],
              args: {
                digits: { digits },
                row: { houses: [row.index] },
                column: { houses: [column.index] },
                box: { houses: [box.index] },
                cell: { cells: [cell] },
                rowWing: { cells: [wings[0]] },
                columnWing: { cells: [wings[1]] },
                cells: { cells },
              },
            };
          }
  },
});

/** The pairs of digits at a crossing that share their wings. */
function* pairsAt({ fireworks }: Crossing): Generator<{ digits: readonly Digit[]; wings: readonly [Cell, Cell] }> {
  for (const [index, first] of fireworks.entries())
    for (const two of fireworks.slice(index + 1)) {
      const wings = sharedWings([first, two]);
      if (wings) yield { digits: [first.digit, two.digit], wings };
    }
}

export const fireworkQuad = defineTechnique({
  id: 'firework-quad',
  name: 'Firework Quad',
  family: 'almost-locked-sets',
  says: 'Outside of {box}, {digits} have no place in the lines of {cell} but {wings}; outside of {otherBox}, {otherDigits} have none in the lines of {otherCell} but the same two. A digit that is in neither of these is where its two lines cross. So each of the four digits is in one of {cells}, and these hold nothing else.',
  supports,
  *find(position: Position): Generator<Step> {
    const { size } = position.geometry;
    const all = position.get(crossings);
    for (const crossing of all)
      for (const pair of pairsAt(crossing)) {
        const [rowWing, columnWing] = pair.wings;
        const opposite = Math.floor(columnWing / size) * size + (rowWing % size);
        const oppositeCrossing = opposite > crossing.cell ? all.find(({ cell }) => cell === opposite) : undefined;
        if (!oppositeCrossing || oppositeCrossing.box === crossing.box) continue;
        for (const match of pairsAt(oppositeCrossing)) {
          const digits = [...pair.digits, ...match.digits];
          if (match.wings[0] !== columnWing || match.wings[1] !== rowWing || new Set(digits).size < digits.length)
            continue;
          const cells = [crossing.cell, oppositeCrossing.cell, rowWing, columnWing];
          const eliminations = othersIn(position, cells, digits);
          if (eliminations.length === 0) continue;
          const lines = [crossing.row, crossing.column, oppositeCrossing.row, oppositeCrossing.column].map(
            ({ index }) => index,
          );
          yield {
            technique: 'firework-quad',
            placements: [],
            eliminations,
            marks: [
              ...houseMarks(lines, 'pattern'),
              ...cellMarks(cells, 'pattern'),
              ...markedAs('pattern', candidatesOf(position, cells, digitSet(pair.digits))),
              ...markedAs('second', candidatesOf(position, cells, digitSet(match.digits))),
            ],
            args: {
              box: { houses: [crossing.box.index] },
              digits: { digits: pair.digits },
              cell: { cells: [crossing.cell] },
              wings: { cells: pair.wings },
              otherBox: { houses: [oppositeCrossing.box.index] },
              otherDigits: { digits: match.digits },
              otherCell: { cells: [oppositeCrossing.cell] },
              cells: { cells },
            },
          };
        }
      }
  },
});
