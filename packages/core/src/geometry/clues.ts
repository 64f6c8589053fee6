import { quoted } from '../quote.ts';
import { checkArgument, err, fail, ok, type Result } from '../result.ts';
import { type Clue, checkClue } from '../rules/clue.ts';
import { numbersBefore, readAlternatives, readClueText, type TextFault } from '../rules/clue-text.ts';
import { type Fault, fault, sayFault } from '../rules/fault.ts';
import { compareClues, faultOf, MOST_EXTRAS, normalClue } from '../rules/kind.ts';
import { KINDS, type Kind, kindNamed } from '../rules/kinds.ts';
import { RULES } from '../rules/rules.ts';
import { checkGeometry, type Geometry } from './geometry.ts';
import { type CluePart, type IdError, readBoard, wrong } from './ids.ts';
import { isKind, ruled } from './layouts.ts';
import { shapedBoard } from './shaped.ts';

const EXPECTED = 'the id of a board as text, such as 9x9';

/**
 * The board with an id. An id is `ROWSxCOLUMNS`, then perhaps `:` and parts joined by `+`: a box
 * shape such as `2x3`, a `jigsaw-` map with points for cells of no region, or `noboxes`; a range of
 * digits such as `0-8`; `raw`, where rows, columns and boxes ask nothing; rules; and kinds of clues
 * with their clues.
 *
 *     geometryOf('9x9:x+antiknight').value.houses.length                // 29
 *     geometryOf('6x6').value.id                                         // '6x6:2x3'
 *     geometryOf('9x9:killer_15:r1c1-3_7:r4c4-5').value.clues.length     // 2
 *     geometryOf('7x7:1-9').value.size                                   // 9
 *     geometryOf('9x9:hexagons').ok                                      // false
 */
export function geometryOf(id: string): Result<Geometry, IdError> {
  checkArgument('geometryOf', typeof id === 'string', id, EXPECTED);
  const read = readBoard(id, RULES, shapedBoard);
  if (!read.ok) return read;
  const { board, clueParts } = read.value;
  const clues: Clue[] = [];
  for (const part of clueParts) {
    const own = readCluePart(part, board);
    if (!own.ok) return own;
    clues.push(...own.value);
  }
  return ok(clues.length > 0 ? withClues(board, clues) : board);
}

/**
 * The board with an id that is known to be good, such as a literal in a program. Throws a
 * RangeError with the fault of a bad id.
 *
 *     boardOf('9x9:x+antiknight').houses.length      // 29
 */
export function boardOf(id: string): Geometry {
  checkArgument('boardOf', typeof id === 'string', id, EXPECTED);
  const board = geometryOf(id);
  checkArgument('boardOf', board.ok, id, board.ok ? '' : `${EXPECTED}: ${board.error.message}`);
  return board.value;
}

function readCluePart({ name, text, offset }: CluePart, board: Geometry): Result<readonly Clue[], IdError> {
  const kind = kindNamed(name);
  if (!kind) {
    const known = KINDS.map((row) => row.name).join(', ');
    return wrong(offset - name.length - 1, `${quoted(name)} is no kind of clues; known are ${known}.`);
  }
  const clues: Clue[] = [];
  let at = offset;
  for (const piece of text.split('_')) {
    const read = readClue(piece, kind, board);
    if (!read.ok) return wrong(at + read.error.offset, read.error.message);
    const clue = read.value;
    const fault = faultOf(kind, clue, board);
    if (fault !== undefined) return wrong(at, sayFault(fault));
    clues.push(clue);
    at += piece.length + 1;
  }
  return ok(clues);
}

function readClue(text: string, { name, form }: Kind, { size }: Geometry): Result<Clue, TextFault> {
  if (!form.hasAlternatives) {
    const read = readClueText(text, size);
    return read.ok ? ok({ rule: name, ...read.value }) : read;
  }
  const { values, length } = numbersBefore(text);
  const rows = size + Math.ceil((form.hasExtras ? Math.min(values[0] ?? 0, MOST_EXTRAS) : 0) / size);
  const hasInner = (rule: string): boolean => form.hasExtras === true && kindNamed(rule)?.form.hasAlternatives === true;
  const read = readAlternatives(text.slice(length), size, hasInner, rows);
  return read.ok
    ? ok({ rule: name, cells: [], values, of: read.value })
    : err({ ...read.error, offset: length + read.error.offset });
}

/**
 * The fault of a clue on a board, as a sentence; undefined for a sound clue.
 *
 *     clueFault({ rule: 'thermo', cells: [[0]], values: [] }, classic)
 *     // '"thermo" has 1 cells; expected 2 or more.'
 */
export function clueFault(clue: Clue, geometry: Geometry): string | undefined {
  checkClue('clueFault', clue);
  checkGeometry('clueFault', geometry);
  const found = faultOn(clue, geometry);
  return found && sayFault(found);
}

/** The fault of a clue on a board, in no language; undefined for a sound clue. */
export function faultOn(clue: Clue, geometry: Geometry): Fault | undefined {
  const kind = kindNamed(clue.rule);
  return kind ? faultOf(kind, clue, geometry) : fault('{rule} is no kind of clues.', { rule: quoted(clue.rule) });
}

/**
 * The board with these clues in place of its own. Clues with the same meaning are merged. Throws a
 * RangeError where `clueFault` finds a fault.
 *
 *     withClues(classic, [{ rule: 'killer', cells: [[1, 0]], values: [3] }]).id
 *     // '9x9:killer_3:r1c1-2'
 */
export function withClues(base: Geometry, clues: readonly Clue[]): Geometry {
  checkGeometry('withClues', base);
  checkArgument('withClues', Array.isArray(clues), clues, 'a list of clues');
  for (const clue of clues) {
    checkClue('withClues', clue);
    const fault = clueFault(clue, base);
    if (fault !== undefined) fail(`a clue on ${quoted(base.id)}: ${fault}`);
  }
  const kinds = KINDS.filter(({ name }) => clues.some(({ rule }) => rule === name));
  const ordered = kinds.flatMap((kind) => {
    const own = clues.filter(({ rule }) => rule === kind.name).map((clue) => normalClue(kind, clue));
    return own.sort(compareClues).filter((clue, index) => index === 0 || compareClues(clue, own[index - 1]!) !== 0);
  });
  return ruled(base, { rules: [...base.rules.filter((rule) => !isKind(rule)), ...kinds], clues: ordered });
}
