import type { MatchRules, SideState, Snapshot } from '@pencilmark/race';
import { sideOf } from '@pencilmark/race';

/** What a viewer sees of the board on which a seat plays. */
export interface View {
  /** What is printed; what stands there now. 0 for an empty cell. */
  readonly givens: readonly number[];
  readonly digits: readonly number[];
  /** Digits that were tried and are wrong. */
  readonly struckOut: readonly { readonly cell: number; readonly digit: number }[];
  /** Notes that all of a team share, as sets of digits. */
  readonly notes: readonly number[] | undefined;
  /** Whether a digit stays where it stands: the service has accepted it. */
  readonly isFast: boolean;
}

/** The board of a seat, or for a spectator the first open board; nothing before the start. */
export function viewOf(snapshot: Snapshot, seat: number | null): View | undefined {
  const { rules, duel, boards } = snapshot;
  if (duel)
    return { givens: duel.givens, digits: duel.digits, struckOut: duel.struckOut, notes: undefined, isFast: true };
  const side = sideSeen(snapshot, seat);
  if (!boards || !side) return undefined;
  const { digits, struckOut, notes } = side.own ?? { digits: boards.givens, struckOut: [], notes: undefined };
  return {
    givens: boards.givens,
    digits,
    struckOut,
    notes: rules.mode === 'team' ? notes : undefined,
    isFast: rules.isChecked,
  };
}

function sideSeen({ rules, boards }: Snapshot, seat: number | null): SideState | undefined {
  if (seat !== null) return boards?.sides[sideOf(rules, seat)];
  return boards?.sides.find(({ own }) => own !== null) ?? boards?.sides[0];
}

/** Whether a match has two teams, each with a board of its own. */
export const hasTeams = ({ mode, teams = 1 }: Pick<MatchRules, 'mode' | 'teams'>): boolean =>
  mode === 'team' && teams > 1;

/** How many digits a board needs beyond its givens. */
export const toFill = (givens: readonly number[]): number => givens.filter((given) => given === 0).length;

/** How far each board of a race or a team match is, with the seats that play on it. */
export function sidesOf({ rules, boards, seats }: Snapshot) {
  return (boards?.sides ?? []).map((side, number) => ({
    ...side,
    number,
    seats: [...seats.keys()].filter((seat) => sideOf(rules, seat) === number),
  }));
}
