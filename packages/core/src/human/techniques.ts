import type { Technique } from './technique.ts';
import { ahsXz } from './techniques/almost-hidden-sets.ts';
import { almostLockedPair, almostLockedTriple } from './techniques/almost-locked-candidates.ts';
import { alsXyWing, alsXz } from './techniques/almost-locked-sets.ts';
import { alsChain } from './techniques/als-chains.ts';
import { alsWWing } from './techniques/als-w-wing.ts';
import { avoidableRectangle1, avoidableRectangle2 } from './techniques/avoidable-rectangles.ts';
import { bivalueOddagon } from './techniques/bivalue-oddagon.ts';
import { chuteRemotePair, eriPair } from './techniques/box-bridges.ts';
import { brokenWing } from './techniques/broken-wings.ts';
import { bruteForce } from './techniques/brute-force.ts';
import { bug2, bug3, bug4, bugPlus1 } from './techniques/bug.ts';
import {
  alternatingInferenceChain,
  continuousNiceLoop,
  discontinuousNiceLoop,
  xChain,
  xyChain,
} from './techniques/chains.ts';
import { multiColors1, multiColors2, simpleColorsTrap, simpleColorsWrap } from './techniques/coloring.ts';
import { deathBlossom } from './techniques/death-blossom.ts';
import {
  directClaiming,
  directHiddenPair,
  directHiddenTriplet,
  directPointing,
} from './techniques/direct-placements.ts';
import { doubleExocet } from './techniques/double-exocet.ts';
import { alignedPairExclusion, alignedTripletExclusion } from './techniques/exclusion.ts';
import { juniorExocet, seniorExocet } from './techniques/exocets.ts';
import {
  extendedRectangle1,
  extendedRectangle2,
  extendedRectangle3,
  extendedRectangle4,
} from './techniques/extended-rectangles.ts';
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
} from './techniques/finned-fish.ts';
import { fireworkQuad, fireworkTriple } from './techniques/fireworks.ts';
import { jellyfish, leviathan, squirmbag, swordfish, whale, xWing } from './techniques/fish.ts';
import { bidirectionalCycle, forcingChain, forcingXChain, xCycle, yCycle } from './techniques/forcing-chains.ts';
import {
  cellForcingChain,
  dynamicForcingChain,
  dynamicForcingChainPlus,
  nestedForcingChain,
  nishio,
  regionForcingChain,
} from './techniques/forcing-nets.ts';
import {
  finnedFrankenJellyfish,
  finnedFrankenSwordfish,
  finnedFrankenXWing,
  frankenJellyfish,
  frankenSwordfish,
  frankenXWing,
} from './techniques/franken-fish.ts';
import { groupedAic, groupedContinuousNiceLoop, groupedDiscontinuousNiceLoop } from './techniques/grouped-chains.ts';
import { groupedTurbotFish } from './techniques/grouped-turbot-fish.ts';
import { krakenFish1, krakenFish2 } from './techniques/kraken-fish.ts';
import { uvwxyzWing, vwxyzWing } from './techniques/large-wings.ts';
import { lawOfLeftovers } from './techniques/law-of-leftovers.ts';
import { claiming, pointing } from './techniques/locked-candidates.ts';
import { medusaTrap, medusaWrap } from './techniques/medusa.ts';
import { multiSectorLockedSets } from './techniques/multi-sector.ts';
import {
  finnedMutantJellyfish,
  finnedMutantSwordfish,
  mutantJellyfish,
  mutantSwordfish,
} from './techniques/mutant-fish.ts';
import { hWing, lWing, mWing, sWing } from './techniques/named-wings.ts';
import { remotePair } from './techniques/remote-pairs.ts';
import { siameseFish } from './techniques/siamese-fish.ts';
import { dualEmptyRectangle, emptyRectangle } from './techniques/single-digit-rectangles.ts';
import { fullHouse, hiddenSingle, nakedSingle } from './techniques/singles.ts';
import { skLoop } from './techniques/sk-loop.ts';
import {
  hiddenPair,
  hiddenQuad,
  hiddenTriple,
  lockedPair,
  lockedTriple,
  nakedPair,
  nakedQuad,
  nakedTriple,
} from './techniques/subsets.ts';
import { sueDeCoq } from './techniques/sue-de-coq.ts';
import { symmetricalPlacement } from './techniques/symmetrical-placement.ts';
import { templateDelete, templateSet } from './techniques/templates.ts';
import { tridagon } from './techniques/tridagon.ts';
import { dualTwoStringKite, skyscraper, turbotFish, twoStringKite } from './techniques/turbot-fish.ts';
import { uniqueLoop1, uniqueLoop2, uniqueLoop3, uniqueLoop4 } from './techniques/unique-loops.ts';
import {
  hiddenRectangle,
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueRectangle5,
  uniqueRectangle6,
} from './techniques/unique-rectangles.ts';
import { wWing, wxyzWing } from './techniques/wings.ts';
import { xColorsTrap, xColorsWrap } from './techniques/x-colors.ts';
import { xyWing, xyzWing } from './techniques/xy-wings.ts';
import { xyzRing } from './techniques/xyz-rings.ts';

