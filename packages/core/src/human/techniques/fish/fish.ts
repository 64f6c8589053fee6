import type { Geometry, House } from '../../../geometry/geometry.ts';
import { perBoard } from '../../../geometry/per-board.ts';
import type { Digit } from '../../../sets/digits.ts';
import { tightSets, unionOf } from '../../relations/tight-sets.ts';
import { byDigit, NOTHING } from '../../steps/changed.ts';
import { cellsAt, type Position } from '../../steps/position.ts';
import { candidateMarks, houseMarks, type Step } from '../../steps/step.ts';
import type { Technique } from '../../steps/technique.ts';

//  . 5 . | . . . | . 5 .     base: two rows with places for 5 in the same two columns
//  . * . | . . . | . * .
//  . 5 . | . . . | . 5 .     each row takes one of the columns, so * loses its 5

function fishOf(position: Position, technique: string, baseKind: LineKind, base: number, digit: Digit): Step {
  const { geometry, places } = position;
  const { size } = geometry;
  const table = linesOf(geometry);
  const chosen = (kind: LineKind, lines: number): House[] => table[kind].filter((_, line) => (lines >>> line) & 1);
  const bases = chosen(baseKind, base);
  const inHouse = (house: number): number => places[house * size + digit - 1]!;
  const cover = bases.reduce((union, { index }) => union | inHouse(index), 0);
  const covers = chosen(crossingKind(baseKind), cover);
  const losers = covers.flatMap((house) => cellsAt(house, inHouse(house.index) & ~base)).sort((a, b) => a - b);
  const { marks, args } = position.evidence(() => {
    const cells = bases.flatMap((house) => cellsAt(house, inHouse(house.index))).sort((a, b) => a - b);
    const [baseHouses, coverHouses] = [bases.map(({ index }) => index), covers.map(({ index }) => index)];
    return {
      marks: [
        ...houseMarks(baseHouses, 'base'),
        ...houseMarks(coverHouses, 'cover'),
        ...candidateMarks(cells, digit, 'pattern'),
      ],
      args: {
        digit: { digits: [digit] },
        base: { houses: baseHouses },
        cover: { houses: coverHouses },
        cells: { cells },
      },
    };
  });
  const eliminations = losers.map((cell) => ({ cell, digit }));
  return { technique, placements: [], eliminations, marks, args, measures: { size: bases.length } };
}

const basicFish = <Id extends string>(id: Id, name: string, count: number): Technique<Id> => ({
  id,
  name,
  family: 'fish',
  says: 'In {base}, {digit} has places only in {cells}. These lie in {cover}: in just as many lines. Each of the first lines has its {digit} in another one of the second, so the second have theirs there and nowhere else.',
  find: fishSearch(id, count),
});

type LineKind = 'column' | 'row';
const LINE_KINDS: readonly LineKind[] = ['column', 'row'];
const crossingKind = (kind: LineKind): LineKind => (kind === 'row' ? 'column' : 'row');

/** A fish by the bits of its bases, which are columns or rows. */
interface Fish {
  readonly baseKind: LineKind;
  readonly base: number;
  readonly digit: Digit;
}

/** Finds fish with columns as bases first, then by their bases, then by digit. */
function fishSearch(technique: string, count: number): (position: Position) => Iterable<Step> {
  const search = byDigit((position, digit, lines: Lines) => fishOfDigit(position, digit, lines, count), linesOf);
  function* steps(position: Position, fishes: readonly Fish[]): Generator<Step> {
    const inOrder = [...fishes].sort(
      (a, b) => LINE_KINDS.indexOf(a.baseKind) - LINE_KINDS.indexOf(b.baseKind) || a.base - b.base,
    );
    for (const { baseKind, base, digit } of inOrder) yield fishOf(position, technique, baseKind, base, digit);
  }
  return (position) => {
    const fishes = search(position);
    return fishes === NOTHING ? NOTHING : steps(position, fishes);
  };
}

/** The rows and the columns of a board. */
type Lines = Readonly<Record<LineKind, readonly House[]>>;

const linesOf = perBoard(({ houses }: Geometry): Lines => {
  const ofKind = (wanted: LineKind): House[] => houses.filter(({ kind }) => kind === wanted);
  return { row: ofKind('row'), column: ofKind('column') };
});

/** The places of a digit in each of some lines, until the next call. */
function placesInLines({ places, geometry: { size } }: Position, lines: readonly House[], digit: Digit): Int32Array {
  for (let line = 0; line < lines.length; line++) inLines[line] = places[lines[line]!.index * size + digit - 1]!;
  return inLines;
}
const inLines = new Int32Array(32);

function fishOfDigit(position: Position, digit: Digit, table: Lines, count: number): readonly Fish[] {
  const { geometry, places } = position;
  const { size } = geometry;
  let fishes: Fish[] | undefined;
  for (const baseKind of LINE_KINDS) {
    const lines = table[baseKind];
    const covers = table[crossingKind(baseKind)];
    const sets = placesInLines(position, lines, digit);
    for (const base of tightSets(sets, count, 0, lines.length)) {
      const cover = unionOf(sets, base);
      const takes = ({ index }: House, line: number): boolean =>
        ((cover >>> line) & 1) === 1 && (places[index * size + digit - 1]! & ~base) !== 0;
      if (covers.some(takes)) (fishes ??= []).push({ baseKind, base, digit });
    }
  }
  return fishes ?? NOTHING;
}

export const xWing = basicFish('x-wing', 'X-Wing', 2);
export const swordfish = basicFish('swordfish', 'Swordfish', 3);
export const jellyfish = basicFish('jellyfish', 'Jellyfish', 4);
// On 9×9 the lines that are left over make a smaller fish, which rules out the same.
export const squirmbag = basicFish('squirmbag', 'Squirmbag', 5);
export const whale = basicFish('whale', 'Whale', 6);
export const leviathan = basicFish('leviathan', 'Leviathan', 7);
