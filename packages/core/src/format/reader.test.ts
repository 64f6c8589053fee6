import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/strength.mjs';
import { classic } from '../geometry/index.ts';
import { emptyPuzzle, makePuzzle } from '../puzzle/index.ts';
import { FORMATS, formatNamed } from './formats.ts';
import { type Entry, makeReader, type ReaderOptions } from './reader.ts';
import { anyPuzzle, BOARDS } from './testing.ts';

const strike = anyPuzzle(classic, 5, 30, 10);
const SIMPLE = formatNamed('ss')!.print(makePuzzle(classic, strike.givens));
const CANDIDATES = formatNamed('ss')!
  .print(strike)
  .slice(SIMPLE.length + 1);

/** The entries of a stream, read in pieces of the given lengths (whole when there are none). */
function entriesOf(stream: string, options: ReaderOptions = {}, pieces: readonly number[] = []): Entry[] {
  const reader = makeReader(options);
  const entries: Entry[] = [];
  let start = 0;
  for (const piece of pieces) {
    entries.push(...reader.push(stream.slice(start, start + piece)));
    start += piece;
  }
  return [...entries, ...reader.push(stream.slice(start)), ...reader.end()];
}

/** Entries in short: "3 rows 9x9:3x3", "7 length 7:1". */
const short = (entries: readonly Entry[]): string[] =>
  entries.map(({ line, result }) =>
    result.ok
      ? `${line} ${result.value.format.name} ${result.value.puzzle.geometry.id}`
      : `${line} ${result.error.code} ${result.error.line}:${result.error.column}`,
  );

const FOUR = '12..34..........';
const NINE = '..2.9...5..7.1...3'.padEnd(81, '.');
const ROWS = '12..\n34..\n....\n....';
const SIXTEEN = Array.from({ length: 16 }, (_, row) => '................'.replace('.', 'G123'[row % 4]!)).join('\n');
const BANDS = '53..7....\n6..195...\n.98....6.\n\n8...6...3\n4..8.3..1\n7...2...6\n\n.6....28.\n...419..5\n....8..79';
const BAND = BANDS.slice(0, 29);
const GIVENS_AND_MAP = `${ROWS}\n4444\n3311\n3211\n3222`;

