import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { service, watchService } from '../../net/service.ts';
import { account, findSession } from '../../net/session.ts';
import { address } from '../../route.ts';
import { t } from '../../text/index.ts';
import { MePages } from '../../ui/parts/MePages.tsx';
import { ServiceNotice } from '../../ui/parts/ServiceNotice.tsx';
import { Data } from './Data.tsx';
import { Enter } from './Enter.tsx';
import { Password } from './Password.tsx';
import { Record } from './Record.tsx';
import './account.css';

/** Who the visitor is for the service: a guest, or a player with name, rating and history. */
export function AccountPage(): JSX.Element {
  const isReady = service.value === 'ready';
  useEffect(watchService, []);
  useEffect(() => {
    if (isReady) void findSession();
  }, [isReady]);
  const who = account.value;
  return (
    <div class="page account">
      <MePages />
      <h1>{who && !who.isGuest ? who.name : t('page.account')}</h1>
      <ServiceNotice />
      {isReady && (
        <>
          {who && !who.isGuest ? <Record name={who.name} /> : <Enter guest={who?.name} />}
          {who && !who.isGuest && <Password />}
          {who && <Data who={who} />}
        </>
      )}
      <a class="button" href={address('together')}>
        {t('match.toTogether')}
      </a>
    </div>
  );
}
