/** Command lines, drawn from what the commands declare of themselves. */

/** Names in the folder of a case. No generated word leads out of it. */
export const FILES = {
  good: 'good.txt',
  odd: 'odd.txt',
  packed: ['odd.txt.gz', 'odd.txt.zst'],
  empty: 'empty.txt',
  folder: 'folder',
  full: 'full',
  picture: 'odd.png',
  game: 'game.json',
  entries: 'entries.json',
  shards: ['part.1', 'part.2', 'part.3'],
  player: './player.mjs',
};

const READABLE = [
  FILES.odd,
  FILES.odd,
  FILES.odd,
  FILES.odd,
  FILES.good,
  FILES.good,
  ...FILES.packed,
  FILES.empty,
  FILES.folder,
  'nowhere.txt',
  '-',
  '',
  FILES.picture,
  FILES.shards[0],
  'good.txt/x',
];
const WRITABLE = [
  'out.txt',
  'out.txt',
  'out.txt',
  'out.txt.gz',
  'out.txt.zst',
  'out.txt',
  FILES.good,
  FILES.odd,
  FILES.folder,
  FILES.full,
  'nowhere/x',
  'good.txt/x',
  '',
  'out.progress',
  `${'x'.repeat(300)}`,
];

/** Nothing listens on port 1, and no other host is ever named. */
const ADDRESSES = [
  'postgres://me@127.0.0.1:1/none',
  'postgresql://127.0.0.1:1/a?sslmode=disable',
  'postgres://',
  'postgres://[',
  'http://127.0.0.1:1/',
  'x',
  '',
];

const NUMBERS = [
  '0',
  '1',
  '2',
  '3',
  '5',
  '9',
  '10',
  '',
  '-1',
  '1.5',
  '1e3',
  ' 5',
  '5 ',
  '٣',
  '0x10',
  'many',
  '007',
  '9007199254740991',
  '9007199254740992',
  '9'.repeat(40),
];

/** Values of options by their flags, where the placeholder alone does not say enough. */
const BY_FLAG = {
  '--threads': ['1', '1', '2', '3', '8', '0', '257', 'x'],
  '--count': ['0', '1', '2', '3', '10', '-1', 'x', '9'.repeat(20)],
  '--seed': ['0', '1', '7', '9007199254740990', '9007199254740991', '9007199254740992', '-1', 'x'],
  '--size': ['4', '6', '8', '9', '9', '10', '12', '16', '3', '5', '7', '37', '0', 'x'],
  '--tasks': ['1', '2', '0', '1001', 'x'],
  '--limit-ms': ['10', '50', '500', '9', 'x'],
  '--memory': ['16', '64', '512', '0', 'x'],
  '--tries': ['1', '10', '100', '0', 'x'],
  '--port': ['0', '65536', '-1', 'x'],
  '--host': ['127.0.0.1', 'localhost', '', 'x y', '127.0.0.1 ', '[::1]'],
  '--origin': ['https://example.org', 'https://example.org/', 'x', ''],
  '--idle': ['1', '0', 'x'],
  '--speed': ['1', '1000', '0', 'x'],
  '--max-calls': ['1', '2', '10', '100', '5000', '0', 'x'],
};

/** Values of options by what stands in angle brackets. */
const BY_PLACE = {
  file: WRITABLE,
  folder: ['drawings', FILES.folder, FILES.good, '', 'nowhere/x/y', FILES.full],
  n: NUMBERS,
  digits: [
    '1-9',
    '0-8',
    '1-9A-G',
    '0-9A-F',
    'A-P',
    'a-i',
    '112',
    '',
    '1-',
    '-9',
    'z-a',
    '1-9a-zA-Z',
    'é-ü',
    '9-1',
    '123456789',
  ],
  'i/n': ['1/1', '1/2', '2/2', '2/3', '3/2', '0/1', '1/0', '1/1000000', '1/99999999999', 'x', '1', '-1/2'],
  address: ADDRESSES,
  url: ADDRESSES,
  'cell=digit': ['r1c1=1', 'r3c2=8', 'r9c9=9', 'r0c0=0', 'r99c99=z', 'r1c1=10', 'r1c1', 'R2C4=3', ''],
  'technique:cells': [
    'hidden-single:r2c5,r9c1',
    'naked-single:',
    'x-wing:r2c1,r2c7,r5c1,r5c7',
    'nothing:r1c1',
    'naked-single:r0c0',
    ':',
    'x',
    '',
  ],
  'min-max': ['1-3', '6.5-7.0', '0-', '1.2-', '-', '3', '9-1', '1e3-2', 'x', '', '20-40', '0-81', '17-'],
  'n|min-max': ['30', '25-40', '17-', '0', '81', '82', '40-25', '-', 'x', '81-', '36-36'],
  character: ['.', '0', '_', '*', ' ', '', 'ab', '😀', '1', 'A', '\n', '\t', '"', ',', '#', '|', '\u0301'],
  step: ['1', '2', '28', '0', 'x', 'line', 'sdk', '9007199254740992'],
  id: ['j1', '', 'x y'],
  token: ['t', '', 'a b'],
  origin: ['x'],
};

