import type { RoundPlan, Table } from '@pencilmark/arena';
import { locale, t } from '../../text/index.ts';

/** An arena as the list of the service has it. */
export interface ArenaFacts {
  readonly id: string;
  readonly state: ArenaState;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  /** What `pencilmark arena join` takes. */
  readonly link: string;
  /** Names of rounds. */
  readonly rounds: readonly string[];
}

export type ArenaState = 'waiting' | 'playing' | 'done';

/** An arena with everything that anybody may know. */
export interface ArenaResults extends ArenaFacts {
  readonly plans: readonly RoundPlan[];
  readonly programs: readonly string[];
  readonly tables: readonly Pick<Table, 'round' | 'rows'>[];
}

/** A round that has begun, with its rows so far, best first. */
export interface Played {
  readonly plan: RoundPlan;
  readonly rows: Table['rows'];
}

/** "9×9" out of the id of a board. */
export const boardText = (board: string): string => board.split(':')[0]!.replace('x', '×');

/** The boards of rounds, each once: "6×6, 9×9". */
export const boardsText = (rounds: readonly string[]): string =>
  [...new Set(rounds.map((name) => boardText(name.split('-')[0]!)))].join(', ');

/** When an arena begins, or began, as the owner of the browser writes it. */
export function whenText(state: ArenaState, startsAt: number): string {
  const when = new Date(startsAt).toLocaleString(locale.value, { dateStyle: 'medium', timeStyle: 'short' });
  return state === 'waiting' ? t('arena.begins', { when }) : when;
}
