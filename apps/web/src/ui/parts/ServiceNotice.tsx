import type { JSX } from 'preact';
import { type ServiceState, service } from '../../net/service.ts';
import { address } from '../../route.ts';
import { type Key, t } from '../../text/index.ts';

/** What is said while nobody can play together. */
const SAYS: Readonly<Record<Exclude<ServiceState, 'ready'>, Key>> = {
  unknown: 'service.unknown',
  none: 'service.none',
  away: 'service.away',
  opening: 'service.opening',
  draining: 'service.draining',
};

interface Props {
  /** What is said where there is no service, on pages that are not about playing together. */
  readonly none?: Key;
}

/** Says why a page that needs a service has nothing to show; nothing when the service is ready. */
export function ServiceNotice({ none = SAYS.none }: Props): JSX.Element | null {
  const state = service.value;
  if (state === 'ready') return null;
  return (
    <section class={state === 'none' ? 'slip plain' : 'slip next'} role="status" data-service={state}>
      <p class="prose">{t(state === 'none' ? none : SAYS[state])}</p>
      {(state === 'none' || state === 'away') && (
        <a class="button" href={address('new')}>
          {t('service.alone')}
        </a>
      )}
    </section>
  );
}
