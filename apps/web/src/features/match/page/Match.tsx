import type { MatchFacts } from '@pencilmark/race';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { request } from '../../../net/request.ts';
import { service, watchService } from '../../../net/service.ts';
import { account, findSession } from '../../../net/session.ts';
import { address } from '../../../route.ts';
import { t } from '../../../text/index.ts';
import { ServiceNotice } from '../../../ui/parts/ServiceNotice.tsx';
import { useMatchId } from '../address.ts';
import { playMatch } from '../own.ts';
import { refusalText } from '../refusal.ts';
import { connection, seat, sitDown, snapshot } from '../table.ts';
import { Invitation } from './Invitation.tsx';
import { Ready } from './Ready.tsx';
import { Table } from './Table.tsx';
import { Waiting } from './Waiting.tsx';
import '../before-match.css';
import '../match.css';
import '../match-cells.css';
import { Trouble } from '../../../ui/parts/Trouble.tsx';

/** A match with others: from the invitation to the end, and for those who only watch. */
export function Match(): JSX.Element {
  const id = useMatchId('match');
  const facts = useSignal<MatchFacts | undefined>(undefined);
  const problem = useSignal('');
  const isJoining = useSignal(false);
  const isReady = service.value === 'ready';
  useEffect(watchService, []);
  useEffect(() => {
    facts.value = undefined;
  }, [id]);
  useEffect(() => {
    let isOver = false;
    problem.value = id ? '' : t('match.unknown');
    // A known match stays on screen when the service is away: its connection heals by itself.
    if (!isReady || !id || facts.peek()) return;
    void Promise.all([request<MatchFacts>('GET', `matches/${id}`), findSession()]).then(([answer]) => {
      if (isOver) return;
      if (!answer.ok) problem.value = t(answer.error.status === 404 ? 'match.unknown' : 'match.unreached');
      else facts.value = answer.value;
    });
    return () => {
      isOver = true;
    };
  }, [id, isReady]);
  const known = facts.value;
  // Whoever is about to take a seat sits down when it is theirs; who comes later may watch.
  const isSitting = known !== undefined && !isJoining.value && (account.value !== undefined || known.phase !== 'open');
  useEffect(() => {
    if (!isSitting) return;
    const stand = sitDown(known);
    const endPlay = playMatch(id);
    return () => {
      endPlay();
      stand();
    };
  }, [known, isSitting]);
  if (problem.value) return <Sorry text={problem.value} />;
  if (!isReady && !known)
    return (
      <Plain>
        <ServiceNotice />
      </Plain>
    );
  if (!known) return <Wait />;
  return <Stage facts={known} isSitting={isSitting} isJoining={isJoining} />;
}

/** What is seen of a match, and the place that says that a seat is being taken. */
interface StageProps {
  readonly facts: MatchFacts;
  readonly isSitting: boolean;
  readonly isJoining: Signal<boolean>;
}

function Stage({ facts, isSitting, isJoining }: StageProps): JSX.Element {
  const now = snapshot.value;
  const refused = connection.value?.problem.value;
  if (refused) return <Sorry text={refusalText(refused)} />;
  if (!isSitting) return <Invitation facts={facts} isBusy={isJoining} />;
  if (!now || now.seq === 0) return <Wait />;
  if (now.phase === 'open') return seat.value === null ? <Invitation facts={facts} isBusy={isJoining} /> : <Waiting />;
  if (now.duel || now.boards) return <Table />;
  return <Ready />;
}

const Plain = ({ children }: { readonly children: preact.ComponentChildren }): JSX.Element => (
  <div class="page before-match">
    <h1>{t('page.match')}</h1>
    {children}
  </div>
);

const Wait = (): JSX.Element => (
  <Plain>
    <p class="wait">{t('play.wait')}</p>
  </Plain>
);

const Sorry = ({ text }: { readonly text: string }): JSX.Element => (
  <Plain>
    <Trouble text={text} />
    <a class="button" href={address('together')}>
      {t('match.toTogether')}
    </a>
  </Plain>
);
