import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ALPHABET } from '../board/alphabet.ts';
import { Grid } from '../board/Grid.tsx';
import { onKey } from '../board/keys.ts';
import { onPointer } from '../board/pointing.ts';
import { hiddenViews, viewsOf } from '../board/views.ts';
import { rulesOf } from '../game/about.ts';
import { begin } from '../game/begin.ts';
import {
  board,
  candidates,
  game,
  geometry,
  held,
  isAtTable,
  isPaused,
  selection,
  solved,
  tried,
  wrong,
} from '../game/session.ts';
import { Hints } from '../hint/Hints.tsx';
import { shown as hinted } from '../hint/shown.ts';
import { route } from '../route.ts';
import { settings } from '../settings.ts';
import { t } from '../text/index.ts';
import { Ways } from './new/Ways.tsx';
import { Branches, WhatIf } from './play/Branches.tsx';
import { Doubt } from './play/Doubt.tsx';
import { GameBar } from './play/GameBar.tsx';
import { KeyList } from './play/KeyList.tsx';
import { Pad } from './play/Pad.tsx';
import { Paused } from './play/Paused.tsx';
import { Solved } from './play/Solved.tsx';
import { Tools } from './play/Tools.tsx';

/** The table at which a game is played. */
export function Play(): JSX.Element {
  useEffect(() => void begin(), [route.value.query.toString()]);
  useEffect(() => {
    isAtTable.value = true;
    addEventListener('keydown', onKey);
    return () => {
      isAtTable.value = false;
      removeEventListener('keydown', onKey);
    };
  }, []);
  if (!game.value || !geometry.value || !board.value) return <p class="wait">{t('play.wait')}</p>;
  return (
    <div class="play">
      <h1 class="spoken">{t('page.play')}</h1>
      <GameBar />
      <Board />
      <div class="side">
        <Doubt />
        <Solved />
        <WhatIf />
        <Hints />
        <Pad />
        <Rules />
        <Branches />
        <Tools />
        <Ways />
      </div>
      <KeyList />
    </div>
  );
}

function Board(): JSX.Element {
  const [shape, told] = [geometry.value!, hinted.value];
  const cells = isPaused.value
    ? hiddenViews(shape, t('cell.hidden'))
    : viewsOf({
        geometry: shape,
        board: told?.board ?? board.value!,
        givens: game.value!.givens,
        candidates: told?.candidates ?? candidates.value,
        selection: selection.value,
        wrong: wrong.value,
        held: held.value,
        tried: tried.value,
        settings: settings.value,
      });
  return (
    <Grid
      geometry={shape}
      cells={cells}
      alphabet={ALPHABET}
      areNotesFixed={told?.board !== undefined || settings.value.notePlaces === 'fixed'}
      label={t('play.board')}
      mood={solved.value ? 'is-solved' : ''}
      isInert={isPaused.value}
      onPointer={onPointer}
    >
      {isPaused.value ? <Paused /> : told?.layer}
    </Grid>
  );
}

/** What holds on this board besides rows, columns and boxes. */
function Rules(): JSX.Element | null {
  const rules = rulesOf(game.value?.board ?? '');
  if (rules.length === 0) return null;
  return (
    <ul class="rules" aria-label={t('rule.title')}>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}
