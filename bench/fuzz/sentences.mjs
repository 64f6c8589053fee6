/** What every sentence to people has to be, whatever it is about. */

/**
 * Characters that a message must not pass on to a terminal: controls, and what turns the direction.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const DANGEROUS = /[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/;

/** Signs of a fault of the program, and not of its input. */
const OF_OURS = [
  [/^\s+at .*[(:]\d+:\d+\)?$/m, 'a stack'],
  [/please report it/i, 'a fault of the program'],
  [/\b(TypeError|ReferenceError|RangeError|SyntaxError|AssertionError|InternalError)\b/, 'the name of an error'],
  [/Unhandled|Uncaught|node:internal|ERR_[A-Z_]{4,}/, 'words of Node'],
  [
    /Cannot (read|set) propert|is not (a function|iterable|defined)|Maximum call stack|Invalid (array|string) length/,
    'words of JavaScript',
  ],
  [/\[object [A-Z]\w*\]/, 'an object as a text'],
  // What is left out is called by the text's own names.
  [/(?<![\w"'“:,[]|Left out: .*)(undefined|NaN)(?![\w"'”,])/, 'no value'],
];

const LONGEST_LINE = 1000;

/**
 * What is wrong with a text for people, as a list of faults; `given` is what the input says itself.
 */
export function sentenceFaults(text, given = '', { isForTerminal = false, words = [] } = {}) {
  const faults = OF_OURS.filter(([pattern]) => pattern.test(text) && !pattern.test(given)).map(
    ([pattern, what]) => `${what}: ${around(text, pattern)}`,
  );
  if (isForTerminal && DANGEROUS.test(text))
    faults.push(`a control character: ${JSON.stringify(around(text, DANGEROUS))}`);
  // What somebody typed is told as it is.
  const longestWord = Math.max(...words.map((word) => word.length), 0);
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  if (longest > LONGEST_LINE + longestWord) faults.push(`a line of ${longest} characters: ${text.slice(0, 80)}`);
  return faults;
}

function around(text, pattern) {
  const { index } = pattern.exec(text);
  return text.slice(Math.max(0, index - 80), index + 120).trim();
}
