/** Texts of every format: loaded when there is a puzzle that the list has not. */
import { parsePuzzle } from '@pencilmark/core/format';

export { textOf } from '../../setter/text.ts';

export const readText = (text: string) => parsePuzzle(text, { ignoreRules: true });