const SIGNS = [
  '',
  'x',
  '0',
  '-',
  '--',
  '=',
  ',',
  ' ',
  '\t',
  '\n',
  '"',
  "'",
  '\\',
  '%',
  '$',
  '*',
  '\x1b[31m',
  '\u202e',
  '😀',
  'é',
  '\ufeff',
  '\ud800',
  '__proto__',
  'constructor',
  '…'.repeat(300),
  'x'.repeat(3000),
];

/** Commands that do not end, call others, or start programs: their words stay as they are. */
const CAREFUL = ['serve', 'work', 'jobs', 'evaluate', 'arena run', 'arena check', 'arena join', 'arena tournament'];

/** Commands whose work no option bounds, so that they are interrupted after a while. */
const BOUNDED = ['convert', 'list', 'completion', 'merge', 'arena protocol', 'canonical', 'collect', 'review', 'jobs'];

/** Every command below a table, with the words that call it. */
export const leavesOf = (commands, before = []) =>
  commands.flatMap((command) =>
    command.parts
      ? leavesOf(command.parts, [...before, command.name])
      : [{ ...command, words: [...before, command.name] }],
  );

/** The commands of the table with the values that each option offers. */
export const readyCommands = (commands) =>
  Promise.all(
    leavesOf(commands).map(async (command) => ({
      ...command,
      options: await Promise.all(
        command.options.map(async ({ flags, choices }) => ({ flags, choices: (await choices?.()) ?? [] })),
      ),
    })),
  );

/** A value for an option; undefined for an option without one. */
function valueFor(draw, { flags, choices }, stock) {
  const [, flag, place] = /^(--[\w-]+)(?: <(.+)>)?/.exec(flags);
  if (place === undefined) return undefined;
  if (flag === '--near') return draw.pick(READABLE);
  if (flag === '--geometry')
    return draw.oneIn(3)
      ? draw.pick(['9x9', '9x9:x', '6x6:3x2', '9x9:hexagons', '99x99', '', '4x4:x+x', '9x9:jigsaw-1'])
      : draw.pick(stock.boards);
  const isList = /,/.test(place) || place === 'names';
  if (choices.length > 0 && !draw.oneIn(6)) return isList ? draw.some(choices, 1, 3).join(',') : draw.pick(choices);
  if (choices.length > 0) return draw.oneIn(2) ? draw.pick(SIGNS) : `${draw.pick(choices)}${draw.pick(SIGNS)}`;
  return draw.pick(BY_FLAG[flag] ?? BY_PLACE[place] ?? SIGNS);
}

function operandsFor(draw, { words, operand }) {
  const called = words.join(' ');
  if (!operand) return draw.oneIn(30) ? [FILES.good] : [];
  if (called === 'work' || called === 'jobs') return [draw.pick(ADDRESSES)];
  if (called === 'arena join') return ['http://127.0.0.1:1/v1/arenas/x', '--', FILES.player];
  if (called === 'evaluate' || called.startsWith('arena r') || called.startsWith('arena c'))
    return ['--', draw.pick([FILES.player, FILES.player, FILES.good, 'nothing-here'])];
  if (called === 'arena tournament') return [FILES.entries];
  if (called === 'merge')
    return draw.some([...FILES.shards, ...FILES.shards, FILES.odd, FILES.empty, 'nowhere.txt'], 1, 4);
  if (called === 'review') return draw.some([FILES.game, FILES.game, FILES.good, '-', FILES.folder], 0, 2);
  if (called === 'scan')
    return draw.some([FILES.picture, FILES.picture, FILES.good, FILES.folder, '-', FILES.empty], 0, 2);
  if (operand.choices) return [draw.pick([...operand.choices, ...SIGNS])];
  if (called === 'list')
    return [draw.pick(['solvers', 'formats', 'techniques', 'layouts', 'solver', '', 'constructor', '__proto__'])];
  return draw.some(READABLE, 0, 3);
}