test.each<[string, string, string[]]>([
  ['nothing', '', []],
  ['blank lines', '\n \n\t\r\n', []],
  ['a line without its end', NINE, ['1 line 9x9:3x3']],
  [
    'lines of several sizes',
    `${NINE}\n${FOUR}\n\n${'.'.repeat(36)}\n`,
    ['1 line 9x9:3x3', '2 line 4x4:2x2', '4 line 6x6:2x3'],
  ],
  [
    'every line end',
    `${NINE}\r\n${NINE}\r${NINE}\n\r${NINE}`,
    ['1 line 9x9:3x3', '2 line 9x9:3x3', '3 line 9x9:3x3', '5 line 9x9:3x3'],
  ],
  ['a byte order mark', `\ufeff${NINE}`, ['1 line 9x9:3x3']],
  ['odd spaces within a line', NINE.replace('9', '\u00a0'), ['1 character 1:5']],
  [
    'words with a question mark or a dash',
    `what?\nwell-known\n${NINE}`,
    ['1 length 1:1', '2 length 2:1', '3 line 9x9:3x3'],
  ],
  ['comments', `# easy\n${NINE} # one\n#\n${NINE}`, ['2 line 9x9:3x3', '4 line 9x9:3x3']],
  ['a name before, a solution after', `first\t${NINE}\t${NINE}\n`, ['1 line 9x9:3x3']],
  ['a table', `name,puzzle,rating\na,${NINE},1.2\nb,${NINE},9.9`, ['2 line 9x9:3x3', '3 line 9x9:3x3']],
  ['a bad line among good ones', `${NINE}\nrubbish\n${NINE}`, ['1 line 9x9:3x3', '2 length 2:1', '3 line 9x9:3x3']],
  ['a stray character', `${NINE}\n${NINE.slice(1)}!\n`, ['1 line 9x9:3x3', '2 character 2:81']],
  ['rows', `${ROWS}\n`, ['1 rows 4x4:2x2']],
  ['rows that follow each other', `${ROWS}\n${ROWS}\n${ROWS}`, ['1 rows 4x4:2x2', '5 rows 4x4:2x2', '9 rows 4x4:2x2']],
  ['rows with titles', `Grid 01\n${ROWS}\nGrid 02\n${ROWS}`, ['2 rows 4x4:2x2', '7 rows 4x4:2x2']],
  ['rows with blanks as spaces', '12  \n    \n  1 \n   4\n', ['1 rows 4x4:2x2']],
  [
    'sections of SDK files',
    `[Puzzle]\n${ROWS}\n\n[State]\n${ROWS}\n[Puzzle]\n${ROWS}\n${FOUR}`,
    ['1 sdk 4x4:2x2', '12 sdk 4x4:2x2', '17 line 4x4:2x2'],
  ],
  ['headers of SDK files', `#AMe\n#LEasy\n${ROWS}\n`, ['1 sdk 4x4:2x2']],
  [
    'comments around boards',
    `# a\n\n# b\n${ROWS}\n# c\n${NINE}\n# d\n${ROWS}\n#Level`,
    ['4 rows 4x4:2x2', '9 line 9x9:3x3', '11 rows 4x4:2x2'],
  ],
  ['headers of SDK files, then a blank line', `#LEasy\n\n# so\n${ROWS}\n`, ['1 sdk 4x4:2x2']],
  [
    'Simple Sudoku with candidates after a blank line',
    `${SIMPLE}\n\n${CANDIDATES}\n${SIMPLE}`,
    ['1 ss 9x9:3x3', '28 ss 9x9:3x3'],
  ],
  ['blank lines between bands', `${BANDS}\n\n${BANDS}\n`, ['1 rows 9x9:3x3', '13 rows 9x9:3x3']],
  [
    'blank lines between bands, and the next board directly after',
    `${BANDS}\n${BANDS}`,
    ['1 rows 9x9:3x3', '12 rows 9x9:3x3'],
  ],
  [
    'blank lines between bands, with titles',
    `Grid 1\n${BANDS}\nGrid 2\n${BANDS}`,
    ['2 rows 9x9:3x3', '14 rows 9x9:3x3'],
  ],
  ['blank lines between bands, with spaces', BANDS.replace(/...(?=.)/g, '$& '), ['1 rows 9x9:3x3']],
  ['blank lines between bands, with bars', BANDS.replace(/...(?=.)/g, '$&|'), ['1 drawn 9x9:3x3']],
  [
    'blank lines between bands of a small board',
    `12..\n34..\n\n....\n....\n\n${FOUR}`,
    ['1 rows 4x4:2x2', '7 line 4x4:2x2'],
  ],
  [
    'a blank line where no band ends',
    BANDS.replace('\n', '\n\n'),
    ['1 length 1:1', '3 length 4:1', '6 length 8:1', '10 length 12:1'],
  ],
  ['three rows, then a board', `${BAND}\n\n${BANDS.replaceAll('\n\n', '\n')}`, ['1 length 3:1', '5 rows 9x9:3x3']],
  ['three rows, then a line', `${BAND}\n\n${NINE}`, ['1 length 3:1', '5 line 9x9:3x3']],
  [
    'four lines and a blank one, four times',
    `${`${FOUR}\n`.repeat(4)}\n`.repeat(4),
    Array.from({ length: 16 }, (_, index) => `${index + 1 + Math.floor(index / 4)} line 4x4:2x2`),
  ],
  [
    'spaces of many kinds around lines',
    `${NINE}\f\n\f${NINE}\n\u00a0${NINE}\u00a0\n\u200b${NINE}\u200b\n\u200b\n\ufeff${NINE}!`,
    ['1 line 9x9:3x3', '2 line 9x9:3x3', '3 line 9x9:3x3', '4 line 9x9:3x3', '6 length 6:2'],
  ],
  [
    'characters without width around rows',
    `\u200b${ROWS.replaceAll('\n', '\u200b\n')}\n\f\n${ROWS}`,
    ['1 rows 4x4:2x2', '6 rows 4x4:2x2'],
  ],
  [
    'a section and many blank lines',
    `[Puzzle]\n${'\n'.repeat(300_000)}${NINE}`,
    ['1 empty 1:1', '300002 line 9x9:3x3'],
  ],
  [
    'a list that is not closed, and many blank lines',
    `[[1,2,\n${'\n'.repeat(2000)}${NINE}`,
    ['1 lists 1:2', '2002 line 9x9:3x3'],
  ],
  ['too few rows, then good ones', `12..\n34..\n\n${ROWS}`, ['1 length 2:1', '4 rows 4x4:2x2']],
  ['sixteen rows of sixteen', `${SIXTEEN}\n${SIXTEEN}`, ['1 rows 16x16:4x4', '17 rows 16x16:4x4']],
  [
    'many lines of sixteen',
    `${FOUR}\n`.repeat(18),
    Array.from({ length: 18 }, (_, index) => `${index + 1} line 4x4:2x2`),
  ],
  ['rows and their map', GIVENS_AND_MAP, ['1 jigsaw 4x4:jigsaw-0000112213221333']],
  ['a map too late', `${FOUR}\n1122112233443344\n`, ['1 line 4x4:2x2', '2 map 2:1']],
  [
    'a list over lines, then a line',
    `[[1,2,0,0],\n[0,0,0,0],[0,0,0,0],\n[0,0,0,4]]\n${NINE}`,
    ['1 lists 4x4:2x2', '4 line 9x9:3x3'],
  ],
  ['JSON lines', `{"givens":"${NINE}"}\n{"givens":"${NINE}"}`, ['1 json 9x9:3x3', '2 json 9x9:3x3']],
  ['a JSON list', `[\n{"givens":"${NINE}"},\n{"givens":"12"}]`, ['2 json 9x9:3x3', '3 length 3:12']],
  ['broken JSON, then a line', `{"givens":\n${NINE}\n${NINE}`, ['1 json 2:1', '2 line 9x9:3x3', '3 line 9x9:3x3']],
  ['broken JSON among JSON lines', `{"givens":[\n{"givens":"${NINE}"}\n`, ['1 json 1:12', '2 json 9x9:3x3']],
  [
    'games of OpenSudoku',
    `<opensudoku>\n<game data="${NINE.replaceAll('.', '0')}"/>\n<game data="1"/></opensudoku>\n${NINE}`,
    ['2 opensudoku 9x9:3x3', '3 length 3:13', '4 line 9x9:3x3'],
  ],
])('%s', (_, stream, expected) => {
  expect(short(entriesOf(stream))).toEqual(expected);
});

