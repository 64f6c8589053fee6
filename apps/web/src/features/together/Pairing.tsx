import type { JoinedMatch } from '@pencilmark/race';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { request } from '../../net/request.ts';
import { account, beSomebody } from '../../net/session.ts';
import { go } from '../../route.ts';
import { t } from '../../text/index.ts';
import { guestName } from '../../ui/parts/guest.ts';
import { refusalText } from '../match/refusal.ts';
import { FIRST_WISH, rulesFor } from './wish.ts';

/** The service wants the next request after so many milliseconds. */
const AGAIN = 2500;

/** Looks for somebody about as strong, as long as one waits here. */
export function Pairing(): JSX.Element {
  const isSeeking = useSignal(false);
  const problem = useSignal('');
  useEffect(() => {
    if (!isSeeking.value) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const seek = async (): Promise<void> => {
      const answer = await opponent();
      if (isOver) return;
      if (answer.match) go(`match/${answer.match}`);
      else if (answer.problem) {
        problem.value = answer.problem;
        isSeeking.value = false;
      } else timer = setTimeout(seek, AGAIN);
    };
    void seek();
    return () => {
      isOver = true;
      clearTimeout(timer);
      void request('DELETE', 'seeks');
    };
  }, [isSeeking.value]);
  return (
    <section aria-labelledby="pairing">
      <h2 id="pairing">{t('together.pairing')}</h2>
      <p class="says" role="status">
        {isSeeking.value ? t('together.seeking') : problem.value || t('together.seekSays')}
      </p>
      <button
        type="button"
        onClick={() => {
          problem.value = '';
          isSeeking.value = !isSeeking.value;
        }}
      >
        {t(isSeeking.value ? 'together.seekNot' : 'together.seek')}
      </button>
    </section>
  );
}

/** Looks for an opponent, and takes the seat if there is one. Rated for those with an account. */
async function opponent(): Promise<{ readonly match?: string | null; readonly problem?: string }> {
  const session = account.peek() ? undefined : await beSomebody(guestName());
  if (session && !session.ok) return { problem: refusalText(session.error) };
  const rules = rulesFor({ ...FIRST_WISH, isRated: !account.peek()!.isGuest });
  const answer = await request<{ readonly match: string | null }>('POST', 'seeks', { rules });
  if (!answer.ok) return { problem: refusalText(answer.error) };
  const { match } = answer.value;
  if (match === null) return {};
  const seat = await request<JoinedMatch>('POST', `matches/${match}/join`, {});
  return seat.ok ? { match } : { problem: refusalText(seat.error) };
}
