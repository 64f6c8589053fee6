import { slot } from '../../storage/local.ts';
import { readList, text } from '../../storage/shape.ts';

const MOST = 40;

/** The families of techniques that stand open in the lists of Learn, once somebody has chosen. */
export const UNFOLDED = slot<readonly string[]>('families', readList(text, MOST));
