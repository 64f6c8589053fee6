import { type JoinedMatch, levelsOf, type MadeMatch } from '@pencilmark/race';
import { signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { boardTitle } from '../../model/titles.ts';
import { request } from '../../net/request.ts';
import { account, beSomebody } from '../../net/session.ts';
import { go } from '../../route.ts';
import { t } from '../../text/index.ts';
import { Choice, fieldsOf, Segments, Switch } from '../../ui/parts/fields.tsx';
import { guestName, keepGuestName } from '../../ui/parts/guest.ts';
import { Trouble } from '../../ui/parts/Trouble.tsx';
import { GuestName } from '../match/NameField.tsx';
import { refusalText } from '../match/refusal.ts';
import {
  BOARDS_TOGETHER,
  FIRST_WISH,
  KINDS,
  type MatchWish,
  MINUTES,
  rulesFor,
  seatsFor,
  TEAMS,
  wishWith,
} from './wish.ts';

/** What was chosen last holds as long as the app is open. */
const wish = signal<MatchWish>(FIRST_WISH);

/** What kind of match, and one button that makes it. */
export function MakeMatch(): JSX.Element {
  const name = useSignal(guestName());
  const problem = useSignal('');
  const isBusy = useSignal(false);
  const now = wish.value;
  const set = (some: Partial<MatchWish>): void => {
    wish.value = wishWith(now, some);
  };
  const field = fieldsOf(now, set);
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    isBusy.value = true;
    problem.value = await made(now, name.value.trim() || t('guest.name'));
    isBusy.value = false;
  };
  return (
    <form class="make-match" onSubmit={(event) => void make(event)}>
      <h2>{t('together.friend')}</h2>
      <Segments
        label={t('together.mode')}
        {...field('kind')}
        among={KINDS}
        called={(kind) => t(`match.mode.${kind}`)}
        says={t(`together.says.${now.kind}`)}
      />
      {now.kind === 'team' && (
        <Segments
          label={t('together.teams')}
          {...field('teams')}
          among={TEAMS}
          called={(teams) => t(`together.teams.${teams}`)}
          says={t(`together.teamsSay.${now.teams}`)}
        />
      )}
      <Wishes now={now} set={set} />
      <Switches now={now} set={set} />
      <GuestName name={name} />
      <Trouble text={problem.value} />
      <button type="submit" class="main" disabled={isBusy.value}>
        {t(`together.make.${now.kind}`)}
      </button>
    </form>
  );
}

interface WishesProps {
  readonly now: MatchWish;
  set(some: Partial<MatchWish>): void;
}

function Wishes({ now, set }: WishesProps): JSX.Element {
  const field = fieldsOf(now, set);
  return (
    <div class="wishes-of-match">
      <Choice
        label={t('together.level')}
        {...field('level')}
        isField
        among={levelsOf(now.board)}
        called={(level) => t(`difficulty.${level}`)}
      />
      <Choice label={t('new.board')} {...field('board')} isField among={BOARDS_TOGETHER} called={boardTitle} />
      {now.kind === 'duel' ? (
        <Choice
          label={t('together.time')}
          {...field('minutes')}
          isField
          among={MINUTES}
          called={(n) => t('match.minutes', { n })}
        />
      ) : (
        <Choice label={t('together.seats')} {...field('seats')} isField among={seatsFor(now)} called={String} />
      )}
    </div>
  );
}

const Switches = ({ now, set }: WishesProps): JSX.Element => (
  <div class="switches">
    {now.kind === 'race' && (
      <Switch
        label={t('together.checked')}
        name="checked"
        isOn={now.isChecked}
        set={(isChecked) => set({ isChecked })}
      />
    )}
    <Switch
      label={t('together.open')}
      name="open"
      isOn={now.isOpen}
      says={t('together.openSays')}
      set={(isOpen) => set({ isOpen })}
    />
    {now.kind !== 'team' && account.value && !account.value.isGuest && (
      <Switch
        label={t('together.rated')}
        name="rated"
        isOn={now.isRated}
        says={t('together.ratedSays')}
        set={(isRated) => set({ isRated })}
      />
    )}
  </div>
);

/** Makes a match, takes a seat at it and goes there; the answer says what stood in the way. */
async function made(wanted: MatchWish, name: string): Promise<string> {
  const session = await beSomebody(name);
  if (!session.ok) return refusalText(session.error);
  if (session.value.account.isGuest) keepGuestName(session.value.account.name);
  const { isOpen } = wanted;
  const match = await request<MadeMatch>('POST', 'matches', { rules: rulesFor(wanted), isOpen });
  if (!match.ok) return refusalText(match.error);
  const seat = await request<JoinedMatch>('POST', `matches/${match.value.id}/join`, {});
  if (!seat.ok) return refusalText(seat.error);
  go(`match/${match.value.id}`);
  return '';
}
