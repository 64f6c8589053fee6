import { err, ok, type Result } from '@pencilmark/core/result';
import { codeOf, decoded } from '../../../model/code.ts';
import { type Game, geometryOfGame, makeGame, type TreeNode } from '../../../model/game.ts';
import { readyFor } from '../../../puzzles/boards.ts';
import { type BitReader, bitReader, bitWriter, checked, isChecked, numberWidth } from '../../../ui/parts/bits.ts';
import { readMove, writeMove } from './moves.ts';

/**
 * A timed move log as a text for addresses, `1~` puzzle `~` moves: the puzzle as `codeOf` writes
 * it; every move of the tree, undone moves too, each with the tenths of a second since the move
 * before; two characters that show whether all of it arrived. A usual game takes some 300
 * characters, one with many notes some 1000.
 */
const VERSION = 1;
const TENTH = 100;
/** How long a time may be for its shortest form, as a power of two. */
const ORDERS = 16;
/** Longer addresses are cut off on their way by many programs; to read one takes no time. */
const MOST_CHARACTERS = 30_000;
/** Whoever sees a game again has a board for each move in memory. */
const MOST_MOVES = 5000;

/** Why a text is no log: it is too long, of a later version, or not what somebody sent. */
export type LogFault = 'long' | 'newer' | 'broken';

/** The log of a game as a text; nothing when it would be too long for an address. */
export function logText(game: Game): string | undefined {
  const { board, givens, nodes } = game;
  if (nodes.length - 1 > MOST_MOVES) return undefined;
  const text = checked(`${VERSION}~${codeOf({ board, givens })}~${movesText(game)}`);
  return text.length <= MOST_CHARACTERS ? text : undefined;
}

function movesText(game: Game): string {
  const out = bitWriter();
  const { nodes, at, hints } = game;
  const tenths = tenthsOf(nodes);
  const order = orderFor(tenths);
  out.number(nodes.length - 1, 6);
  out.number(nodes.length - 1 - at, 0);
  out.number(hints, 0);
  out.number(Math.max(0, Math.round(game.played / TENTH) - tenths.at(-1)!), 0);
  out.bits(order, Math.log2(ORDERS));
  const hasSupposed = nodes.some(({ isSupposed }) => isSupposed);
  out.isSo(hasSupposed);
  nodes.slice(1).forEach((node, index) => {
    out.number(index - node.parent, 0);
    if (hasSupposed) out.isSo(node.isSupposed === true);
    out.number(tenths[index + 1]! - tenths[index]!, order);
    writeMove(out, node.move!, nodes[index]!.move, geometryOfGame(game));
  });
  return out.text();
}

/** The order with which the times between moves take the fewest bits. */
function orderFor(tenths: readonly number[]): number {
  const laters = tenths.slice(1).map((time, index) => time - tenths[index]!);
  const costs = Array.from({ length: ORDERS }, (_, order) =>
    laters.reduce((sum, later) => sum + numberWidth(later, order), 0),
  );
  return costs.indexOf(Math.min(...costs));
}

/**
 * When each move was made, never before an earlier one: two windows have two clocks, and what is
 * not known came with the move before.
 */
function tenthsOf(nodes: readonly TreeNode[]): number[] {
  let latest = 0;
  return nodes.map(({ played = 0 }) => {
    latest = Math.max(latest, Math.round(played / TENTH));
    return latest;
  });
}

/** The game of a text, once its board can be shown; or why there is none. */
export async function readLog(text: string): Promise<Result<Game, LogFault>> {
  if (text.length > MOST_CHARACTERS) return err('long');
  // Addresses write a space for a plus.
  const code = text.replaceAll(' ', '+');
  await readyFor([code.split('~')[1] ?? '']);
  return logIn(code);
}

/** The game of a text, where the kinds of its clues are loaded. */
export function logIn(text: string): Result<Game, LogFault> {
  if (text.length > MOST_CHARACTERS) return err('long');
  const [version = '', ...parts] = text.split('~');
  if (/^\d+$/.test(version) && Number(version) > VERSION) return err('newer');
  if (version !== String(VERSION) || !isChecked(text)) return err('broken');
  const [moves = '', ...puzzle] = parts.reverse();
  const coded = decoded(puzzle.reverse().join('~'));
  const from = bitReader(moves.slice(0, -2));
  if (!coded || !from) return err('broken');
  return gameIn(from, makeGame(coded.board, coded.givens, { kind: 'import' }, `log-${text.slice(-12)}`, 0));
}

function gameIn(from: BitReader, start: Game): Result<Game, LogFault> {
  const frame = geometryOfGame(start);
  const count = from.number(6);
  if (count > MOST_MOVES) return err('long');
  const [at, hints, rest] = [count - from.number(0), from.number(0), from.number(0)];
  const order = from.bits(Math.log2(ORDERS));
  const hasSupposed = from.isSo();
  const nodes: TreeNode[] = [...start.nodes];
  let tenths = 0;
  while (nodes.length <= count) {
    const index = nodes.length - 1;
    const parent = index - from.number(0);
    const isSupposed = hasSupposed && from.isSo();
    tenths += from.number(order);
    const move = readMove(from, nodes[index]!.move, frame);
    if (from.isOver || parent < 0) return err('broken');
    if (!move) return err('newer');
    nodes.push({ parent, move, played: tenths * TENTH, ...(isSupposed && { isSupposed }) });
  }
  if (from.isOver || !from.isDone || at < 0) return err('broken');
  return ok({ ...start, nodes, at, hints, played: (tenths + rest) * TENTH });
}
