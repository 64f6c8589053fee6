import { QuietDigits } from '../../relations/quiet-digits.ts';
import type { Position } from '../../steps/position.ts';
import { netBoard } from './board.ts';
import { NetBook } from './book.ts';
import type { NetKind } from './kinds.ts';
import type { LemmaShelves } from './lemma.ts';
import type { NetSetting } from './ruling.ts';
import type { Net } from './search.ts';
import { EveryNet, LeastNet } from './takers.ts';

/** The net of a kind that Sudoku Explainer 1.2.1 takes in a position. Undefined without one. */
export function leastNet(position: Position, kind: NetKind): Net | undefined {
  const least = new LeastNet();
  position.get(bookOf).search(kind, position, least);
  return least.best;
}

/** The nets of a kind with different results, the least complex first. */
export function everyNet(position: Position, kind: NetKind): readonly Net[] {
  const every = new EveryNet();
  position.get(bookOf).search(kind, position, every);
  return every.sorted();
}

const bookOf = (position: Position): NetBook => new NetBook(netSetting(position));

/** The setting of a search in a position. */
export function netSetting(position: Position): NetSetting {
  const { grid, geometry, budget, emptyCells } = position;
  const placed = new Uint8Array(geometry.size);
  for (const digit of grid.digits) if (digit > 0) placed[digit - 1]!++;
  return {
    board: netBoard(geometry),
    quiet: position.remember(quietDigits),
    lemmas: position.remember(lemmaShelves),
    standing: { empty: emptyCells.slice(), placed, digits: grid.digits.slice() },
    budget,
  };
}

/** The digits without a Nishio. */
const quietDigits = ({ geometry }: Position): QuietDigits => new QuietDigits(geometry);

const lemmaShelves = (): LemmaShelves => new Map();
