import { ALPHABET } from '@pencilmark/core/geometry/plain';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { rulesOf } from '../../model/titles.ts';
import { route } from '../../route.ts';
import { settings } from '../../settings.ts';
import { overlay } from '../../table/covers.ts';
import { mode, selection } from '../../table/hand.ts';
import {
  board,
  candidates,
  filled,
  game,
  geometry,
  held,
  isPaused,
  openTable,
  solved,
  tried,
  wrong,
} from '../../table/session.ts';
import { struck } from '../../table/struck.ts';
import { t } from '../../text/index.ts';
import { Completed } from '../../ui/grid/Completed.tsx';
import { Grid } from '../../ui/grid/Grid.tsx';
import { hiddenViews, viewsOf } from '../../ui/grid/views.ts';
import { Keys } from '../../ui/pad/Keys.tsx';
import { isKeyListOpen } from '../../ui/pad/keys.ts';
import { hasLine, layout } from '../../ui/pad/layout.ts';
import { Pad } from '../../ui/pad/Pad.tsx';
import { loadPen, pen } from '../../ui/pad/pen.ts';
import { onPointer } from '../../ui/pad/pointer.ts';
import { AboutPuzzle } from '../../ui/parts/AboutPuzzle.tsx';
import { Boundary } from '../../ui/parts/Boundary.tsx';
import { Answer } from '../end/Answer.tsx';
import { CheckStrip } from '../end/CheckStrip.tsx';
import { Ending } from '../end/Ending.tsx';
import { HintSlip } from '../hint/Hints.tsx';
import { arrive } from '../import/arrival.ts';
import { Practising } from '../learn/practice/Practising.tsx';
import { Proving } from '../prove/Proving.tsx';
import { Actions } from './Actions.tsx';
import { Doubt } from './Doubt.tsx';
import { Filtering, filtering } from './Filtering.tsx';
import { GameBar } from './GameBar.tsx';
import { GhostLayer, GhostNote, GhostRow } from './GhostRow.tsx';
import { onKey, PLAY_POINTING, playKeys } from './keys.ts';
import { listenForLongPresses } from './long-press.ts';
import { Pasted } from './Pasted.tsx';
import { Paused } from './Paused.tsx';
import { onPaste } from './paste.ts';
import { Remarks } from './Remarks.tsx';
import { Savepoints } from './Savepoints.tsx';
import { Sums } from './Sums.tsx';
import { WhatIf } from './WhatIf.tsx';
import { useZoom } from './zoom.ts';

/** The table at which a game is played. */
export function Play(): JSX.Element {
  useEffect(() => void arrive(), [route.value.query.toString()]);
  useEffect(() => {
    const closeTable = openTable();
    addEventListener('keydown', onKey);
    addEventListener('paste', onPaste);
    return () => {
      closeTable();
      removeEventListener('keydown', onKey);
      removeEventListener('paste', onPaste);
    };
  }, []);
  useEffect(listenForLongPresses, []);
  useZoom();
  // The list of keys names those of the pen.
  const areKeysListed = isKeyListOpen.value;
  useEffect(() => {
    if (areKeysListed) void loadPen().catch(() => {});
  }, [areKeysListed]);
  if (!game.value || !geometry.value || !board.value) return <p class="wait">{t('play.wait')}</p>;
  const isWide = layout.value === 'wide';
  return (
    <>
      <div
        class={`play ${layout.value}${hasLine.value ? ' with-line' : ''}${solved.value ? ' is-over' : ''}`}
        style={{ '--size': geometry.value.size }}
      >
        <h1 class="spoken">{t('page.play')}</h1>
        <GameBar>{!isWide && !hasLine.value && <Strips />}</GameBar>
        {!isWide && <GhostRow />}
        <div class="stand">
          <Board />
        </div>
        {!isWide && <Sums />}
        {hasLine.value && <Strips />}
        <div class="controls">
          <Actions />
          <div class="slips">
            {isWide && <Sums />}
            {isWide && <Strips />}
            {isWide && <GhostRow />}
            <Boundary>
              <HintSlip />
              <Proving />
              <Savepoints />
            </Boundary>
            {isWide && <About />}
          </div>
          <Pad />
          <Boundary at={game.value}>
            <Ending />
          </Boundary>
        </div>
        <Keys rows={playKeys()} pointing={PLAY_POINTING} />
      </div>
      {!isWide && !solved.value && <About />}
    </>
  );
}

/**
 * What holds for a while, in a line: on a phone it has a row below the board, or where there is no
 * room the place of the title; in a wide window it lies above the slips.
 */
const Strips = (): JSX.Element => (
  <div class="strips">
    <Boundary>
      <Remarks />
      <Doubt />
      <Practising />
      <Pasted />
      <WhatIf />
      <Filtering />
      <CheckStrip />
    </Boundary>
  </div>
);

/** What is to be known about the puzzle: rules, and what its author wrote. */
const About = (): JSX.Element => (
  <div class="below">
    <Rules />
    <GhostNote />
    <AboutPuzzle about={game.value!.source.about} isTitleShown />
  </div>
);

function Board(): JSX.Element {
  const [shape, drawn, kit] = [geometry.value!, overlay.value, pen.value];
  const isPen = mode.value === 'pen';
  const isInked = isPen || board.value!.ink.size > 0;
  useEffect(() => {
    if (isInked) loadPen().catch(() => {}); // offline before it was ever loaded: the rest goes on
  }, [isInked]);
  const ink = isInked && !isPaused.value ? kit : undefined;
  const arePlaced = ink?.areNotesPlaced.value ?? false;
  const sieve = drawn || solved.value ? undefined : filtering();
  const cells = isPaused.value
    ? hiddenViews(shape, t('cell.hidden'))
    : viewsOf({
        geometry: shape,
        board: drawn?.board ?? board.value!,
        givens: game.value!.givens,
        candidates: drawn?.candidates ?? candidates.value,
        struck: struck.value,
        // A solved board is left in peace.
        selection: solved.value ? [] : selection.value,
        wrong: wrong.value,
        held: solved.value ? 0 : held.value || (sieve?.filteredDigit.value ?? 0),
        tried: drawn?.tried ?? tried.value,
        filled: filled.value,
        drawn: drawn?.drawn,
        // Beside the washes of a hint, and below the pen, those of peers are too many.
        settings: drawn?.drawn || isPen ? { ...settings.value, highlightPeers: false } : settings.value,
      });
  const views = sieve ? sieve.matchViews(cells) : cells;
  const placed = arePlaced ? ink!.placedViews(views) : views;
  return (
    <Grid
      geometry={shape}
      cells={ink ? ink.labelledViews(placed, board.value!.ink, shape) : placed}
      alphabet={ALPHABET}
      areNotesFixed={arePlaced || settings.value.notePlaces === 'fixed'}
      label={t('play.board')}
      mood={solved.value ? 'is-solved' : drawn?.tried ? 'supposing' : ''}
      isInert={isPaused.value}
      onPointer={(isPen && kit?.onPenPointer) || onPointer}
      below={ink && <ink.InkLayer />}
    >
      {isPaused.value ? <Paused /> : drawn?.layer}
      <GhostLayer />
      <Completed geometry={shape} digits={board.value!.digits} />
      <Answer geometry={shape} />
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
