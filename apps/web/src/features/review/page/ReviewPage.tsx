import type { JSX } from 'preact';
import { boardTitle, headingOf } from '../../../model/titles.ts';
import { t } from '../../../text/index.ts';
import { Look } from './Look.tsx';
import { type Opened, useOpened } from './opened.ts';
import '../../end/card.css';
import '../review.css';

/** A game that was played: how it went, and its review. */
export function ReviewPage(): JSX.Element {
  const opened = useOpened();
  return (
    <div class="page review">
      <h1>{opened?.game ? titleIn(opened) : t('page.review')}</h1>
      {opened?.game && <p class="small">{aboutIn(opened)}</p>}
      {opened?.fault && (
        <p class="notice" role="alert">
          {t(`review.fault.${opened.fault}`)}
        </p>
      )}
      {opened?.game && <Look key={opened.game.id} game={opened.game} isShared={opened.isShared} />}
    </div>
  );
}

function titleIn({ game, isShared, by }: Opened): string {
  if (isShared) return by ? t('review.of', { name: by }) : t('review.shared');
  const { name, level } = headingOf(game!);
  return [name, level].filter(Boolean).join(' · ');
}

const aboutIn = ({ game, isShared }: Opened): string =>
  isShared ? `${boardTitle(game!.board)} · ${t('review.copy')}` : headingOf(game!).details.join(' · ');
