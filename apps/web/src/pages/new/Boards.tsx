import { withMap } from '@pencilmark/core/geometry';
import { makeRandom } from '@pencilmark/core/random';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { playNew } from '../../game/maker.ts';
import { boardTitle } from '../../game/titles.ts';
import { bordersOf } from '../../grid/borders.ts';
import { BOARDS, CLASSIC, geometryCalled } from '../../puzzles/boards.ts';
import { randomRegions } from '../../puzzles/regions.ts';
import { t } from '../../text/index.ts';

/** Boards with more lines than these are drawn without those of their cells. */
const MOST_LINES = 9;
/** Any seed: the drawing of a jigsaw is the same each time. */
const SEED = 4;

/** An easy puzzle on each of the other boards. */
export const Boards = (): JSX.Element => (
  <section aria-labelledby="boards">
    <h2 id="boards">{t('new.boards')}</h2>
    <p class="small">{t('new.boardsSay')}</p>
    <ul class="boards">
      {BOARDS.filter((board) => board !== CLASSIC).map((board) => (
        <li key={board}>
          <button type="button" class="quiet" onClick={() => void playNew({ board, difficulty: 'easy' })}>
            <BoardDrawing board={board} />
            {boardTitle(board)}
          </button>
        </li>
      ))}
    </ul>
  </section>
);

/** The lines of a board, as small as a thumb. */
function BoardDrawing({ board }: { readonly board: string }): JSX.Element {
  const { size, lines } = useMemo(() => {
    const id = board.endsWith('jigsaw-') ? withMap(board, randomRegions(9, makeRandom(SEED))) : board;
    const geometry = geometryCalled(id);
    return { size: geometry.size, lines: bordersOf(geometry, 1) };
  }, [board]);
  return (
    <svg class="miniature" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path class="ground" d={lines.frame} />
      {lines.tint && <path class="tint" d={lines.tint} />}
      {lines.across && <path class="across" d={lines.across} />}
      {size <= MOST_LINES && <path class="thin" d={lines.cells} />}
      <path class="thick" d={lines.boxes} />
      <path class="frame" d={lines.frame} />
    </svg>
  );
}
