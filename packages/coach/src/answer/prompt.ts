import { alphabetOf } from '@pencilmark/core/geometry';
import type { LanguageCode } from '@pencilmark/core/human/language';
import { checkPuzzle, type Puzzle } from '@pencilmark/core/puzzle';
import { checkOptions, having, TEXT } from '@pencilmark/core/result';
import { type PartOfLanguage, rulesText, tellClue } from '@pencilmark/core/words';

/** How a prompt is written. */
export interface PromptOptions {
  /** Its language, such as `de` of `@pencilmark/core/languages/de`. Default: English. */
  readonly language?: PartOfLanguage<'words'> & { readonly code: string };
  /** The signs of the digits in their order. Default: those of the board, such as 1-9A-Z. */
  readonly alphabet?: string;
}

/** What a prompt says besides the rules. */
interface PromptWords {
  readonly solve: string;
  readonly clues: string;
  readonly puzzle: string;
  readonly answer: string;
}

const WORDS: Readonly<Record<LanguageCode, PromptWords>> = {
  en: {
    solve: 'Solve this sudoku.',
    clues: 'The clues, where r1c2 is the cell in row 1 and column 2:',
    puzzle: 'The puzzle, with a dot for each empty cell:',
    answer: 'End your answer with the complete grid, one row a line.',
  },
  de: {
    solve: 'Löse dieses Sudoku.',
    clues: 'Die Hinweise, wobei r1c2 die Zelle in Zeile 1 und Spalte 2 ist:',
    puzzle: 'Das Rätsel, mit einem Punkt für jede leere Zelle:',
    answer: 'Beende deine Antwort mit dem vollständigen Gitter, eine Zeile des Rätsels in jeder Zeile.',
  },
  fr: {
    solve: 'Résous ce sudoku.',
    clues: 'Les indices, où r1c2 est la case de la ligne 1 et de la colonne 2 :',
    puzzle: 'La grille, avec un point pour chaque case vide :',
    answer: 'Termine ta réponse par la grille complète, une rangée par ligne.',
  },
  ja: {
    solve: 'この数独を解いてください。',
    clues: 'ヒント（r1c2 は 1 行 2 列のマス）：',
    puzzle: '問題（点は空のマス）：',
    answer: '最後に、完成した盤面を 1 行ずつ書いてください。',
  },
};

/**
 * A puzzle as a prompt for people or models: the rules of its board, its clues, its digits, and how
 * to answer so that `gradeAnswer` reads it. Void cells of shaped boards are left out.
 *
 *     const prompt = promptOf(puzzleOf('123.341221434321'));
 *     prompt.split('\n')[0]      // 'Solve this sudoku.'
 *     prompt.includes('1 2 3 .\n3 4 1 2')      // true
 */
export function promptOf(puzzle: Puzzle, options: PromptOptions = {}): string {
  checkPuzzle('promptOf', puzzle);
  checkOptions('promptOf', options, {
    language: having('a language with its code and words', 'code', 'words'),
    alphabet: TEXT,
  });
  const { geometry, givens } = puzzle;
  const { language, alphabet = alphabetOf(geometry) } = options;
  const words = WORDS[language?.code as LanguageCode] ?? WORDS.en;
  const { size, rows, columns, clues } = geometry;
  const row = (index: number): string =>
    Array.from(givens.subarray(index * size, index * size + columns), (digit) =>
      digit === 0 ? '.' : alphabet[digit - 1],
    ).join(' ');
  return [
    `${words.solve}\n${rulesText(geometry, language)}`,
    ...(clues.length > 0
      ? [`${words.clues}\n${clues.map((clue) => tellClue(clue, geometry, language)).join('\n')}`]
      : []),
    `${words.puzzle}\n${Array.from({ length: rows }, (_, index) => row(index)).join('\n')}`,
    words.answer,
  ].join('\n\n');
}
