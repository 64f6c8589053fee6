import { describeFamily } from '../../conformance.ts';
import { claiming, pointing } from '../basics/locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { nakedPair } from '../basics/subsets.ts';
import { uniqueLoop1, uniqueLoop2, uniqueLoop3, uniqueLoop4 } from './unique-loops.ts';

const all = [uniqueLoop1, uniqueLoop2, uniqueLoop3, uniqueLoop4];

describeFamily('unique-loops', all, { along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming, nakedPair] });
