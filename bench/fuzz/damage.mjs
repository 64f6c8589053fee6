/** What can happen to a text or to bytes on their way. Every function gives new bytes. */

/** No input is longer: a case shall take milliseconds, and long inputs have tests of their own. */
const LONGEST = 300_000;

/** Bytes that mean something to some reader. */
const BYTES = [
  0, 7, 9, 10, 13, 26, 27, 32, 34, 35, 39, 44, 46, 48, 57, 58, 59, 60, 62, 91, 93, 123, 125, 127, 128, 255,
];

/** Texts that readers, terminals and databases have stumbled over. */
const SIGNS = [
  '\0', '\r', '\r\n', '\n\n', '\u2028', '\u0085', '\ufeff', '\u200b', '\u00a0', '\u3000', '\u202e', '\u2066', '\u0301', '\u200d',
  '\x1b[31m', '\x1b]0;x\x07', '\x07', '\x7f', '\u009b', '😀', '٣', '３', 'Ⅶ', 'ﬁ', '\ufffd', '\ud7ff', '%00', '%', '\\u0000', '\\ud800', '\\',
  '&#0;', '&#x110000;', '&amp;', ']]>', '<!--', '<![CDATA[', '"', "'", '`', '\t', ',', ';', ':', '=', '#', '~', '|', '*', '+---+', '[[', '{"', '}}',
  '__proto__', 'constructor', 'toString', 'null', 'NaN', 'Infinity', '1e999', '-0', '0x10', '1_000', 'true', '[]', '{}',
]; // biome-ignore format: a table

/** Bytes that are no UTF-8: alone, cut off, too long, a surrogate, beyond the last character. */
const NO_TEXT = [
  [0x80],
  [0xc3],
  [0xe2, 0x82],
  [0xc0, 0x80],
  [0xed, 0xa0, 0x80],
  [0xf5, 0x80, 0x80, 0x80],
  [0xff, 0xfe],
  [0xfe, 0xff],
];

const NUMBERS = [
  '0', '-1', '1', '2', '9', '10', '16', '17', '36', '37', '81', '255', '256', '257', '65536', '2147483648', '4294967296', '9007199254740993',
  '99999999999999999999', '1e308', '1e999', '-0', '0.5', '1e-9', '00', '007', `1${'0'.repeat(400)}`,
]; // biome-ignore format: a table

const bytesOf = (text) => Buffer.from(text, 'utf8');
const spliced = (bytes, at, taken, ...put) =>
  Buffer.concat([bytes.subarray(0, at), ...put, bytes.subarray(at + taken)]);
const place = (draw, bytes) => draw.below(bytes.length + 1);
const linesOf = (bytes) => bytes.toString('latin1').split('\n');
const ofLines = (lines) => Buffer.from(lines.join('\n'), 'latin1');

/** Exchanges one match of a pattern. Latin letters stand for bytes. */
function exchanged(draw, bytes, pattern, put) {
  const text = bytes.toString('latin1');
  const found = [...text.matchAll(pattern)];
  if (found.length === 0) return bytes;
  const { index, 0: match } = draw.pick(found);
  return Buffer.from(text.slice(0, index) + put(match) + text.slice(index + match.length), 'latin1');
}

/**
 * Every way to do damage, by name. Each gets its choices, the bytes, and bytes of another input.
 */
