/**
 * The readers of the library with damaged texts. Every function gives what is wrong, as a list of
 * sentences; what a reader throws is caught by whoever calls.
 */
import { readArenaLine, readEntries, readProgramLine } from '@pencilmark/arena';
import { bytesOf, isReadingProblem, readShard, sentenceOf } from '@pencilmark/bulk';
import { readAnswers, writtenAnswers } from '@pencilmark/coach/mastery';
import { readRecord, reviewOf } from '@pencilmark/coach/review';
import { detectFormat, FORMATS, makeReader, parsePuzzle, readPlain } from '@pencilmark/core/format';
import { geometryOf, parseCell } from '@pencilmark/core/geometry';
import { searchTechniques } from '@pencilmark/core/human';
import { judge } from '@pencilmark/core/solve';
import { damaged } from './damage.mjs';
import { damagedPacking } from './packings.mjs';
import { sentenceFaults } from './sentences.mjs';

const ALPHABETS = ['123456789', '0123456789ABCDEF', 'ABCDEFGHIJKLMNOP', '1234', 'abcdefghi'];

/** Two inputs of the stock, the first with damage. */
function damagedOf(draw, inputs) {
  const { name, bytes } = draw.pick(inputs);
  return { name, bytes: damaged(draw, bytes, draw.pick(inputs).bytes) };
}

/** What is wrong with an error of a reader. */
function errorFaults(reader, { code, line, column, message }, given) {
  const faults = sentenceFaults(message, given);
  if (typeof code !== 'string' || code === 'internal') faults.push(`the code is ${code}`);
  if (!(Number.isInteger(line) && line >= 1 && Number.isInteger(column) && column >= 1))
    faults.push(`the place is ${line}:${column}`);
  if (message === '' || message.includes('\n')) faults.push(`the message is no line: ${JSON.stringify(message)}`);
  return faults.map((fault) => `${reader}: ${fault}`);
}

/**
 * What is wrong with a puzzle that was read: its board has no id of its own, or its text is read as
 * another.
 */
function readingFaults(draw, reader, { puzzle }) {
  const { geometry, givens } = puzzle;
  const faults = [];
  const again = geometryOf(geometry.id);
  if (!again.ok)
    return [`${reader}: the board of its puzzle, ${geometry.id.slice(0, 200)}, is none: ${again.error.message}`];
  if (again.value.id !== geometry.id)
    faults.push(
      `${reader}: the board ${geometry.id.slice(0, 200)} is called ${again.value.id.slice(0, 200)} the second time`,
    );
  if (givens.length !== geometry.cellCount || givens.some((digit) => digit > geometry.size))
    faults.push(`${reader}: the givens are not of the board`);
  const format = draw.pick(FORMATS.filter((one) => one.canPrint(puzzle) && !mayRephrase(one, geometry)));
  if (!format) return faults;
  const copy = format.parse(format.print(puzzle), { geometry });
  if (!copy.ok) faults.push(`${reader}: ${format.name} does not read what it printed: ${copy.error.message}`);
  else if (!samePuzzle(copy.value.puzzle, puzzle))
    faults.push(`${reader}: ${format.name} reads another puzzle than it printed`);
  return faults;
}

/**
 * ISS tells clones pair by pair and each arm of an arrow, so the same puzzle gets a board with
 * another id.
 */
const mayRephrase = ({ name }, { clues }) => name === 'iss' && clues.length > 0;

const samePuzzle = (one, other) =>
  one.geometry.id === other.geometry.id && Buffer.compare(Buffer.from(one.givens), Buffer.from(other.givens)) === 0;

/** The options of a reader: usually none. */
function optionsFor(draw, { boards }) {
  const geometry = draw.oneIn(4) ? geometryOf(draw.pick(boards)).value : undefined;
  return {
    ...(geometry && { geometry }),
    ...(draw.oneIn(8) && { alphabet: draw.pick(ALPHABETS) }),
    ...(draw.oneIn(4) && { ignoreRules: true }),
  };
}

/** What a reader of streams says, as plain lines, when the text comes in pieces. */
function streamed(text, options, pieces) {
  const reader = makeReader(options);
  const said = [];
  const take = (entries) => {
    for (const { line, result } of entries) said.push({ line, result });
  };
  for (const piece of pieces(text)) take(reader.push(piece));
  take(reader.end());
  return said;
}

const plainOf = ({ line, result }) =>
  result.ok
    ? `${line} ${result.value.format.name} ${result.value.puzzle.geometry.id} ${result.value.puzzle.givens.join('')}`
    : `${line} ${JSON.stringify(result.error)}`;

function* randomPieces(draw, text) {
  const most = 1 + draw.size(text.length);
  for (let at = 0; at < text.length; ) {
    const next = at + 1 + draw.below(most);
    yield text.slice(at, next);
    at = next;
  }
}

const MOST_ENTRIES = 3000;

