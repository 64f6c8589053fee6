import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { service, watchService } from '../../net/service.ts';
import { route } from '../../route.ts';
import { t } from '../../text/index.ts';
import { ServiceNotice } from '../../ui/parts/ServiceNotice.tsx';
import { ArenaList } from './ArenaList.tsx';
import { OneArena } from './OneArena.tsx';
import './arena.css';

/** Where solver programs compete: all arenas of the service, or one of them. */
export function Arena(): JSX.Element {
  useEffect(watchService, []);
  const [id] = route.value.rest;
  const isReady = service.value === 'ready';
  return (
    <div class="page arena-page">
      <h1>{t('page.arena')}</h1>
      <ServiceNotice none="arena.noService" />
      {isReady && (id === undefined ? <ArenaList /> : <OneArena key={id} id={id} />)}
    </div>
  );
}
