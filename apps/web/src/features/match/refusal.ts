import { LONGEST_NAME } from '@pencilmark/race';
import { has, t } from '../../text/index.ts';
import { type Refused, refusalKey } from './refusal-key.ts';

/** Why something was not done, in words of the app. */
export const refusalText = (refused: Refused): string => t(refusalKey(refused, has), { n: LONGEST_NAME });