test('an entry keeps its record, and a huge one is clipped', () => {
  const [rows, line] = entriesOf(`${ROWS}\n\n${NINE}\n`);
  expect([rows?.text, line?.text]).toEqual([ROWS, NINE]);
  const [huge] = entriesOf(`${'x'.repeat(100_000)}\n`);
  expect(huge!.text.length).toBeLessThan(5000);
});

test('a line that is too long is one entry, wherever the stream is cut', () => {
  const stream = `${NINE}\n${'9'.repeat(1000)}\n${NINE}\n${'.'.repeat(1000)}`;
  for (const pieces of [[], [50, 100, 900], Array.from({ length: 700 }, () => 3)]) {
    expect(short(entriesOf(stream, { longestLine: 500 }, pieces))).toEqual([
      '1 line 9x9:3x3',
      '2 long 2:1',
      '3 line 9x9:3x3',
      '4 long 4:1',
    ]);
  }
  // Other records are read as ever.
  expect(short(entriesOf(`${ROWS}\n\n${NINE}\n`, { longestLine: 500 }))).toEqual(
    short(entriesOf(`${ROWS}\n\n${NINE}\n`)),
  );
});

test('a format in the options reads every record', () => {
  expect(short(entriesOf(`${NINE}\n${NINE}`, { format: formatNamed('sdm')! }))).toEqual([
    '1 sdm 9x9:3x3',
    '2 sdm 9x9:3x3',
  ]);
  expect(short(entriesOf(`${ROWS}\n\n${ROWS}`, { format: formatNamed('pencilmarks')! }))).toEqual([
    '1 length 4:1',
    '6 length 9:1',
  ]);
  expect(short(entriesOf(`what\n${NINE}`, { format: formatNamed('line')! }))).toEqual([
    '1 length 1:1',
    '2 line 9x9:3x3',
  ]);
});

const streams = fc
  .array(
    fc.tuple(
      fc.constantFrom(...FORMATS),
      fc.constantFrom(...BOARDS),
      fc.nat(1_000_000),
      fc.constantFrom(0, 30, 100),
      fc.constantFrom(0, 50),
    ),
    {
      maxLength: 5,
    },
  )
  .map((records) =>
    records.flatMap(([format, board, seed, givens, strikes]) => {
      const whole = anyPuzzle(board, seed, givens, strikes);
      const puzzle = [whole, makePuzzle(board, whole.givens), emptyPuzzle(board)].find((one) => format.canPrint(one));
      return puzzle ? [{ text: format.print(puzzle), board: board.id }] : [];
    }),
  );

test('puzzles printed with blank lines between are all read', () => {
  fc.assert(
    fc.property(streams, (records) => {
      const stream = records.map(({ text }) => text).join('\n\n');
      const boards = entriesOf(stream).map(({ result }) =>
        result.ok ? result.value.puzzle.geometry.id : result.error.message,
      );
      expect(boards, stream.slice(0, 3000)).toEqual(records.map(({ board }) => board));
    }),
    { numRuns: runs(100) },
  );
});

test.each(FORMATS.map((format) => [format.name, format] as const))(
  'several puzzles as %s without blank lines between are all read',
  (_, format) => {
    for (const board of BOARDS) {
      const puzzles = [1, 2, 3]
        .map((seed) => makePuzzle(board, anyPuzzle(board, seed, 30, 0).givens))
        .filter((puzzle) => format.canPrint(puzzle));
      const stream = puzzles.map((puzzle) => format.print(puzzle)).join('\n');
      const read = entriesOf(stream).map(({ result }) =>
        result.ok ? result.value.puzzle.givens.join() : result.error.message,
      );
      expect(read, stream.slice(0, 3000)).toEqual(puzzles.map((puzzle) => puzzle.givens.join()));
    }
  },
);

