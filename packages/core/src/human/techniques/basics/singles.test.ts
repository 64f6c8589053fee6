import { describeFamily } from '../../conformance.ts';
import { fullHouse, hiddenSingle, nakedSingle } from './singles.ts';

const all = [fullHouse, hiddenSingle, nakedSingle];

describeFamily('singles', all, { along: all });
