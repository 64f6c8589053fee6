import type { Geometry } from '@pencilmark/core/geometry';
import { ALPHABET } from '@pencilmark/core/geometry/plain';
import type { Moment } from '@pencilmark/lab';
import type { JSX } from 'preact';
import { t } from '../../text/index.ts';
import { Layer } from '../../ui/grid/Layer.tsx';
import { Lines } from '../../ui/grid/Lines.tsx';
import { linesOf } from '../../ui/grid/lines.ts';
import { roomStyle } from '../../ui/grid/room.ts';
import { clueSigns, useRuleDrawing } from '../../ui/grid/rules.ts';

interface WatchBoardProps {
  readonly geometry: Geometry;
  readonly moment: Pick<Moment, 'event' | 'digits' | 'origins'>;
  readonly solver: string;
  /** While it plays, a screen reader does not read what is on it. */
  readonly isStill: boolean;
}

/** A board to look at; plainer than that of a game, so that several can move at once. */
export function WatchBoard({ geometry, moment, solver, isStill }: WatchBoardProps): JSX.Element {
  const { size } = geometry;
  const { digits, origins, event } = moment;
  const borders = linesOf(geometry);
  const drawing = useRuleDrawing(clueSigns(geometry), geometry);
  const here = event && 'cell' in event ? event.cell : -1;
  const lines = Array.from({ length: size }, (_, line) => line);
  const classOf = (cell: number): string => {
    const place = cell === here ? (event?.kind === 'reject' ? ' here back' : ' here') : '';
    const origin = event?.kind === 'solution' && origins[cell] !== 'given' ? 'found' : origins[cell];
    return `cell ${borders[cell]} ${digits[cell] === 0 ? '' : origin}${place}`;
  };
  const character = (digit: number): string => (digit === 0 ? '' : ALPHABET[digit - 1]!);
  const rows = (): string =>
    lines
      .map((row) =>
        Array.from(digits.subarray(row * size, (row + 1) * size), (digit) => character(digit) || '–').join(' '),
      )
      .join('; ');
  return (
    <div class={drawing ? 'board signed' : 'board'} style={{ '--size': size, ...roomStyle(drawing?.room) }}>
      <div class="table">
        {drawing && <Layer drawing={drawing} part="below" class="drawing" />}
        <div
          class="grid"
          role="img"
          aria-label={isStill ? t('watch.boardRows', { solver, rows: rows() }) : t('watch.board', { solver })}
        >
          {lines.map((row) => (
            <div class="row" key={row}>
              {lines.map((column) => {
                const cell = row * size + column;
                return (
                  <div key={column} class={classOf(cell)} data-cell={cell}>
                    <span class="digit">{character(digits[cell]!)}</span>
                  </div>
                );
              })}
            </div>
          ))}
        </div>
        <Lines geometry={geometry} />
        {drawing && <Layer drawing={drawing} part="above" class="drawing" />}
      </div>
    </div>
  );
}
