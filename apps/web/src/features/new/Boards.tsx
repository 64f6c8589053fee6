import { withMap } from '@pencilmark/core/geometry/plain';
import { makeRandom } from '@pencilmark/core/random';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { boardTitle } from '../../model/titles.ts';
import { BOARDS, CLASSIC, geometryCalled } from '../../puzzles/boards.ts';
import { randomRegions } from '../../puzzles/regions.ts';
import { playNew } from '../../table/maker.ts';
import { t } from '../../text/index.ts';
import { bordersOf } from '../../ui/grid/borders.ts';
import { usePartsInTurn } from '../../ui/parts/painted.ts';
import { WithClues } from './WithClues.tsx';

/** Boards with more lines than these are drawn without those of their cells. */
const MOST_LINES = 9;
/** Any seed: the drawing of a jigsaw is the same each time. */
const SEED = 4;

const OTHERS = BOARDS.filter((board) => board !== CLASSIC);

/** An easy puzzle on each of the other boards. */
export function Boards(): JSX.Element {
  const drawn = usePartsInTurn(OTHERS.length);
  return (
    <section aria-labelledby="boards">
      <h2 id="boards">{t('new.boards')}</h2>
      <p class="small">{t('new.boardsSay')}</p>
      <ul class="boards">
        {OTHERS.map((board, index) => (
          <li key={board}>
            <button type="button" class="quiet" onClick={() => void playNew({ board, difficulty: 'easy' })}>
              {index < drawn ? <BoardDrawing board={board} /> : <svg class="miniature" aria-hidden="true" />}
              {boardTitle(board)}
            </button>
          </li>
        ))}
      </ul>
      <WithClues />
    </section>
  );
}

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
