import { ALPHABET } from '@pencilmark/core/geometry';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { CheckSlip } from '../../end/CheckSlip.tsx';
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
} from '../../game/session.ts';
import { rulesOf } from '../../game/titles.ts';
import { Grid } from '../../grid/Grid.tsx';
import { hiddenViews, viewsOf } from '../../grid/views.ts';
import { HintButtons, HintSlip } from '../../hint/Hints.tsx';
import { overlay } from '../../hint/overlay.ts';
import { arrive } from '../../import/arrival.ts';
import { AboutPuzzle } from '../../parts/AboutPuzzle.tsx';
import { Ways } from '../../parts/Ways.tsx';
import { route } from '../../route.ts';
import { settings } from '../../settings.ts';
import { t } from '../../text/index.ts';
import { Branches, WhatIf } from './Branches.tsx';
import { Doubt } from './Doubt.tsx';
import { GameBar } from './GameBar.tsx';
import { KeyList } from './KeyList.tsx';
import { onKey } from './keys.ts';
import { Pad } from './Pad.tsx';
import { Paused } from './Paused.tsx';
import { onPointer } from './pointer.ts';
import { Solved } from './Solved.tsx';
import { Tools } from './Tools.tsx';

/** The table at which a game is played. */
export function Play(): JSX.Element {
  useEffect(() => void arrive(), [route.value.query.toString()]);
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
        <HintButtons />
        <div class="slips">
          <Doubt />
          <Solved />
          <CheckSlip />
          <WhatIf />
          <HintSlip />
        </div>
        <Pad />
        <Rules />
        <AboutPuzzle about={game.value.source.about} isTitleShown />
        <Branches />
        <Tools />
        <Ways />
      </div>
      <KeyList />
    </div>
  );
}

function Board(): JSX.Element {
  const [shape, told] = [geometry.value!, overlay.value];
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
