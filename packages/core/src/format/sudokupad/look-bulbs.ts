import type { Cell } from '../../sets/cells.ts';
import { arrowsOf, type Find, type Group, type Look, linesOf, shapesOf } from './look.ts';
import { type Color, contrast, isGrey, isWhite, type Part, type Point, type Shape, type Stroke } from './parts.ts';
import { cellAt, cellOf, cellsAlong, cellsFrom, cellsUnder } from './places.ts';

/** Colours that differ less are the same. */
const SAME = 30;
/** A thinner line is no thermometer. */
const THICK = 8;

const isNear = (one: Point, other: Point): boolean => Math.hypot(one[0] - other[0], one[1] - other[1]) < 0.15;
const isSame = (one: Color | undefined, other: Color): boolean => one !== undefined && contrast(one, other) < SAME;
const isBulb = ({ isRound, height, width, text }: Shape): boolean =>
  isRound && text === '' && Math.min(height, width) >= 0.5 && Math.max(height, width) <= 1;

/** A stroke as it leads away from a point; undefined when it neither begins nor ends there. */
function awayFrom(stroke: Stroke, center: Point): Stroke | undefined {
  const { points } = stroke;
  if (points.length < 2) return undefined;
  if (isNear(points[0]!, center)) return stroke;
  return isNear(points.at(-1)!, center) ? { ...stroke, points: [...points].reverse() } : undefined;
}

/** The way along a line to a cell where another line branches off. */
function wayTo(cell: Cell, lines: readonly (readonly Cell[])[]): readonly Cell[] {
  const line = lines.find((cells) => cells.includes(cell));
  return line ? line.slice(0, line.indexOf(cell)) : [];
}

/** A filled disc with thick lines of its colour that begin in it, and their branches. */
const thermometers: Look = (drawing) => {
  const { size } = drawing;
  const bulbs = shapesOf(drawing).filter(isBulb);
  const thick = linesOf(drawing).filter(({ thickness }) => thickness >= THICK);
  const finds: (Find & { readonly color: Color })[] = [];
  const add = (stroke: Stroke, parts: readonly Part[], way: readonly Cell[]): void => {
    const cells = cellsAlong(stroke, size);
    if (cells) finds.push({ parts, cells: [[...way, ...cells]], color: stroke.color });
  };
  const left = new Set(thick);
  for (const bulb of bulbs)
    for (const stroke of thick) {
      const away = isSame(bulb.fill, stroke.color) ? awayFrom(stroke, bulb.center) : undefined;
      if (!away || !left.delete(stroke)) continue;
      add(away, [bulb, stroke], []);
    }
  for (const stroke of left) {
    const own = finds.filter(({ color }) => isSame(color, stroke.color)).map(({ cells }) => cells[0]!);
    const way = stroke.points[0] ? wayTo(cellAt(stroke.points[0], size) ?? -1, own) : [];
    if (way.length > 0) add(stroke, [stroke], way);
  }
  const isSlow = ({ color }: { readonly color: Color }): boolean => !isGrey(color);
  return [
    { meanings: [{ kind: 'thermo' }, { kind: 'slowthermo' }], finds: finds.filter((find) => !isSlow(find)) },
    { meanings: [{ kind: 'slowthermo' }, { kind: 'thermo' }], finds: finds.filter(isSlow) },
  ];
};

/** A ring around one to three cells, and the arrows that begin in it. */
const arrows: Look = (drawing) => {
  const { size } = drawing;
  const used = new Set<Stroke>();
  const finds = shapesOf(drawing).flatMap((ring): Find[] => {
    const isRing = ring.isRound && ring.text === '' && Math.min(ring.height, ring.width) >= 0.6 && !!ring.rim;
    const bulb = isRing ? cellsUnder(ring, size) : [];
    const own = arrowsOf(drawing).flatMap((stroke) => {
      const cells = cellsAlong(stroke, size);
      if (!cells || !bulb.includes(cells[0]!) || used.has(stroke)) return [];
      used.add(stroke);
      const shaft = cells.slice(cells.findIndex((cell) => !bulb.includes(cell)));
      return shaft.every((cell) => bulb.includes(cell)) ? [] : [{ stroke, shaft }];
    });
    if (own.length === 0) return [];
    const shafts = own.map(({ shaft }) => shaft);
    return [{ parts: [ring, ...own.map(({ stroke }) => stroke)], cells: [bulb, ...shafts] }];
  });
  return [{ meanings: [{ kind: 'arrow' }], finds }];
};

const isBeside = (point: Point, size: number): boolean => cellAt(point, size) === undefined;
const NUMBER = /^\d{1,3}$/;

/** A number beside the board with a short arrow that shows a diagonal. */
const littleKillers: Look = (drawing) => {
  const { size } = drawing;
  const numbers = shapesOf(drawing).filter(({ center, text }) => NUMBER.test(text) && isBeside(center, size));
  const finds = arrowsOf(drawing).flatMap((arrow): Find[] => {
    const [from, to] = [arrow.points[0], arrow.points.at(-1)];
    if (!from || !to || Math.hypot(to[0] - from[0], to[1] - from[1]) > 1) return [];
    const number = numbers.find(({ center }) => center.every((at, axis) => Math.floor(at) === Math.floor(from[axis]!)));
    const step = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])] as const;
    const cells = number && step[0] * step[1] !== 0 ? cellsFrom(number.center, step, size) : [];
    return cells.length === 0 ? [] : [{ parts: [number!, arrow], cells: [cells], values: [Number(number!.text)] }];
  });
  return [{ meanings: [{ kind: 'littlekiller' }], finds }];
};

const isDiamond = ({ isRound, angle }: Shape): boolean => !isRound && Math.abs(angle % 90) === 45;
const VIOLET: Color = [0xc5, 0x4b, 0x8b];

/** Lines between two rings, or between two diamonds. */
const ended: Look = (drawing) => {
  const { size } = drawing;
  const ends = shapesOf(drawing).filter(
    (shape) => cellOf(shape, size) !== undefined && shape.text === '' && (isBulb(shape) || isDiamond(shape)),
  );
  const found = linesOf(drawing).flatMap((stroke) => {
    const cells = cellsAlong(stroke, size);
    const [first, last] = [cells?.[0], cells?.at(-1)].map((cell) => ends.find((end) => cellOf(end, size) === cell));
    const isOpen = (end: Shape): boolean => end.fill === undefined || isWhite(end.fill);
    if (!cells || cells.length < 2 || !first || !last || !isOpen(first) || !isOpen(last)) return [];
    const kind = isDiamond(first) ? 'lockout' : contrast(stroke.color, VIOLET) < 90 ? 'doublearrow' : 'between';
    return [{ kind, find: { parts: [first, last, stroke], cells: [cells] } }] as const;
  });
  const group = (kind: 'between' | 'doublearrow' | 'lockout', others: Group['meanings']): Group => ({
    meanings: others,
    finds: found.filter((one) => one.kind === kind).map(({ find }) => find),
  });
  return [
    group('between', [{ kind: 'between' }, { kind: 'doublearrow' }]),
    group('doublearrow', [{ kind: 'doublearrow' }, { kind: 'between' }]),
    group('lockout', [{ kind: 'lockout', values: () => [4] }]),
  ];
};

export const BULB_LOOKS: readonly Look[] = [thermometers, arrows, littleKillers, ended];
