import { type Clue, clueFault, type Kind, kindNamed, withClues } from '@pencilmark/core/geometry';
import type { PartOfLanguage } from '@pencilmark/core/human/language';
import { tellFault } from '@pencilmark/core/words';
import { type Draft, geometryOfDraft, sketchOf } from './draft.ts';

/** A clue as text: the same for equal clues only. */
export const keyOfClue = ({ rule, cells, values }: Clue): string => JSON.stringify([rule, cells, values]);

export const isSameClue = (a: Clue, b: Clue): boolean => a === b || keyOfClue(a) === keyOfClue(b);

/** Whether some clues have a clue among them. */
export const hasClue = (clues: readonly Clue[], clue: Clue): boolean =>
  clues.some((listed) => isSameClue(listed, clue));

/** What a clue on the table lacks, or why it cannot stand there. */
export interface ClueTrouble {
  readonly clue: Clue;
  /** What it lacks; of everything else core has a sentence. */
  readonly what: 'number' | 'cells' | 'group' | 'other';
  says(language: PartOfLanguage<'words'>): string;
}

/** What is wrong with the clues of a draft, each by itself. */
export function troubles(draft: Draft): ClueTrouble[] {
  const board = sketchOf(draft);
  return draft.clues.flatMap((clue) => {
    if (clueFault(clue, board) === undefined) return [];
    const says: ClueTrouble['says'] = (language) => tellFault(clue, board, language)!;
    return [{ clue, what: lackOf(kindNamed(clue.rule), clue), says }];
  });
}

function lackOf(kind: Kind | undefined, { cells, values }: Clue): ClueTrouble['what'] {
  if (!kind) return 'other';
  const { form } = kind;
  if (cells.length < (form.lists?.[0] ?? 1)) return 'group';
  if (cells.some((list) => list.length < form.cells[0])) return 'cells';
  return values.length < (form.values?.[0] ?? 0) ? 'number' : 'other';
}

/**
 * A draft with other clues: as the board writes them, each once; those that are not finished come
 * last.
 */
export function withDraftClues(draft: Draft, clues: readonly Clue[]): Draft {
  const board = sketchOf(draft);
  const isSound = (clue: Clue): boolean => clueFault(clue, board) === undefined;
  const sound = withClues(board, clues.filter(isSound)).clues;
  return { ...draft, clues: [...sound, ...clues.filter((clue) => !isSound(clue))] };
}

/** The clue as the draft writes it. */
export function settledClue(draft: Draft, clue: Clue): Clue | undefined {
  const [alone] = withDraftClues({ ...draft, clues: [] }, [clue]).clues;
  return draft.clues.find((listed) => alone && isSameClue(listed, alone));
}

/** The clues of the board that a draft makes. */
export const boardClues = (draft: Draft): readonly Clue[] => geometryOfDraft(draft)?.clues ?? [];
