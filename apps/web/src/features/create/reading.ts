import type { Kind } from '../../storage/database.ts';
import { fitting, isRecord, parts, type Reading, text, time } from '../../storage/shape.ts';
import type { Draft } from './draft.ts';
import { type History, historyFrom } from './history.ts';

/** What lies, or lay, on the table of some tab. */
export interface Table {
  readonly id: string;
  readonly touched: number;
  readonly history: History;
}

const table = parts({ id: text, touched: time, history: fitting(isRecord) });

/** The tables of a setter, one for each tab. */
export const TABLES: Kind<Table> = {
  name: 'tables',
  read(raw) {
    const fault = table(raw);
    if (fault !== undefined) return { fault };
    const { id, touched, history } = raw as Table;
    const { value, fault: within } = readHistory(history);
    const saved = value && { value: { id, touched, history: value } };
    return within === undefined ? { ...saved } : { ...saved, fault: `.history${within}` };
  },
};

/** A history, and whether something of it makes no sense. */
export function readHistory(raw: unknown): Reading<History> {
  const value = historyFrom(raw);
  if (!value) return { fault: '' };
  const { drafts, at } = raw as History;
  const lost = drafts.findIndex((draft, index) => !isWhole(draft, value.drafts[index]));
  if (lost >= 0) return { value, fault: `.drafts[${lost}]` };
  return at === value.at ? { value } : { value, fault: '.at' };
}

/** Whether nothing of a draft was left out when it was read. */
const isWhole = (raw: Draft, read: Draft | undefined): boolean =>
  read !== undefined &&
  isRecord(raw) &&
  raw.rules?.length === read.rules.length &&
  raw.clues?.length === read.clues.length &&
  (raw.about === undefined) === (read.about === undefined);
