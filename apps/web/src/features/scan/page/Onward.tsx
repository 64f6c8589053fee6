import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { go } from '../../../route.ts';
import { gameOf, start } from '../../../table/start.ts';
import { t } from '../../../text/index.ts';
import { ICONS } from '../../../ui/parts/icons.tsx';
import { togglerOf } from '../../../ui/parts/signals.ts';
import { edit } from '../../create/edit.ts';
import { coded, isSolved, rate, rating, standing, watchSheet } from './verdict.ts';

/** How the puzzle stands, and what can be done with it now. */
export function Onward(): JSX.Element {
  useEffect(watchSheet, []);
  const kind = standing.value;
  const mood = kind === 'proper' ? '' : kind === 'none' || kind === 'conflict' ? 'proof' : 'plain';
  const isEmpty = kind === 'empty';
  const play = (): void => {
    start(gameOf(coded.value!, { kind: 'import' }));
    go('play');
  };
  return (
    <section class={`slip onward ${mood}`} aria-label={t('scan.onward')}>
      <p class="verdict" role="status">
        {kind === 'several' ? t('scan.manySolutions') : t(`import.${kind}`)}
      </p>
      <div class="buttons">
        <button type="button" class="main" disabled={isEmpty} onClick={play}>
          {t(coded.value?.progress ? 'new.goOn' : 'import.play')}
        </button>
        <button type="button" disabled={kind !== 'proper'} aria-pressed={isSolved.value} onClick={togglerOf(isSolved)}>
          {t('scan.solve')}
        </button>
        <button type="button" disabled={kind !== 'proper'} onClick={() => void rate()}>
          {t('scan.rate')}
        </button>
        <button type="button" disabled={isEmpty} onClick={() => void edit(coded.value!)}>
          <ICONS.create />
          {t('import.edit')}
        </button>
      </div>
      <p class="says" role="status">
        {ratingText()}
      </p>
    </section>
  );
}

function ratingText(): string {
  const rated = rating.value;
  if (!rated) return '';
  if (rated === 'asked') return t('scan.rating');
  const difficulty = t(`create.difficulty.${rated.difficulty}`);
  return t(rated.rater === 'se' ? 'create.rating.se' : 'create.rating.own', { score: rated.score, difficulty });
}
