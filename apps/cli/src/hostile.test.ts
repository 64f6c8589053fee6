import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_LINUX } from '../../../scripts/systems.mjs';
import { run } from './testing.ts';

// The example of the Wikipedia article on Sudoku.
const GOOD = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const SMALL = '12..34..2...4...';
const IN = 'standard input';
const ROWS = GOOD.match(/.{9}/g)!;
const UNSOLVABLE = '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pencilmark-'));
  mkdirSync(join(folder, 'folder'));
  writeFileSync(join(folder, 'good.txt'), `${GOOD}\n`);
  writeFileSync(join(folder, 'empty.txt'), '');
  writeFileSync(join(folder, 'bad.txt'), `${GOOD}\n${GOOD.slice(1)}\n${GOOD}\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A complete grid of 12×12. */
const TWELVE = Array.from(
  { length: 144 },
  (_, cell) => '123456789ABC'[((Math.floor(cell / 12) % 3) * 4 + Math.floor(cell / 36) + cell) % 12],
).join('');

type Row = readonly [name: string, args: string, input: string | Uint8Array, code: 1 | 2, message: string];

/** Each row has its exit code and what is said about the place. */
const CASES: readonly Row[] = [
  // Nothing to read
  ['nothing', 'solve', '', 2, `${IN}:1:1: No puzzle found.`],
  ['blank lines', 'check -', '  \n\n\t\n', 2, `${IN}:1:1: No puzzle found.`],
  ['a lone byte order mark', 'solve', '\ufeff', 2, `${IN}:1:1: No puzzle found.`],
  ['comments only', 'solve', '# a collection\n# to come\n', 2, `${IN}:1:1: No puzzle found.`],
  ['an empty file', 'solve empty.txt', '', 2, 'empty.txt:1:1: No puzzle found.'],
  ['a CSV header only', 'solve', 'puzzle,solution\n', 2, `${IN}:1:1: No puzzle found.`],

  // Lines of the wrong length
  ['80 cells', 'solve', GOOD.slice(1), 2, `${IN}:1:1: 80 cells`],
  ['82 cells', 'solve', `${GOOD}5`, 2, `${IN}:1:1: 82 cells`],
  ['one digit', 'solve', '5\n', 2, `${IN}:1:1: "5"`],
  ['words', 'solve', 'hello world\n', 2, `${IN}:1:1: "hello world"`],
  ['a number', 'solve', '12345678901234567890', 2, `${IN}:1:1: 20 cells`],
  ['a short line below a good one', 'solve', `${GOOD}\n${GOOD.slice(1)}\n`, 2, `${IN}:2:1: 80 cells`],
  ['a short line in a file', 'solve bad.txt', '', 2, 'bad.txt:2:1: 80 cells'],
  ['a line for another board', 'solve --geometry 6x6', `${GOOD}\n`, 2, `${IN}:1:1`],
  ['a cut last line', 'check', `${GOOD}\n${GOOD.slice(0, 40)}`, 2, `${IN}:2:1: 40 cells`],

  // Characters that are no digits
  ['a question mark', 'solve', GOOD.replace('7', '?'), 2, `${IN}:1:5: "?"`],
  ['two kinds of blanks', 'solve', GOOD.replace('.', '0'), 2, `${IN}:1:4: "." and "0"`],
  ['a Roman digit', 'solve', GOOD.replace('7', 'Ⅶ'), 2, `${IN}:1:5: "Ⅶ"`],
  ['a space of no width', 'solve', GOOD.replace('7', '\u200b'), 2, `${IN}:1:5: U+200B`],
  ['pictures', 'solve', '😀'.repeat(81), 2, `${IN}:1:1`],
  ['a digit too large for 4×4', 'solve', SMALL.replace('1', '5'), 2, `${IN}:1:1: "5"`],
  ['a letter too far for 16×16', 'solve', `Q${'.'.repeat(255)}`, 2, `${IN}:1:1`],
  ['zero as digit and dot as blank, and G', 'solve', '0123456789ABCDEFG'.padEnd(256, '.'), 2, `${IN}:1:18`],
  ['a tab within', 'solve', GOOD.replace('7', '\t'), 2, `${IN}:1:`],

  // Rows and drawings
  ['eight rows', 'solve', ROWS.slice(0, 8).join('\n'), 2, `${IN}:8:1: 8 rows of 9`],
  ['a tenth row', 'solve', [...ROWS, ROWS[0]].join('\n'), 2, `${IN}:10:1`],
  ['a short row', 'solve', ROWS.with(4, ROWS[4]!.slice(1)).join('\n'), 2, `${IN}:5:1: Row 5 has 8 cells`],
  ['a long row', 'solve', ROWS.with(4, `${ROWS[4]}1`).join('\n'), 2, `${IN}:5:1: Row 5 has 10 cells`],
  ['a strange character in a row', 'solve', ROWS.with(4, '4..?.3..1').join('\n'), 2, `${IN}:5:4: "?"`],
  ['the same with Windows line ends', 'solve', ROWS.with(4, '4..?.3..1').join('\r\n'), 2, `${IN}:5:4: "?"`],
  ['a drawing that stops', 'solve', '+---+---+\n|12.|...|\n', 2, `${IN}:2:1`],
  ['a frame only', 'solve', '+---+---+\n+---+---+\n', 2, `${IN}:1:1`],
  ['seven rows of seven', 'solve', '.......\n'.repeat(7), 2, `${IN}:1:1: A 7x7 board`],

  // Documents
  ['JSON that stops', 'solve', '{"givens":', 2, `${IN}:1:`],
  ['JSON of something else', 'solve', '{"a":1}', 2, `${IN}:1:`],
  ['JSON with a board nobody knows', 'solve', `{"geometry":"9x9:hexagons","givens":"${GOOD}"}`, 2, `${IN}:1:`],
  ['a list that stops', 'solve', '[[5,0,0,', 2, `${IN}:1:`],
  ['lists of different lengths', 'solve', '[[1,2],[3]]', 2, `${IN}:1:`],
  ['a list with a digit too large', 'solve', '[[10,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]', 2, `${IN}:1:`],
  ['a list with half a digit', 'solve', '[[1.5,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]', 2, `${IN}:1:`],
  ['XML that stops', 'solve', '<opensudoku><game data="', 2, `${IN}:1:`],
  ['XML with a short puzzle', 'solve', '<opensudoku><game data="123"/></opensudoku>', 2, `${IN}:1:`],
  ['a web page', 'solve', '<html><body>53..7</body></html>', 2, `${IN}:1:`],
  ['an address', 'solve', 'https://example.org/', 2, `${IN}:1:1`],
  ['an address with a damaged payload', 'solve', 'https://www.f-puzzles.com/?load=xyz', 2, `${IN}:1:1`],
  ['a library line without a puzzle', 'solve', ':0000:x:12:::', 2, `${IN}:1:`],
  ['an SDK file that stops', 'solve', '[Puzzle]\n53..7....\n', 2, `${IN}:2:`],
  ['a thousand brackets', 'solve', '['.repeat(1000), 2, `${IN}:1:`],

  // Bytes
  ['zero bytes', 'solve', new Uint8Array(1000), 2, `${IN}:1:1: This is not text`],
  [
    'the start of a picture',
    'solve',
    Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
    2,
    `${IN}:3:1: This is not text`,
  ],
  ['a program', 'solve /proc/self/exe', '', 2, '/proc/self/exe:1:'],
  ['bytes that are no text', 'solve', new Uint8Array(200).fill(0xff), 2, `${IN}:1:`],
  ['control characters', 'solve', '\x1b[31m\x07'.repeat(9), 2, `${IN}:1:1`],
  ['UTF-16 without its mark', 'solve', Buffer.from(GOOD, 'utf16le'), 2, `${IN}:1:2: This is not text`],
  ['a short line in UTF-16', 'solve', Buffer.from(`\ufeff${GOOD.slice(1)}`, 'utf16le'), 2, `${IN}:1:1: 80 cells`],

  // Contradictions
  ['two fives in a row', 'solve', `55${GOOD.slice(2)}`, 1, `${IN}:1: No solution: the givens of r1c1 r1c2`],
  ['two fives in a row, checked', 'check', `55${GOOD.slice(2)}`, 1, 'conflict  30 givens   r1c1 r1c2'],
  ['ones everywhere', 'solve', '1'.repeat(81), 1, `${IN}:1: No solution: the givens of r1c1 r1c2`],
  ['the puzzle without a solution', 'solve', UNSOLVABLE, 1, `${IN}:1: No solution.`],
  ['the same, checked', 'check', UNSOLVABLE, 1, `${IN}:1`],
  ['a wrong solution', 'check', SOLVED.replace('53', '35'), 1, 'r1c1'],
  ['an open board, checked', 'check', '.'.repeat(81), 1, 'several   0 givens'],
  ['16×16 with two equal digits', 'solve', `11${'.'.repeat(254)}`, 1, `${IN}:1: No solution: the givens of r1c1 r1c2`],
  ['a budget too small', 'solve --max-calls 1 --solver backtracking', GOOD, 1, `${IN}:1: Gave up after 1 call.`],

  // Usage
  ['no such file', 'solve nowhere.txt', '', 2, 'nowhere.txt: There is no such file.'],
  ['no such file beside a good one', 'solve nowhere.txt good.txt', '', 2, SOLVED],
  ['a folder', 'solve folder', '', 2, 'folder: This is a folder'],
  ['a name that is empty', 'solve ', '', 2, '"": There is no such file.'],
  ['a name that a terminal would obey', 'solve \x1b[31m', '', 2, 'U+001B[31m: There is no such file.'],
  ['a path through a file', 'solve good.txt/x', '', 2, 'good.txt/x: A part of this path'],
  ['a name that is too long', `solve ${'x'.repeat(5000)}`, '', 2, 'too long for a file name'],
  ['no such command', 'sovle', '', 2, 'Did you mean solve?'],
  ['no such option', 'solve --limmit 3', GOOD, 2, 'Did you mean --limit?'],
  ['no such solver', 'solve --solver band', GOOD, 2, 'Did you mean "bands"?'],
  ['no such command, but an order to the terminal', '\x1b]0;x\x07', '', 2, "unknown command 'U+001B]0;xU+0007'"],
  ['an option that turns the line', 'solve --\u202elimit', '', 2, "unknown option '--U+202Elimit'"],
  ['no such format to read', 'solve --from lime', GOOD, 2, 'Did you mean "line"?'],
  ['no such format to write', 'convert --to drwan', GOOD, 2, 'Did you mean "drawn"?'],
  ['no such board', 'solve --geometry 9x99', GOOD, 2, '--geometry <id>'],
  ['no such column', 'dataset --columns puzle', GOOD, 2, 'Did you mean "puzzle"?'],
  ['a column of other rows', 'dataset --columns step', GOOD, 2, 'Rows of the kind "puzzles" have no column "step"'],
  ['a name with a comma to be', 'dataset --names a,,b', GOOD, 2, 'Expected names of letters'],
  ['shares of nothing', 'dataset --folder set --parts 0,0', GOOD, 2, 'one to three shares'],
  ['a set where files are', 'dataset --folder folder/..', GOOD, 2, 'is not empty'],
  ['a table that is none', 'dataset --annotate nowhere.csv', '', 2, 'nowhere.csv: There is no such file.'],
  ['a puzzle in place of a table', 'dataset --annotate good.txt', '', 2, 'good.txt:1: There is no column "question"'],
  ['no such rule', 'solve --geometry 9x9:hexagons', GOOD, 2, '"hexagons" is not a part of a board'],
  ['a limit of nothing', 'solve --limit 0', GOOD, 2, 'Expected a whole number from 1'],
  [
    'a seed beyond all',
    `generate --seed ${'9'.repeat(20)}`,
    '',
    2,
    'Expected a whole number from 0 to 9007199254740991',
  ],
  ['seeds that pass the last', 'generate --seed 9007199254740991 --count 3', '', 2, 'pencilmark: Seeds go up to 90071'],
  ['a limit in words', 'solve --limit many', GOOD, 2, 'Expected a whole number from 1'],
  [
    'a limit of 300 characters',
    `solve --limit ${'x'.repeat(300)}`,
    GOOD,
    2,
    `argument '${'x'.repeat(40)}…' is invalid`,
  ],
  ['a period of 300 characters', `serve --keep ${'x'.repeat(300)}`, '', 2, `no period "${'x'.repeat(40)}".`],
  ['an option without its value', 'solve --limit', GOOD, 2, '--limit <n>'],
  ['a solver for other boards', 'solve --solver bands', SMALL, 2, `${IN}:1: The solver "bands"`],
  ['givens upside down', 'generate --givens 30-20', '', 2, 'smaller bound first'],
  ['more givens than cells', 'generate --givens 82', '', 2, 'room for 81'],
  ['a size that is none', 'generate --size 99', '', 2, 'from 4 to 36'],
  ['a size that no text can tell', 'generate --size 3', '', 2, 'from 4 to 36'],
  ['a size without usual boxes', 'generate --size 7', '', 2, 'A 7x7 board has no usual boxes'],
  ['a board of another size', 'generate --size 9 --geometry 6x6', '', 2, '6x6:2x3 is not of size 9'],
  ['a grid with a hole', 'fewest', GOOD, 2, `${IN}:1: The grid is not complete`],
  ['a grid of too many cells', 'fewest --geometry 12x12', TWELVE, 2, 'The board has 144 cells'],
  ['classes of a board with diagonals', 'count-grids 4x4:x --classes', '', 1, 'Classes are counted on boards of rows'],
  ['all minimal puzzles of a board with too many', 'statistics 7x7:noboxes --exact', '', 1, 'of at most six digits'],
  ['a mean of one path', 'statistics 4x4 --paths 1', '', 2, 'from 20'],
  [
    'shares of rows that are none',
    'statistics - --columns er',
    '[1]\n{"er":1}\n{}\n',
    2,
    'standard input:3: There is no member',
  ],
  ['shares of a file that is not there', 'statistics none.jsonl --columns er', '', 2, 'none.jsonl'],
  ['a proof that is none', 'certify --proof frat', GOOD, 2, 'cnf, drat, lrat'],
  ['more givens removed than are taken', 'neighbourhood --remove 4', GOOD, 2, 'from 0 to 3'],
  ['a book without a file', 'book --chapters 1', '', 2, '--output book.pdf'],
  ['a book of no paper', 'book --output book.pdf --paper a3', '', 2, 'There is no paper "a3"'],
  ['puzzles of fewer givens than none', 'fewest --givens -1', GOOD, 2, 'Expected a number of givens'],
  ['a canonical form of 4×4', 'canonical', SMALL, 2, `${IN}:1: Canonical forms are for`],
  ['an unknown list', 'list solver', '', 2, 'Did you mean "solvers"?'],
  ['a list called constructor', 'list constructor', '', 2, 'There is no list'],
  ['help for no command', 'help sovle', '', 2, 'Did you mean "solve"?'],
  ['a file too many', 'generate good.txt', '', 2, 'too many arguments'],
  ['an unknown shell', 'completion powershell', '', 2, 'Known: bash, zsh, fish'],
  ['a puzzle beyond the last', 'watch --puzzle 3', GOOD, 2, 'There is no puzzle 3'],
  ['events into a folder', 'watch --frames folder', GOOD, 2, 'folder cannot be written: it is a folder'],

  // Answers in free text
  ['an answer that is no JSON', 'grade', GOOD, 2, `${IN}:1: Expected JSON with a puzzle and an answer`],
  ['no answer', 'grade', '\n\n', 2, `${IN}: No answer found.`],
  ['a line of answers without an end', 'grade', `{"puzzle":"${'x'.repeat(2_000_001)}`, 2, `${IN}:1: The line has more`],
  ['an answer to no puzzle', 'grade --puzzle empty.txt', SOLVED, 2, 'empty.txt:1:1: No puzzle found.'],
  ['an answer in a folder', 'grade --puzzle good.txt folder', '', 2, 'folder: This is a folder'],
  [
    'an answer to another puzzle',
    'grade --puzzle good.txt',
    SOLVED.replaceAll('5', '4'),
    1,
    'a different puzzle: the given of r1c1',
  ],

  ['requests of no program', 'environment nowhere.txt', '', 2, 'nowhere.txt: There is no such file.'],
  ['too many games', 'environment --games 100001', '', 2, 'Expected a whole number from 1 to 100000.'],

  ['nobody to evaluate', 'evaluate', GOOD, 2, 'Say whom to ask: a program after --, or an address with --url.'],
  ['an address of another kind', 'evaluate --url ftp://127.0.0.1/', GOOD, 2, 'begins with http:// or https://'],
  ['turns without an end', 'evaluate --turns 10001 -- node', GOOD, 2, 'Expected a whole number from 1 to 10000.'],

  // Outputs that cannot be written
  ['pictures in a folder without a name', 'hint --svg ', GOOD, 2, 'Expected the name of a folder.'],
  [
    'pictures where no folder can be',
    'hint --svg /proc/x',
    GOOD,
    2,
    '/proc/x cannot be written: there is no such folder.',
  ],
  ['a way drawn where no folder can be', 'explain --svg /proc/x/y', GOOD, 2, '/proc/x cannot be written'],
  ['pictures in a file', 'hint --svg good.txt', GOOD, 2, 'good.txt cannot be written: a file has this name.'],
  ['an output without a name', 'solve --output ', GOOD, 2, 'Expected the name of a file.'],
  [
    'an output that is a full disk',
    'solve good.txt --output /dev/full',
    '',
    2,
    '/dev/full cannot be written: the disk is full.',
  ],
  [
    'the same, collected',
    'collect good.txt --output /dev/full',
    '',
    2,
    '/dev/full cannot be written: the disk is full.',
  ],
  [
    'rows for a full disk',
    'dataset good.txt --output /dev/full',
    '',
    2,
    '/dev/full cannot be written: the disk is full.',
  ],
  ['the same, made', 'generate --seed 1 --output /dev/full', '', 2, '/dev/full cannot be written: the disk is full.'],
  ['an output through a file', 'solve empty.txt --output good.txt/x', '', 2, 'a part of this path is not a folder'],
  ['merged into nothing', 'merge good.txt --output ', '', 2, 'Expected the name of a file.'],
  ['events for a full disk', 'watch --frames /dev/full', GOOD, 2, '/dev/full cannot be written: the disk is full.'],
  ['events nowhere', 'watch --frames nowhere/x', GOOD, 2, 'nowhere/x cannot be written: there is no such folder.'],
];

/** Texts that `solve` refuses. A process gets many of them as files; it reports twenty problems. */
const isText = ([, args, , code, message]: Row): boolean => args === 'solve' && code === 2 && message.startsWith(IN);
const TEXTS = CASES.filter(isText).map(([name, , input, , message], index) => {
  const file = `text-${index}`;
  return { name, file, input, message: message.replace(IN, file) };
});
const AT_ONCE = 15;

test.each(
  TEXTS.flatMap((_, index) => (index % AT_ONCE === 0 ? [TEXTS.slice(index, index + AT_ONCE)] : [])).map(
    (texts) => [texts.map(({ name }) => name).join(' · '), texts] as const,
  ),
)('%s', async (_name, texts) => {
  for (const { file, input } of texts) writeFileSync(join(folder, file), input);
  const { code, err } = await run(['solve', ...texts.map(({ file }) => file)], '', { cwd: folder });
  expect(code).toBe(2);
  expect(texts.filter(({ message }) => !err.includes(message))).toEqual([]);
});

/** Cases with files that only Linux has. */
const isOfLinux = ([, args]: Row): boolean => /\/(dev|proc)\//.test(args);

test.each(CASES.filter((row) => !isText(row) && !(NO_LINUX && isOfLinux(row))))(
  '%s',
  async (_name, args, input, code, message) => {
    const ran = await run(args.split(' '), input, { cwd: folder });
    expect({ code: ran.code, said: ran.err + ran.out }).toEqual({ code, said: expect.stringContaining(message) });
  },
);
