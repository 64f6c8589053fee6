import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { go } from '../../../route.ts';
import { t } from '../../../text/index.ts';
import { Copied } from '../../../ui/parts/Copied.tsx';
import { ICONS } from '../../../ui/parts/icons.tsx';
import { qrCode } from '../../../ui/parts/qr-code.ts';
import { fullNameOf } from '../people.ts';
import { titleOfMatch } from '../rules.ts';
import { hasTeams } from '../side.ts';
import { Teams } from '../Teams.tsx';
import { act, seat, snapshot } from '../table.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';

/** The link of the page, which is all that others need. */
const linkHere = (): string => location.href.split('?')[0]!;

/** Until all seats are taken: the link for the others, as a text, a code, and to be shared. */
export function Waiting(): JSX.Element {
  const { rules, seats } = snapshot.value!;
  const link = linkHere();
  const code = useMemo(() => qrCode(link), [link]);
  const taken = [...seats.keys()].filter((seat) => seats[seat] !== null);
  const withdraw = (): void => {
    act({ t: 'resign' });
    go('together');
  };
  return (
    <div class="page before-match waiting">
      <ConnectionNotice />
      <p class="eyebrow">{titleOfMatch(rules)}</p>
      <h1>{t('match.sendLink')}</h1>
      <div class="ways">
        {code && <img class="code" src={`data:image/svg+xml,${encodeURIComponent(code)}`} alt={t('share.qr')} />}
        <div class="link">
          {'share' in navigator && (
            <button type="button" class="main" onClick={() => void shareLink(link)}>
              <ICONS.share />
              {t('match.share')}
            </button>
          )}
          <Copied
            label={t('share.link')}
            copy={t('share.copyLink')}
            text={link}
            rows={2}
            isMain={!('share' in navigator)}
          />
        </div>
      </div>
      <p class="prose" role="status">
        {t('match.waitFor', { n: seats.length - taken.length })}{' '}
        {taken.length > 1 && !hasTeams(rules) && t('match.there', { names: taken.map(fullNameOf).join(', ') })}
      </p>
      <Teams rules={rules} seats={seats} />
      {seat.value !== null && (
        <button type="button" class="quiet" onClick={withdraw}>
          {t('match.withdraw')}
        </button>
      )}
    </div>
  );
}

/** Hands the link to whatever the device shares with; who closes that has changed their mind. */
const shareLink = (url: string): Promise<void> => navigator.share({ title: 'Pencilmark', url }).catch(() => {});
