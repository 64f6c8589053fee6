import { withClues } from '../../geometry/clues.ts';
import type { Geometry } from '../../geometry/geometry.ts';
import { isKind, ruled } from '../../geometry/layouts.ts';
import { type Candidate, makePuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import type { Clue } from '../../rules/clue.ts';
import type { Demand } from '../../rules/demand.ts';
import { kindNamed } from '../../rules/kinds.ts';
import type { Cell } from '../../sets/cells.ts';
import { type DigitSet, digitsOf, hasDigit } from '../../sets/digits.ts';

/** What a format has words for. */
export interface Vocabulary {
  hasWordsFor(clue: Clue): boolean;
  /** Whether there is a word for a rule of the whole board, such as `x`. */
  hasWordsForRule(name: string): boolean;
  /** A clue with words that asks the same as a demand; undefined when there is none. */
  clueFor(demand: Demand): Clue | undefined;
}

/**
 * The same puzzle in the words of a format: a clue or a rule without a word becomes clues that ask
 * the same, or candidates that are left. One for which nothing else can be said stays as it is.
 */
export function reworded(puzzle: Puzzle, vocabulary: Vocabulary): Puzzle {
  const { geometry, givens, struckOut = [] } = puzzle;
  const hasWords = (rule: Geometry['rules'][number]): boolean => isKind(rule) || vocabulary.hasWordsForRule(rule.name);
  if (geometry.rules.every(hasWords) && geometry.clues.every((clue) => vocabulary.hasWordsFor(clue))) return puzzle;
  const candidates: Candidate[] = [...struckOut];
  const clues = geometry.clues.flatMap((clue) => {
    if (vocabulary.hasWordsFor(clue)) return [clue];
    const other = otherWords(kindNamed(clue.rule)!.demandsOf(clue, geometry), puzzle, vocabulary);
    candidates.push(...(other?.struckOut ?? []));
    return other?.clues ?? [clue];
  });
  const rules = geometry.rules.filter((rule) => {
    const demands = isKind(rule) || hasWords(rule) ? undefined : rule.demands(geometry);
    const other = demands && otherWords(demands, puzzle, vocabulary);
    clues.push(...(other?.clues ?? []));
    candidates.push(...(other?.struckOut ?? []));
    return other === undefined;
  });
  const isNew = new Set<string>();
  const once = candidates.filter(({ cell, digit }) => isNew.size < isNew.add(`${cell} ${digit}`).size);
  const board = rules.length < geometry.rules.length ? ruled(geometry, { rules, clues: [] }) : geometry;
  return makePuzzle(withClues(board, clues), givens, once);
}

interface OtherWords {
  readonly clues: readonly Clue[];
  readonly struckOut: readonly Candidate[];
}

/** What says the same as some demands; undefined where that cannot be said. */
function otherWords(
  demands: readonly Demand[],
  { geometry, givens }: Puzzle,
  vocabulary: Vocabulary,
): OtherWords | undefined {
  const clues: Clue[] = [];
  const struckOut: Candidate[] = [];
  for (const demand of demands) {
    if (demand.kind !== 'digits') {
      const other = vocabulary.clueFor(demand);
      if (!other || !vocabulary.hasWordsFor(other)) return undefined;
      add(clues, other);
    } else
      for (const cell of demand.cells) {
        const given = givens[cell]!;
        // A given that breaks a clue would hide it.
        if (given > 0 && !hasDigit(demand.digits, given)) return undefined;
        if (given === 0) struckOut.push(...othersOf(cell, demand.digits, geometry));
      }
  }
  // Nothing is left to say where the givens keep the clue.
  return { clues, struckOut };
}

/** Adds a clue; pairs of a table that follow each other along a line are one clue. */
function add(clues: Clue[], clue: Clue): void {
  const last = clues.at(-1);
  const [line = [], cells = []] = [last?.cells[0], clue.cells[0]];
  const isNext = last?.rule === 'pair' && last.values === clue.values && line.at(-1) === cells[0];
  if (isNext) clues[clues.length - 1] = { ...last, cells: [[...line, ...cells.slice(1)]] };
  else clues.push(clue);
}

const othersOf = (cell: Cell, digits: DigitSet, { allDigits }: Geometry): Candidate[] =>
  digitsOf(allDigits & ~digits).map((digit) => ({ cell, digit }));
