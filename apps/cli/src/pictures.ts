import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type StepListener, unwritable } from '@pencilmark/bulk';
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
  makeFolder(folder);
  const language = languageNamed(code);
  let first: unknown;
  return ({ found, grid, givens, step, number, text }) => {
    first ??= found;
    const before = found === first ? '' : `line-${found.line}-`;
    const { geometry, digits, candidates } = grid;
    const title = `${number}. ${techniqueName(step.technique, language)}`;
    const { alphabet } = found.reading.notation;
    const clues = geometry.clues.map((clue) => tellClue(clue, geometry, language));
    const description = [text, ...clues].join('\n');
    const picture = drawBoard({ geometry, digits, givens, candidates, step, title, description, alphabet });
    const path = join(folder, `${before}step-${String(number).padStart(3, '0')}.svg`);
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
