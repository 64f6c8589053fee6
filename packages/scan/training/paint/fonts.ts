import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';
import { type Field, fieldOf, type Path } from './shapes.ts';
import { SYMBOLS } from './symbols.ts';

/** Families that are taken as handwriting; the others are print. */
const BY_HAND = new Set(
  (
    'kalam patrick-hand shadows-into-light indie-flower architects-daughter permanent-marker schoolbell ' +
    'nanum-pen-script gloria-hallelujah reenie-beanie covered-by-your-grace rock-salt homemade-apple ' +
    'annie-use-your-telescope neucha short-stack sue-ellen-francisco the-girl-next-door cedarville-cursive ' +
    'delius amatic-sc gaegu sriracha itim playpen-sans shantell-sans swanky-and-moo-moo yomogi'
  ).split(' '),
);

/** Weights of a family that are used, where it has them. */
const WEIGHTS = [300, 400, 500, 700, 900];

/** Pieces that a curve of an outline becomes. */
const PIECES = 6;

/** A font as fields, one for each symbol. */
export interface Font {
  readonly family: string;
  readonly weight: number;
  readonly isHand: boolean;
  readonly fields: readonly Field[];
}

/** The folder of packages that this package depends on; the bundle lies in `dist`. */
const PACKAGES = join(dirname(fileURLToPath(import.meta.url)), '../node_modules/@fontsource');

/** All fonts of all families, sorted by name. */
export function readFonts(families = readdirSync(PACKAGES).sort()): readonly Font[] {
  return families.flatMap((family) =>
    WEIGHTS.flatMap((weight) => {
      const file = join(PACKAGES, family, 'files', `${family}-latin-${weight}-normal.woff`);
      const bytes = bytesOf(file);
      return bytes ? [fontOf(family, weight, bytes)] : [];
    }),
  );
}

function bytesOf(file: string): ArrayBuffer | undefined {
  try {
    const { buffer, byteOffset, byteLength } = readFileSync(file);
    return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  } catch {
    return undefined;
  }
}

function fontOf(family: string, weight: number, bytes: ArrayBuffer): Font {
  const font = opentype.parse(bytes);
  const outlinesOf = (symbol: string): Path[] => flattened(font.charToGlyph(symbol).getPath(0, 0, 1000).commands);
  const [, top, , bottom] = boundsOf(outlinesOf('8'));
  const fields = [...SYMBOLS].map((symbol) => {
    const outlines = outlinesOf(symbol);
    const [left, , right] = boundsOf(outlines);
    return fieldOf(outlines.map((path) => moved(path, (left + right) / 2, (top + bottom) / 2, 1 / (bottom - top))));
  });
  return { family, weight, isHand: BY_HAND.has(family), fields };
}

const moved = (path: Path, x: number, y: number, scale: number): Path =>
  path.map((value, at) => (value - (at % 2 === 0 ? x : y)) * scale);

function boundsOf(paths: readonly Path[]): readonly [left: number, top: number, right: number, bottom: number] {
  const xs = paths.flatMap((path) => path.filter((_, at) => at % 2 === 0));
  const ys = paths.flatMap((path) => path.filter((_, at) => at % 2 === 1));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Outlines as straight pieces, each closed. */
function flattened(commands: readonly opentype.PathCommand[]): Path[] {
  const paths: number[][] = [];
  let path: number[] = [];
  const last = (): readonly [number, number] => [path.at(-2) ?? 0, path.at(-1) ?? 0];
  for (const command of commands) {
    if (command.type === 'M') paths.push((path = [command.x, command.y]));
    else if (command.type === 'L') path.push(command.x, command.y);
    else if (command.type === 'Z') path.push(path[0]!, path[1]!);
    else {
      const [x0, y0] = last();
      const { x1, y1, x, y } = command;
      // A quadratic curve is the cubic one whose handles reach two thirds of the way.
      const handles =
        command.type === 'C'
          ? [x1, y1, command.x2, command.y2]
          : [x0 + (2 / 3) * (x1 - x0), y0 + (2 / 3) * (y1 - y0), x + (2 / 3) * (x1 - x), y + (2 / 3) * (y1 - y)];
      const [a, b, c, d] = handles as [number, number, number, number];
      for (let piece = 1; piece <= PIECES; piece++) {
        const t = piece / PIECES;
        const s = 1 - t;
        const weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t] as const;
        path.push(
          weights[0] * x0 + weights[1] * a + weights[2] * c + weights[3] * x,
          weights[0] * y0 + weights[1] * b + weights[2] * d + weights[3] * y,
        );
      }
    }
  }
  return paths;
}
