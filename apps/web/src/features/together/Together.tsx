import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { service, watchService } from '../../net/service.ts';
import { account, findSession } from '../../net/session.ts';
import { address } from '../../route.ts';
import { t } from '../../text/index.ts';
import { ServiceNotice } from '../../ui/parts/ServiceNotice.tsx';
import { DailyRace } from './DailyRace.tsx';
import { GhostRace } from './GhostRace.tsx';
import { MakeMatch } from './MakeMatch.tsx';
import { OpenGames } from './OpenGames.tsx';
import { Pairing } from './Pairing.tsx';
import './together.css';

/** Where a player looks for others to play with. */
export function Together(): JSX.Element {
  const isReady = service.value === 'ready';
  useEffect(watchService, []);
  useEffect(() => {
    if (isReady) void findSession();
  }, [isReady]);
  return (
    <div class="page together">
      <h1>{t('page.together')}</h1>
      <ServiceNotice />
      {isReady && (
        <div class="columns">
          <div>
            <MakeMatch />
            <GhostRace />
          </div>
          <div>
            <OpenGames />
            <Pairing />
            <DailyRace />
            <p class="small">
              {account.value && t('together.as', { name: account.value.name })}{' '}
              <a href={address('account')}>{t('together.account')}</a>
            </p>
            <p class="small">
              <a href={address('arena')}>{t('arena.way')}</a>
            </p>
          </div>
        </div>
      )}
      {!isReady && <GhostRace />}
    </div>
  );
}
