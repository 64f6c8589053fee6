import { type Random, shuffled } from '../random.ts';
import type { Clue } from '../rules/clue.ts';
import { type Bounds, type Form, faultOf, normalClue } from '../rules/kind.ts';
import { KINDS, type Kind } from '../rules/kinds.ts';
import type { Cell } from '../sets/cells.ts';
import type { Geometry } from './geometry.ts';
import { turnOf } from './symmetry.ts';

/** A walk over the board, as lines are drawn; it may cross itself. */
function walk(size: number, length: number, random: Random): Cell[] {
  let [row, column] = [random.below(size), random.below(size)];
  return Array.from({ length }, () => {
    const cell = row * size + column;
    row = Math.min(Math.max(row + random.below(3) - 1, 0), size - 1);
    column = Math.min(Math.max(column + random.below(3) - 1, 0), size - 1);
    return cell;
  });
}

/** Cells of the frame of a board, as the form of a kind wants them. */
function someCells({ place }: Form, size: number, length: number, random: Random): Cell[] {
  const turn = turnOf(['identity', 'rotate90', 'rotate180', 'rotate270'][random.below(4)]!, size);
  const at = random.below(size);
  const indices = [...Array(size).keys()];
  if (place === 'line') return indices.map((index) => turn[at * size + index]!);
  if (place === 'diagonal') return indices.slice(at).map((index) => turn[(index - at) * size + index]!);
  const corner = at % (size - 1);
  if (place === 'square') return [0, 1, size, size + 1].map((step) => turn[corner * size + corner + step]!);
  const all = [...Array(size * size).keys()];
  return random.below(2) === 0 ? walk(size, length, random) : shuffled(all, random).slice(0, length);
}

/** A clue of a kind at a random place. The kind may refuse it. */
export function someClue(kind: Kind, board: Geometry, random: Random): Clue {
  const { name, form } = kind;
  const { size, cells: own } = board;
  if (form.hasExtras) return someExtras(kind, board, random);
  if (form.hasAlternatives) return { rule: name, cells: [], values: [], of: someAlternatives(board, random) };
  const between = ([least, most]: Bounds, usual: number): number =>
    least + random.below(Math.min(most === 'size' ? size : most, Math.max(usual, least)) - least + 1);
  const length = between(form.cells, 5);
  const lists = between(form.lists ?? [1, 1], 3);
  const isOwn = (cell: Cell): boolean => own.includes(cell);
  const cells = Array.from({ length: lists }, () => someCells(form, size, length, random).filter(isOwn));
  const some = Array.from({ length: between(form.values ?? [0, 0], 4) }, () => random.below(2 * size));
  const usual = some.length > 0 && form.usual ? shuffled(form.usual(size), random)[random.below(2)] : undefined;
  return { rule: name, cells, values: usual ?? some };
}

/** Up to three lists of clues of other kinds. */
function someAlternatives(board: Geometry, random: Random): Clue[][] {
  const simpleKinds = KINDS.filter(({ form }) => !form.hasAlternatives);
  const lists = Array.from({ length: 3 }, () =>
    goodClues(simpleKinds[random.below(simpleKinds.length)]!, board, random),
  );
  return lists.filter(({ length }) => length > 0);
}

/** Clues of other kinds in which some cells are extra cells. */
function someExtras({ name }: Kind, board: Geometry, random: Random): Clue {
  const count = 1 + random.below(2);
  const innerKinds = KINDS.filter(({ form }) => !form.hasExtras && !form.place);
  const movedCell = (cell: Cell): Cell => (random.below(3) === 0 ? board.size ** 2 + random.below(count) : cell);
  const movedClue = (clue: Clue): Clue => {
    const cells = clue.cells.map((list) => list.map(movedCell));
    return clue.of ? { ...clue, cells: [], of: clue.of.map((list) => list.map(movedClue)) } : { ...clue, cells };
  };
  const clues = goodClues(innerKinds[random.below(innerKinds.length)]!, board, random);
  const moved = clues.map(movedClue);
  const isDrawn = moved.some(({ cells, of = [] }) =>
    [...cells, ...of.flat().flatMap((inner) => inner.cells)].flat().some((cell) => cell < board.size ** 2),
  );
  return { rule: name, cells: [], values: [count], of: [isDrawn ? moved : clues] };
}

/** One or two clues of a kind that it accepts. */
export function goodClues(kind: Kind, board: Geometry, random: Random): Clue[] {
  const clues = [someClue(kind, board, random), someClue(kind, board, random)];
  const good = clues.filter((clue) => faultOf(kind, clue, board) === undefined);
  return good.slice(random.below(2)).map((clue) => normalClue(kind, clue));
}
