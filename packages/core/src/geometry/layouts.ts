import { ARRAY, check, checkArgument, fail, TEXT } from '../result.ts';
import { COMMON_RULES } from '../rules/common-rules.ts';
import { upTo } from '../rules/groups.ts';
import type { Kind } from '../rules/kinds.ts';
import type { BoxShape } from '../rules/rule.ts';
import { isRuleName, type Rule } from '../rules/rule-names.ts';
import type { Cell } from '../sets/cells.ts';
import {
  type Additions,
  boxShapeOf,
  type Geometry,
  LARGEST_SIZE,
  plainGeometry,
  SMALLEST_SIZE,
  squareShape,
  withDemands,
} from './geometry.ts';

/**
 * The usual box of a size. Its sides are the two factors nearest to each other, and the smaller is
 * its height.
 *
 *     boxShape(6)      // { height: 2, width: 3 }
 */
export function boxShape(size: number): BoxShape {
  if (!Number.isInteger(size) || size < SMALLEST_SIZE || size > LARGEST_SIZE) {
    fail(`size ${size}; expected a whole number from ${SMALLEST_SIZE} to ${LARGEST_SIZE}`);
  }
  let height = Math.floor(Math.sqrt(size));
  while (size % height !== 0) height--;
  return { height, width: size / height };
}

// A board is built once and shared. Otherwise a program that reads a million lines would build a
// million boards. Sharing is safe because boards are immutable.
const built = new Map<string, Geometry>();
const MOST_KEPT = 200;

/** The board with an id, which is built unless it is known. */
export function remembered(id: string, build: () => Geometry): Geometry {
  const known = built.get(id);
  if (known) return known;
  const geometry = build();
  if (built.size >= MOST_KEPT) forgetOldest();
  built.set(id, geometry);
  return geometry;
}

/**
 * Forgets the oldest board. The classic board stays, because `classic` must remain the same object.
 */
function forgetOldest(): void {
  const [first, second] = built.keys();
  built.delete(first === classic.id ? second! : first!);
}

/** How a region map begins in a geometry id. */
export const JIGSAW = 'jigsaw-';
const REGION_DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';

/**
 * A map of regions, a character for each cell, which `regionsOf` reads. `regions` has the number of
 * every cell's region, from 0; -1 for a cell of no region becomes a point.
 *
 *     regionMap([0, 0, 1, 1])      // '0011'
 */
export function regionMap(regions: readonly number[]): string {
  check('regionMap', 'regions', regions, ARRAY);
  return mapOf(regions);
}

const mapOf = (regions: readonly number[]): string => regions.map((number) => REGION_DIGITS[number] ?? '.').join('');

/** How boxes lie, as in an id; regions are numbered in the order they come up. */
export const boxPartOf = (boxes: readonly number[], box: BoxShape | undefined): string =>
  box ? `${box.height}x${box.width}` : JIGSAW + mapOf(boxes);

/** The rules of a board and its clues, in the order of its id. */
export type Ruling = Pick<Additions, 'rules' | 'clues'>;

function board(size: number, boxes: readonly number[], box: BoxShape | undefined, rules: readonly Rule[]): Geometry {
  const head = `${size}x${size}`;
  const id = `${head}:${boxPartOf(boxes, box)}`;
  const stem = box?.height === boxShape(size).height ? head : id;
  const plain = remembered(id, () => plainGeometry(id, squareShape(size, boxes), stem));
  return ruled(plain, { rules, clues: [] });
}

/**
 * Whether a rule of a board is a kind of its clues.
 *
 *     isKind(kindNamed('killer'))      // true
 *     isKind(ruleNamed('x'))      // false
 */
export function isKind(rule: Rule | Kind): rule is Kind {
  checkArgument('isKind', typeof rule?.name === 'string', rule, 'a rule of a board, out of RULES or KINDS');
  return 'form' in rule;
}

/**
 * The rules of a table with some names, in its order. Throws a RangeError, in the name of the
 * public function `caller`, for unknown names.
 */
export function rulesNamed(caller: string, names: readonly string[], table: readonly Rule[]): readonly Rule[] {
  checkArgument(caller, Array.isArray(names), names, "a list of rules by name, such as ['x']");
  const known: readonly string[] = table.map(({ name }) => name);
  for (const name of names) {
    const hint = isRuleName(name) ? '; `withRules` adds the others' : '';
    if (!known.includes(name)) fail(`rule "${name}"; expected one of ${known.join(', ')}${hint}`);
  }
  return table.filter(({ name }) => names.includes(name));
}

