import type { MatchFacts, MatchList } from '@pencilmark/race';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { request } from '../../net/request.ts';
import { address } from '../../route.ts';
import { t } from '../../text/index.ts';
import { titleOfMatch } from '../match/rules.ts';

const AGAIN = 4000; // ms

/** The games that wait for anybody, as they come and go. */
export function OpenGames(): JSX.Element {
  const games = useSignal<readonly MatchFacts[] | undefined>(undefined);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      const answer =
        document.visibilityState === 'visible' ? await request<MatchList>('GET', 'matches?open') : undefined;
      if (isOver) return;
      if (answer?.ok) games.value = answer.value.matches;
      timer = setTimeout(look, AGAIN);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return (
    <section aria-labelledby="open-games">
      <h2 id="open-games">{t('together.lobby')}</h2>
      {games.value?.length === 0 && <p class="says">{t('together.lobbyNone')}</p>}
      <ul class="open-games">
        {games.value?.map((open) => (
          <li key={open.id}>
            <a href={address(`match/${open.id}`)}>
              <span class="name">{titleOfMatch(open.rules)}</span>
              <span class="says">{hostOf(open)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Marta (1512) is waiting". */
function hostOf({ seats }: MatchFacts): string {
  const host = seats.find((seat) => seat !== null);
  const rating = host?.rating == null ? '' : ` (${Math.round(host.rating)})`;
  return host ? t('together.by', { name: host.name + rating }) : '';
}
