import { checkArgument, err, ok, type Result } from '../result.ts';
import type { BoxShape } from '../rules/rule.ts';
import { RULES, type RuleName, ruleNamed } from '../rules/rules.ts';
import { type Geometry, LARGEST_SIZE, SMALLEST_SIZE } from './geometry.ts';
import { boxed, boxShape, JIGSAW, jigsaw, regionMap, regionsOf, withRules } from './layouts.ts';

/** What is wrong with a geometry id, and where (0-based offset). */
export interface IdError {
  readonly code: 'geometry';
  readonly offset: number;
  readonly message: string;
}

/** A part of an id that lists the clues of a kind: `killer_15:r1c1-3`. */
export interface CluePart {
  readonly name: string;
  /** What follows the name and its underscore. */
  readonly text: string;
  /** Where `text` begins in the id. */
  readonly offset: number;
}

/**
 * What an id says: the shape of the boxes or their map, the rules with their offsets, the clues.
 */
interface IdReading {
  readonly box: BoxShape;
  readonly map: string | undefined;
  readonly rules: readonly { readonly name: RuleName; readonly offset: number }[];
  readonly clueParts: readonly CluePart[];
}

/** Longer texts are no ids. */
const LONGEST_ID = 20_000;

export const wrong = (offset: number, message: string): { readonly ok: false; readonly error: IdError } =>
  err({ code: 'geometry', offset, message });

export const clip = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/**
 * The board with an id, as `geometryOf` gives it, where the id lists no clues. It does not know the
 * kinds of clues, so a program that needs none of them loads without them.
 *
 *     plainGeometryOf('9x9:x').value.houses.length      // 29
 */
export function plainGeometryOf(id: string): Result<Geometry, IdError> {
  checkArgument('plainGeometryOf', typeof id === 'string', id, 'the id of a board as text, such as 9x9');
  const read = readBoard(id);
  if (!read.ok) return read;
  const [part] = read.value.clueParts;
  return part ? wrong(part.offset, 'The board has clues, which cannot be read here.') : ok(read.value.board);
}

/** Reads an id: the board without its clues, and the parts that list clues. */
export function readBoard(
  id: string,
): Result<{ readonly board: Geometry; readonly clueParts: readonly CluePart[] }, IdError> {
  if (id.length > LONGEST_ID) return wrong(LONGEST_ID, `The id of a board has at most ${LONGEST_ID} characters.`);
  const [, rows = '', columns = '', rest = ''] = /^(\d{1,3})x(\d{1,3})(?::(.*))?$/is.exec(id.trim()) ?? [];
  if (!rows) {
    const sample = 'write its size and parts, such as 9x9, 6x6:2x3 or 9x9:x+antiknight';
    return wrong(0, `"${clip(id)}" is not a board; ${sample}.`);
  }
  const size = Number(rows);
  if (size !== Number(columns)) return wrong(0, `A board has as many columns as rows; "${rows}x${columns}" does not.`);
  if (size < SMALLEST_SIZE || size > LARGEST_SIZE) {
    const range = `${SMALLEST_SIZE}x${SMALLEST_SIZE} to ${LARGEST_SIZE}x${LARGEST_SIZE}`;
    return wrong(0, `Boards go from ${range}; ${size}x${size} is not among them.`);
  }
  const parts = readParts(rest, rows.length + columns.length + 2, size);
  if (!parts.ok) return parts;
  const { box, map, rules, clueParts } = parts.value;
  const plain = map === undefined ? boxed(box.height, box.width) : jigsaw(map);
  for (const { name, offset } of rules)
    if (!ruleNamed(name)!.demands(plain))
      return wrong(offset, `The layout "${name}" does not fit the boxes of this board.`);
  const board = withRules(
    plain,
    rules.map(({ name }) => name),
  );
  return ok({ board, clueParts });
}

/** The name of a kind and its clues. */
const CLUES = /^([a-z]+)_(.*)$/s;

