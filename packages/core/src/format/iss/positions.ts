import type { Reader } from '../../rules/lowering.ts';
import type { Part } from './regex.ts';

// The construction of Glushkov: each place of a pattern where a value is read is a position. What
// may be read next is told by the positions that were read last.

/** Some cells of a pattern: whether none is enough, and where it may begin and end. */
interface Piece {
  readonly isEmpty: boolean;
  readonly first: readonly number[];
  readonly last: readonly number[];
}

interface Positions {
  readonly values: ReadonlySet<number>[];
  /** The positions that may follow each position. */
  readonly follow: Set<number>[];
  steps: number;
}

/** A pattern is refused when it takes more than so many steps to lay out. */
const MOST_STEPS = 1000;

const NOTHING: Piece = { isEmpty: true, first: [], last: [] };

/** What reads a pattern value by value; undefined when the pattern is too large. */
export function patternReader(part: Part): Reader<readonly number[]> | undefined {
  const positions: Positions = { values: [new Set()], follow: [new Set()], steps: 0 };
  const whole = joined({ isEmpty: false, first: [0], last: [0] }, piece(part, positions), positions);
  if (positions.steps > MOST_STEPS) return undefined;
  const { values, follow } = positions;
  return {
    start: [0],
    next: (state, value) => {
      const reached = new Set(state.flatMap((position) => [...follow[position]!]));
      const next = [...reached].filter((position) => values[position]!.has(value));
      return next.length === 0 ? undefined : next.sort((a, b) => a - b);
    },
    isEnd: (state) => state.some((position) => whole.last.includes(position)),
  };
}

function piece(part: Part, positions: Positions): Piece {
  if (++positions.steps > MOST_STEPS) return NOTHING;
  switch (part.kind) {
    case 'values': {
      const position = positions.values.push(part.values) - 1;
      positions.follow.push(new Set());
      return { isEmpty: false, first: [position], last: [position] };
    }
    case 'row':
      return part.parts.reduce((sofar, next) => joined(sofar, piece(next, positions), positions), NOTHING);
    case 'choice': {
      const pieces = part.parts.map((one) => piece(one, positions));
      return {
        isEmpty: pieces.some(({ isEmpty }) => isEmpty),
        first: pieces.flatMap(({ first }) => first),
        last: pieces.flatMap(({ last }) => last),
      };
    }
    case 'times':
      return repeated(part, positions);
  }
}

/** A piece and then another. */
function joined(one: Piece, other: Piece, { follow }: Positions): Piece {
  for (const last of one.last) for (const first of other.first) follow[last]!.add(first);
  return {
    isEmpty: one.isEmpty && other.isEmpty,
    first: one.isEmpty ? [...one.first, ...other.first] : one.first,
    last: other.isEmpty ? [...one.last, ...other.last] : other.last,
  };
}

/** A part as often as it must stand, then as often as it may. */
function repeated({ part, least, most }: Extract<Part, { kind: 'times' }>, positions: Positions): Piece {
  let whole = NOTHING;
  for (let count = 0; count < least; count++) whole = joined(whole, piece(part, positions), positions);
  if (most === Number.POSITIVE_INFINITY) {
    const again = piece(part, positions);
    joined(again, again, positions);
    return joined(whole, { ...again, isEmpty: true }, positions);
  }
  for (let count = least; count < most; count++)
    whole = joined(whole, { ...piece(part, positions), isEmpty: true }, positions);
  return whole;
}
