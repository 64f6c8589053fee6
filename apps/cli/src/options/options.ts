import { FORMATS, type Format, formatNamed } from '@pencilmark/core/format';
import { type Geometry, geometryOf } from '@pencilmark/core/geometry';
import { LANGUAGE_CODES } from '@pencilmark/core/human/language';
import { PROFILE_NAMES } from '@pencilmark/core/rate/profile-name';
import { err, ok, type Result } from '@pencilmark/core/result';
import { SOLVER_NAMES } from '@pencilmark/solvers';
import { unknownName } from './names.ts';
import { type Option, oneOf, wholeNumber } from './option.ts';

const FORMAT_NAMES: readonly string[] = FORMATS.map((format) => format.name);

const readFormat = (text: string): Result<Format, string> => {
  const format = formatNamed(text);
  return format ? ok(format) : err(unknownName('format', text, FORMAT_NAMES));
};

const readGeometry = (text: string): Result<Geometry, string> => {
  const geometry = geometryOf(text);
  return geometry.ok ? geometry : err(geometry.error.message);
};

/** Reads an alphabet; `1-9A-G` stands for the characters from 1 to 9 and from A to G. */
function readAlphabet(text: string): Result<string, string> {
  const whole = text.replace(/(.)-(.)/g, (_, first: string, last: string) => {
    let range = '';
    for (let code = first.charCodeAt(0); code <= last.charCodeAt(0); code++) range += String.fromCharCode(code);
    return range;
  });
  const isGood = /^[0-9A-Za-z]+$/.test(whole) && new Set(whole).size === whole.length;
  return isGood ? ok(whole) : err('Expected the digits in order, each once, such as 1-9A-G or 0-9A-F.');
}

/** `--json`, of every command that answers puzzles. */
export const JSON_OPTION: Option = { flags: '--json', says: 'print one JSON object a line' };

/** `--solver`, with the names of all solvers. */
export const SOLVER_OPTION: Option = {
  flags: '--solver <name>',
  says: 'the solver to use (see: pencilmark list solvers)',
  read: oneOf('solver', SOLVER_NAMES),
  choices: () => SOLVER_NAMES,
};

/** `--max-calls`, the bound on work. */
export const MAX_CALLS_OPTION: Option = {
  flags: '--max-calls <n>',
  says: 'give up on a puzzle after this many calls',
  read: wholeNumber(1),
};

/** `--to`, the format of answers. */
export const TO_OPTION: Option = {
  flags: '--to <format>',
  says: 'how to write puzzles and solutions (default: as in the input)',
  read: readFormat,
  choices: () => FORMAT_NAMES,
};

/** `--threads`, of commands that can work in threads. */
export const THREADS_OPTION: Option = {
  flags: '--threads <n>',
  says: 'how many threads work (default: one per processor, at most 8)',
  read: wholeNumber(1, 256),
};

/** `--geometry`, a board. */
export const GEOMETRY_OPTION: Option = {
  flags: '--geometry <id>',
  says: 'the board, such as 6x6:3x2 or 9x9:x (see: pencilmark list layouts)',
  read: readGeometry,
};

/** `--alphabet`, the digits as the input writes them. */
export const ALPHABET_OPTION: Option = {
  flags: '--alphabet <digits>',
  says: 'the digits of the input in order, such as 1-9A-G, 0-9A-F or A-P',
  read: readAlphabet,
};

/** `--digits`, the digits as they are to be written. */
export const DIGITS_OPTION: Option = {
  flags: '--digits <digits>',
  says: 'the digits to write, in order, such as 1-9A-G',
  read: readAlphabet,
};

/** `--blank`, an empty cell in what is written. */
export const BLANK_OPTION: Option = {
  flags: '--blank <character>',
  says: 'how to write empty cells, such as 0 or .',
  read: (text) => (/^[.0*_X ]$/.test(text) ? ok(text) : err('Expected one of . 0 * _ X or a space.')),
};

/** `--from`, the format of the input. */
export const FROM_OPTION: Option = {
  flags: '--from <format>',
  says: 'the format of the input (default: recognised from the text)',
  read: readFormat,
  choices: () => FORMAT_NAMES,
};

/** `--language`, of commands that explain steps. */
export const LANGUAGE_OPTION: Option = {
  flags: '--language <code>',
  says: `the language of the sentences: ${LANGUAGE_CODES.join(', ')} (default: en)`,
  read: oneOf('language', LANGUAGE_CODES),
  choices: () => LANGUAGE_CODES,
};

/** `--profile`, of commands that print a path. */
export const PROFILE_OPTION: Option = {
  flags: '--profile <name>',
  says: 'whose order of techniques: own (easiest first), se (Sudoku Explainer 1.2.1), hodoku (HoDoKu 2.3.0); default: own',
  read: oneOf('profile', PROFILE_NAMES),
  choices: () => PROFILE_NAMES,
};

/** `--ignore-rules`, for puzzles with rules that their board cannot hold. */
const IGNORE_RULES_OPTION: Option = {
  flags: '--ignore-rules',
  says: 'read puzzles without the rules that their board cannot hold; otherwise they are refused',
};

/** Options of every command that reads puzzles. */
export const READING_OPTIONS: readonly Option[] = [FROM_OPTION, GEOMETRY_OPTION, ALPHABET_OPTION, IGNORE_RULES_OPTION];