/** Every reader of texts. */
function text(draw, stock) {
  const { name, bytes } = damagedOf(draw, draw.oneIn(3) ? stock.formats : stock.texts);
  const given = draw.oneIn(4) ? bytes.toString('latin1') : bytes.toString('utf8');
  const options = optionsFor(draw, stock);
  const faults = [];
  const hear = (reader, result) =>
    faults.push(...(result.ok ? readingFaults(draw, reader, result.value) : errorFaults(reader, result.error, given)));
  hear('parsePuzzle', parsePuzzle(given, options));
  const found = detectFormat(given);
  for (const format of new Set([...(found ? [found] : []), ...draw.some(FORMATS, 2, 4)])) {
    format.looksLike(given);
    format.isMeant?.(given);
    hear(format.name, format.parse(given, options));
    let count = 0;
    for (const { result } of format.parseAll?.(given, options) ?? []) {
      if (count++ < 20) hear(`all of ${format.name}`, result);
      if (count > MOST_ENTRIES) break;
    }
  }
  const whole = streamed(given, options, (all) => [all]);
  for (const { result } of whole.slice(0, 20)) hear('makeReader', result);
  const parts = streamed(given, options, (all) => randomPieces(draw, all)).map(plainOf);
  const other = whole.map(plainOf).findIndex((line, index) => line !== parts[index]);
  if (other !== -1 || parts.length !== whole.length)
    faults.push(
      `makeReader: in pieces ${parts[other]?.slice(0, 200)} instead of ${whole[other] && plainOf(whole[other]).slice(0, 200)} (${parts.length} and ${whole.length} entries)`,
    );
  return { about: name, faults };
}

/** Ids of boards, cells and plain lines. */
function board(draw, stock) {
  const one = draw.pick(stock.boards);
  const id = damaged(draw, Buffer.from(one), Buffer.from(draw.pick(stock.boards))).toString('utf8');
  const result = geometryOf(id);
  const faults = [];
  if (!result.ok) faults.push(...sentenceFaults(result.error.message, id));
  else {
    const again = geometryOf(result.value.id);
    if (!again.ok || again.value.id !== result.value.id)
      faults.push(
        `${id.slice(0, 300)} is called ${result.value.id.slice(0, 300)}, which is ${again.ok ? again.value.id.slice(0, 300) : again.error.message}`,
      );
    else if (again.value.cellCount !== result.value.cellCount) faults.push('another number of cells');
  }
  const cell = parseCell(id.slice(0, 40), draw.between(4, 36));
  if (!cell.ok) faults.push(...sentenceFaults(cell.error, id));
  const line = readPlain(id);
  if (!line.ok) faults.push(...sentenceFaults(line.error, id));
  if (draw.oneIn(20)) searchTechniques(id.slice(0, 200));
  return { about: one.slice(0, 60), faults };
}

const MOST_CELLS = 81;

/** Records of games, answers to drills, messages of programs. */
function record(draw, stock) {
  const { name, bytes } = damagedOf(draw, stock.records);
  const given = bytes.toString('utf8');
  const faults = [];
  const game = readRecord(given);
  if (!game.ok) faults.push(...sentenceFaults(game.error.message, given));
  else if (game.value.geometry.cellCount <= MOST_CELLS) {
    const { verdict, solutions } = judge({ geometry: game.value.geometry, givens: game.value.givens });
    if (verdict === 'proper' && draw.oneIn(10)) reviewOf({ ...game.value, solution: solutions[0] });
  }
  const answers = readAnswers(given);
  if (!answers.ok) faults.push(...sentenceFaults(answers.error.message, given));
  else if (JSON.stringify(readAnswers(writtenAnswers(answers.value)).value) !== JSON.stringify(answers.value))
    faults.push('answers are others the second time');
  const entries = readEntries(given);
  if (!entries.ok) faults.push(...sentenceFaults(entries.error, given));
  for (const line of given.split('\n').slice(0, 50))
    for (const read of [readArenaLine, readProgramLine]) {
      const message = read(line);
      if (!message.ok) faults.push(...sentenceFaults(Object.values(message.error).join(' '), given));
    }
  readShard(given.slice(0, 40));
  return { about: name, faults };
}

const MOST_BYTES = 30_000_000;

/** Packed streams. */
async function packed(draw, stock) {
  const { about, bytes, ending } = await damagedPacking(draw, stock);
  const faults = [];
  const size = 1 + draw.size(bytes.length);
  const pieces = (async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  })();
  let length = 0;
  try {
    for await (const piece of bytesOf('-', draw.oneIn(4) ? draw.size(1000) : 0, pieces)) {
      length += piece.length;
      if (length > MOST_BYTES) break;
    }
  } catch (problem) {
    if (!isReadingProblem(problem)) throw problem;
    faults.push(...sentenceFaults(sentenceOf(problem)));
  }
  return { about: `${about}${ending}`, faults };
}

/** Every kind of case that needs no process, by name. */
export const READERS = { text, board, record, packed };
