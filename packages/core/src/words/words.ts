import { faultOn } from '../geometry/clues.ts';
import { checkGeometry, type Geometry } from '../geometry/geometry.ts';
import { ALPHABET, cellName } from '../geometry/names.ts';
import { checkLanguage, type PartOfLanguage } from '../languages/language.ts';
import type { RuleWords } from '../languages/rule-words.ts';
import { ruleName, ruleWords, wordsIn } from '../languages/words.ts';
import { COUNT, check, checkArgument } from '../result.ts';
import { type Clue, checkClue } from '../rules/clue.ts';
import { sayFault } from '../rules/fault.ts';
import { type KindName, kindNamed } from '../rules/kinds.ts';
import type { Frame } from '../rules/rule.ts';
import type { RuleName } from '../rules/rule-names.ts';
import type { Cell } from '../sets/cells.ts';

type Spoken = PartOfLanguage<'words'>;

const wordsOf = ({ rule }: Clue, language: Spoken | undefined): RuleWords => ruleWords(rule as KindName, language);

function checkClueCall(caller: string, clue: Clue, language: Spoken | undefined): void {
  checkClue(caller, clue);
  checkLanguage(caller, language, 'words');
  const isKnown = kindNamed(clue.rule) !== undefined;
  checkArgument(caller, isKnown, clue.rule, 'a clue whose rule is the name of one of KINDS');
}

function checkFrame(caller: string, frame: Frame): void {
  const isFrame = Array.isArray(frame?.boxes) && Array.isArray(frame.clues);
  checkArgument(caller, isFrame, frame, 'a board, such as classic');
}

const filled = (text: string, holes: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, hole: string) => holes[hole] ?? '');

/**
 * The name of a clue, with its numbers.
 *
 *     clueName({ rule: 'killer', cells: [[0, 1]], values: [5] })      // 'killer cage, sum 5'
 */
export function clueName(clue: Clue, language?: PartOfLanguage<'words'>): string {
  checkClueCall('clueName', clue, language);
  const { name, number } = wordsOf(clue, language);
  if (number === undefined || clue.values.length === 0) return name;
  return `${name}, ${filled(number, { n: wordsIn(language).list(clue.values.map(String)) })}`;
}

/**
 * A clue in words, for people who do not see it: its name, its numbers and its cells.
 *
 *     const clue = { rule: 'killer', cells: [[0, 1]], values: [5] };
 *     tellClue(clue, classic)      // 'killer cage, sum 5: r1c1 r1c2'
 */
export function tellClue(clue: Clue, frame: Pick<Frame, 'size'>, language?: PartOfLanguage<'words'>): string {
  checkClueCall('tellClue', clue, language);
  checkArgument('tellClue', Number.isInteger(frame?.size), frame, 'a board, or its size as { size: 9 }');
  const { size } = frame;
  const lists = clue.cells.map((list) => list.map((cell) => cellName(cell, size)).join(' '));
  return `${clueName(clue, language)}: ${lists.join('; ')}`;
}

/**
 * The clue of a cell in words: the name of the clue, and the place of the cell on a line.
 *
 *     const clue = { rule: 'thermo', cells: [[0, 1, 2]], values: [] };
 *     tellCell(clue, 1)      // 'thermometer, 2 of 3'
 */
export function tellCell(clue: Clue, cell: Cell, language?: PartOfLanguage<'words'>): string {
  checkClueCall('tellCell', clue, language);
  check('tellCell', 'cell', cell, COUNT);
  const { parts } = wordsOf(clue, language);
  const name = clueName(clue, language);
  const list = clue.cells.findIndex((cells) => cells.includes(cell));
  if (parts) return `${name}, ${parts[Math.min(list, parts.length - 1)]}`;
  const { order = 'any', place } = kindNamed(clue.rule)?.form ?? {};
  const line = clue.cells[0] ?? [];
  const isLine = order !== 'any' && place === undefined && clue.cells.length === 1 && line.length > 2;
  return isLine ? `${name}, ${wordsIn(language).place(line.indexOf(cell) + 1, line.length)}` : name;
}

/**
 * The demand of a clue, with its numbers.
 *
 *     const clue = { rule: 'killer', cells: [[0, 1]], values: [5] };
 *     clueSays(clue, classic)      // 'The digits in a cage differ and add up to 5.'
 */
