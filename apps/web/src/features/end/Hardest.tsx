import type { JSX } from 'preact';
import { type Game, geometryOfGame } from '../../model/game.ts';
import { address } from '../../route.ts';
import { isOwn, type SolvedGame } from '../../statistics/solved.ts';
import { language, t } from '../../text/index.ts';
import { Drawing } from '../../ui/grid/Drawing.tsx';
import { ICONS } from '../../ui/parts/icons.tsx';
import type { Way } from './tasks.ts';

interface HardestProps {
  readonly game: Game;
  /** Nothing while it is looked for. */
  readonly way: Way | undefined;
  readonly mine: SolvedGame;
}

/** The hardest step that was needed, in small, and whether hints were taken. */
export function Hardest({ game, way, mine }: HardestProps): JSX.Element {
  if (!way) return <section class="hardest" />;
  const { reasons, names, hardest } = way;
  const { hints } = mine;
  const isBeyond = !hardest || reasons.includes(undefined);
  const id = hardest?.step.technique ?? '';
  return (
    <section class="hardest">
      {!isBeyond && <Thumbnail game={game} hardest={hardest} />}
      <div>
        <h3 class="small">{t('end.hardest')}</h3>
        {isBeyond ? <p>{t('end.beyond')}</p> : <a href={address(`learn/${id}`)}>{names[id]?.[language.value]}</a>}
      </div>
      {hints > 0 ? (
        <p class="small">{t('end.hints', { n: hints })}</p>
      ) : (
        isOwn(mine) && (
          <p class="no-hint">
            <ICONS.check />
            {t('end.noHint')}
          </p>
        )
      )}
      {game.checks !== undefined && <p class="small">{t('end.checks', { n: game.checks })}</p>}
    </section>
  );
}

/** The step as it stands on the board, so small that only its shape is seen. */
function Thumbnail({
  game,
  hardest: { step, digits },
}: {
  readonly game: Game;
  readonly hardest: NonNullable<Way['hardest']>;
}) {
  const geometry = geometryOfGame(game);
  const { size, boxes } = geometry;
  const cells = [...boxes.keys()];
  const border = (cell: number): string => {
    const [x, y] = [cell % size, Math.floor(cell / size)];
    const isRight = x < size - 1 && boxes[cell] !== boxes[cell + 1];
    const isBelow = y < size - 1 && boxes[cell] !== boxes[cell + size];
    return `${isRight ? `M${x + 1} ${y}v1` : ''}${isBelow ? `M${x} ${y + 1}h1` : ''}`;
  };
  return (
    <div class="thumbnail">
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <path d={cells.map(border).join('')} />
      </svg>
      <Drawing geometry={geometry} digits={digits} step={step} />
    </div>
  );
}
