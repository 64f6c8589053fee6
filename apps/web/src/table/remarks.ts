import { computed, effect, type Signal } from '@preact/signals';
import { settings } from '../settings.ts';
import { kept, slot } from '../storage/local.ts';
import { among, readList } from '../storage/shape.ts';
import { game, isPaused, solved, wrong } from './session.ts';

/**
 * The remarks that a player sees in the first games, in their order of precedence. Each comes
 * until it is put away for good, or until the player has done it.
 */
export const REMARKS = ['wrong', 'begin', 'hint'] as const;
export type Remark = (typeof REMARKS)[number];

/** Moves after which the offer of help appears. */
const MOVES_UNTIL_HINT = 3;

const NEEDED: Readonly<Record<Remark, () => boolean>> = {
  wrong: () => wrong.value.size > 0,
  begin: () => game.value?.at === 0,
  // It says where a hint begins, which who has chosen another beginning knows.
  hint: () => (game.value?.nodes.length ?? 0) > MOVES_UNTIL_HINT && settings.value.hintStart === 'where',
};

/** The remarks that are still to come. */
export const LEFT = slot<readonly Remark[]>('remarks', readList(among(REMARKS), REMARKS.length), {
  parse: (text) => text.split(' ').filter(Boolean),
  write: (names) => names.join(' '),
});
const left: Signal<readonly Remark[]> = kept(LEFT, []);

function leave(names: readonly Remark[]): void {
  left.value = names;
  LEFT.keep(names);
}

/** The remark that is needed now. */
export const remark = computed<Remark | undefined>(() =>
  isPaused.value || solved.value ? undefined : left.value.find((name) => NEEDED[name]()),
);
export const isLastRemark = computed(() => left.value.length <= 1);

/** From now on a player sees all of them, each when it is needed. */
export const offerRemarks = (): void => leave(REMARKS);

/** Puts one away for good, or all of them. */
export const putAway = (which: Remark | 'all'): void =>
  leave(which === 'all' ? [] : left.peek().filter((name) => name !== which));

// Who has written a digit knows how.
effect(() => {
  if (game.value && game.value.at > 0 && left.peek().includes('begin')) putAway('begin');
});
