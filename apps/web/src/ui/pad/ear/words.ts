import type { Clue, House, HouseKind } from '@pencilmark/core/geometry';
import { ALPHABET, cellName } from '@pencilmark/core/geometry/plain';
import { cluesAt, restOf } from '../../../ear/clue.ts';
import { countsOf } from '../../../ear/counts.ts';
import { housesAt, readingOf } from '../../../ear/house.ts';
import { type Places, placesAround, placesBy } from '../../../ear/places.ts';
import { digitsByHouse, sightAt } from '../../../ear/sight.ts';
import { candidatesAt, type Stand } from '../../../ear/stand.ts';
import { kinds } from '../../../puzzles/boards.ts';
import type { Settings } from '../../../settings.ts';
import { language, t } from '../../../text/index.ts';
import { charactersOf } from '../../parts/sets.ts';

// What keys tell of a board, in words.

/** How much is said. */
export type Told = Settings['told'];

const letter = (digit: number): string => ALPHABET[digit - 1]!;
const among = (set: number): string => charactersOf(set).replaceAll(' ', t('ear.or'));
const joined = (parts: readonly (string | false | undefined)[], by = '; '): string => parts.filter(Boolean).join(by);
const named = (name: string, what: string): string => t('ear.named', { name, what });

export const houseName = ({ kind, number }: House): string => t(`ear.${kind}`, { n: number });

/** How many digits a set has. */
const sizeOf = (set: number): number => charactersOf(set).split(' ').filter(Boolean).length;

/** Cells by what tells them apart in their house: "columns 2 7", or their names. */
function placeOf(cells: readonly number[], kind: HouseKind, size: number): string {
  const n = cells.length;
  if (kind === 'row') return t('ear.columns', { n, list: cells.map((cell) => (cell % size) + 1).join(' ') });
  if (kind === 'column') return t('ear.rows', { n, list: cells.map((cell) => Math.floor(cell / size) + 1).join(' ') });
  return cells.map((cell) => cellName(cell, size)).join(' ');
}

/** What stands in a cell, or can still go there. */
const contentOf = (stand: Stand, cell: number, withCandidates: boolean): string => {
  const digit = stand.digits[cell]!;
  if (digit > 0) return letter(digit);
  return withCandidates ? among(candidatesAt(stand, cell)) || t('ear.fitsNone') : t('ear.empty', { n: 1 });
};

/** What stands in some cells, one after another; empty cells side by side are counted. */
function contentsOf(stand: Stand, cells: readonly number[], withCandidates: boolean): string {
  const parts: string[] = [];
  for (let at = 0; at < cells.length; ) {
    let end = at;
    while (!withCandidates && end < cells.length && stand.digits[cells[end]!] === 0) end++;
    parts.push(end > at ? t('ear.empty', { n: end - at }) : contentOf(stand, cells[at]!, withCandidates));
    at = Math.max(end, at + 1);
  }
  return parts.join(', ');
}

/** The same with the place of each cell: "column 1 5, column 2 empty". */
const placedContents = (stand: Stand, { cells, kind }: Pick<House, 'cells' | 'kind'>, withCandidates: boolean) =>
  cells
    .map((cell) => `${placeOf([cell], kind, stand.geometry.size)} ${contentOf(stand, cell, withCandidates)}`)
    .join(', ');

/** A house as it is read out: its cells, what is missing, what is there more than once. */
export function houseText(stand: Stand, house: House, told: Told, withCandidates = false): string {
  const { missing, repeated } = readingOf(stand, house);
  const trouble = repeated !== 0 && t('ear.repeated', { digits: charactersOf(repeated) });
  const cells =
    told === 'long' ? placedContents(stand, house, withCandidates) : contentsOf(stand, house.cells, withCandidates);
  if (told === 'short') return joined([cells, trouble]);
  const rest = missing === 0 ? t('ear.full') : t('ear.missing', { digits: charactersOf(missing) });
  return named(houseName(house), joined([cells, rest, trouble]));
}