test('the entries do not depend on where the stream is cut', () => {
  fc.assert(
    fc.property(
      streams,
      fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 50 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      (records, pieces, end) => {
        const stream = records
          .map(({ text }) => text)
          .join('\n\n')
          .replaceAll('\n', end);
        expect(entriesOf(stream, {}, pieces)).toEqual(entriesOf(stream));
      },
    ),
    { numRuns: runs(60) },
  );
});

/** The size of the live heap in bytes. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

const QUARTER = 250_000;

test.each<[string, string, string, string, number]>([
  ['games', '<opensudoku>\n', '<game data="12"/>\n', '</opensudoku>', QUARTER],
  ['games on one line', '<opensudoku>', '<game data="12"/>', '</opensudoku>', QUARTER],
  ['objects', '[\n', '{"givens":"12"},\n', '{}]', QUARTER + 1],
  ['objects on one line', '[', '{"givens":"12"},', '{}]', QUARTER + 1],
  ['lists', '[\n', '[[1,2],[3,4]],\n', ']', QUARTER],
  ['lists on one line', '[', '[[1,2],[3,4]],', ']', QUARTER],
])(
  'a quarter of a million %s are not kept in memory while they are read',
  { tags: ['whole'] },
  (_, start, record, end, count) => {
    const reader = makeReader();
    const some = record.repeat(1000);
    function* entries(): Generator<Entry> {
      yield* reader.push(start);
      for (let thousand = 0; thousand < QUARTER / 1000; thousand++) yield* reader.push(some);
      yield* reader.push(end);
      yield* reader.end();
    }
    let found = 0;
    let most = 0;
    const before = heapInUse();
    for (const { result } of entries()) {
      if (++found % 110_000 === 0) most = Math.max(most, heapInUse() - before);
      if (result.ok) throw new Error('was read');
    }
    expect(found).toBe(count);
    // The text takes 4 MB. Half of the entries would take more than 40 MB.
    expect(most).toBeLessThan(20e6);
  },
);

test.each<[string, string, number | undefined]>([
  ['nothing', '', undefined],
  ['a line puzzle', `${NINE}\n`, undefined],
  ['a line that is cut in two', `${NINE}\n${NINE}`, 2],
  ['a line that may be a row', `${NINE}\n\n${FOUR}\n`, 3],
  ['rows after a board', `${ROWS}\n${ROWS}\n12..\n`, 5],
  ['a short line after as many as a large board has rows', `${`${FOUR}\n`.repeat(16)}${FOUR}\n`, 17],
  ['a comment that may be a header', `${NINE}\n#A somebody\n# else\n`, 2],
  ['a document', `${NINE}\n{\n`, 2],
])('openSince gives the line where the open record begins: %s', (_name, stream, line) => {
  const reader = makeReader();
  for (const _ of reader.push(stream));
  expect(reader.openSince()).toBe(line);
});

test('a new reader that begins at openSince finds the same records', () => {
  const parts = fc.constantFrom(NINE, FOUR, FOUR, '.'.repeat(36), ROWS, ROWS, '12..', '#A', '', SIMPLE, '{', 'what?');
  fc.assert(
    fc.property(fc.array(parts, { minLength: 1, maxLength: 40 }), fc.nat(40), (list, cut) => {
      const lines = list.join('\n').split('\n');
      const reader = makeReader();
      const before = [...reader.push(`${lines.slice(0, cut).join('\n')}\n`)];
      const from = (reader.openSince() ?? Math.min(cut, lines.length) + 1) - 1;
      const rest = entriesOf([NINE, '', ...lines.slice(from)].join('\n')).slice(1);
      const shifted = rest.map(({ line, text }) => [line + from - 2, text]);
      expect([...before.map(({ line, text }) => [line, text]), ...shifted]).toEqual(
        entriesOf(lines.join('\n')).map(({ line, text }) => [line, text]),
      );
    }),
  );
});

test('blank lines are counted right, wherever the stream is cut', () => {
  const ends = fc.array(fc.constantFrom('\n', '\r', '\r\n', ' \n', '\t\r', NINE), { maxLength: 30 });
  fc.assert(
    fc.property(ends, fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 30 }), (parts, pieces) => {
      const stream = `${parts.join('').replaceAll(NINE, `${NINE}\n`)}${NINE}`;
      const last = entriesOf(stream, {}, pieces).at(-1)!;
      expect(last.line).toBe(stream.split(/\r\n|\r|\n/).length);
    }),
  );
});