/** Options that bound the work of a command, as far as it has such. */
function boundsFor({ words, options }) {
  const has = (flag) => options.some(({ flags }) => flags.startsWith(`${flag} `));
  const bounds = [];
  if (has('--max-calls')) bounds.push('--max-calls', '2000');
  if (words[0] === 'evaluate') bounds.push('--timeout', '1', '--puzzles', FILES.good);
  if (words[0] === 'solve') bounds.push('--limit', '50');
  if (words[0] === 'serve') bounds.push('--port', '0', '--host', '127.0.0.1', '--data', 'data');
  if (words[1] === 'run' || words[1] === 'tournament')
    bounds.push('--tasks', '1', '--limit-ms', '200', '--rounds', '6x6-first');
  if (has('--tries')) bounds.push('--tries', '20');
  return bounds;
}

/** Changes of a command line as people make them by mistake. */
const MISTAKES = [
  (draw, words) => words.toSpliced(draw.below(words.length), 1),
  (draw, words) => words.toSpliced(draw.below(words.length), 0, draw.pick(words)),
  (draw, words) => words.toSpliced(draw.below(words.length), 1, draw.pick(words)),
  (draw, words) =>
    words.toSpliced(
      1 + draw.below(words.length),
      0,
      draw.pick(['--', '-', '--help', '-h', '-V', '--version', '--nothing', '-x', 'help', '--json', '']),
    ),
  (draw, words) => {
    const at = draw.below(words.length);
    const cut = draw.below(words[at].length + 1);
    return words.with(at, words[at].slice(0, cut) + draw.pick(SIGNS) + words[at].slice(cut));
  },
  (draw, words) => {
    const at = draw.below(words.length);
    return words[at + 1] === undefined ? words : words.toSpliced(at, 2, `${words[at]}=${words[at + 1]}`);
  },
];

/** No word may name a place outside of the folder, and none can hold a zero byte. */
const isInside = (word) =>
  !/^\/|[=:]\/(?!\/127)|\.\./.test(word) ||
  ADDRESSES.includes(word) ||
  word.startsWith('http://127.0.0.1:1/') ||
  word.startsWith('https://example.org');

/** A command line: its words, and what is known of it. */
export function commandLine(draw, commands, stock) {
  const command = draw.pick(commands);
  const called = command.words.join(' ');
  const isCareful = CAREFUL.includes(called);
  const options = draw
    .some(command.options.length > 0 ? command.options : [{ flags: '--json', choices: [] }], 0, 4)
    .flatMap((option) => {
      const flag = /^--[\w-]+/.exec(option.flags)[0];
      const value = valueFor(draw, option, stock);
      return value === undefined ? [flag] : draw.oneIn(8) ? [`${flag}=${value}`] : [flag, value];
    });
  const operands = operandsFor(draw, command);
  const bounds = boundsFor(command);
  // The last value of an option counts, so bounds that follow hold.
  let words =
    operands[0] === '--' || operands[1] === '--'
      ? [...command.words, ...options, ...bounds, ...operands]
      : draw.oneIn(2)
        ? [...command.words, ...operands, ...options, ...bounds]
        : [...command.words, ...options, ...bounds, ...operands];
  const isMistaken = !isCareful && draw.oneIn(6);
  if (isMistaken)
    for (let times = draw.between(1, 3); times > 0 && words.length > 0; times--)
      words = draw.pick(MISTAKES)(draw, words);
  words = words.map((word) => (isInside(word) ? word.replaceAll('\0', '') : 'x'));
  return {
    words,
    called,
    isMistaken,
    isJson: !isMistaken && words.includes('--json') && !words.includes('--help'),
    isBounded: BOUNDED.includes(called),
    isEndless: command.isEndless === true || called === 'arena join' || called === 'arena play',
  };
}
