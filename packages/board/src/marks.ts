import { ALPHABET, type Cell, type Digit, type Geometry } from '@pencilmark/core/geometry';
import type { Mark, Role, Step } from '@pencilmark/core/human';
import type { Candidate } from '@pencilmark/core/puzzle';
import { linesOf } from './links.ts';
import { circle, goneShapes, inkOf, nodeShape } from './nodes.ts';
import { Plane, type Point, round, SIDE } from './plane.ts';
import { candidateOf, keyOf, provenOf } from './proven.ts';
import { type Reasons, reasonsFor } from './reasons.ts';
import { lengthOf } from './segment.ts';
import { type Shape, shape } from './shape.ts';
import { type SignName, signsOf } from './signs.ts';
import type { Spot, Surroundings } from './surroundings.ts';
import { cellShapes, hatchesOf, houseShapes, reasonShapes, squareOf } from './washes.ts';

/** What is drawn on a board as the evidence of a step. */
export interface Evidence {
  readonly geometry: Geometry;
  /** The digit of every cell in reading order, 0 while empty. */
  readonly digits: ArrayLike<number>;
  /** A step: its marks, what it places and what goes. */
  readonly step?: Pick<Step, 'marks' | 'placements' | 'eliminations'>;
  readonly marks?: readonly Mark[];
  /**
   * The candidates to draw, each in its place, as sets of digits; default: none but those marked.
   */
  readonly candidates?: ArrayLike<number>;
  /** Candidates to draw lightly, since nobody wrote them. */
  readonly faint?: ArrayLike<number>;
  /** Cells with notes that the board itself shows: links keep out of them. */
  readonly noted?: ReadonlySet<Cell>;
  /** What somebody points at: cells, or candidates of a digit in them. */
  readonly pointed?: { readonly cells: readonly Cell[]; readonly digit?: Digit };
  /** The characters of the digits 1, 2, 3 …; default 1-9A-Z. */
  readonly alphabet?: string;
  /** How every id in the picture begins. Pictures on one page need different beginnings. */
  readonly prefix?: string;
}

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

/** The character of a digit, and how high candidates are. */
export const characterOf = (digit: Digit, alphabet = ALPHABET): string => alphabet[digit - 1] ?? `${digit}`;
const heightOf = ({ pitch }: Plane): number => round(Math.min(pitch * 0.79, 17));

/** With more links than this, the nodes have numbers. */
const MOST_UNNUMBERED = 8;

/** What the parts of a drawing are made from. */
interface Sheet extends Evidence {
  readonly plane: Plane;
  readonly prefix: string;
  readonly nodes: ReadonlyMap<string, Candidate & { readonly role: Role }>;
  readonly links: readonly (Mark & { readonly kind: 'link' })[];
  readonly groups: readonly (Mark & { readonly kind: 'group' })[];
  readonly proven: ReadonlySet<string>;
  readonly gone: readonly Candidate[];
  /** What is placed, drawn as large as a digit, or small beside the marks of its cell. */
  readonly large: readonly Candidate[];
  readonly small: readonly Candidate[];
  readonly r: number;
}

/**
 * The evidence of a step as plain pieces of SVG: washes, hatches and lines for cells and houses;
 * shapes around candidates, open where they are tied, filled where one of them is true; links in
 * the gutters between cells (weak ones dashed); what is placed; red rings and strokes for what
 * goes. Colors are CSS variables: `--logic`, `--logic-wash`, `--proof`, `--proof-wash`, `--sheet`,
 * `--graphite`, `--second`. The pieces have turns, in which a reader takes them in.
 *
 *     const marks = [{ kind: 'cell', cell: 0, role: 'pattern' }];
 *     drawEvidence({ geometry: sized(4), digits: new Uint8Array(16), marks }).signs      // []
 */
