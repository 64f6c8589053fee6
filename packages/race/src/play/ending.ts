import type { Ending, Standing } from '../messages/rules.ts';
import { type Draft, REFEREE } from './draft.ts';

/** Ends a match. */
export const endMatch = (draft: Draft, ending: Ending, standings: readonly Standing[]): void =>
  draft.add('done', REFEREE, { result: { ending, standings: [...standings] } });
