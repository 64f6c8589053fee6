import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shown } from '@pencilmark/bulk';
import type { LanguageCode } from '@pencilmark/core';
import type { Option } from './options/option.ts';
import type { Session } from './session.ts';

/** `--svg`, of commands that tell steps. */
export const SVG_OPTION: Option = {
  flags: '--svg <folder>',
  says: 'draw each step that is told as a picture in a folder: step-001.svg; with the line of the puzzle before it where there are several',
};

/** Draws steps into a folder, which is made; or says why that cannot be, and gives nothing. */
export async function drawer(
  session: Session,
  folder: string,
  language: LanguageCode = 'en',
): Promise<Shown | undefined> {
  const [{ drawBoard }, { techniqueName }] = await Promise.all([
    import('@pencilmark/board'),
    import('@pencilmark/core/human'),
  ]);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (problem) {
    session.refuse(folder, `This folder cannot be made: ${(problem as Error).message}.`);
    return undefined;
  }
  let first: unknown;
  return ({ found, grid, givens, step, number, text }) => {
    first ??= found;
    const before = found === first ? '' : `line-${found.line}-`;
    const { geometry, digits, candidates } = grid;
    const title = `${number}. ${techniqueName(step.technique, language)}`;
    const { alphabet } = found.reading.notation;
    const picture = drawBoard({ geometry, digits, givens, candidates, step, title, description: text, alphabet });
    const path = join(folder, `${before}step-${String(number).padStart(3, '0')}.svg`);
    try {
      writeFileSync(path, `${picture}\n`);
    } catch (problem) {
      session.refuse(path, `This cannot be written: ${(problem as Error).message}.`);
    }
  };
}
