import type { JoinedMatch, MatchFacts } from '@pencilmark/race';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { request } from '../../../net/request.ts';
import { account, beSomebody } from '../../../net/session.ts';
import { t } from '../../../text/index.ts';
import { guestName, keepGuestName } from '../../../ui/parts/guest.ts';
import { Trouble } from '../../../ui/parts/Trouble.tsx';
import { GuestName } from '../NameField.tsx';
import { refusalText } from '../refusal.ts';
import { rulesInWords, titleOfMatch } from '../rules.ts';
import { Teams } from '../Teams.tsx';

interface InvitationProps {
  readonly facts: MatchFacts;
  /** Whether a seat is being taken. */
  readonly isBusy: Signal<boolean>;
}

/** What somebody sees who was sent the link of a match: who invites, to what, and one button. */
export function Invitation({ facts, isBusy }: InvitationProps): JSX.Element {
  const { rules, seats } = facts;
  const name = useSignal(guestName());
  const problem = useSignal('');
  const host = seats.find((seat) => seat !== null)?.name;
  const join = async (event: Event): Promise<void> => {
    event.preventDefault();
    isBusy.value = true;
    problem.value = await joined(facts.id, name.value.trim() || t('guest.name'));
    isBusy.value = false;
  };
  return (
    <form class="page before-match invitation" onSubmit={(event) => void join(event)}>
      <p class="eyebrow">{titleOfMatch(rules)}</p>
      <h1>{host ? t('match.invites', { name: host }) : t('match.invited')}</h1>
      <Teams rules={rules} seats={seats} />
      <ul class="prose">
        {rulesInWords(rules).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <GuestName name={name} />
      <Trouble text={problem.value} />
      <button type="submit" class="main" disabled={isBusy.value}>
        {t('match.join')}
      </button>
    </form>
  );
}

/** Takes a seat, as a guest where the visitor is nobody yet; the answer says what failed. */
async function joined(match: string, name: string): Promise<string> {
  const session = account.peek() ? undefined : await beSomebody(name);
  if (session && !session.ok) return refusalText(session.error);
  if (session?.ok && session.value.account.isGuest) keepGuestName(name);
  const seat = await request<JoinedMatch>('POST', `matches/${match}/join`, {});
  return seat.ok ? '' : refusalText(seat.error);
}
