import { checkArgument } from '../result.ts';
import type { Cell } from '../sets/cells.ts';
import type { Digit } from '../sets/digits.ts';

/**
 * A part of a sentence: its text, and its meaning on the board. A house is an index into the list
 * of the geometry. A clue or a rule comes with its cells.
 */
export type SentencePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'cells'; readonly text: string; readonly cells: readonly Cell[] }
  | { readonly kind: 'candidates'; readonly text: string; readonly cells: readonly Cell[]; readonly digit: Digit }
  | { readonly kind: 'house'; readonly text: string; readonly house: number }
  | { readonly kind: 'clue'; readonly text: string; readonly cells: readonly Cell[] }
  | { readonly kind: 'digit'; readonly text: string; readonly digit: Digit }
  | { readonly kind: 'technique'; readonly text: string; readonly technique: string };

/** A sentence, or several, as parts in reading order. Plain data. */
export type Sentence = readonly SentencePart[];

/** The filling of a hole of a sentence. */
export type SentenceInsert = string | SentencePart | Sentence;

/**
 * The text of a sentence: its parts, one after the other.
 *
 *     const position = gridOf(puzzleOf('123.' + '....'.repeat(3)));
 *     const parts = hintParts(nextStep(position), position.geometry, 'where');
 *     sentenceText(parts)      // 'Look at row 1.'
 */
export function sentenceText(sentence: Sentence): string {
  const isSentence = Array.isArray(sentence) && sentence.every((part) => typeof part?.text === 'string');
  checkArgument('sentenceText', isSentence, sentence, 'a sentence, such as explainParts(STEP, GEOMETRY) gives');
  return sentence.map(({ text }) => text).join('');
}

/** A template tag: the text of the template with its holes filled. */
export const sentence = (texts: readonly string[], ...fillings: readonly SentenceInsert[]): Sentence =>
  texts.flatMap((text, index) => [...partsOf(text), ...partsOf(fillings[index] ?? '')]);

/** Items with a text between them. Before the last item stands `beforeLast`. */
export const joined = (items: readonly SentenceInsert[], between: string, beforeLast = between): Sentence =>
  items.flatMap((item, index) => {
    const link = index === 0 ? '' : index === items.length - 1 ? beforeLast : between;
    return [...partsOf(link), ...partsOf(item)];
  });

function partsOf(filling: SentenceInsert): Sentence {
  if (typeof filling !== 'string') return 'kind' in filling ? [filling] : filling;
  return filling === '' ? [] : [{ kind: 'text', text: filling }];
}
