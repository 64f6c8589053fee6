import { quoted } from '../quote.ts';
import { check, checkArgument, err, ok, type Result, TEXT } from '../result.ts';
import { COMMON_RULES } from '../rules/common-rules.ts';
import type { BoxShape } from '../rules/rule.ts';
import { isRuleName, RULE_NAMES, type Rule, type RuleName } from '../rules/rule-names.ts';
import { type Geometry, LARGEST_SIZE, SMALLEST_SIZE } from './geometry.ts';
import { boxed, JIGSAW, jigsaw, regionMap, regionsIn, ruled, sized } from './layouts.ts';

/** The fault of a geometry id, and its place (0-based offset). */
export interface IdError {
  readonly code: 'geometry';
  readonly offset: number;
  readonly message: string;
}

/** A part of an id that lists the clues of a kind: `killer_15:r1c1-3`. */
export interface CluePart {
  readonly name: string;
  /** The text after the name and its underscore. */
  readonly text: string;
  /** Where `text` begins in the id. */
  readonly offset: number;
}

/** A part of an id, and where it begins. */
export interface IdPart {
  readonly text: string;
  readonly offset: number;
}

/** The content of an id: the size of the board, its boxes, its rules, its clues. */
export interface IdReading {
  readonly rows: number;
  readonly columns: number;
  readonly box: (BoxShape & IdPart) | undefined;
  /** The map of the regions. */
  readonly map: IdPart | undefined;
  readonly rules: readonly { readonly name: RuleName; readonly offset: number }[];
  readonly clueParts: readonly CluePart[];
  /** Parts that only boards of other shapes have. */
  readonly extras: readonly IdPart[];
}

/** Longer texts are no ids. */
const LONGEST_ID = 100_000;

export const wrong = (offset: number, message: string): { readonly ok: false; readonly error: IdError } =>
  err({ code: 'geometry', offset, message });

/**
 * The board with an id, as `geometryOf` gives it, for ids without clues and with rules of
 * `COMMON_RULES` only. A program that needs no further rules loads without them.
 *
 *     plainGeometryOf('9x9:x').value.houses.length      // 29
 */
export function plainGeometryOf(id: string): Result<Geometry, IdError> {
  checkArgument('plainGeometryOf', typeof id === 'string', id, 'the id of a board as text, such as 9x9');
  const read = readBoard(id, COMMON_RULES, squareBoard);
  if (!read.ok) return read;
  const [part] = read.value.clueParts;
  return part ? wrong(part.offset, 'The board has clues, which cannot be read here.') : ok(read.value.board);
}

/** Builds the board without rules that an id describes. */
export type Builder = (reading: IdReading) => Result<Geometry, IdError>;

/**
 * Reads an id: the board without its clues, and the parts that list clues. `known` are the rules
 * that it may have.
 */
export function readBoard(
  id: string,
  known: readonly Rule[],
  build: Builder,
): Result<{ readonly board: Geometry; readonly clueParts: readonly CluePart[] }, IdError> {
  if (id.length > LONGEST_ID) return wrong(LONGEST_ID, `The id of a board has at most ${LONGEST_ID} characters.`);
  const [, rows = '', columns = '', rest = ''] = /^(\d{1,3})x(\d{1,3})(?::(.*))?$/is.exec(id.trim()) ?? [];
  if (!rows) {
    const sample = 'write its size and parts, such as 9x9, 6x6:2x3 or 9x9:x+antiknight';
    return wrong(0, `${quoted(id)} is not a board; ${sample}.`);
  }
  const isSize = (size: string): boolean => Number(size) >= SMALLEST_SIZE && Number(size) <= LARGEST_SIZE;
  if (!isSize(rows) || !isSize(columns)) {
    const range = `${SMALLEST_SIZE}x${SMALLEST_SIZE} to ${LARGEST_SIZE}x${LARGEST_SIZE}`;
    return wrong(0, `Boards go from ${range}; ${rows}x${columns} is not among them.`);
  }
  const parts = readParts(rest, rows.length + columns.length + 2);
  if (!parts.ok) return parts;
  const { rules, clueParts } = parts.value;
  const plain = build({ rows: Number(rows), columns: Number(columns), ...parts.value });
  if (!plain.ok) return plain;
  for (const { name, offset } of rules) {
    const rule = known.find((row) => row.name === name);
    if (!rule) return wrong(offset, `The board has the rule "${name}", which cannot be read here.`);
    if (!rule.demands(plain.value)) return wrong(offset, `The layout "${name}" does not fit the boxes of this board.`);
  }
  const named = known.filter((row) => rules.some(({ name }) => name === row.name));
  return ok({ board: ruled(plain.value, { rules: named, clues: [] }), clueParts });
}

