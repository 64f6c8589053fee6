/**
 * Pictures of screens of other makes, drawn by a browser from a seed: rounded tiles with gaps,
 * boards half as wide as high, dark boards with light diagonals, dark boards full of notes, boards
 * with round corners; and highlighted cells whose digits are nearly as pale as they.
 */
import { makeRandom } from '@pencilmark/core/random';
import { puzzleFor, textOf } from './puzzles.mjs';

const COUNT = 40;

const FONTS = ['Arial, sans-serif', 'Georgia, serif', 'monospace', 'Verdana, sans-serif'];

/** Colours of screens: the ground, the cells, lines, thick lines, digits, entries. */
const LIGHT = [
  { ground: '#ffffff', cell: '#ffffff', thin: '#bfc6d4', thick: '#344861', ink: '#344861', entry: '#325aaf' },
  { ground: '#f2ede3', cell: '#fffdf7', thin: '#d2c8b4', thick: '#5a4a32', ink: '#2c2418', entry: '#a04020' },
  { ground: '#e9eef5', cell: '#fdfeff', thin: '#c9d3e0', thick: '#6d7f99', ink: '#1d2a3c', entry: '#2b6cd4' },
];
const DARK = [
  { ground: '#101418', cell: '#1c232b', thin: '#36424f', thick: '#8796a8', ink: '#e8edf3', entry: '#7db3ff' },
  { ground: '#000000', cell: '#121212', thin: '#333333', thick: '#777777', ink: '#f5f5f5', entry: '#ffb55a' },
  { ground: '#1e1b2e', cell: '#2a2640', thin: '#453f66', thick: '#8c82c0', ink: '#eceaf8', entry: '#b8a8ff' },
];