// As a tuple, so that its type knows every id.
const ROWS = [
  // singles
  fullHouse,
  hiddenSingle,
  nakedSingle,
  // locked candidates and subsets
  directPointing,
  directClaiming,
  directHiddenPair,
  directHiddenTriplet,
  lockedPair,
  lockedTriple,
  pointing,
  claiming,
  lawOfLeftovers,
  nakedPair,
  nakedTriple,
  hiddenPair,
  hiddenTriple,
  nakedQuad,
  hiddenQuad,
  // fish, patterns of one digit, wings
  xWing,
  swordfish,
  skyscraper,
  twoStringKite,
  turbotFish,
  emptyRectangle,
  dualTwoStringKite,
  dualEmptyRectangle,
  xyWing,
  xyzWing,
  wWing,
  chuteRemotePair,
  eriPair,
  wxyzWing,
  almostLockedPair,
  almostLockedTriple,
  xyzRing,
  jellyfish,
  finnedXWing,
  sashimiXWing,
  finnedSwordfish,
  sashimiSwordfish,
  finnedJellyfish,
  sashimiJellyfish,
  squirmbag,
  whale,
  leviathan,
  // coloring
  simpleColorsTrap,
  simpleColorsWrap,
  multiColors1,
  multiColors2,
  // uniqueness
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle3,
  uniqueRectangle4,
  uniqueRectangle5,
  uniqueRectangle6,
  hiddenRectangle,
  avoidableRectangle1,
  avoidableRectangle2,
  uniqueLoop1,
  uniqueLoop2,
  uniqueLoop3,
  uniqueLoop4,
  bugPlus1,
  bug2,
  bug3,
  bug4,
  extendedRectangle1,
  extendedRectangle2,
  extendedRectangle3,
  extendedRectangle4,
  symmetricalPlacement,
  // coloring of several digits, hidden sets of a row and a column
  fireworkTriple,
  fireworkQuad,
  medusaTrap,
  medusaWrap,
  // chains
  remotePair,
  bivalueOddagon,
  xChain,
  xColorsTrap,
  xColorsWrap,
  xyChain,
  mWing,
  sWing,
  lWing,
  hWing,
  continuousNiceLoop,
  discontinuousNiceLoop,
  alternatingInferenceChain,
  xCycle,
  yCycle,
  forcingXChain,
  bidirectionalCycle,
  forcingChain,
  groupedTurbotFish,
  // almost locked sets and exclusion
  alignedPairExclusion,
  alignedTripletExclusion,
  sueDeCoq,
  vwxyzWing,
  uvwxyzWing,
  alsXz,
  alsXyWing,
  alsWWing,
  alsChain,
  ahsXz,
  deathBlossom,
  // fish with boxes
  frankenXWing,
  frankenSwordfish,
  frankenJellyfish,
  finnedFrankenXWing,
  finnedFrankenSwordfish,
  finnedFrankenJellyfish,
  // chains of groups and almost locked sets
  groupedContinuousNiceLoop,
  groupedDiscontinuousNiceLoop,
  groupedAic,
  // large patterns
  tridagon,
  skLoop,
  juniorExocet,
  doubleExocet,
  seniorExocet,
  // nets
  nishio,
  cellForcingChain,
  regionForcingChain,
  multiSectorLockedSets,
  dynamicForcingChain,
  dynamicForcingChainPlus,
  // patterns that are rarely looked for: few people see them, and they take long to find
  brokenWing,
  finnedSquirmbag,
  finnedWhale,
  finnedLeviathan,
  siameseFish,
  mutantSwordfish,
  mutantJellyfish,
  finnedMutantSwordfish,
  finnedMutantJellyfish,
  krakenFish1,
  krakenFish2,
  // last resort
  templateSet,
  templateDelete,
  nestedForcingChain,
] as const satisfies readonly Technique[];

/** The ids of the table, and of what only a rater does. */
export type TechniqueId = (typeof ROWS)[number]['id'] | (typeof bruteForce)['id'];

/**
 * Every technique, in the order in which people try them. The first are seen at once, the last take
 * an evening.
 */
export const TECHNIQUES: readonly Technique<TechniqueId>[] = ROWS;

/**
 * The technique with an id, or nothing.
 *
 *     techniqueCalled('x-wing').name      // 'X-Wing'
 */
export const techniqueCalled = (id: string): Technique<TechniqueId> | undefined =>
  [...TECHNIQUES, bruteForce].find((row) => row.id === id);
