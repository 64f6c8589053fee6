import { geometryOfGame, ownSettings, restart } from '../../model/game.ts';
import { proving } from '../../model/proof.ts';
import { begin } from '../../model/what-if.ts';
import { address, go } from '../../route.ts';
import { fillNotes } from '../../table/entry.ts';
import { isGathering, selection } from '../../table/hand.ts';
import { alter, canUndoNow, changeHere, game, gameSettings, isPaused, solution } from '../../table/session.ts';
import { t } from '../../text/index.ts';
import { isKeyListOpen } from '../../ui/pad/keys.ts';
import { layout } from '../../ui/pad/layout.ts';
import type { MenuGroup, MenuRow } from '../../ui/parts/Menu.tsx';
import { edit } from '../create/edit.ts';
import { checkCells } from '../end/check.ts';
import { askForPath, askWhatFollows, askWhyNot, putAway } from '../hint/Hints.tsx';
import { openQuestion } from '../hint/open-question.ts';
import { askForFilter, filtering } from './Filtering.tsx';
import { areSavepointsOpen } from './Savepoints.tsx';
import { tell } from './WhatIf.tsx';

/** What the menu of a game offers, by what a player is after. */
export const menuOfGame = (): MenuGroup[] => [
  { name: t('menu.logic'), rows: logic() },
  { name: t('menu.tries'), rows: tries() },
  { name: t('menu.notes'), rows: notes() },
  { name: t('menu.puzzle'), rows: ways() },
  { name: t('menu.app'), rows: about() },
];

/** What helps to think. */
function logic(): MenuRow[] {
  const isDisabled = isPaused.value;
  // Where there is room, it stands beside the menu.
  const path = { label: t('hint.path'), says: t('menu.path.says'), isDisabled, run: askForPath };
  return [
    ...(layout.value === 'wide' ? [] : [path]),
    {
      label: t('why.title'),
      says: t('menu.why.says'),
      isOn: openQuestion.value === 'why',
      isDisabled,
      run: askWhyNot,
    },
    { label: t('follow.ask'), says: t('menu.follow.says'), isDisabled, run: askWhatFollows },
    {
      label: t('menu.prove'),
      says: t('menu.prove.says'),
      isOn: game.value?.isProving === true,
      // Without one solution nobody can say what is true.
      isDisabled: isDisabled || !solution.value,
      run: () => alter((now) => proving(now, !now.isProving)),
    },
    {
      label: t('check.cells'),
      says: t('menu.check.says'),
      isDisabled: isDisabled || selection.value.length === 0,
      run: () => void checkCells(),
    },
    {
      label: t('filter.title'),
      says: t('menu.filter.says'),
      isOn: filtering() !== undefined,
      isDisabled,
      run: () => void askForFilter(),
    },
  ];
}

/** On a phone, slips lie over the pad: they go when the player plays on. */
const uncover = (): void => {
  if (layout.peek() !== 'wide') putAway();
};

function tries(): MenuRow[] {
  const isDisabled = isPaused.value;
  return [
    {
      label: t('whatIf.begin'),
      says: t('menu.whatIf.says'),
      isDisabled,
      run: () => {
        uncover();
        tell(begin, t('whatIf.begun'));
      },
    },
    {
      label: t('savepoint.list'),
      says: t('menu.savepoints.says'),
      isDisabled,
      run: () => {
        uncover();
        areSavepointsOpen.value = true;
      },
    },
    {
      label: t('play.restart'),
      says: t('menu.restart.says'),
      isDisabled: isDisabled || !canUndoNow.value,
      run: () => alter((now) => restart(now, t('play.beforeRestart'))),
    },
  ];
}

function notes(): MenuRow[] {
  const isDisabled = isPaused.value;
  const { entry, autoCandidates, autoClean, conflicts } = gameSettings.value;
  const showing = {
    label: t('settings.conflicts'),
    isOn: conflicts !== 'off',
    run: () => changeHere({ conflicts: conflicts === 'off' ? 'conflicts' : 'off' }),
  };
  return [
    {
      label: t('tools.autoCandidates'),
      says: t('menu.candidates.says'),
      isOn: autoCandidates,
      run: () => changeHere({ autoCandidates: !autoCandidates }),
    },
    { label: t('tools.fillNotes'), says: t('menu.fill.says'), isDisabled, run: fillNotes },
    {
      label: t('tools.autoClean'),
      says: t('menu.clean.says'),
      isOn: autoClean,
      run: () => changeHere({ autoClean: !autoClean }),
    },
    // Elsewhere it is chosen once, on the page of settings.
    ...(Object.hasOwn(ownSettings(game.value!), 'conflicts') ? [showing] : []),
    {
      label: t('pad.gather'),
      says: t('menu.gather.says'),
      isOn: isGathering.value,
      run: () => {
        isGathering.value = !isGathering.value;
      },
    },
    {
      label: t('tools.digitFirst'),
      says: t('menu.digitFirst.says'),
      isOn: entry === 'digit',
      run: () => changeHere({ entry: entry === 'digit' ? 'cell' : 'digit' }),
    },
  ];
}

/** The puzzle as a text, for pages that take one. */
async function textOfGame(): Promise<string> {
  const { textOf } = await import('../create/text.ts');
  const current = game.peek()!;
  return textOf(geometryOfGame(current), current.givens);
}

function editGame(): void {
  const current = game.peek()!;
  void edit({ ...current, about: current.source.about });
}

const ways = (): MenuRow[] => [
  { label: t('page.share'), href: address('share') },
  { label: t('page.print'), href: address('print') },
  { label: t('menu.edit'), says: t('menu.edit.says'), run: editGame },
  {
    label: t('menu.watch'),
    says: t('menu.watch.says'),
    run: () => void textOfGame().then((puzzle) => go('watch', { puzzle })),
  },
];

const about = (): MenuRow[] => [
  {
    label: t('keys.title'),
    run: () => {
      isKeyListOpen.value = true;
    },
  },
  { label: t('page.settings'), href: address('settings') },
];
