import { describeFamily } from '../conformance.ts';
import { claiming, pointing } from './locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from './singles.ts';
import { nakedPair } from './subsets.ts';
import { uniqueLoop1, uniqueLoop2, uniqueLoop3, uniqueLoop4 } from './unique-loops.ts';

const all = [uniqueLoop1, uniqueLoop2, uniqueLoop3, uniqueLoop4];

describeFamily('unique-loops', all, { along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming, nakedPair] });
