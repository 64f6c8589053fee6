import { describeFamily } from '../../conformance.ts';
import { claiming, pointing } from '../basics/locked-candidates.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import { nakedPair } from '../basics/subsets.ts';
import { bug2, bug3, bug4, bugPlus1 } from './bug.ts';

const all = [bugPlus1, bug2, bug3, bug4];

describeFamily('bug', all, { along: [fullHouse, hiddenSingle, nakedSingle, pointing, claiming, nakedPair] });
