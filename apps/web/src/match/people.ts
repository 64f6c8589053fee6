import { computed } from '@preact/signals';
import { t } from '../text/index.ts';
import { presence, seat, snapshot } from './table.ts';

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
  [...(snapshot.value?.seats.keys() ?? [])].filter((one) => one !== seat.value && snapshot.value!.seats[one] !== null),
);
