import { describeFamily } from '../conformance.ts';
import { bug2, bug3, bug4, bugPlus1 } from './bug.ts';
import { claiming, pointing } from './locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from './singles.ts';
import { nakedPair } from './subsets.ts';

const all = [bugPlus1, bug2, bug3, bug4];

describeFamily('bug', all, { along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming, nakedPair] });
