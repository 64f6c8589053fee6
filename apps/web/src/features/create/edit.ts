import type { About } from '@pencilmark/core/format';
import { geometryCalled } from '../../puzzles/boards.ts';
import { go } from '../../route.ts';

/** A puzzle that is to lie on the setter's table. */
interface Editable {
  readonly board: string;
  readonly givens: ArrayLike<number>;
  readonly about?: About | undefined;
}

/** Opens Create with a puzzle on the table; what lay there before comes back with Undo. */
export async function edit({ board, givens, about }: Editable): Promise<void> {
  const { textOf } = await import('./text.ts');
  go('create', { puzzle: textOf(geometryCalled(board), Array.from(givens), about) });
}
