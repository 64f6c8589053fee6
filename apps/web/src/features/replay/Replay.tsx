import type { MatchLog } from '@pencilmark/race';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { request } from '../../net/request.ts';
import { service, watchService } from '../../net/service.ts';
import { account } from '../../net/session.ts';
import { t } from '../../text/index.ts';
import { ServiceNotice } from '../../ui/parts/ServiceNotice.tsx';
import { useMatchId } from '../match/address.ts';
import { refusalText } from '../match/refusal.ts';
import { Film } from './Film.tsx';
import '../match/match-cells.css';
import './replay.css';
import { Trouble } from '../../ui/parts/Trouble.tsx';

/** A match that is over, move by move. */
export function Replay(): JSX.Element {
  const id = useMatchId('replay');
  const log = useSignal<MatchLog | undefined>(undefined);
  const problem = useSignal('');
  const isReady = service.value === 'ready';
  useEffect(watchService, []);
  useEffect(() => {
    let isOver = false;
    log.value = undefined;
    problem.value = id ? '' : t('match.unknown');
    if (!isReady || !id) return;
    void request<MatchLog>('GET', `matches/${id}/log`).then((answer) => {
      if (isOver) return;
      if (answer.ok) log.value = answer.value;
      else problem.value = answer.error.status === 404 ? t('match.unknown') : refusalText(answer.error);
    });
    return () => {
      isOver = true;
    };
  }, [id, isReady]);
  return (
    <div class="page replay">
      <h1>{t('page.replay')}</h1>
      <ServiceNotice />
      <Trouble text={problem.value} />
      {log.value && <Film log={log.value} own={account.value?.name} />}
    </div>
  );
}