export function clueSays(clue: Clue, frame: Frame, language?: PartOfLanguage<'words'>): string {
  checkClueCall('clueSays', clue, language);
  checkFrame('clueSays', frame);
  const { says, special } = wordsOf(clue, language);
  const n = wordsIn(language).list(clue.values.map(String));
  return filled(special?.[clue.values.join('.')] ?? says, { n, color: colorOf(clue, frame, language) });
}

/**
 * The fault of a clue on a board in words, in English or the words of a language; undefined for a
 * sound clue. Throws a RangeError unless it is a clue and a board.
 *
 *     tellFault({ rule: 'thermo', cells: [[0]], values: [] }, classic)
 *     // '"thermometer" has 1 cells; expected 2 or more.'
 */
export function tellFault(clue: Clue, board: Geometry, language?: PartOfLanguage<'words'>): string | undefined {
  checkClue('tellFault', clue);
  checkGeometry('tellFault', board);
  checkLanguage('tellFault', language, 'words');
  const words = wordsIn(language);
  const found = faultOn(clue, board);
  return found && sayFault(found, words.faults?.[found.text], (kind) => ruleName(kind, words));
}

/** In which colour the line of a clue is drawn. */
function colorOf(clue: Clue, frame: Frame, language: Spoken | undefined): string {
  const roles =
    kindNamed(clue.rule)
      ?.signsOf(clue, frame)
      .map(({ role }) => role) ?? [];
  return roles.map((role) => wordsIn(language).colors[role]).find((color) => color !== undefined) ?? '';
}

/** The demand of all clues of a kind that look like a clue: without its number if it is printed. */
function kindSays(clue: Clue, frame: Frame, language: Spoken | undefined): string {
  const { says, rule = says, special } = wordsOf(clue, language);
  const isPrinted =
    kindNamed(clue.rule)
      ?.signsOf(clue, frame)
      .some((sign) => 'text' in sign) ?? false;
  if (special?.[clue.values.join('.')] !== undefined || !isPrinted) return clueSays(clue, frame, language);
  return filled(rule, { n: wordsIn(language).theNumber });
}

/**
 * The demands of a board, made from its rules and clues: a sentence a line, the usual rules first,
 * each kind of clues once.
 *
 *     rulesText(boxed(2, 2, ['x'])).split('\n')[1]      // 'Both diagonals hold every digit.'
 */
export function rulesText(board: RuledFrame, language?: PartOfLanguage<'words'>): string {
  checkFrame('rulesText', board);
  checkArgument('rulesText', Array.isArray(board.rules), board, 'a board, such as classic');
  checkLanguage('rulesText', language, 'words');
  const sentences = board.rules.flatMap(({ name }) => {
    const clues = board.clues.filter(({ rule }) => rule === name);
    return clues.length > 0 ? clues.map((clue) => kindSays(clue, board, language)) : [ruleWords(name, language).says];
  });
  return [usualRules(board, language), ...new Set(sentences)].join('\n');
}

/** A board as the words for its rules need it: its frame, and the rules in their order. */
export interface RuledFrame extends Frame {
  readonly rules: readonly { readonly name: RuleName | KindName }[];
}

/** The demand of a board without its rules. */
function usualRules(board: Frame, language: Spoken | undefined): string {
  const { size, rows, columns, hasLines, boxes, box } = board;
  const { every, list, normal, full, differ, free } = wordsIn(language);
  const hasBoxes = boxes.some((region) => region >= 0);
  const names = [...(hasLines ? [every.row, every.column] : []), ...(hasBoxes ? [box ? every.box : every.region] : [])];
  const isSquare = rows === size && columns === size;
  const sentence = names.length === 0 ? free : isSquare ? full : differ;
  const text = capital(filled(sentence, { houses: list(names), digits: digitsOf(board, language) }));
  const isUsual = isSquare && hasLines && box !== undefined && box.height > 1 && box.width > 1;
  return isUsual ? `${normal} ${text}` : text;
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The digits of a board: "1 to 9", "1 to 9 and A to G". */
function digitsOf({ size, least }: Frame, language: Spoken | undefined): string {
  const { list, range } = wordsIn(language);
  const all = [...`0${ALPHABET}`].slice(least, least + size);
  const joined = (part: readonly string[]): string[] => (part.length < 2 ? [...part] : [range(part[0]!, part.at(-1)!)]);
  const isNumeral = (character: string): boolean => character <= '9';
  return list([...joined(all.filter(isNumeral)), ...joined(all.filter((word) => !isNumeral(word)))]);
}