export function drawEvidence(evidence: Evidence): Drawing {
  const { geometry, step, prefix = 'b-' } = evidence;
  const plane = new Plane(geometry);
  const marks = distinct([...(evidence.marks ?? []), ...(step?.marks ?? [])]);
  const reasons = step && reasonsFor(geometry, evidence.digits, step);
  const sheet = sheetOf({ ...evidence, prefix }, plane, marks);
  const ground = groundOf(marks, reasons, sheet);
  const [linked, last] = inTurns(sheet, ground.turn);
  return {
    cells: squareOf(plane),
    back: ground.shapes,
    front: [...notesOf(sheet), ...linked, ...deedsOf(sheet).map((one) => inTurn(one, last)), ...pointerOf(sheet)],
    signs: signsOf({ ...sheet, marks, reasons }),
  };
}

const inTurn = (one: Shape, turn: number): Shape => ({ ...one, turn });

function distinct(marks: readonly Mark[]): Mark[] {
  return [...new Map(marks.map((mark) => [JSON.stringify(mark), mark])).values()];
}

const marksOf = <Kind extends Mark['kind']>(marks: readonly Mark[], kind: Kind): (Mark & { kind: Kind })[] =>
  marks.filter((mark): mark is Mark & { kind: Kind } => mark.kind === kind);

/** Sorts what is to be drawn. */
function sheetOf(evidence: Evidence & { readonly prefix: string }, plane: Plane, marks: readonly Mark[]): Sheet {
  const { geometry, digits, step } = evidence;
  const [links, groups] = [marksOf(marks, 'link'), marksOf(marks, 'group')];
  const nodes = new Map<string, Candidate & { readonly role: Role }>();
  for (const { cells, digit, role } of groups)
    for (const cell of cells) nodes.set(keyOf({ cell, digit }), { cell, digit, role });
  for (const { cell, digit, role } of marksOf(marks, 'candidate'))
    nodes.set(keyOf({ cell, digit }), { cell, digit, role });
  // What is linked or proven is a node, also where only its cell has a mark.
  const proven = step ? provenOf(geometry, step, evidence.candidates) : new Set<string>();
  const linked = links
    .flatMap(({ from, to }) => [from, to])
    .flatMap(({ cells, digit }) => cells.map((cell) => ({ cell, digit })));
  for (const candidate of [...linked, ...[...proven].map(candidateOf)])
    if (!nodes.has(keyOf(candidate))) nodes.set(keyOf(candidate), { ...candidate, role: 'pattern' });
  const open = (list: readonly Candidate[] = []): Candidate[] => list.filter(({ cell }) => digits[cell] === 0);
  const [placed, gone] = [open(step?.placements), open(step?.eliminations)];
  for (const candidate of gone) nodes.delete(keyOf(candidate));
  const isAlone = ({ cell, digit }: Candidate): boolean =>
    ![...nodes.values(), ...gone].some((one) => one.cell === cell && one.digit !== digit);
  const large = placed.filter(isAlone);
  for (const candidate of large) nodes.delete(keyOf(candidate));
  const small = placed.filter((candidate) => !isAlone(candidate));
  const r = radiusFor([...nodes.values(), ...gone, ...small], links, plane);
  return { ...evidence, plane, nodes, links, groups, proven, gone, large, small, r };
}

/** Half the height of nodes: as large as neighbours in a cell and the gutters allow. */
function radiusFor(candidates: readonly Candidate[], links: Sheet['links'], plane: Plane): number {
  const { pitch } = plane;
  const distanceOf = (one: Candidate, other: Candidate): number =>
    lengthOf([plane.candidate(one.cell, one.digit), plane.candidate(other.cell, other.digit)]);
  const nearest = candidates.flatMap((one, index) =>
    candidates.slice(index + 1).flatMap((other) => (one.cell === other.cell ? [distanceOf(one, other)] : [])),
  );
  // A link between neighbours in a cell needs room to be seen.
  const isTied = links.some(({ from, to }) => from.cells[0] === to.cells[0]);
  const most = links.length > MOST_UNNUMBERED ? 0.46 : 0.56;
  return round(Math.min(12, pitch * most, Math.min(...nearest) * (isTied ? 0.42 : 0.48)));
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
    ...(cells.length > 0 ? [cellShapes(cells, ground)] : []),
    ...(reasons ? reasonShapes(reasons, ground) : []),
  ];
  const roles = [...cells.map(({ role }) => role), ...(reasons?.blocked.length ? (['blocked'] as const) : [])];
  const drawn = parts.flatMap((shapes, turn) =>
    shapes.map((one) => (one.tag === 'clipPath' ? one : inTurn(one, turn))),
  );
  return { shapes: [...hatchesOf(roles, prefix), ...drawn], turn: parts.length };
}

