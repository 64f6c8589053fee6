import { LARGEST_SIZE } from '../../geometry/geometry.ts';
import { jigsaw as jigsawOf, regionsOf } from '../../geometry/layouts.ts';
import { emptyPuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import { fail, ok, type Result } from '../../result.ts';
import type { Format, ParseOptions, Reading } from '../format.ts';
import { fieldsOf } from '../line/line.ts';
import { ALPHABETS, usualNotation } from '../text/alphabets.ts';
import { SMALLEST_TEXT_SIZE, sizeOf } from '../text/board.ts';
import { dotted, movedTo, readCells, writeCells } from '../text/cells.ts';
import { areConnected, isMap } from '../text/map.ts';
import { contentLines } from '../text/text-lines.ts';
import { counted, locate, quoted, type Trouble, trouble } from '../text/trouble.ts';
import { LONGEST_BLOCK, tooLong } from './grid-text.ts';

/**
 * All characters of a text in one run, and where each stands in the text. Undefined when nobody
 * writes a map like that.
 */
function runOf(text: string): { readonly run: string; place(index: number): number } | undefined {
  const lines = contentLines(text, 2 * LARGEST_SIZE + 1);
  const words = lines.flatMap((line) =>
    fieldsOf(line.text).map(({ start, length }) => ({
      text: line.text.slice(start, start + length),
      offset: line.offset + start,
    })),
  );
  // Givens and map stand side by side, or each line has one word.
  if (words.length === 0 || words.length > (lines.length === 1 ? 2 : lines.length)) return undefined;
  const place = (index: number): number => {
    let left = index;
    for (const word of words) {
      if (left < word.text.length) return word.offset + left;
      left -= word.text.length;
    }
    return text.length;
  };
  return { run: words.map((word) => word.text).join(''), place };
}

function read(text: string, options: ParseOptions = {}): Result<Reading, Trouble> {
  if (text.length > LONGEST_BLOCK) return tooLong();
  const found = runOf(text);
  if (!found) return trouble('map', 0, 'Expected givens and a map of regions on one line, or rows of one word each.');
  const { run, place } = found;
  const isAlone = sizeOf(run.length) > 0;
  const half = isAlone ? 0 : run.length / 2;
  const map = run.slice(half);
  if (!isAlone && sizeOf(half) === 0)
    return trouble(
      'length',
      0,
      `${counted(run.length, 'cell')} found; expected givens and a map of regions, n·n characters each.`,
    );
  if (!isMap(map))
    return trouble(
      'map',
      place(half),
      `${quoted(map)} is no map of regions; expected n·n letters or digits, n connected cells of each of n kinds.`,
    );
  const plain = jigsawOf(map);
  const wanted = options.geometry;
  if (wanted && wanted.id !== plain.id)
    return trouble('geometry', place(half), `The map belongs to another board; expected ${quoted(wanted.id)}.`);
  if (isAlone) return ok({ puzzle: emptyPuzzle(plain), notation: usualNotation(plain.size) });
  const cells = movedTo(readCells(run, 0, plain, options.alphabet), place);
  return cells.ok
    ? ok({ puzzle: { geometry: plain, givens: cells.value.givens }, notation: cells.value.notation })
    : cells;
}

/**
 * Whether a map describes the whole board: the board has nothing but regions, and each of them is
 * connected.
 */
const canPrint = ({ geometry: { id, size, boxes }, struckOut }: Puzzle): boolean =>
  size >= SMALLEST_TEXT_SIZE &&
  !struckOut?.length &&
  boxes.every((box) => box >= 0) &&
  areConnected(size, boxes) &&
  regionsOf(mapOf(boxes)) !== undefined &&
  jigsawOf(mapOf(boxes)).id === id;

const REGIONS = ALPHABETS[0]!.characters + ALPHABETS[1]!.characters[0];

const mapOf = (boxes: readonly number[]): string => boxes.map((box) => REGIONS[box]).join('');

const TOO_LATE = 'A map of regions on a line of its own; write it after its puzzle on the same line.';

/** Boards with regions of any shape. */
export const jigsaw: Format<'jigsaw'> = {
  name: 'jigsaw',
  says: 'givens and a map of regions, n·n characters each, on one line or in rows; or the map alone',
  record: 'line',
  canPrint,
  signs: {
    joins: (_, { lines }, between) => between === 0 && isMap(lines.join('').replace(/#.*|\s/g, '')),
    sayTooLate: (line) => (isMap(line) ? { code: 'map', message: TOO_LATE } : undefined),
  },
  looksLike: (text) => {
    if (text.length > LONGEST_BLOCK) return false;
    const run = runOf(text)?.run ?? '';
    const half = sizeOf(run.length) > 0 ? 0 : run.length / 2;
    return sizeOf(run.length - half) > 0 && isMap(run.slice(half)) && read(text).ok;
  },
  parse: (text, options) => locate(text, read(text, options)),
  print: (puzzle, notation) => {
    if (!canPrint(puzzle))
      fail(
        `a jigsaw map of ${puzzle.geometry.id}; expected givens alone on a board with connected regions and nothing else`,
      );
    return `${writeCells(puzzle, dotted(notation))} ${mapOf(puzzle.geometry.boxes)}`;
  },
};
