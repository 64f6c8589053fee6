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

/** The page of a screen as SVG, and how large it is. */
function drawn(style, puzzle, random) {
  const { colours, gap = 0, boxGap = gap, high = 1, round = 0 } = style;
  const wide = 24 + random.below(30) + (style.high ? 0 : 8);
  const tall = wide * high;
  const margin = [0.3, 0.6, 1, 1.6, 2.4][random.below(5)] * wide;
  const isTiled = round > 0;
  const lineWidths = [1, 1.5 + random.below(3) / 2];
  const place = (at, side) => at * side * (1 + gap) + Math.floor(at / 3) * (boxGap - gap) * side;
  const [width, height] = [place(9, wide) - boxGap * wide, place(9, tall) - boxGap * tall];
  const font = FONTS[random.below(FONTS.length)];
  const size = Math.min(wide, tall) * (0.52 + random.below(16) / 100);
  const weight = [400, 400, 600][random.below(3)];
  const entryWeight = random.below(2) ? weight : 400;
  const paleCells = new Set(style.pale ? Array.from({ length: 10 }, () => random.below(81)) : []);
  const chosen = style.marked ? random.below(81) : -1;
  const ground = isTiled ? colours.ground : colours.cell;
  const tile = style.isContrasted ? mixed(colours.cell, colours.thick, 0.16) : colours.cell;
  const parts = [];
  for (let cell = 0; cell < 81; cell++) {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    const [x, y] = [place(column, wide), place(row, tall)];
    const isOn = row === column || (style.diagonals === 2 && row + column === 8);
    const isPeer = chosen >= 0 && (row === Math.floor(chosen / 9) || column === chosen % 9);
    let paper = tile;
    if (style.diagonals && isOn) paper = mixed(colours.cell, '#ffffff', style.light);
    else if (paleCells.has(cell)) paper = mixed(colours.cell, colours.entry, 0.45);
    else if (cell === chosen) paper = mixed(colours.cell, colours.entry, 0.45);
    else if (isPeer) paper = mixed(colours.cell, colours.entry, 0.14);
    const isLightPaper = style.diagonals && isOn && style.light > 0.5;
    parts.push(`<rect x="${x}" y="${y}" width="${wide}" height="${tall}" rx="${round * wide}" fill="${paper}"/>`);
    const digit = puzzle.digits[cell];
    const [cx, cy] = [x + wide / 2, y + tall / 2];
    if (digit) {
      const isGiven = puzzle.kinds[cell] === 'g';
      const own = isGiven ? colours.ink : colours.entry;
      let ink = isLightPaper ? mixed(own, '#000000', 0.8) : own;
      if (paleCells.has(cell)) ink = mixed(paper, own, style.pale);
      parts.push(
        `<text x="${cx}" y="${cy + size * 0.36}" font-size="${size}" font-weight="${isGiven ? weight : entryWeight}" fill="${ink}">${digit}</text>`,
      );
    } else if (style.notes && (style.all || random.below(10) < 6)) {
      const noteSize = Math.min(wide, tall) * 0.25;
      for (const note of candidatesOf(puzzle.digits, cell)) {
        const nx = x + wide * (0.2 + 0.3 * ((note - 1) % 3));
        const ny = y + tall * (0.2 + 0.3 * Math.floor((note - 1) / 3)) + noteSize * 0.36;
        const ink = mixed(colours.ink, colours.cell, 0.3);
        parts.push(`<text x="${nx}" y="${ny}" font-size="${noteSize}" fill="${ink}">${note}</text>`);
      }
    }
  }
  if (!isTiled)
    for (let at = 0; at <= 9; at++) {
      const isThick = at % 3 === 0;
      if ((at === 0 || at === 9) && style.corner && !style.frame) continue;
      if ((at === 0 || at === 9) && style.corner) continue;
      const stroke = `stroke="${isThick ? colours.thick : colours.thin}" stroke-width="${lineWidths[isThick ? 1 : 0]}"`;
      parts.push(`<path d="M${at * wide} 0V${height}M0 ${at * tall}H${width}" ${stroke}/>`);
    }
  const corner = style.corner ? style.corner * wide * 0.5 : 0;
  const clip = `<clipPath id="c"><rect width="${width}" height="${height}" rx="${corner}"/></clipPath>`;
  const frame = style.frame
    ? `<rect width="${width}" height="${height}" rx="${corner}" fill="none" stroke="${colours.thick}" stroke-width="${lineWidths[1]}"/>`
    : '';
  const body = corner ? `${clip}<g clip-path="url(#c)">${parts.join('')}</g>${frame}` : parts.join('');
  const [fullWidth, fullHeight] = [Math.ceil(width + 2 * margin), Math.ceil(height + 2 * margin)];
  const outer = corner ? colours.ground : ground;
  return {
    width: fullWidth,
    height: fullHeight,
    html: `<style>body{margin:0;background:${outer}}svg{display:block}</style><svg width="${fullWidth}" height="${fullHeight}"
 font-family="${font}" text-anchor="middle"><g transform="translate(${margin} ${margin})">${body}</g></svg>`,
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