/** Nodes and links in the order in which a chain is read; and the turn after the last. */
function inTurns(sheet: Sheet, first: number): readonly [Shape[], number] {
  const { links, nodes, plane, r, groups, proven } = sheet;
  let turn = first;
  const turns = new Map<string, number>();
  const meet = ({ cells, digit }: { readonly cells: readonly Cell[]; readonly digit: Digit }): void => {
    if (turns.has(keyOf({ cell: cells[0]!, digit }))) return;
    for (const cell of cells) turns.set(keyOf({ cell, digit }), turn);
    turn++;
  };
  const numbered = new Map<string, number>();
  const lines = linesOf(links, surroundingsOf(sheet), r).flatMap((shapes, index) => {
    const { from, to } = links[index]!;
    for (const node of [from, to]) {
      if (node === to) turn++;
      meet(node);
      const key = keyOf({ cell: node.cells[0]!, digit: node.digit });
      if (!numbered.has(key)) numbered.set(key, numbered.size + 1);
    }
    return shapes.map((one) => inTurn(one, Math.max(first, turn - 1)));
  });
  for (const node of nodes.values()) if (!turns.has(keyOf(node))) turns.set(keyOf(node), turn);
  const turnOf = (candidate: Candidate): number => turns.get(keyOf(candidate)) ?? turn;
  const shapes = [
    ...groups.map((group) => inTurn(bandOf(group, plane, r), turnOf({ cell: group.cells[0]!, digit: group.digit }))),
    ...lines,
    ...[...nodes.values()].flatMap((node) => {
      const isProven = proven.has(keyOf(node));
      const around = nodeShape(node.role, isProven, plane.candidate(node.cell, node.digit), r);
      const isFilled = sheet.digits[node.cell] !== 0;
      const text = isFilled ? [] : [digitText(sheet, node, 'mark-digit', inkOf(isProven))];
      return [around, ...text].map((one) => inTurn(one, turnOf(node)));
    }),
    ...(links.length > MOST_UNNUMBERED ? numbersOf(numbered, sheet).map((one) => inTurn(one, turn)) : []),
  ];
  return [shapes, turn + 1];
}

/** What links run around: digits and notes, in places that are known or not. */
function surroundingsOf(sheet: Sheet): Surroundings {
  const { plane, nodes, gone, small, large, digits, noted, r } = sheet;
  const spots = new Map<Cell, Spot[]>();
  const full = new Set<Cell>([...(noted ?? []), ...large.map(({ cell }) => cell)]);
  const add = ({ cell, digit }: Candidate, radius: number): void => {
    spots.set(cell, [...(spots.get(cell) ?? []), { cell, ...plane.candidate(cell, digit), r: radius }]);
    full.add(cell);
  };
  const known = new Set([...nodes.values(), ...gone, ...small].map(keyOf));
  for (const node of [...nodes.values(), ...gone, ...small]) add(node, r);
  for (let cell = 0; cell < plane.size ** 2; cell++)
    for (let digit = 1; digit <= plane.size; digit++)
      if (hasNote(sheet, cell, digit) && !known.has(keyOf({ cell, digit })))
        add({ cell, digit }, heightOf(plane) * 0.34);
  return { plane, spots, isFull: (cell) => digits[cell] !== 0 || full.has(cell) };
}

const has = (sets: ArrayLike<number> | undefined, cell: Cell, digit: Digit): boolean =>
  (((sets?.[cell] ?? 0) >>> (digit - 1)) & 1) === 1;
const hasNote = ({ candidates, faint }: Pick<Evidence, 'candidates' | 'faint'>, cell: Cell, digit: Digit): boolean =>
  has(candidates, cell, digit) || has(faint, cell, digit);

