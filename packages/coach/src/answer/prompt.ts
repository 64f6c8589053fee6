import { alphabetOf, cellName } from '@pencilmark/core/geometry';
import type { LanguageCode } from '@pencilmark/core/human/language';
import { type Candidate, checkPuzzle, type Puzzle } from '@pencilmark/core/puzzle';
import { checkOptions, having, oneOf, TEXT } from '@pencilmark/core/result';
import { type PartOfLanguage, rulesText, tellClue } from '@pencilmark/core/words';

/** What a prompt asks for: the complete grid, or digits of some empty cells. */
export const ASKED = ['grid', 'placements'] as const;
/** What a prompt asks for. */
export type Asked = (typeof ASKED)[number];

/** What became of the digits of the last answer. */
export interface TurnReport {
  readonly right: readonly Candidate[];
  readonly wrong: readonly Candidate[];
}

/** How a prompt is written. */
export interface PromptOptions {
  /** Its language, such as `de` of `@pencilmark/core/languages/de`. Default: English. */
  readonly language?: PartOfLanguage<'words'> & { readonly code: string };
  /** The signs of the digits in their order. Default: those of the board, such as 1-9A-Z. */
  readonly alphabet?: string;
  /** Default: `grid`. */
  readonly asks?: Asked;
  /** Is told above all else, where there was an answer before. */
  readonly last?: TurnReport;
}

/** What a prompt says besides the rules. */
interface PromptWords {
  readonly solve: string;
  readonly clues: string;
  readonly puzzle: string;
  /** How to answer with what is asked for. */
  readonly answer: Readonly<Record<Asked, string>>;
  readonly right: string;
  readonly wrong: string;
  readonly nothing: string;
}

const WORDS: Readonly<Record<LanguageCode, PromptWords>> = {
  en: {
    solve: 'Solve this sudoku.',
    clues: 'The clues, where r1c2 is the cell in row 1 and column 2:',
    puzzle: 'The puzzle, with a dot for each empty cell:',
    answer: {
      grid: 'End your answer with the complete grid, one row a line.',
      placements:
        'End your answer with digits for one or more empty cells, as in <answer>r1c2=3 r4c1=2</answer>. If you cannot go on: <answer>give up</answer>',
    },
    right: 'Right: ',
    wrong: 'Wrong: ',
    nothing: 'Your last answer has no digit for an empty cell.',
  },
  de: {
    solve: 'Löse dieses Sudoku.',
    clues: 'Die Hinweise, wobei r1c2 die Zelle in Zeile 1 und Spalte 2 ist:',
    puzzle: 'Das Rätsel, mit einem Punkt für jede leere Zelle:',
    answer: {
      grid: 'Beende deine Antwort mit dem vollständigen Gitter, eine Zeile des Rätsels in jeder Zeile.',
      placements:
        'Beende deine Antwort mit Ziffern für eine oder mehrere leere Zellen, wie in <answer>r1c2=3 r4c1=2</answer>. Wenn du nicht weiterkommst: <answer>give up</answer>',
    },
    right: 'Richtig: ',
    wrong: 'Falsch: ',
    nothing: 'Deine letzte Antwort hat keine Ziffer für eine leere Zelle.',
  },
  fr: {
    solve: 'Résous ce sudoku.',
    clues: 'Les indices, où r1c2 est la case de la ligne 1 et de la colonne 2 :',
    puzzle: 'La grille, avec un point pour chaque case vide :',
    answer: {
      grid: 'Termine ta réponse par la grille complète, une rangée par ligne.',
      placements:
        'Termine ta réponse par les chiffres d’une ou de plusieurs cases vides, comme dans <answer>r1c2=3 r4c1=2</answer>. Si tu ne peux pas continuer : <answer>give up</answer>',
    },
    right: 'Juste : ',
    wrong: 'Faux : ',
    nothing: 'Ta dernière réponse ne donne aucun chiffre pour une case vide.',
  },
  ja: {
    solve: 'この数独を解いてください。',
    clues: 'ヒント（r1c2 は 1 行 2 列のマス）：',
    puzzle: '問題（点は空のマス）：',
    answer: {
      grid: '最後に、完成した盤面を 1 行ずつ書いてください。',
      placements:
        '最後に、空のマスの数字を 1 つ以上、<answer>r1c2=3 r4c1=2</answer> のように書いてください。続けられない場合は <answer>give up</answer> と書いてください。',
    },
    right: '正解：',
    wrong: '不正解：',
    nothing: '前回の答えには、空のマスの数字がありませんでした。',
  },
};

/**
 * A puzzle as a prompt for people or models: the rules of its board, its clues, its digits, and how
 * to answer so that `gradeAnswer` or `proposalIn` reads it. Void cells of shaped boards are left
 * out.
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
    asks: oneOf(ASKED),
    last: having('what became of an answer', 'right', 'wrong'),
  });
  const { geometry, givens } = puzzle;
  const { language, alphabet = alphabetOf(geometry), asks = 'grid', last } = options;
  const words = WORDS[language?.code as LanguageCode] ?? WORDS.en;
  const { size, rows, columns, clues } = geometry;
  const row = (index: number): string =>
    Array.from(givens.subarray(index * size, index * size + columns), (digit) =>
      digit === 0 ? '.' : alphabet[digit - 1],
    ).join(' ');
  const named = ({ cell, digit }: Candidate): string => `${cellName(cell, size)}=${alphabet[digit - 1]}`;
  return [
    ...(last ? [reportText(last, words, named)] : []),
    `${words.solve}\n${rulesText(geometry, language)}`,
    ...(clues.length > 0
      ? [`${words.clues}\n${clues.map((clue) => tellClue(clue, geometry, language)).join('\n')}`]
      : []),
    `${words.puzzle}\n${Array.from({ length: rows }, (_, index) => row(index)).join('\n')}`,
    words.answer[asks],
  ].join('\n\n');
}

/** What became of the last answer, in words. */
function reportText({ right, wrong }: TurnReport, words: PromptWords, named: (candidate: Candidate) => string): string {
  const line = (what: string, candidates: readonly Candidate[]): string[] =>
    candidates.length > 0 ? [`${what}${candidates.map(named).join(' ')}`] : [];
  const lines = [...line(words.right, right), ...line(words.wrong, wrong)];
  return lines.length > 0 ? lines.join('\n') : words.nothing;
}
