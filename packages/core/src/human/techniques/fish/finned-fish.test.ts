import { describeFamily } from '../../conformance.ts';
import { fullHouse, hiddenSingle, nakedSingle } from '../basics/singles.ts';
import {
  finnedJellyfish,
  finnedLeviathan,
  finnedSquirmbag,
  finnedSwordfish,
  finnedWhale,
  finnedXWing,
  sashimiJellyfish,
  sashimiSwordfish,
  sashimiXWing,
} from './finned-fish.ts';

describeFamily(
  'finned-fish',
  [
    ...[finnedXWing, sashimiXWing, finnedSwordfish, sashimiSwordfish, finnedJellyfish, sashimiJellyfish],
    ...[finnedSquirmbag, finnedWhale, finnedLeviathan],
  ],
  { along: [fullHouse, hiddenSingle, nakedSingle] },
);
