/** A line of an answer, or a part of it that reads like one. */
export interface AnswerLine {
  readonly text: string;
  /** The number of the line that it came from, from 1. */
  readonly number: number;
}

/**
 * The lines of an answer without blank ones. Rows that stand behind one another are lines of their
 * own: lists within a list, rows of a table of HTML or LaTeX, ends of lines that are written out.
 * Digits in circles, on keys and of full width become plain ones.
 */
export function* linesOf(answer: string): Generator<AnswerLine> {
  let number = 1;
  // A row of HTML may have a line for each of its cells.
  for (const part of answer.split(/(?=<tr\b)|(?<=<\/tr>)/i)) {
    const lines = part.split(/\r\n|[\n\r\u2028]/);
    const texts = /^<tr\b/i.test(part) ? [lines.join(' ')] : lines;
    for (const [index, text] of texts.entries())
      for (const piece of piecesOf(text)) if (piece.trim() !== '') yield { text: piece, number: number + index };
    number += lines.length - 1;
  }
}

const piecesOf = (line: string): string[] =>
  line
    .replaceAll(/[\uFE0F\u20E3\u200B\u2060\uFEFF]/g, '')
    .normalize('NFKC')
    .split(/\\n|\\\\|\]\s*,\s*\[|<br\s*\/?>/i);
