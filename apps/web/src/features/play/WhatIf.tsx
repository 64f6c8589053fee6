import type { JSX } from 'preact';
import type { Game } from '../../model/game.ts';
import { keep, throwAway } from '../../model/what-if.ts';
import { alter, isPaused, whatIfDepth } from '../../table/session.ts';
import { t } from '../../text/index.ts';
import { focusCursor } from '../../ui/pad/pointer.ts';
import { say } from '../../ui/parts/announcement.ts';

/** Changes the game, and says what happened; not while the board is covered. */
export function tell(change: (game: Game) => Game, text: string): void {
  if (isPaused.value) return;
  alter(change);
  say(text);
}

/**
 * While a "what if" is open: what it is, and its two ends. With the last one its buttons go: the
 * focus goes back to the board.
 */
export function WhatIf(): JSX.Element | null {
  const open = whatIfDepth.value;
  if (open === 0) return null;
  const end = (change: (game: Game) => Game, text: string): void => {
    tell(change, text);
    if (whatIfDepth.value === 0) focusCursor();
  };
  return (
    <div class="strip what-if" role="group" aria-label={t('whatIf.title')}>
      <span>{open > 1 ? t('whatIf.nested', { depth: open }) : t('whatIf.title')}</span>
      <button type="button" onClick={() => end(keep, t('whatIf.kept'))}>
        {t('whatIf.keep')}
      </button>
      <button type="button" onClick={() => end(throwAway, t('whatIf.thrownAway'))}>
        {t('whatIf.throwAway')}
      </button>
    </div>
  );
}
