import { alphabetOf } from '@pencilmark/core/geometry/plain';
import type { Mark } from '@pencilmark/core/human';
import { check } from '@pencilmark/core/result';
import { bandsOf } from './bands.ts';
import { deedsOf } from './deeds.ts';
import type { Evidence } from './evidence.ts';
import { A_PICTURE } from './expected.ts';
import { linesOf } from './links.ts';
import { inkOf, nodeShape } from './nodes.ts';
import { Plane, type Point, round, SIDE } from './plane.ts';
import { candidateOf, keyOf } from './proven.ts';
import { type Reasons, reasonsFor } from './reasons.ts';
import { hasSums } from './rules/cages.ts';
import { type Shape, shape } from './shape.ts';
import { MOST_UNNUMBERED, marksOf, type Sheet, sheetOf } from './sheet.ts';
import { type SignName, signsOf } from './signs.ts';
import { surroundingsOf } from './surroundings.ts';
import { digitText, notesOf } from './texts.ts';
import { type Turns, turnsOf } from './turns.ts';
import { cellShapes, demandShapes, hatchesOf, houseShapes, reasonShapes, squareOf } from './washes.ts';

/** The evidence as pieces: `back` lies under the digits of the board, `front` on top of them. */
export interface Drawing {
  readonly back: readonly Shape[];
  readonly front: readonly Shape[];
  /**
   * The part of the plane that the cells take up, without the names at the edge: x, y, width,
   * height.
   */
  readonly cells: readonly [number, number, number, number];
  /** The signs that it has, for a legend. */
  readonly signs: readonly SignName[];
}

/**
 * The evidence of a step as plain pieces of SVG: washes, hatches and lines for cells and houses;
 * shapes around candidates, open where they are tied, filled where one of them is true; links in
 * the gutters between cells (weak links dashed); what is placed; red rings and strokes for what
 * goes. Colors are CSS variables: `--logic`, `--logic-wash`, `--proof`, `--proof-wash`, `--sheet`,
 * `--graphite`, `--second`. The pieces have turns, in which a reader takes them in.
 *
 *     const marks = [{ kind: 'cell', cell: 0, role: 'pattern' }];
 *     drawEvidence({ geometry: sized(4), digits: new Uint8Array(16), marks }).signs      // []
 */
export function drawEvidence(evidence: Evidence): Drawing {
  check('drawEvidence', 'evidence', evidence, A_PICTURE);
  const { geometry, step, prefix = 'b-', alphabet = alphabetOf(geometry) } = evidence;
  const plane = new Plane(geometry, hasSums(geometry));
  const marks = distinct([...(evidence.marks ?? []), ...(step?.marks ?? [])]);
  const reasons = step && reasonsFor(geometry, evidence.digits, step);
  const sheet = sheetOf({ ...evidence, alphabet, prefix }, plane, marks);
  const ground = groundOf(marks, reasons, sheet);
  const turns = turnsOf(sheet, ground.turn);
  return {
    cells: squareOf(plane),
    back: ground.shapes,
    front: [
      ...groupsOf(sheet, turns),
      ...notesOf(sheet),
      ...linksOf(sheet, turns),
      ...nodesOf(sheet, turns),
      ...deedsOf(sheet).map((shape) => inTurn(shape, turns.end)),
      ...pointerOf(sheet),
    ],
    signs: signsOf({ ...sheet, marks, reasons }),
  };
}

const inTurn = (shape: Shape, turn: number): Shape => ({ ...shape, turn });

function distinct(marks: readonly Mark[]): Mark[] {
  return [...new Map(marks.map((mark) => [JSON.stringify(mark), mark])).values()];
}

/** What lies under the digits, and the turn after it. */
function groundOf(
  marks: readonly Mark[],
  reasons: Reasons | undefined,
  { geometry, plane, prefix }: Sheet,
): { readonly shapes: readonly Shape[]; readonly turn: number } {
  const [cells, houses] = [marksOf(marks, 'cell'), marksOf(marks, 'house')];
  const ground = { geometry, plane, prefix };
  const parts = [
    ...houses.map((mark) => houseShapes(mark, ground)),
    ...demandShapes(marksOf(marks, 'demand'), ground),
    ...(cells.length > 0 ? [cellShapes(cells, ground)] : []),
    ...(reasons ? reasonShapes(reasons, ground) : []),
  ];
  const roles = [...cells.map(({ role }) => role), ...(reasons?.blocked.length ? (['blocked'] as const) : [])];
  const drawn = parts.flatMap((shapes, turn) =>
    shapes.map((shape) => (shape.tag === 'clipPath' ? shape : inTurn(shape, turn))),
  );
  return { shapes: [...hatchesOf(roles, prefix), ...drawn], turn: parts.length };
}

const groupsOf = ({ groups, plane, r }: Sheet, turns: Turns): Shape[] =>
  groups.flatMap((group) => {
    const turn = turns.of({ cell: group.cells[0]!, digit: group.digit });
    return bandsOf(group, plane, r).map((shape) => inTurn(shape, turn));
  });

const linksOf = (sheet: Sheet, turns: Turns): Shape[] =>
  linesOf(sheet.links, surroundingsOf(sheet), sheet.r).flatMap((shapes, index) =>
    shapes.map((shape) => inTurn(shape, turns.links[index]!)),
  );

/** Nodes with their digits; those of a long chain with numbers. */
function nodesOf(sheet: Sheet, turns: Turns): Shape[] {
  const { nodes, proven, plane, digits, links, r } = sheet;
  const shapes = [...nodes.values()].flatMap((node) => {
    const isProven = proven.has(keyOf(node));
    const around = nodeShape(node.role, isProven, plane.candidate(node.cell, node.digit), r);
    const text = digits[node.cell] === 0 ? [digitText(sheet, node, 'mark-digit', inkOf(isProven))] : [];
    return [around, ...text].map((shape) => inTurn(shape, turns.of(node)));
  });
  const numbers = links.length > MOST_UNNUMBERED ? numbersOf(turns.numbers, sheet) : [];
  return [...shapes, ...numbers.map((number) => inTurn(number, turns.end))];
}

/** The numbers of nodes, small beside them. */
function numbersOf(numbered: ReadonlyMap<string, number>, { plane, r }: Sheet): Shape[] {
  return [...numbered].map(([key, number]) => {
    const { cell, digit } = candidateOf(key);
    const { x, y } = plane.candidate(cell, digit);
    const by = r * 0.72 + 3;
    const at = { x: round(x + by), y: round(y - by) };
    const look = { fill: 'var(--logic)', stroke: 'var(--sheet)', 'stroke-width': 2.2, 'paint-order': 'stroke' };
    return shape(
      'text',
      { class: 'mark-number', 'font-size': round(Math.min(7.5, r)), 'font-weight': 700, ...look, ...at },
      `${number}`,
    );
  });
}

/** A frame around what somebody points at. */
function pointerOf({ pointed, plane, r }: Sheet): Shape[] {
  if (!pointed) return [];
  const { cells, digit } = pointed;
  const look = { class: 'pointed', fill: 'none', stroke: 'var(--logic)', 'stroke-width': 3.5 };
  return cells.map((cell) => {
    if (digit !== undefined) {
      const { x, y }: Point = plane.candidate(cell, digit);
      return shape('circle', { cx: x, cy: y, r: round(r + 3), ...look });
    }
    const { x, y } = plane.corner(cell);
    return shape('rect', { x: x + 2.5, y: y + 2.5, width: SIDE - 5, height: SIDE - 5, ...look });
  });
}
