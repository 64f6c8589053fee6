import { idParts } from '@pencilmark/core/geometry/plain';
import { isDay } from '../../model/daily.ts';
import type { Game } from '../../model/game.ts';
import { INK_KINDS, INK_NUMBERS, type InkKind, pointsAcross } from '../../model/ink.ts';
import { boardCalled, isUnread } from '../../puzzles/boards.ts';
import type { SolvedGame } from '../../statistics/solved.ts';
import type { Kind } from '../database.ts';
import {
  among,
  fitting,
  flag,
  isRecord,
  list,
  maybe,
  parts,
  type Reading,
  readBy,
  type Shape,
  text,
  time,
  whole,
} from '../shape.ts';

const KINDS = ['new', 'daily', 'collection', 'import', 'own', 'practice', 'match'];
const COLOURS = 9;
const count = whole(0, Number.MAX_SAFE_INTEGER);

/** What moves are on a board, by what they do. */
function movesOn(cellCount: number, size: number): Readonly<Record<string, Shape>> {
  const [cell, digit, point] = [whole(0, cellCount - 1), whole(1, size), whole(0, pointsAcross(size) ** 2 - 1)];
  const end = whole(0, size);
  const cells = list(cell);
  const candidates = list(parts({ cell, digit }));
  const marking = parts({ cells, digit, on: flag });
  const inks: Readonly<Record<InkKind, readonly Shape[]>> = {
    note: [cell, digit],
    line: [point, point],
    strong: [cell, end, cell, end, among([0, 1])],
    weak: [cell, end, cell, end, among([0, 1])],
    circle: [point],
    cross: [point],
  };
  const ink = fitting((value) => {
    if (!Array.isArray(value) || !INK_KINDS.includes(value[0])) return false;
    const [kind, ...numbers] = value as [InkKind, ...unknown[]];
    return numbers.length === INK_NUMBERS[kind] && inks[kind].every((shape, at) => shape(numbers[at]) === undefined);
  });
  const notes = parts({ cells, sets: list(whole(-(2 ** 31), 2 ** 31 - 1)), where: maybe(among(['corner', 'centre'])) });
  return {
    digit: parts({ cells, digit, clean: flag }),
    corner: marking,
    centre: marking,
    ruledOut: marking,
    colour: parts({ cells, digit: whole(1, COLOURS), on: flag }),
    erase: parts({ cells, what: among(['digit', 'corner', 'centre', 'colour']) }),
    notes: (value) =>
      notes(value) ?? ((value as Lists).sets.length === (value as Lists).cells.length ? undefined : '.sets'),
    ink: parts({ things: list(ink), colour: whole(0, COLOURS), on: flag }),
    step: parts({ placements: candidates, eliminations: candidates, clean: flag }),
  };
}

interface Lists {
  readonly cells: readonly unknown[];
  readonly sets: readonly unknown[];
}

const about = parts({ title: maybe(text), author: maybe(text), rules: maybe(text) });
const source = parts({
  kind: among(KINDS),
  title: maybe(text),
  about: maybe(about),
  difficulty: maybe(text),
  seed: maybe(fitting(Number.isFinite)),
  practised: maybe(text),
  drill: maybe(text),
  day: maybe(fitting((value) => typeof value === 'string' && isDay(value))),
});
const own = parts({
  autoCandidates: maybe(flag),
  autoClean: maybe(flag),
  conflicts: maybe(among(['off', 'conflicts', 'solution'])),
});
const proof = parts({
  verdict: among(['proven', 'shorter', 'unproven', 'wrong', 'none']),
  technique: maybe(text),
});

/** Which parts a game on a board has, but for the board itself. */
function gameOn(cellCount: number, size: number): Shape {
  const moves = movesOn(cellCount, size);
  const move: Shape = (value) => {
    const shape = isRecord(value) && Object.hasOwn(moves, String(value.do)) ? moves[String(value.do)] : undefined;
    return shape ? shape(value) : '.do';
  };
  const node = parts({ move, played: maybe(time), isSupposed: maybe(among([true])), proof: maybe(proof) });
  const nodes: Shape = (value) => {
    if (!Array.isArray(value) || !isRecord(value[0]) || value[0].parent !== -1 || value[0].move !== undefined)
      return '[0]';
    for (let at = 1; at < value.length; at++) {
      const fault = node(value[at]) ?? whole(0, at - 1)(value[at].parent);
      if (fault !== undefined) return `[${at}]${fault || '.parent'}`;
    }
    return undefined;
  };
  const moment = parts({ ms: time, cells: whole(0, cellCount), cell: maybe(whole(0, cellCount - 1)) });
  const all = parts({
    id: text,
    givens: list(whole(0, size)),
    source,
    nodes,
    savepoints: list(parts({ node: count, name: text })),
    whatIfs: maybe(list(count)),
    at: count,
    played: time,
    begun: time,
    touched: time,
    solved: maybe(time),
    hints: count,
    checks: maybe(count),
    own: maybe(own),
    hasCandidates: maybe(flag),
    ghost: maybe(
      parts({
        of: among(['self', 'solver', 'other', 'lost']),
        name: maybe(text),
        moments: list(moment),
        isHelped: maybe(flag),
      }),
    ),
    isProving: maybe(flag),
    isFound: maybe(flag),
    isKnown: maybe(flag),
  });
  return (value) => all(value) ?? places(value as Game);
}

/** Whether a game refers to nodes that it has. */
function places({ nodes, at, savepoints, whatIfs = [] }: Game): string | undefined {
  const isThere = (node: number): boolean => node < nodes.length;
  if (!isThere(at)) return '.at';
  if (!savepoints.every(({ node }) => isThere(node))) return '.savepoints';
  return whatIfs.every(isThere) ? undefined : '.whatIfs';
}

// Most games are on boards of few sizes.
const shapes = new Map<number, Shape>();

function shapeFor(size: number): Shape {
  const shape = shapes.get(size) ?? gameOn(size * size, size);
  shapes.set(size, shape);
  return shape;
}

const LARGEST_SIZE = 25;

/**
 * A game that was kept. Of a board with clues it is known once their kinds are loaded whether there
 * is such a board.
 */
export function readGame(value: unknown): Reading<Game> {
  if (!isRecord(value)) return { fault: '' };
  const { version, board: id, givens } = value;
  if (version !== 1) return Number.isInteger(version) && (version as number) > 1 ? {} : { fault: '.version' };
  if (text(id) !== undefined) return { fault: '.board' };
  const name = id as string;
  const { size } = idParts(name);
  if (!(size >= 1 && size <= LARGEST_SIZE)) return { fault: '.board' };
  if (!isUnread(name)) {
    const geometry = boardCalled(name);
    if (!geometry.ok || geometry.value.size !== size) return { fault: '.board' };
  }
  if (!Array.isArray(givens) || givens.length !== size * size) return { fault: '.givens' };
  return readBy<Game>(shapeFor(size))(value);
}

export const GAMES: Kind<Game> = { name: 'games', read: readGame };

/** What is remembered of solved games. */
export const SOLVED: Kind<SolvedGame> = {
  name: 'solved',
  read: readBy(
    parts({ id: text, at: time, ms: time, board: text, difficulty: text, hints: count, filled: maybe(count) }),
  ),
};
