import { ALPHABET, type Geometry } from '@pencilmark/core/geometry/plain';
import type { JSX } from 'preact';
import type { Game } from '../../../model/game.ts';
import { settings } from '../../../settings.ts';
import { t } from '../../../text/index.ts';
import { Grid } from '../../../ui/grid/Grid.tsx';
import { viewsOf } from '../../../ui/grid/views.ts';
import { DrawnInk } from '../../../ui/pad/pen/DrawnInk.tsx';
import type { Moment } from './moments.ts';

interface BoardAtProps {
  readonly geometry: Geometry;
  readonly givens: Game['givens'];
  readonly moment: Moment;
  /** The cells of the sentence. */
  readonly cells: readonly number[];
  readonly wrong: ReadonlySet<number>;
}

/** The board at a moment. */
export const BoardAt = ({ geometry, givens, moment, cells, wrong }: BoardAtProps): JSX.Element => (
  <Grid
    geometry={geometry}
    cells={viewsOf({
      geometry,
      board: moment.board,
      givens,
      selection: cells,
      wrong,
      held: 0,
      settings: { ...settings.value, highlightPeers: false, highlightDigit: false },
    })}
    alphabet={ALPHABET}
    areNotesFixed={settings.value.notePlaces === 'fixed'}
    label={t('play.board')}
    below={moment.board.ink.size > 0 && <DrawnInk {...drawnAt(geometry, moment)} />}
  />
);

const drawnAt = (geometry: Geometry, { board }: Moment) => ({
  geometry,
  digits: board.digits,
  notes: board.corner.map((set, cell) => set | board.centre[cell]!),
  things: board.ink,
});