/** The board with the boxes of `base`, and other rules and clues. */
export function ruled(base: Geometry, ruling: Ruling): Geometry {
  const { plain = base, stem } = base;
  if (stem === undefined) fail(`rules on the board "${base.id}"; expected a board such as sized(9)`);
  if (ruling.rules.length === 0) return plain;
  const frame = { ...plain, clues: ruling.clues };
  const parts = ruling.rules.map((rule) => ('form' in rule ? rule.idPart(frame) : rule.name));
  const id = stem + (stem.includes(':') ? '+' : ':') + parts.join('+');
  return remembered(id, () => {
    const demands = ruling.rules.flatMap(
      (rule) => rule.demands(frame) ?? fail(`rule "${rule.name}" on ${plain.id}, whose boxes do not allow it`),
    );
    return withDemands(plain, { ...ruling, id, plain, demands });
  });
}

/**
 * A board with boxes of the given height and width (size = height·width, 1…36), and rules such as
 * 'x' added by name: those of `COMMON_RULES`. `withRules` adds any.
 *
 *     boxed(2, 3).id                     // '6x6:2x3'
 *     boxed(3, 3, ['x']).houses.length   // 29
 */
export function boxed(height: number, width: number, rules: readonly string[] = []): Geometry {
  const size = height * width;
  if (!Number.isInteger(height) || !Number.isInteger(width) || height < 1 || width < 1 || size > LARGEST_SIZE) {
    fail(
      `boxes of ${height} rows and ${width} columns; expected whole numbers whose product is at most ${LARGEST_SIZE}`,
    );
  }
  const boxOf = (cell: Cell): number =>
    Math.floor(Math.floor(cell / size) / height) * height + Math.floor((cell % size) / width);
  return board(size, upTo(size * size).map(boxOf), { height, width }, rulesNamed('boxed', rules, COMMON_RULES));
}

/**
 * A board of a size (1…36) with the usual boxes.
 *
 *     sized(16).id      // '16x16:4x4'
 */
export function sized(size: number, rules: readonly string[] = []): Geometry {
  const { height, width } = boxShape(size);
  return boxed(height, width, rules);
}

/** The 9×9 board of newspapers: boxes of 3×3 and no other rules. */
export const classic: Geometry = /* @__PURE__ */ boxed(3, 3);

/**
 * A board whose boxes have any shape. `map` has size·size characters in reading order, and cells of
 * the same region have the same character. Throws a RangeError when the map is not `size` regions
 * of `size` cells.
 *
 *     jigsaw('1122112233443344').size      // 4
 */
export function jigsaw(map: string, rules: readonly string[] = []): Geometry {
  checkArgument('jigsaw', typeof map === 'string', map, 'a map, a text with a character for each cell');
  const regions = regionsIn(map);
  return regions
    ? board(regions.size, regions.boxes, regions.box, rulesNamed('jigsaw', rules, COMMON_RULES))
    : fail(`jigsaw map "${map}"; expected n·n characters, n of each of n kinds`);
}

/**
 * Reads a map of regions. Undefined when the text is not n·n characters with n of each of n kinds.
 * Regions are numbered from 0 in the order in which they come up. A point is no region.
 *
 *     regionsOf('1122112233443344')?.box      // { height: 2, width: 2 }
 */
export function regionsOf(
  map: string,
): { readonly size: number; readonly boxes: readonly number[]; readonly box: BoxShape | undefined } | undefined {
  check('regionsOf', 'map', map, TEXT);
  return regionsIn(map);
}

/** `regionsOf` for a value that is known to be a text. */
export function regionsIn(map: string): ReturnType<typeof regionsOf> {
  const size = Math.sqrt(map.length);
  if (!Number.isInteger(size) || size < SMALLEST_SIZE || size > LARGEST_SIZE || map.includes('.')) return undefined;
  const numbers = new Map<string, number>();
  for (const character of map) if (!numbers.has(character)) numbers.set(character, numbers.size);
  const boxes = [...map].map((character) => numbers.get(character) as number);
  const counts = new Array<number>(numbers.size).fill(0);
  for (const box of boxes) counts[box]!++;
  if (numbers.size !== size || counts.some((count) => count !== size)) return undefined;
  return { size, boxes, box: boxShapeOf(squareShape(size, boxes)) };
}
