import { err, ok, type Result } from '../result.ts';
import { type Geometry, LARGEST_SIZE, SMALLEST_SIZE } from './geometry.ts';
import { type BoxShape, boxed, boxShape, JIGSAW, jigsaw, LAYOUTS, regionsOf } from './layouts.ts';

/** What is wrong with a geometry id, and where (0-based offset). */
export interface IdError {
  readonly code: 'geometry';
  readonly offset: number;
  readonly message: string;
}

/** What an id says: boxes of a shape or of a map, and layouts with their places. */
interface Parts {
  readonly box: BoxShape;
  readonly map: string | undefined;
  readonly layouts: readonly { readonly name: string; readonly offset: number }[];
}

const wrong = (offset: number, message: string): { readonly ok: false; readonly error: IdError } =>
  err({ code: 'geometry', offset, message });

const clip = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/**
 * The board with an id: `SIZExSIZE`, then `:` and its parts joined by `+`: a box shape `2x3` or a `jigsaw-` map, and layouts.
 *
 *     geometryOf('9x9:x+antiknight').value.houses.length   // 29
 *     geometryOf('6x6').value.id                            // '6x6:2x3'
 *     geometryOf('9x9:hexagons').ok                         // false
 */
export function geometryOf(id: string): Result<Geometry, IdError> {
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
  const { box, map, layouts } = parts.value;
  const finalBox = map === undefined ? box : regionsOf(map)?.box;
  for (const { name, offset } of layouts) {
    const fits = LAYOUTS.find((layout) => layout.name === name)?.add(size, finalBox);
    if (!fits) return wrong(offset, `The layout "${name}" does not fit the boxes of this board.`);
  }
  const names = layouts.map(({ name }) => name);
  return ok(map === undefined ? boxed(box.height, box.width, names) : jigsaw(map, names));
}

function readParts(text: string, start: number, size: number): Result<Parts, IdError> {
  let box: BoxShape | undefined;
  let map: string | undefined;
  const layouts: { name: string; offset: number }[] = [];
  let offset = start;
  for (const part of text === '' ? [] : text.split('+')) {
    const name = part.toLowerCase();
    const [, height = '', width = ''] = /^(\d{1,2})x(\d{1,2})$/.exec(name) ?? [];
    if (LAYOUTS.some((layout) => layout.name === name)) {
      layouts.push({ name, offset });
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
      const known = ['a box shape such as 2x3', `${JIGSAW}MAP`, ...LAYOUTS.map((layout) => layout.name)].join(', ');
      return wrong(offset, `"${clip(part)}" is not a part of a board; known are ${known}.`);
    }
    offset += part.length + 1;
  }
  return ok({ box: box ?? boxShape(size), map, layouts });
}
