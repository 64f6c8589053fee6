import type { Geometry } from '../../../geometry/geometry.ts';
import { perBoard } from '../../../geometry/per-board.ts';
import { type CellPermutation, keepsGeometry, TURNS, turnOf } from '../../../geometry/symmetry.ts';
import type { Candidate } from '../../../puzzle/puzzle.ts';
import { isOfPeers } from '../../../rules/demand.ts';
import type { Cell } from '../../../sets/cells.ts';
import { type Digit, digitsOf, hasDigit } from '../../../sets/digits.ts';
import { candidatesOf, type Position } from '../../steps/position.ts';
import { cellMarks, markedAs, type Step } from '../../steps/step.ts';
import { defineTechnique } from '../../steps/technique.ts';

/** A turn or reflection that maps givens to givens, and each digit always to the same digit. */
interface Symmetry {
  readonly cells: CellPermutation;
  /** By digit. */
  readonly digits: readonly Digit[];
}

/** The turns and reflections of a board. */
const turnsOf = perBoard((geometry: Geometry): readonly CellPermutation[] =>
  Object.keys(TURNS)
    .filter((name) => name !== 'identity')
    .map((name) => turnOf(name, geometry.size))
    .filter((turn) => keepsGeometry(turn, geometry)),
);
/** The image of each digit when the cells are turned. Undefined when the givens do not fit. */
function imagesOf(givens: Uint8Array, turn: CellPermutation, size: number): readonly Digit[] | undefined {
  const images = new Array<Digit>(size + 1).fill(0);
  for (let cell = 0; cell < givens.length; cell++) {
    const [digit, image] = [givens[cell]!, givens[turn[cell]!]!];
    if ((digit === 0) !== (image === 0)) return undefined;
    if (digit === 0) continue;
    if (images[digit] !== 0 && images[digit] !== image) return undefined;
    images[digit] = image;
  }
  const all = Array.from({ length: size }, (_, index) => index + 1);
  const without = all.filter((digit) => images[digit] === 0);
  const left = all.filter((digit) => !images.includes(digit));
  // Two digits that are not given could change places, and the puzzle would have two solutions.
  if (without.length > 1 || left.length !== without.length) return undefined;
  if (without.length === 1) images[without[0]!] = left[0]!;
  return images;
}

function symmetriesOf({ geometry, givens }: Position): readonly Symmetry[] {
  if (!givens?.some((digit) => digit !== 0)) return [];
  return turnsOf(geometry).flatMap((cells) => {
    const digits = imagesOf(givens, cells, geometry.size);
    return digits ? { cells, digits } : [];
  });
}

/** Candidates that cannot be true together with their own image. */
function atOddsWithImage({ geometry, candidates }: Position, { cells, digits }: Symmetry): Candidate[] {
  const lost: Candidate[] = [];
  candidates.forEach((set, cell) => {
    const image = cells[cell]!;
    for (const digit of digitsOf(set)) {
      const isSame = digits[digit] === digit;
      if (image === cell ? !isSame : isSame && geometry.peerSets[cell]!.has(image)) lost.push({ cell, digit });
    }
  });
  return lost;
}

/** The empty cells whose image is filled, with the digit that belongs there. */
function mirrored({ grid, candidates }: Position, { cells, digits }: Symmetry): Candidate[] {
  const placed: Candidate[] = [];
  candidates.forEach((set, cell) => {
    const digit = digits.indexOf(grid.digits[cells[cell]!]!, 1);
    if (digit > 0 && hasDigit(set, digit)) placed.push({ cell, digit });
  });
  return placed;
}

/** Candidates whose image is ruled out. */
function withoutImage({ grid, candidates }: Position, { cells, digits }: Symmetry): Candidate[] {
  const lost: Candidate[] = [];
  candidates.forEach((set, cell) => {
    const image = cells[cell]!;
    if (grid.digits[image] !== 0) return;
    for (const digit of digitsOf(set)) if (!hasDigit(candidates[image]!, digits[digit]!)) lost.push({ cell, digit });
  });
  return lost;
}

function stepOf(
  position: Position,
  { cells, digits }: Symmetry,
  losses: readonly Candidate[],
  key: 'placements' | 'eliminations',
): Step {
  const images = [...new Set(losses.map(({ cell }) => cells[cell]!))];
  return {
    technique: 'symmetrical-placement',
    placements: [],
    eliminations: [],
    [key]: losses,
    marks: [
      ...cellMarks(images, 'second'),
      ...markedAs('second', candidatesOf(position, images, position.geometry.allDigits)),
    ],
    args: {
      start: { cells: [START] },
      end: { cells: [cells[START]!] },
      images: { images: digits.slice(1).map((image, index) => ({ digit: index + 1, image })) },
    },
  };
}

// Every turn and reflection takes the second cell to another place.
const START: Cell = 1;

function* stepsOf(position: Position, symmetry: Symmetry): Generator<Step> {
  const own = atOddsWithImage(position, symmetry);
  if (own.length > 0) yield stepOf(position, symmetry, own, 'eliminations');
  for (const placed of mirrored(position, symmetry)) yield stepOf(position, symmetry, [placed], 'placements');
  const lost = withoutImage(position, symmetry);
  if (lost.length > 0) yield stepOf(position, symmetry, lost, 'eliminations');
}

export const symmetricalPlacement = defineTechnique({
  id: 'symmetrical-placement',
  name: "Gurth's Symmetrical Placement",
  family: 'uniqueness',
  says: 'Turn or reflect the board so that {start} comes to {end}, and change each digit: {images}. Then the givens are the same as before. So is the solution, for there is only one: the image of a cell holds the image of its digit.',
  // Renamed digits keep houses, but not demands on certain digits, such as a sum.
  supports: ({ demands }) => demands.every(isOfPeers),
  *find(position) {
    for (const symmetry of symmetriesOf(position)) yield* stepsOf(position, symmetry);
  },
});
