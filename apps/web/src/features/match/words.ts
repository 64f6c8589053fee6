import { ALPHABET, cellName } from '@pencilmark/core/geometry/plain';
import type { ViewedEvent } from '@pencilmark/race';
import { t } from '../../text/index.ts';
import { clockText } from '../../ui/parts/clock.ts';
import { shownClock } from './clock.ts';
import type { ShownEvent } from './seen.ts';

/** What is said of an event: what happened, how long it took, what it cost or earned. */
export interface Telling {
  readonly what: string;
  readonly pace: string;
  /** "+3 s", "−16 s". */
  readonly gain: string;
}

/** What names are taken from: the seats of a match, as one of them or a spectator sees them. */
export interface Names {
  readonly size: number;
  nameOf(seat: number | null): string;
}

/** "+3 s", "−16 s", "+1:05". */
export function gainText(ms: number): string {
  const size = Math.abs(ms);
  const text = size < 60_000 ? t('match.seconds', { n: Math.round(size / 1000) }) : clockText(size);
  return `${ms < 0 ? '−' : '+'}${text}`;
}

/** Seconds as a clock shows them: "0:06". */
export const secondsText = (seconds: number): string => clockText(seconds * 1000);

const NOTHING = { pace: '', gain: '' };

type Kind = ViewedEvent['k'];
type Of<Some extends Kind> = Extract<ViewedEvent, { readonly k: Some }>;
type Teller<Some extends Kind> = (event: Of<Some>, names: Names, par: number | null) => Telling;

const pieces = (
  { size, nameOf }: Names,
  { seat, body }: { seat: number | null; body: { cell: number; digit: number } },
) => ({
  name: nameOf(seat),
  digit: ALPHABET[body.digit - 1]!,
  cell: cellName(body.cell, size),
});

const paceOf = (used: number, par: number | null): string =>
  par === null ? clockText(used) : t('match.pace', { used: clockText(used), par: secondsText(par) });

// The sentences of all events that have one.
const TELLERS: { readonly [Some in Kind]?: Teller<Some> } = {
  placed: (event, names, par) => ({
    what: t('match.told.placed', pieces(names, event)),
    pace: paceOf(event.body.used, par),
    gain: gainText(event.body.bonus),
  }),
  wrong: (event, names, par) => ({
    what: t('match.told.wrong', pieces(names, event)),
    pace: paceOf(event.body.used, par),
    gain: gainText(-event.body.cost),
  }),
  passed: ({ seat, body }, { nameOf }, par) => ({
    what: t('match.told.passed', { name: nameOf(seat) }),
    pace: paceOf(body.used, par),
    gain: gainText(-body.cost),
  }),
  shown: (event, names) => ({ ...NOTHING, what: t('match.told.shown', pieces(names, event)) }),
  flag: ({ seat }, { nameOf }) => ({ ...NOTHING, what: t('match.told.flag', { name: nameOf(seat) }) }),
  filled: (event, names) => ({ ...NOTHING, what: t('match.told.placed', pieces(names, event)) }),
  missed: (event, names) => ({
    what: t('match.told.wrong', pieces(names, event)),
    pace: '',
    gain: gainText(event.body.penalty),
  }),
  judged: ({ seat, body }, { nameOf }) => ({
    what: t('match.told.judged', { name: nameOf(seat) }),
    pace: '',
    gain: gainText(body.penalty),
  }),
  resigned: ({ seat }, { nameOf }) => ({ ...NOTHING, what: t('match.told.resigned', { name: nameOf(seat) }) }),
  claimed: ({ seat }, { nameOf }) => ({ ...NOTHING, what: t('match.told.claimed', { name: nameOf(seat) }) }),
};

/** What is said of what happened last. */
export function tellingOf({ event, par }: ShownEvent, names: Names): Telling {
  const teller = TELLERS[event.k] as Teller<Kind> | undefined;
  return teller ? teller(event, names, par) : { ...NOTHING, what: '' };
}

/** The same in a sentence for somebody who does not look. */
export const spokenOf = ({ what, gain }: Telling): string =>
  [what, gain.replace('−', t('match.minus'))].filter(Boolean).join(', ');

/** Both clocks in words: "You 3:41, Marta 4:12". */
export const spokenClocks = (clocks: readonly { readonly name: string; readonly ms: number }[]): string =>
  clocks.map(({ name, ms }) => `${name} ${shownClock(ms)}`).join(', ');