/** The candidates that have no mark. */
function notesOf(sheet: Sheet): Shape[] {
  const { geometry, digits, candidates, faint, nodes, gone, small, large } = sheet;
  const drawn = new Set([...nodes.values(), ...gone, ...small].map(keyOf));
  const covered = new Set(large.map(({ cell }) => cell));
  const shapes: Shape[] = [];
  for (let cell = 0; cell < geometry.cellCount; cell++)
    for (let digit = 1; digit <= geometry.size; digit++) {
      if (digits[cell] !== 0 || covered.has(cell) || drawn.has(keyOf({ cell, digit }))) continue;
      if (has(candidates, cell, digit)) shapes.push(note(sheet, { cell, digit }, 'candidate', 'var(--graphite)'));
      else if (has(faint, cell, digit)) shapes.push(note(sheet, { cell, digit }, 'candidate faint', 'var(--second)'));
    }
  return shapes;
}

function note({ plane, alphabet }: Sheet, { cell, digit }: Candidate, name: string, fill: string): Shape {
  return shape(
    'text',
    { class: name, 'font-size': heightOf(plane), fill, ...plane.candidate(cell, digit) },
    characterOf(digit, alphabet),
  );
}

function digitText({ plane, alphabet }: Sheet, { cell, digit }: Candidate, name: string, fill: string): Shape {
  const look = { class: name, 'font-size': heightOf(plane), 'font-weight': 700, fill };
  return shape('text', { ...look, ...plane.candidate(cell, digit) }, characterOf(digit, alphabet));
}

/** A band around the candidates of a group. */
function bandOf({ cells, digit, role }: Mark & { readonly kind: 'group' }, plane: Plane, r: number): Shape {
  const points = cells.map((cell) => plane.candidate(cell, digit));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const by = r + 2.5;
  const [x, y] = [round(Math.min(...xs) - by), round(Math.min(...ys) - by)];
  const [width, height] = [round(Math.max(...xs) + by - x), round(Math.max(...ys) + by - y)];
  const look = { fill: 'var(--logic-wash)', 'fill-opacity': 0.8, stroke: 'var(--logic)', 'stroke-width': 1.5 };
  return shape('rect', { class: `mark-group ${role}`, x, y, width, height, rx: by, ...look });
}

/** The numbers of nodes, small beside them. */
function numbersOf(numbered: ReadonlyMap<string, number>, { plane, r }: Sheet): Shape[] {
  return [...numbered].map(([key, number]) => {
    const { cell, digit } = candidateOf(key);
    const { x, y } = plane.candidate(cell, digit);
    const at = { x: round(x + r * 0.95), y: round(y - r * 0.95) };
    const look = { fill: 'var(--logic)', stroke: 'var(--sheet)', 'stroke-width': 2.2, 'paint-order': 'stroke' };
    return shape('text', { class: 'mark-number', 'font-size': 7.5, 'font-weight': 700, ...look, ...at }, `${number}`);
  });
}

/**
 * What a step places, as large as a digit or in two rings; and what goes, ringed and struck out.
 */
function deedsOf(sheet: Sheet): Shape[] {
  const { plane, large, small, gone, r, alphabet } = sheet;
  const ring = { fill: 'var(--sheet)', stroke: 'var(--logic)', 'stroke-width': 1.9 };
  return [
    ...large.flatMap(({ cell, digit }) => {
      const at = plane.middle(cell);
      const { tag, attributes } = circle(at, SIDE / 2 - 5);
      return [
        shape(tag, { class: 'deed-ring', ...attributes, ...ring, 'stroke-width': 2.4 }),
        shape('text', { class: 'deed-placed large', fill: 'var(--logic)', ...at }, characterOf(digit, alphabet)),
      ];
    }),
    ...small.flatMap((candidate) => {
      const at = plane.candidate(candidate.cell, candidate.digit);
      return [
        shape('circle', { class: 'deed-ring', ...circle(at, r + 3).attributes, ...ring }),
        shape('circle', { ...circle(at, r).attributes, ...ring, fill: 'var(--logic)' }),
        digitText(sheet, candidate, 'deed-placed', 'var(--sheet)'),
      ];
    }),
    ...gone.flatMap((candidate) => {
      const [around, stroke] = goneShapes(plane.candidate(candidate.cell, candidate.digit), r);
      return [around, digitText(sheet, candidate, 'deed-gone', 'var(--proof)'), stroke];
    }),
  ];
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
