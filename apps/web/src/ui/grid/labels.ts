import type { Geometry } from '@pencilmark/core/geometry';
import { ALPHABET } from '@pencilmark/core/geometry/plain';
import { computed } from '@preact/signals';
import { kinds } from '../../puzzles/boards.ts';
import { settings } from '../../settings.ts';
import { language, t } from '../../text/index.ts';
import { colourNames } from '../parts/colours.ts';
import { charactersOf } from '../parts/sets.ts';

/** What a label says of a cell; notes, candidates, what was struck out and colours are sets. */
export interface CellFacts {
  readonly digit: number;
  readonly isGiven: boolean;
  readonly corner: number;
  readonly centre: number;
  readonly candidates: number;
  readonly struck: number;
  readonly colour: number;
  readonly isWrong: boolean;
  readonly isTried: boolean;
}

/**
 * What a screen reader says of a cell: what stands in it, and then as much about its place as the
 * player wants to hear, and the clues that it is part of. "7, given, row 4, column 5, killer cage,
 * sum 15".
 */
export function labelled(geometry: Geometry, cell: number, parts: readonly (string | false)[]): string {
  const { size, boxes } = geometry;
  const { spoken } = settings.value;
  const place = { row: Math.floor(cell / size) + 1, column: (cell % size) + 1 };
  return [
    ...parts,
    spoken !== 'value' && t('cell.place', place),
    spoken === 'all' && boxes[cell]! >= 0 && t('cell.box', { box: boxes[cell]! + 1 }),
    ...(spoken === 'value' ? [] : cluesAt(geometry, cell)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The clues that a cell is part of, in words. */
function cluesAt({ clues }: Geometry, cell: number): string[] {
  const words = clues.length > 0 ? kinds() : undefined;
  const here = words ? clues.filter(({ cells }) => cells.some((list) => list.includes(cell))) : [];
  return here.map((clue) => words!.tellCell(clue, cell, words!.SPOKEN[language.value]));
}

function labelOf(geometry: Geometry, cell: number, facts: CellFacts): string {
  const { digit, isGiven, corner, centre, candidates, struck, colour, isWrong, isTried } = facts;
  const isEmpty = digit === 0;
  return labelled(geometry, cell, [
    !isEmpty && ALPHABET[digit - 1]!,
    isEmpty && (corner | centre | candidates) === 0 && t('cell.empty'),
    !isEmpty && isGiven && t('cell.given'),
    isEmpty && corner !== 0 && t('cell.corner', { digits: charactersOf(corner) }),
    isEmpty && centre !== 0 && t('cell.centre', { digits: charactersOf(centre) }),
    isEmpty && candidates !== 0 && t('cell.candidates', { digits: charactersOf(candidates) }),
    struck !== 0 && t('cell.struck', { digits: charactersOf(struck) }),
    colour !== 0 && t('cell.colours', { colours: colourNames(colour) }),
    isWrong && t('cell.wrong'),
    isTried && t('cell.tried'),
  ]);
}

/** What a label was made of, and the label. */
interface Said extends CellFacts {
  readonly how: string;
  readonly label: string;
}

/** What all labels depend on. */
const manner = computed(() => `${language.value} ${settings.value.spoken} ${settings.value.palette}`);

// Most labels stay as they were.
const said = new WeakMap<Geometry, Said[]>();

/** The label of a cell. */
export function labelFor(geometry: Geometry, cell: number, facts: CellFacts): string {
  let list = said.get(geometry);
  if (!list) said.set(geometry, (list = []));
  const before = list[cell];
  const how = manner.value;
  if (before?.how === how && isSame(facts, before)) return before.label;
  const label = labelOf(geometry, cell, facts);
  list[cell] = { ...facts, how, label };
  return label;
}

const isSame = (a: CellFacts, b: CellFacts): boolean =>
  a.digit === b.digit &&
  a.corner === b.corner &&
  a.centre === b.centre &&
  a.candidates === b.candidates &&
  a.struck === b.struck &&
  a.colour === b.colour &&
  a.isGiven === b.isGiven &&
  a.isWrong === b.isWrong &&
  a.isTried === b.isTried;
