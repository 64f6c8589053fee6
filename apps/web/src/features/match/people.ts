import { computed } from '@preact/signals';
import { t } from '../../text/index.ts';
import type { Rank } from './ranks.ts';
import { presence, seat, snapshot } from './table.ts';
import { teamName } from './teams.ts';

/** What a seat is called on screen: "You" for one's own. */
export function nameOf(of: number | null): string {
  if (of === null) return t('match.referee');
  return of === seat.value ? t('match.you') : (snapshot.value?.seats[of]?.name ?? t('match.free'));
}

/** The name of a seat, whoever looks. */
export const fullNameOf = (of: number): string => snapshot.value?.seats[of]?.name ?? t('match.free');

/** Whether somebody sits there and is connected, as far as it is known. */
export const isThere = (of: number): boolean =>
  presence.value.get(of) ?? snapshot.value?.seats[of]?.absentSince === null;

/** The others of a match, by their seats. */
export const otherSeats = computed(() =>
  [...(snapshot.value?.seats.keys() ?? [])].filter(
    (other) => other !== seat.value && snapshot.value!.seats[other] !== null,
  ),
);

/** "Marta", "Team A: You, Marta": who shares a row of the table of results. */
export const rankName = ({ team, seats }: Rank): string =>
  [team !== undefined && teamName(team), seats.map(nameOf).join(', ')].filter(Boolean).join(': ');
