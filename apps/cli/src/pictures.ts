import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type StepListener, unwritable } from '@pencilmark/bulk';
import { type Cell, cellName } from '@pencilmark/core/geometry';
import type { LanguageCode } from '@pencilmark/core/human';
import { nameOf, type Option } from './options/option.ts';
import { OutputProblem, writing } from './output/output.ts';

/** `--svg`, of commands that show steps. */
export const SVG_OPTION: Option = {
  flags: '--svg <folder>',
  says: 'draw each step into a folder: step-001.svg, or line-7-step-001.svg for a further puzzle',
  read: nameOf('folder'),
};

/**
 * Gives a function that draws steps into a folder, and makes the folder. Throws `OutputProblem`
 * when that fails.
 */
export async function drawer(folder: string, code: LanguageCode = 'en'): Promise<StepListener> {
  const [{ drawBoard }, { techniqueName }, { languageNamed }, { tellClue }] = await Promise.all([
    import('@pencilmark/board'),
    import('@pencilmark/core/human'),
    import('@pencilmark/core/languages'),
    import('@pencilmark/core/words'),
  ]);
  const keep = pictures(folder, 'step');
  const language = languageNamed(code);
  return ({ found, grid, givens, step, number, text }) => {
    const { geometry, digits, candidates } = grid;
    const title = `${number}. ${techniqueName(step.technique, language)}`;
    const { alphabet } = found.reading.notation;
    const clues = geometry.clues.map((clue) => tellClue(clue, geometry, language));
    const description = [text, ...clues].join('\n');
    const picture = drawBoard({ geometry, digits, givens, candidates, step, title, description, alphabet });
    keep(found, number, picture);
  };
}

/**
 * Gives a function that draws sets of cells of grids into a folder: a wash marks the cells, whose
 * digits are italic, and all others are printed.
 */
export async function setDrawer(
  folder: string,
): Promise<(found: Found, number: number, cells: readonly Cell[]) => void> {
  const { drawBoard } = await import('@pencilmark/board');
  const keep = pictures(folder, 'set');
  return (found, number, cells) => {
    const { puzzle, notation } = found.reading;
    const { geometry, givens: digits } = puzzle;
    const own = new Set(cells);
    const givens = Uint8Array.from(digits, (digit, cell) => (own.has(cell) ? 0 : digit));
    const marks = cells.map((cell) => ({ kind: 'cell', cell, role: 'pattern' }) as const);
    const title = `${number}. ${cells.map((cell) => cellName(cell, geometry.size)).join(' ')}`;
    keep(found, number, drawBoard({ geometry, digits, givens, marks, title, alphabet: notation.alphabet }));
  };
}

type Found = Parameters<StepListener>[0]['found'];

/** Makes a folder, and gives a function that writes pictures of puzzles into it. */
function pictures(folder: string, name: string): (found: Found, number: number, picture: string) => void {
  makeFolder(folder);
  let first: unknown;
  return (found, number, picture) => {
    first ??= found;
    const before = found === first ? '' : `line-${found.line}-`;
    const path = join(folder, `${before}${name}-${String(number).padStart(3, '0')}.svg`);
    writing(path, () => writeFileSync(path, `${picture}\n`));
  };
}

/** Makes a folder and its parents. The option `recursive` of Node never ends below /proc. */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let path = resolve(folder); !existsSync(path); path = dirname(path)) missing.unshift(path);
  for (const path of missing) writing(path, () => mkdirSync(path));
  if (!statSync(folder).isDirectory()) throw new OutputProblem(unwritable(folder, { code: 'EEXIST' }));
}