/** The clues of a cell and its further houses, with what stands in their cells. */
export function cluesText(stand: Stand, cell: number, told: Told): string {
  const extra = housesAt(stand.geometry, cell).filter(({ kind }) => kind === 'extra');
  const texts = [
    ...cluesAt(stand.geometry, cell).map((clue) => clueText(stand, clue, cell, told)),
    ...extra.map((house) => houseText(stand, house, told)),
  ];
  return texts.length > 0 ? texts.join('. ') : t('ear.noClue');
}

function clueText(stand: Stand, clue: Clue, cell: number, told: Told): string {
  const words = kinds();
  const name = words ? words.tellCell(clue, cell, words.SPOKEN[language.value]) : clue.rule;
  const rest = restOf(clue, stand);
  const left = rest && rest.cells > 0 && t('ear.rest', { sum: rest.sum, n: rest.cells });
  if (told === 'short') return joined([name, left]);
  const cells = { cells: clue.cells.flat(), kind: 'extra' as const };
  return named(name, joined([placedContents(stand, cells, told === 'long'), left]));
}

/** What a cell sees, and what it can still hold. */
export function sightText(stand: Stand, cell: number, told: Told): string {
  const { seen, candidates } = sightAt(stand, cell);
  const digit = stand.digits[cell]!;
  const own =
    digit > 0
      ? t('ear.holds', { digit: letter(digit) })
      : candidates === 0
        ? t('ear.fitsNone')
        : t('ear.fits', { n: sizeOf(candidates), digits: charactersOf(candidates) });
  if (told === 'short') return own;
  const sees = seen === 0 ? t('ear.seesNone') : t('ear.sees', { digits: charactersOf(seen) });
  const by = digitsByHouse(stand, cell).filter(([, set]) => set !== 0);
  return joined([
    own,
    sees,
    ...(told === 'long' ? by.map(([house, set]) => named(houseName(house), charactersOf(set))) : []),
  ]);
}

/** Where a digit can still go in a house, or where it stands. */
function placesText({ house, placed, open }: Places, size: number): string {
  if (placed.length > 0) return t('ear.placed', { place: placeOf(placed, house.kind, size) });
  return open.length > 0 ? placeOf(open, house.kind, size) : t('ear.nowhere');
}

const ofDigit = (digit: number, told: Told, text: string): string =>
  told === 'short' ? text : named(t('ear.digit', { digit: letter(digit) }), text);

/** Where a digit can still go in each house of a cell. */
export function aroundText(stand: Stand, digit: number, cell: number, told: Told): string {
  const { size } = stand.geometry;
  const places = placesAround(stand, digit, cell);
  return ofDigit(
    digit,
    told,
    joined(
      places.map((place) => {
        const text = placesText(place, size);
        const isPlain = told === 'short' && place.open.length > 0;
        return isPlain ? text : named(houseName(place.house), text);
      }),
    ),
  );
}

/** Where a digit can still go, row by row or column by column. */
export function linesText(stand: Stand, digit: number, kind: 'row' | 'column', told: Told): string {
  const { size } = stand.geometry;
  const all = placesBy(stand, digit, kind);
  const shown = told === 'long' ? all : all.filter(({ placed }) => placed.length !== 1);
  const lines = shown.map((place) => named(houseName(place.house), placesText(place, size)));
  return ofDigit(
    digit,
    told,
    joined([...lines, told !== 'short' && shown.length < all.length && t(`ear.allElse.${kind}`)]),
  );
}

/** How often each digit is still missing, and how many cells are empty. */
export function countsText(stand: Stand, told: Told): string {
  const { left, empty } = countsOf(stand);
  const missing = left.map((n, index) => n > 0 && t('ear.left', { n, digit: letter(index + 1) }));
  const done = left.flatMap((n, index) => (n <= 0 ? [letter(index + 1)] : []));
  return joined([
    joined(missing, ', '),
    told !== 'short' && t('ear.emptyCells', { n: empty }),
    told === 'long' && done.length > 0 && t('ear.done', { digits: done.join(' ') }),
  ]);
}
