import type { Geometry, House } from '../../geometry/geometry.ts';
import type { Digit } from '../../sets/digits.ts';
import type { Position } from './position.ts';

// Searches that look again only where something has changed since they found nothing there. Short
// lists of numbers are arrays: a typed array of more than 64 bytes is made ten times as slowly.

/** The result of a search without findings. */
export const NOTHING: readonly never[] = [];

/**
 * The findings of a search at the places 0 … count-1, in order. Each place is searched only when
 * the caller asks for more. Without findings it returns `NOTHING` itself.
 */
export function inTurn<Finding>(count: number, search: (place: number) => readonly Finding[]): Iterable<Finding> {
  for (let place = 0; place < count; place++) {
    const findings = search(place);
    if (findings.length > 0) return goingOn(place, findings, count, search);
  }
  return NOTHING;
}

function* goingOn<Finding>(
  place: number,
  findings: readonly Finding[],
  count: number,
  search: (place: number) => readonly Finding[],
): Generator<Finding> {
  yield* findings;
  for (let next = place + 1; next < count; next++) yield* search(next);
}

/**
 * A search house by house that skips unchanged houses. The search must depend only on the digits
 * and candidates of its house: where it found nothing, it finds nothing until they change.
 */
export function byHouse<Finding>(
  search: (position: Position, house: House) => readonly Finding[],
): (position: Position) => Iterable<Finding> {
  // By house: the turn in which the search found nothing there.
  const vainIn = ({ geometry }: Position): number[] => new Array<number>(geometry.houses.length).fill(0);

  return (position) => {
    const { houses, turn, houseTurns } = position;
    const vain = position.remember(vainIn);
    return inTurn(houses.length, (place) => {
      const house = houses[place]!;
      if (vain[house.index]! >= houseTurns[house.index]!) return NOTHING;
      const findings = search(position, house);
      if (findings.length === 0) vain[house.index] = turn;
      return findings;
    });
  };
}

/** The findings of a search for a digit, and the turn in which they were made. */
interface Known<Finding> {
  turn: number;
  findings: readonly Finding[];
}

/** What a search by digits keeps with a position. */
interface DigitByDigit<Table, Finding> {
  readonly table: Table;
  readonly known: readonly Known<Finding>[];
}

/**
 * A search digit by digit that keeps the findings of unchanged digits. The search must depend only
 * on the candidates of its digit. Its table is made once for each board.
 */
export function byDigit<Finding, Table = undefined>(
  search: (position: Position, digit: Digit, table: Table) => readonly Finding[],
  tableOf?: (geometry: Geometry) => Table,
): (position: Position) => readonly Finding[] {
  const knownIn = ({ geometry }: Position): DigitByDigit<Table, Finding> => ({
    table: tableOf?.(geometry) as Table,
    known: Array.from({ length: geometry.size + 1 }, () => ({ turn: 0, findings: NOTHING })),
  });

  return (position) => {
    const { turn, digitTurns, geometry } = position;
    const { table, known } = position.remember(knownIn);
    // Usually at most one digit has findings. Then its list is returned as it is.
    let first: readonly Finding[] = NOTHING;
    let all: Finding[] | undefined;
    for (let digit = 1; digit <= geometry.size; digit++) {
      const own = known[digit]!;
      if (own.turn < digitTurns[digit]!) {
        own.turn = turn;
        own.findings = search(position, digit, table);
      }
      if (own.findings.length === 0) continue;
      if (first.length === 0) first = own.findings;
      else {
        all ??= [...first];
        for (let at = 0; at < own.findings.length; at++) all.push(own.findings[at]!);
      }
    }
    return all ?? first;
  };
}
