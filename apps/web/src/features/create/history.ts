import { type Draft, draftFrom } from './draft.ts';

/** What lay on the table one after the other, and what lies there now. */
export interface History {
  readonly drafts: readonly Draft[];
  readonly at: number;
}

const MOST_KEPT = 300;

export const now = ({ drafts, at }: History): Draft => drafts[at]!;

/** The history after a change; with `isSameStroke` it takes the place of the last change. */
export function changed({ drafts, at }: History, draft: Draft, isSameStroke = false): History {
  if (draft === drafts[at]) return { drafts, at };
  const before = drafts.slice(0, isSameStroke ? at : at + 1).slice(-MOST_KEPT);
  return { drafts: [...before, draft], at: before.length };
}

export const canUndo = ({ at }: History): boolean => at > 0;
export const canRedo = ({ drafts, at }: History): boolean => at < drafts.length - 1;
export const undone = (history: History): History => (canUndo(history) ? { ...history, at: history.at - 1 } : history);
export const redone = (history: History): History => (canRedo(history) ? { ...history, at: history.at + 1 } : history);

/** A history that was kept; what does not make sense any more is left out. */
export function historyFrom(value: unknown): History | undefined {
  const kept = value as Partial<History> | null | undefined;
  if (!Array.isArray(kept?.drafts)) return undefined;
  const drafts = kept.drafts.map(draftFrom).filter((draft) => draft !== undefined);
  const at = Math.min(drafts.length - 1, Math.max(0, Math.trunc(Number(kept.at)) || 0));
  return drafts.length > 0 ? { drafts, at } : undefined;
}