function readParts(text: string, start: number, size: number): Result<IdReading, IdError> {
  let box: BoxShape | undefined;
  let map: string | undefined;
  const rules: { name: RuleName; offset: number }[] = [];
  const clueParts: CluePart[] = [];
  let offset = start;
  for (const part of text === '' ? [] : text.split('+')) {
    const name = part.toLowerCase();
    const [, height = '', width = ''] = /^(\d{1,2})x(\d{1,2})$/.exec(name) ?? [];
    const rule = ruleNamed(name);
    const clues = CLUES.exec(name);
    if (clues) {
      clueParts.push({ name: clues[1]!, text: clues[2]!, offset: offset + clues[1]!.length + 1 });
    } else if (rule) {
      rules.push({ name: rule.name, offset });
    } else if (height || name.startsWith(JIGSAW)) {
      if (box || map !== undefined) return wrong(offset, 'A board has boxes of one kind; this is the second.');
      if (height) box = { height: Number(height), width: Number(width) };
      else map = part.slice(JIGSAW.length);
      const cells = Number(height) * Number(width);
      if (box && cells !== size)
        return wrong(offset, `Boxes of ${part} have ${cells} cells; this board needs ${size}.`);
      if (map !== undefined && regionsOf(map)?.size !== size) {
        return wrong(offset, `The map of this board has ${size * size} characters, ${size} of each of ${size} kinds.`);
      }
    } else {
      const known = ['a box shape such as 2x3', `${JIGSAW}MAP`, ...RULES.map((row) => row.name)].join(', ');
      return wrong(offset, `"${clip(part)}" is not a part of a board; known are ${known}.`);
    }
    offset += part.length + 1;
  }
  return ok({ box: box ?? boxShape(size), map, rules, clueParts });
}

/**
 * The id of a board with the region of every cell, from 0, and the names of rules. Whether there is
 * such a board `geometryOf` tells.
 */
export function regionsId(regions: readonly number[], rules: readonly string[]): string {
  const size = Math.sqrt(regions.length);
  return `${size}x${size}:${[JIGSAW + regionMap(regions), ...rules].join('+')}`;
}

/** What the id of a board says, read without building the board. */
export interface IdParts {
  readonly size: number;
  /** Whether the id is that of a jigsaw. Its map may be missing, as in `9x9:jigsaw-`. */
  readonly isJigsaw: boolean;
  readonly rules: readonly RuleName[];
  /** The names of the kinds of its clues, known or not. */
  readonly kinds: readonly string[];
}

/** Where the map of regions stands in an id. */
const MAP = new RegExp(`${JIGSAW}([^+]*)`);

/**
 * Reads the parts of a geometry id without building the board. The map of a jigsaw may be missing.
 * Unknown parts are ignored.
 *
 *     idParts('9x9:jigsaw-+x')      // { size: 9, isJigsaw: true, rules: ['x'], kinds: [] }
 */
export function idParts(id: string): IdParts {
  const parts = id.slice(id.indexOf(':') + 1).split('+');
  const rules = RULES.map(({ name }) => name).filter((name) => parts.includes(name));
  const kinds = parts.flatMap((part) => CLUES.exec(part)?.[1] ?? []);
  return { size: Number.parseInt(id, 10), isJigsaw: MAP.test(id), rules, kinds };
}

/**
 * The id of a jigsaw with another map. With an empty map it stands for any jigsaw with these rules.
 * Ids of other boards stay as they are.
 *
 *     withMap('9x9:jigsaw-112233…+x', '')      // '9x9:jigsaw-+x'
 */
export const withMap = (id: string, map: string): string => id.replace(MAP, () => JIGSAW + map);

/**
 * Whether an id is that of a jigsaw whose map is missing.
 *
 *     lacksMap('9x9:jigsaw-')      // true
 */
export const lacksMap = (id: string): boolean => MAP.exec(id)?.[1] === '';
