import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ALPHABET } from '../board/alphabet.ts';
import { Grid } from '../board/Grid.tsx';
import { onKey } from '../board/keys.ts';
import { onPointer, selectAlike } from '../board/pointing.ts';
import { viewsOf } from '../board/views.ts';
import { begin } from '../game/begin.ts';
import { board, candidates, game, geometry, heldDigit, isPaused, selection, wrong } from '../game/session.ts';
import { settings } from '../settings.ts';
import { t } from '../text/index.ts';
import { GameBar } from './play/GameBar.tsx';
import { Pad } from './play/Pad.tsx';
import { Tools } from './play/Tools.tsx';

/** The table at which a game is played. */
export function Play(): JSX.Element {
  useEffect(() => void begin(), []);
  if (!game.value || !geometry.value || !board.value) return <p class="wait">{t('play.wait')}</p>;
  const cells = viewsOf({
    geometry: geometry.value,
    board: board.value,
    givens: game.value.givens,
    candidates: candidates.value,
    selection: selection.value,
    wrong: wrong.value,
    held: heldDigit.value,
    settings: settings.value,
  });
  return (
    <div class="play">
      <h1 class="spoken">{t('page.play')}</h1>
      <GameBar />
      <Grid
        geometry={geometry.value}
        cells={cells}
        alphabet={ALPHABET}
        areNotesFixed={settings.value.notePlaces === 'fixed'}
        label={t('play.board')}
        isHidden={isPaused.value}
        onPointer={onPointer}
        onKey={onKey}
        onDouble={selectAlike}
      />
      <div class="side">
        <Pad />
        <Tools />
      </div>
    </div>
  );
}