export const DAMAGES = {
  bits(draw, bytes) {
    const changed = Buffer.from(bytes);
    for (let time = draw.size(16); time >= 0 && changed.length > 0; time--)
      changed[draw.below(changed.length)] ^= 1 << draw.below(8);
    return changed;
  },
  bytes(draw, bytes) {
    const changed = Buffer.from(bytes);
    for (let time = draw.size(8); time >= 0 && changed.length > 0; time--)
      changed[draw.below(changed.length)] = draw.pick(BYTES);
    return changed;
  },
  cut: (draw, bytes) => bytes.subarray(0, place(draw, bytes)),
  'cut before': (draw, bytes) => bytes.subarray(place(draw, bytes)),
  removed: (draw, bytes) => spliced(bytes, place(draw, bytes), 1 + draw.size(200)),
  doubled(draw, bytes) {
    const at = place(draw, bytes);
    const part = bytes.subarray(at, at + 1 + draw.size(500));
    return spliced(bytes, at, 0, ...Array(1 + draw.size(300)).fill(part));
  },
  spliced: (draw, bytes, other) =>
    Buffer.concat([bytes.subarray(0, place(draw, bytes)), other.subarray(place(draw, other))]),
  within(draw, bytes, other) {
    const at = place(draw, other);
    return spliced(bytes, place(draw, bytes), draw.size(50), other.subarray(at, at + draw.size(300)));
  },
  after: (draw, bytes, other) => Buffer.concat([bytes, bytesOf(draw.pick(['', '\n', '\n\n', '\r\n', '\0'])), other]),
  'a line less'(draw, bytes) {
    const lines = linesOf(bytes);
    return ofLines(lines.toSpliced(draw.below(lines.length), 1 + draw.size(4)));
  },
  'a line more'(draw, bytes) {
    const lines = linesOf(bytes);
    const line = draw.oneIn(3) ? '' : draw.pick(lines);
    return ofLines(lines.toSpliced(draw.below(lines.length + 1), 0, ...Array(1 + draw.size(40)).fill(line)));
  },
  'lines exchanged'(draw, bytes) {
    const lines = linesOf(bytes);
    const [one, two] = [draw.below(lines.length), draw.below(lines.length)];
    return ofLines(lines.with(one, lines[two]).with(two, lines[one]));
  },
  'line ends': (draw, bytes) =>
    Buffer.from(bytes.toString('latin1').replaceAll(/\r?\n/g, draw.pick(['\r\n', '\r', '\n\r', '\n\n', ''])), 'latin1'),
  'a number': (draw, bytes) => exchanged(draw, bytes, /-?\d+(\.\d+)?/g, () => draw.pick(NUMBERS)),
  'a digit': (draw, bytes) => exchanged(draw, bytes, /\d/g, () => draw.pick('0123456789.xAZ-')),
  'a word': (draw, bytes, other) => {
    const words = [
      ...other
        .toString('latin1')
        .slice(0, 5000)
        .matchAll(/[\w#]+/g),
    ];
    return exchanged(draw, bytes, /[\w#]+/g, () => (words.length > 0 ? draw.pick(words)[0] : ''));
  },
  'a sign': (draw, bytes) => spliced(bytes, place(draw, bytes), draw.below(3), bytesOf(draw.pick(SIGNS))),
  'many signs'(draw, bytes) {
    const sign = draw.pick(SIGNS);
    return spliced(bytes, place(draw, bytes), 0, bytesOf(sign.repeat(draw.size(Math.floor(LONGEST / sign.length)))));
  },
  'no text': (draw, bytes) => spliced(bytes, place(draw, bytes), draw.below(2), Buffer.from(draw.pick(NO_TEXT))),
  'a long line': (draw, bytes) =>
    spliced(bytes, place(draw, bytes), 0, Buffer.alloc(draw.size(LONGEST), draw.pick('1.0 x[{<*-,"\t'))),
  deep(draw, bytes) {
    const depth = draw.size(20_000);
    // biome-ignore format: pairs
    const [open, close] = draw.pick([['[', ']'], ['{"a":', '}'], ['{"cells":[', ']}'], ['<a>', '</a>'], ['(', ')']]);
    const whole = draw.oneIn(2) ? bytes : bytesOf('1');
    return Buffer.concat([bytesOf(open.repeat(depth)), whole, bytesOf(draw.oneIn(3) ? '' : close.repeat(depth))]);
  },
  'another encoding': (draw, bytes) => {
    const text = bytes.toString('utf8');
    const wide = Buffer.from((draw.oneIn(2) ? '\ufeff' : '') + text, 'utf16le');
    return draw.pick([
      wide,
      wide.subarray(0, wide.length - (wide.length % 2)).swap16(),
      Buffer.from(`\ufeff${text}`),
      Buffer.from(text, 'latin1'),
    ]);
  },
  json(draw, bytes) {
    try {
      return bytesOf(JSON.stringify(damagedValue(draw, JSON.parse(bytes.toString('utf8')))));
    } catch {
      return DAMAGES['a sign'](draw, bytes);
    }
  },
};

const NAMES = Object.keys(DAMAGES);

/** Bytes with some damage: usually a little, seldom much. */
export function damaged(draw, bytes, other) {
  let result = Buffer.from(bytes);
  for (let times = draw.pick([0, 1, 1, 1, 2, 2, 3, 5, 8]); times > 0; times--) {
    result = DAMAGES[draw.oneIn(4) ? 'json' : draw.pick(NAMES)](draw, result, other).subarray(0, LONGEST);
  }
  return result;
}

const VALUES = [
  null,
  true,
  false,
  0,
  1,
  -1,
  9,
  10,
  81,
  0.5,
  1e300,
  -0,
  2 ** 53,
  '',
  '0',
  '9',
  '10',
  'r1c1',
  'R1C1',
  'R0C0',
  'R99C99',
  'x',
  [],
  {},
  [[]],
  [{}],
  '\0',
  '\ud800',
  '__proto__',
];

/** A value of JSON, one place of which has something else: another value, a member more or less. */
export function damagedValue(draw, value) {
  if (typeof value !== 'object' || value === null || draw.oneIn(5)) return oddValue(draw, value);
  const keys = Object.keys(value);
  if (keys.length === 0) return Array.isArray(value) ? [oddValue(draw, 1)] : { [draw.pick(SIGNS)]: oddValue(draw, 1) };
  const key = draw.pick(keys);
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const way = draw.below(8);
  if (way === 0) Array.isArray(copy) ? copy.splice(Number(key), 1) : delete copy[key];
  else if (way === 1 && Array.isArray(copy)) copy.splice(Number(key), 0, ...Array(1 + draw.size(300)).fill(copy[key]));
  else if (way === 1) copy[draw.oneIn(2) ? draw.pick(keys) : draw.pick(SIGNS)] = copy[key];
  else copy[key] = damagedValue(draw, copy[key]);
  return copy;
}

function oddValue(draw, value) {
  if (typeof value === 'string' && draw.oneIn(2))
    return damaged(draw, bytesOf(value).subarray(0, 2000), bytesOf('r1c1')).toString('utf8');
  if (typeof value === 'number' && draw.oneIn(2))
    return draw.pick([value + 1, -value, value + 0.5, value * 1e9, String(value)]);
  if (draw.oneIn(6)) return [value];
  return draw.pick(VALUES);
}
