import { PHRASES } from '@pencilmark/race';
import type { ComponentChildren, JSX } from 'preact';
import { address } from '../../../route.ts';
import { t } from '../../../text/index.ts';
import { isKeyListOpen } from '../../../ui/pad/keys.ts';
import { ICONS } from '../../../ui/parts/icons.tsx';
import { Menu, type MenuGroup, type MenuRow } from '../../../ui/parts/Menu.tsx';
import { titleOfMatch } from '../rules.ts';
import { act, isMyTurn, seat, snapshot } from '../table.ts';
import { asking } from './Asking.tsx';

/** Above the board: the way back, what is played, what is done seldom. */
export const Bar = ({ children }: { readonly children?: ComponentChildren }): JSX.Element => (
  <div class="bar">
    <a
      class="icon-button button back"
      href={address('together')}
      aria-label={t('match.toTogether')}
      title={t('match.toTogether')}
    >
      <ICONS.back />
    </a>
    <h2 class="title">
      <span class="what">
        <strong>{titleOfMatch(snapshot.value!.rules)}</strong>
      </span>
    </h2>
    {children}
    <Menu label={t('match.menu')} groups={groups} />
  </div>
);

const groups = (): MenuGroup[] =>
  [ends(), phrases(), about()].filter((rows) => rows.length > 0).map((rows) => ({ rows }));

const ask = (what: 'pass' | 'resign') => (): void => {
  asking.value = what;
};

function ends(): MenuRow[] {
  const { phase, duel } = snapshot.value!;
  if (seat.value === null || phase !== 'live') return [];
  return [
    ...(duel ? [{ label: t('match.pass'), isDisabled: !isMyTurn.value, run: ask('pass') }] : []),
    { label: t('match.resign'), run: ask('resign') },
  ];
}

/** What players say to each other. */
const phrases = (): MenuRow[] =>
  seat.value === null
    ? []
    : PHRASES.map((_, phrase) => ({
        label: t(`phrase.${phrase as PhraseNumber}`),
        run: () => void act({ t: 'phrase', phrase }),
      }));

const about = (): MenuRow[] => [
  {
    label: t('keys.title'),
    run: () => {
      isKeyListOpen.value = true;
    },
  },
  { label: t('page.settings'), href: address('settings') },
];

/** The numbers of the phrases, each of which has its words. */
export type PhraseNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
