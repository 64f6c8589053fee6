import { ALPHABET, cellName, type Geometry } from '@pencilmark/core/geometry/plain';
import type { Board } from '../model/board.ts';
import type { Move } from '../model/game.ts';
import { t } from '../text/index.ts';
import { colourName, colourNames } from '../ui/parts/colours.ts';
import { charactersOf } from '../ui/parts/sets.ts';

/** What the report of a move needs: the board after it, and what stood there before the move. */
export interface ReportedBoard {
  readonly geometry: Geometry;
  readonly digits: Uint8Array;
  readonly before: Pick<Board, 'digits' | 'corner' | 'centre' | 'colour'>;
  readonly wrong: ReadonlySet<number>;
  /** When mistakes are shown against it. */
  readonly solution?: Uint8Array | undefined;
}

// More cells than these are counted and not named.
const MOST_NAMED = 6;

/** Moves that are reported here; ink-report.ts reports drawn things. */
export type TypedMove = Exclude<Move, { readonly do: 'ink' }>;

/** "r1c2 r1c3", or "12 cells". */
export const tellCells = (cells: readonly number[], { size }: Geometry): string =>
  cells.length > MOST_NAMED ? t('say.cells', { n: cells.length }) : cells.map((cell) => cellName(cell, size)).join(' ');

const letter = (digit: number): string => ALPHABET[digit - 1]!;

/**
 * A move in a sentence, for people who do not see the board: what was entered, undone or redone,
 * and what it is in conflict with.
 */
export function tellMove(move: TypedMove, how: 'say.done' | 'say.undone' | 'say.redone', about: ReportedBoard): string {
  const sentence = t(how, { what: whatOf(move, about) });
  if (how === 'say.undone') return sentence;
  return [sentence, ...troubles(move, about)].join('; ');
}

/** What a move does, in words: "5 in r1c2". */
export function whatOf(move: TypedMove, { geometry, before }: Pick<ReportedBoard, 'geometry' | 'before'>): string {
  const cells = 'cells' in move ? tellCells(move.cells, geometry) : '';
  switch (move.do) {
    case 'digit':
      return t('say.digit', { digit: letter(move.digit), cells });
    case 'colour':
      return t(move.on ? 'say.digit' : 'say.gone', { digit: colourName(move.digit), cells });
    case 'corner':
    case 'centre':
    case 'ruledOut': {
      const isGone = move.on === (move.do === 'ruledOut');
      const kind = move.do === 'ruledOut' ? t('say.candidate') : t(`mode.${move.do}`);
      return t(isGone ? 'say.off' : 'say.on', { kind, digit: letter(move.digit), cells });
    }
    case 'erase':
      return erased(move, before, cells);
    case 'notes':
      return t('say.notes', { cells });
    case 'step':
      return [
        ...move.placements.map(({ cell, digit }) =>
          t('say.digit', { digit: letter(digit), cells: tellCells([cell], geometry) }),
        ),
        ...move.eliminations.map(({ cell, digit }) =>
          t('say.off', { kind: t('say.candidate'), digit: letter(digit), cells: tellCells([cell], geometry) }),
        ),
      ].join(', ');
  }
}

/** What was removed, by what stood there before: "Corner note 3 5 gone from r1c2 r1c3". */
function erased({ what, cells }: Move & { do: 'erase' }, before: ReportedBoard['before'], named: string): string {
  if (what === 'digit') {
    const digits = new Set(cells.map((cell) => before.digits[cell]!).filter((digit) => digit !== 0));
    return t('say.gone', {
      digit: [...digits]
        .sort((a, b) => a - b)
        .map(letter)
        .join(' '),
      cells: named,
    });
  }
  const set = cells.reduce((all, cell) => all | before[what][cell]!, 0);
  if (what === 'colour') return t('say.gone', { digit: colourNames(set), cells: named });
  return t('say.off', { kind: t(`mode.${what}`), digit: charactersOf(set), cells: named });
}

/** What a placed digit is in conflict with, and whether it was the last of its kind. */
function troubles(move: TypedMove, { geometry, digits, wrong, solution }: ReportedBoard): string[] {
  if (move.do !== 'digit') return [];
  const { digit } = move;
  const texts: string[] = [];
  const bad = move.cells.filter((cell) => wrong.has(cell));
  const others = new Set(
    bad.flatMap((cell) =>
      [...digits.keys()].filter((other) => digits[other] === digit && geometry.peerSets[cell]!.has(other)),
    ),
  );
  if (others.size > 0) texts.push(t('say.conflict', { cells: tellCells([...others], geometry) }));
  else if (bad.length > 0 && solution) texts.push(t('say.differs'));
  else if (digits.filter((other) => other === digit).length === geometry.size)
    texts.push(t('say.complete', { digit: letter(digit) }));
  return texts;
}