/** The board with as many rows and columns as digits that an id describes. */
export function squareBoard({ rows, columns, box, map, extras: [extra] }: IdReading): Result<Geometry, IdError> {
  const size = rows;
  if (extra) return unknownPart(extra);
  if (size !== columns) return wrong(0, `A board has as many columns as rows; "${rows}x${columns}" does not.`);
  if (box) {
    const { text, offset, height, width } = box;
    return height * width === size
      ? ok(boxed(height, width))
      : wrong(offset, `Boxes of ${text} have ${height * width} cells; this board needs ${size}.`);
  }
  if (!map) return ok(sized(size));
  return regionsIn(map.text)?.size === size
    ? ok(jigsaw(map.text))
    : wrong(map.offset, `The map of this board has ${size * size} characters, ${size} of each of ${size} kinds.`);
}

/** The error of a part that says nothing about boards. */
export function unknownPart({ text, offset }: IdPart): { readonly ok: false; readonly error: IdError } {
  const known = ['a box shape such as 2x3', `${JIGSAW}MAP`, ...RULE_NAMES].join(', ');
  return wrong(offset, `${quoted(text)} is not a part of a board; known are ${known}.`);
}

/** The name of a kind and its clues. */
const CLUES = /^([a-z]+)_(.*)$/s;

function readParts(text: string, start: number): Result<Omit<IdReading, 'rows' | 'columns'>, IdError> {
  let box: IdReading['box'];
  let map: IdReading['map'];
  const rules: { name: RuleName; offset: number }[] = [];
  const clueParts: CluePart[] = [];
  const extras: IdPart[] = [];
  let offset = start;
  for (const part of text === '' ? [] : text.split('+')) {
    const name = part.toLowerCase();
    const [, height = '', width = ''] = /^(\d{1,2})x(\d{1,2})$/.exec(name) ?? [];
    const clues = CLUES.exec(name);
    if (clues) {
      clueParts.push({ name: clues[1]!, text: clues[2]!, offset: offset + clues[1]!.length + 1 });
    } else if (isRuleName(name)) {
      rules.push({ name, offset });
    } else if (height || name.startsWith(JIGSAW)) {
      if (box || map) return wrong(offset, 'A board has boxes of one kind; this is the second.');
      if (height) box = { height: Number(height), width: Number(width), text: part, offset };
      else map = { text: part.slice(JIGSAW.length), offset };
    } else {
      extras.push({ text: part, offset });
    }
    offset += part.length + 1;
  }
  return ok({ box, map, rules, clueParts, extras });
}

/**
 * The id of a board with the region of every cell, from 0, and the names of rules. `geometryOf`
 * decides whether such a board exists.
 */
export function regionsId(regions: readonly number[], rules: readonly string[]): string {
  const size = Math.sqrt(regions.length);
  return `${size}x${size}:${[JIGSAW + regionMap(regions), ...rules].join('+')}`;
}

/** The content of the id of a board, read without building the board. */
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
  check('idParts', 'id', id, TEXT);
  const parts = id.slice(id.indexOf(':') + 1).split('+');
  const rules = RULE_NAMES.filter((name) => parts.includes(name));
  const kinds = parts.flatMap((part) => CLUES.exec(part)?.[1] ?? []);
  const [, rows = 0, columns = 0, least, last] = /^(\d+)x(\d+)(?:.*[:+]([01])-(\d+)(?:\+|$))?/.exec(id) ?? [];
  const size = least ? Number(last) - Number(least) + 1 : Math.max(Number(rows), Number(columns));
  return { size, isJigsaw: MAP.test(id), rules, kinds };
}

/**
 * The id of a jigsaw with another map. With an empty map it stands for any jigsaw with these rules.
 * Ids of all other boards stay as they are.
 *
 *     withMap('9x9:jigsaw-112233…+x', '')      // '9x9:jigsaw-+x'
 */
export function withMap(id: string, map: string): string {
  check('withMap', 'id', id, TEXT);
  check('withMap', 'map', map, TEXT);
  return id.replace(MAP, () => JIGSAW + map);
}

/**
 * Whether an id is that of a jigsaw whose map is missing.
 *
 *     lacksMap('9x9:jigsaw-')      // true
 */
export function lacksMap(id: string): boolean {
  check('lacksMap', 'id', id, TEXT);
  return MAP.exec(id)?.[1] === '';
}
