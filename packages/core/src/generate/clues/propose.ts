import { checkGeometry, type Geometry } from '../../geometry/geometry.ts';
import type { CellPermutation } from '../../geometry/symmetry.ts';
import { checkRandom, type Random, shuffled } from '../../random.ts';
import { AMOUNT, checkArgument, checkOptions, fail, type KeysOf, LIST } from '../../result.ts';
import type { Clue } from '../../rules/clue.ts';
import { faultOf, normalClue } from '../../rules/kind.ts';

import { type Kind, kindNamed } from '../../rules/kinds.ts';
import { toValue } from '../../rules/values.ts';
import type { Cell } from '../../sets/cells.ts';
import { A_SYMMETRY, imagesUnder, type SymmetryName } from '../pattern.ts';
import { type Canvas, makeCanvas } from './canvas.ts';
import { type Lists, shapeOf } from './shapes.ts';

/** How clues are proposed. */
export interface ProposalOptions {
  /** Each clue comes with its images under this symmetry of the board; default 'none'. */
  readonly symmetry?: SymmetryName;
  /** How many random places in a row may fail before the proposals end; default 3000. */
  readonly maxTries?: number;
}

const KEYS: KeysOf<ProposalOptions> = { symmetry: A_SYMMETRY, maxTries: AMOUNT };

/** Where a proposer looks for clues. */
export interface Sketch {
  readonly geometry: Geometry;
  /** The values of the digits of the solution. */
  readonly values: ArrayLike<number>;
  readonly random: Random;
  readonly canvas: Canvas;
  /** The permutations of the cells under which each clue has an image. */
  readonly images: readonly CellPermutation[];
}

/**
 * Random clues of a kind that hold in a solution, as a setter might place them: connected cages,
 * smooth lines, arrows whose bulb is the sum. They neither cover nor cross the clues of the board.
 * Each comes as a list with its images. The proposals end when no more turn up.
 *
 *     const grid = fillGrid(classic, makeRandom(1))
 *     const [[cage]] = proposeClues('killer', grid, classic, makeRandom(1))
 *     isSolution(emptyPuzzle(withClues(classic, [cage])), grid)      // true
 */
export function* proposeClues(
  kindName: string,
  solution: ArrayLike<number>,
  geometry: Geometry,
  random: Random,
  options: ProposalOptions = {},
): Generator<readonly Clue[], void> {
  checkGeometry('proposeClues', geometry);
  checkRandom('proposeClues', random);
  checkArgument(
    'proposeClues',
    LIST[0](solution as never) && solution.length === geometry.cellCount,
    solution,
    'a digit for every cell',
  );
  checkOptions('proposeClues', options, KEYS);
  const { symmetry = 'none', maxTries = 3000 } = options;
  const kind = kindNamed(kindName) ?? fail(`"${kindName}" is no kind of clues; expected the name of one of KINDS`);
  const canvas = makeCanvas(geometry, geometry.clues);
  const sketch = {
    geometry,
    values: valuesIn(solution, geometry),
    random,
    canvas,
    images: imagesUnder(symmetry, geometry.size),
  };
  for (let tries = 0; tries < maxTries; tries++) {
    const clues = tryToPropose(kind, sketch);
    if (!clues) continue;
    yield clues;
    tries = 0;
  }
}

/**
 * A clue of a kind at a random place, with its images. Undefined when the random place does not
 * fit. A group of cells can be required to contain a cell.
 */
export function tryToPropose(kind: Kind, sketch: Sketch, first?: Cell): readonly Clue[] | undefined {
  const { geometry, values, random, canvas, images } = sketch;
  const usual = kind.form.usual?.(geometry.size);
  const numbers = usual?.[random.below(usual.length)] ?? [];
  // Where any number may be needed, some number is always true.
  const isOpen = !usual && (kind.form.values?.[0] ?? 0) > 0;
  const written = (lists: Lists): (Clue | undefined)[] =>
    images.map((image) => {
      const moved = lists.map((list) => list.map((cell) => image[cell]!));
      return waysToWrite(kind, moved, numbers).find((clue) => isOpen || isTrue(kind, clue, geometry, values));
    });
  const isGood = (lists: Lists): boolean => written(lists).every((clue) => clue !== undefined);
  const lists = shapeOf(kind.form, { extent: geometry, canvas, random, isGood, ...(first !== undefined && { first }) });
  const clues = lists && written(lists).map((clue) => clue && numbered(kind, clue, sketch));
  if (!clues?.every((clue) => clue !== undefined)) return undefined;
  const different = differentOf(clues.map((clue) => normalClue(kind, clue)));
  const isSaying = different.every((clue) => kind.demandsOf(clue, geometry).length > 0);
  const isRight = different.every((clue) => faultOf(kind, clue, geometry) === undefined);
  return isSaying && isRight && haveRoom(different, sketch) ? different : undefined;
}

/** A line whose order is free may also begin at its other end. */
function waysToWrite({ name, form }: Kind, cells: Lists, values: readonly number[]): Clue[] {
  const clue = { rule: name, cells, values };
  const { order, lists, place } = form;
  if (order !== 'given' || lists || place) return [clue];
  return [clue, { ...clue, cells: cells.map((list) => [...list].reverse()) }];
}

/** The values of the digits of a grid. */
export const valuesIn = (grid: ArrayLike<number>, geometry: Geometry): readonly number[] =>
  Array.from(grid, (digit) => toValue(digit, geometry));

/** Whether the values of a grid keep a clue as it is printed. */
export const isTrue = (kind: Kind, clue: Clue, frame: Geometry, values: ArrayLike<number>): boolean =>
  kind.isKept(
    clue.cells.map((list) => list.map((cell) => values[cell]!)),
    clue,
    { frame, solution: values },
  );

/** A clue gets no more numbers, unless its kind asks for more. */
const MOST_NUMBERS = 4;

/** The clue with numbers that are true, where its kind has some and none is usual. */
function numbered(
  kind: Kind,
  clue: Clue,
  { geometry, values, random }: Pick<Sketch, 'geometry' | 'values' | 'random'>,
): Clue | undefined {
  const { usual, values: [least, most] = [0, 0] } = kind.form;
  if (usual || most === 0) return isTrue(kind, clue, geometry, values) ? clue : undefined;
  const fewest = most === 1 ? 1 : Math.max(least, 2);
  const last = Math.max(fewest, Math.min(most === 'size' ? geometry.size : most, MOST_NUMBERS));
  const count = fewest + random.below(last - fewest + 1);
  const largest = geometry.size * clue.cells.flat().length;
  let shown = clue;
  for (let index = 0; index < count; index++) {
    const numbers = shuffled([...Array(largest + 1).keys()], random);
    const more = numbers
      .map((number) => ({ ...shown, values: [...shown.values, number] }))
      .find((longer) => isTrue(kind, longer, geometry, values));
    if (!more) return undefined;
    shown = more;
  }
  return shown;
}

function differentOf(clues: readonly Clue[]): Clue[] {
  const byText = new Map(clues.map((clue) => [JSON.stringify(clue.cells), clue]));
  return [...byText.values()];
}

/** Whether each clue has room on the canvas and beside the other new clues. */
function haveRoom(clues: readonly Clue[], { geometry, canvas }: Sketch): boolean {
  const own = makeCanvas(geometry, []);
  return clues.every((clue) => {
    const hasRoom = canvas.hasRoomFor(clue) && own.hasRoomFor(clue) && !own.isCrossedBy(clue);
    own.add(clue);
    return hasRoom;
  });
}