/** Mixes two colours, #rrggbb. */
const mixed = (one, other, share) =>
  `#${[1, 3, 5]
    .map((at) => {
      const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
      return Math.round(a + (b - a) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

/** Of each make, what is drawn: drawn from a random source. */
const MAKES = {
  tiles: (random) => {
    const isDark = random.below(3) > 0;
    return {
      colours: (isDark ? DARK : LIGHT)[random.below(3)],
      isContrasted: !isDark,
      gap: 0.05 + random.below(60) / 1000,
      boxGap: 0.08 + random.below(140) / 1000,
      round: 0.1 + random.below(200) / 1000,
      notes: isDark && random.below(2) === 0,
      written: 0.2,
    };
  },
  narrow: (random) => ({
    colours: (random.below(2) ? DARK : LIGHT)[random.below(3)],
    high: 1.7 + random.below(50) / 100,
    notes: random.below(2) === 0,
    written: 0.2,
  }),
  diagonals: (random) => ({
    colours: DARK[random.below(3)],
    diagonals: 1 + random.below(2),
    light: 0.25 + random.below(60) / 100,
    written: random.below(2) * 0.2,
  }),
  noted: (random) => ({ colours: DARK[random.below(3)], notes: true, all: random.below(2) === 0, written: 0.15 }),
  rounded: (random) => ({
    colours: (random.below(2) ? DARK : LIGHT)[random.below(3)],
    corner: 0.3 + random.below(120) / 100,
    frame: random.below(2) === 0,
    marked: random.below(2) === 0,
    written: random.below(2) * 0.3,
  }),
  pale: (random) => ({
    colours: (random.below(2) ? DARK : LIGHT)[random.below(3)],
    pale: 0.03 + random.below(25) / 100,
    written: 0.2,
  }),
};

/** Whether a digit may stand in a cell, as far as its row, its column and its box tell. */
function candidatesOf(digits, cell) {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  const seen = new Set();
  for (let other = 0; other < 81; other++) {
    const [r, c] = [Math.floor(other / 9), other % 9];
    const isBox = Math.floor(r / 3) === Math.floor(row / 3) && Math.floor(c / 3) === Math.floor(column / 3);
    if (r === row || c === column || isBox) seen.add(digits[other]);
  }
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !seen.has(digit));
}

/** How a screen is laid out and what stands out on it; all but its notes is drawn here. */
function lookOf(style, random) {
  const { gap = 0, boxGap = gap, high = 1 } = style;
  const wide = 24 + random.below(30) + (style.high ? 0 : 8);
  const tall = wide * high;
  const margin = [0.3, 0.6, 1, 1.6, 2.4][random.below(5)] * wide;
  const thick = 1.5 + random.below(3) / 2;
  const place = (at, side) => at * side * (1 + gap) + Math.floor(at / 3) * (boxGap - gap) * side;
  const font = FONTS[random.below(FONTS.length)];
  const size = Math.min(wide, tall) * (0.52 + random.below(16) / 100);
  const weight = [400, 400, 600][random.below(3)];
  return {
    wide,
    tall,
    margin,
    thick,
    across: (column) => place(column, wide),
    down: (row) => place(row, tall),
    width: place(9, wide) - boxGap * wide,
    height: place(9, tall) - boxGap * tall,
    font,
    size,
    weight,
    entryWeight: random.below(2) ? weight : 400,
    paleCells: new Set(style.pale ? Array.from({ length: 10 }, () => random.below(81)) : []),
    chosen: style.marked ? random.below(81) : -1,
  };
}

const isOnDiagonal = (cell, { diagonals }) => {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  return diagonals > 0 && (row === column || (diagonals === 2 && row + column === 8));
};

/** The colour of a cell. */
function paperOf(cell, style, { paleCells, chosen }) {
  const { colours } = style;
  if (isOnDiagonal(cell, style)) return mixed(colours.cell, '#ffffff', style.light);
  if (paleCells.has(cell) || cell === chosen) return mixed(colours.cell, colours.entry, 0.45);
  const isPeer = Math.floor(cell / 9) === Math.floor(chosen / 9) || cell % 9 === chosen % 9;
  if (chosen >= 0 && isPeer) return mixed(colours.cell, colours.entry, 0.14);
  return style.isContrasted ? mixed(colours.cell, colours.thick, 0.16) : colours.cell;
}

function digitText(cell, puzzle, style, look) {
  const { wide, tall, size, weight, entryWeight } = look;
  const isGiven = puzzle.kinds[cell] === 'g';
  const own = isGiven ? style.colours.ink : style.colours.entry;
  let ink = isOnDiagonal(cell, style) && style.light > 0.5 ? mixed(own, '#000000', 0.8) : own;
  if (look.paleCells.has(cell)) ink = mixed(paperOf(cell, style, look), own, style.pale);
  const [x, y] = [look.across(cell % 9) + wide / 2, look.down(Math.floor(cell / 9)) + tall / 2];
  return `<text x="${x}" y="${y + size * 0.36}" font-size="${size}" font-weight="${isGiven ? weight : entryWeight}" fill="${ink}">${puzzle.digits[cell]}</text>`;
}

function noteTexts(cell, puzzle, { colours }, { wide, tall, across, down }) {
  const size = Math.min(wide, tall) * 0.25;
  const ink = mixed(colours.ink, colours.cell, 0.3);
  return candidatesOf(puzzle.digits, cell).map((note) => {
    const x = across(cell % 9) + wide * (0.2 + 0.3 * ((note - 1) % 3));
    const y = down(Math.floor(cell / 9)) + tall * (0.2 + 0.3 * Math.floor((note - 1) / 3)) + size * 0.36;
    return `<text x="${x}" y="${y}" font-size="${size}" fill="${ink}">${note}</text>`;
  });
}

/** The lines between cells. A board with round corners has none at its edge. */
function linesOf({ colours, corner }, { wide, tall, width, height, thick }) {
  const places = corner ? [1, 2, 3, 4, 5, 6, 7, 8] : [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  return places.map((at) => {
    const [colour, breadth] = at % 3 === 0 ? [colours.thick, thick] : [colours.thin, 1];
    const stroke = `stroke="${colour}" stroke-width="${breadth}"`;
    return `<path d="M${at * wide} 0V${height}M0 ${at * tall}H${width}" ${stroke}/>`;
  });
}

/** A board whose corners are round, with a frame or without. */
function rounded(board, { colours, corner, frame }, { wide, width, height, thick }) {
  const edge = `width="${width}" height="${height}" rx="${corner * wide * 0.5}"`;
  const line = `<rect ${edge} fill="none" stroke="${colours.thick}" stroke-width="${thick}"/>`;
  return `<clipPath id="c"><rect ${edge}/></clipPath><g clip-path="url(#c)">${board}</g>${frame ? line : ''}`;
}

/** The page of a screen as SVG, and how large it is. */
function drawn(style, puzzle, random) {
  const { colours, round = 0 } = style;
  const look = lookOf(style, random);
  const parts = [];
  for (let cell = 0; cell < 81; cell++) {
    const [x, y] = [look.across(cell % 9), look.down(Math.floor(cell / 9))];
    const size = `width="${look.wide}" height="${look.tall}" rx="${round * look.wide}"`;
    parts.push(`<rect x="${x}" y="${y}" ${size} fill="${paperOf(cell, style, look)}"/>`);
    if (puzzle.digits[cell]) parts.push(digitText(cell, puzzle, style, look));
    else if (style.notes && (style.all || random.below(10) < 6)) parts.push(...noteTexts(cell, puzzle, style, look));
  }
  if (round === 0) parts.push(...linesOf(style, look));
  const body = style.corner ? rounded(parts.join(''), style, look) : parts.join('');
  const [width, height] = [look.width, look.height].map((side) => Math.ceil(side + 2 * look.margin));
  const ground = round > 0 || style.corner ? colours.ground : colours.cell;
  return {
    width,
    height,
    html: `<style>body{margin:0;background:${ground}}svg{display:block}</style><svg width="${width}" height="${height}"
 font-family="${look.font}" text-anchor="middle"><g transform="translate(${look.margin} ${look.margin})">${body}</g></svg>`,
  };
}

/** All pictures of all makes: a name, the file, the digits and the kinds of the cells. */
export async function* madePictures(browser, only) {
  const page = await browser.newPage();
  for (const [at, [make, styleOf]] of Object.entries(MAKES).entries()) {
    if (only && make !== only) continue;
    for (let index = 0; index < COUNT; index++) {
      const seed = 1000 * (at + 1) + index;
      const random = makeRandom(seed);
      const style = styleOf(random);
      const puzzle = await puzzleFor(9, seed, style.written);
      const { width, height, html } = drawn(style, puzzle, random);
      await page.setViewportSize({ width, height });
      await page.setContent(html);
      yield {
        name: `made-${make}-${index}`,
        file: await page.screenshot(),
        cells: textOf(puzzle.digits),
        kinds: puzzle.kinds,
      };
    }
  }
  await page.close();
}
